import type {CoachStrings} from './strings.js';

export const zhHant: CoachStrings = {
  faults: {
    sentence: (clause) => `${clause}。`,
    'goal-missing': (_, known) => `這裡缺少目標。目標以下列的詞開頭：${known}`,
    'goal-unknown': (word, meant) =>
      `沒有以「${word}」開頭的目標${meant === undefined ? '' : `（是「${meant}」嗎？）`}`,
    'goal-pattern': (id, meant) =>
      `這套規則沒有「${id}」這個牌型${meant === undefined ? '' : `（是「${meant}」嗎？）`}`,
    'goal-impossible': (id) => `「${id}」用這套規則的牌湊不出來`,
    'goal-number': (word) => `這裡要寫整數：「${word}」`,
    'goal-too-low': (number, least) => `${number}太小，至少要${least}`,
    'goal-word': (word, wanted) => `這裡要寫「${wanted}」：「${word}」`,
    'goal-left-over': (word) => `「${word}」不能寫在這裡。兩個目標之間要寫逗號`,
    'goal-twice': (goal) => `目標「${goal}」寫了兩次`,
    'goal-unmet': (goal, walls) => `電腦在 ${walls} 副牌牆上都沒有達成「${goal}」`,
    'goal-two-right': (goal, moves) => `「${goal}」只能有一個正確答案，但下列做法一樣好：${moves}`,
  },
  goals: {
    win: '胡牌',
    winWith: (name) => `以${name}胡牌`,
    total: (amount) => `以至少${amount}胡牌`,
    self: '自摸',
    closed: '不吃不碰不槓別家的牌',
    safe: '不放槍',
    best: '找出最好的一手',
    ready: (n) => (n === 0 ? '打出第一張牌以前聽牌' : `最多打${n}張牌就聽牌`),
    points: (amount) => `這一局至少得${amount}`,
    met: (goal) => `達成：${goal}`,
    missed: (goal) => `沒有達成：${goal}`,
    worth: (amount) => `這副牌是${amount}`,
    got: (amount) => `這一局得${amount}`,
    wasReady: (n) => `打了${n}張牌才聽牌`,
  },
  plans: {
    plan: (names) => `打算做${names}`,
    lacks: (tiles) => `還缺${tiles}`,
    worth: (amount) => `做成有${amount}`,
    waits: (tiles) => `已經聽牌，聽${tiles}`,
    near: (far, live, tiles) => {
      const away = `離聽牌還差${far}張`;
      return tiles ? `${away}，有效牌還剩${live}張：${tiles}` : `${away}，有效牌一張也不剩`;
    },
    dead: '已經聽牌，但聽的牌一張也不剩',
    wanted: (tile, n, live) => `${n > 1 ? `${n}張` : ''}${tile}（剩${live}張）`,
  },
};
