// Written by `npm run words` from zh-Hant.ts.
import type {CoachStrings} from './strings.js';

export const zhHans: CoachStrings = {
  faults: {
    sentence: (clause) => `${clause}。`,
    'goal-missing': (_, known) => `这里缺少目标。目标以下列的词开头：${known}`,
    'goal-unknown': (word, meant) =>
      `没有以“${word}”开头的目标${meant === undefined ? '' : `（是“${meant}”吗？）`}`,
    'goal-pattern': (id, meant) =>
      `这套规则没有“${id}”这个牌型${meant === undefined ? '' : `（是“${meant}”吗？）`}`,
    'goal-impossible': (id) => `“${id}”用这套规则的牌凑不出来`,
    'goal-number': (word) => `这里要写整数：“${word}”`,
    'goal-too-low': (number, least) => `${number}太小，至少要${least}`,
    'goal-word': (word, wanted) => `这里要写“${wanted}”：“${word}”`,
    'goal-left-over': (word) => `“${word}”不能写在这里。两个目标之间要写逗号`,
    'goal-twice': (goal) => `目标“${goal}”写了两次`,
    'goal-unmet': (goal, walls) => `电脑在 ${walls} 副牌墙上都没有达成“${goal}”`,
    'goal-two-right': (goal, moves) => `“${goal}”只能有一个正确答案，但下列做法一样好：${moves}`,
  },
  goals: {
    win: '和牌',
    winWith: (name) => `以${name}和牌`,
    total: (amount) => `以至少${amount}和牌`,
    self: '自摸',
    closed: '不吃不碰不杠别家的牌',
    safe: '不点炮',
    best: '找出最好的一手',
    ready: (n) => (n === 0 ? '打出第一张牌以前听牌' : `最多打${n}张牌就听牌`),
    points: (amount) => `这一局至少得${amount}`,
    met: (goal) => `达成：${goal}`,
    missed: (goal) => `没有达成：${goal}`,
    worth: (amount) => `这副牌是${amount}`,
    got: (amount) => `这一局得${amount}`,
    wasReady: (n) => `打了${n}张牌才听牌`,
  },
  plans: {
    plan: (names) => `打算做${names}`,
    lacks: (tiles) => `还缺${tiles}`,
    worth: (amount) => `做成有${amount}`,
    waits: (tiles) => `已经听牌，听${tiles}`,
    near: (far, live, tiles) => {
      const away = `离听牌还差${far}张`;
      return tiles ? `${away}，有效牌还剩${live}张：${tiles}` : `${away}，有效牌一张也不剩`;
    },
    dead: '已经听牌，但听的牌一张也不剩',
    wanted: (tile, n, live) => `${n > 1 ? `${n}张` : ''}${tile}（剩${live}张）`,
  },
};
