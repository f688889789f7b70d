import type {CoachStrings} from './strings.js';

export const ja: CoachStrings = {
  faults: {
    sentence: (clause) => `${clause}。`,
    'goal-missing': (_, known) => `ここに目標がありません。目標は次の語で始めます：${known}`,
    'goal-unknown': (word, meant) =>
      `「${word}」で始まる目標はありません${meant === undefined ? '' : `（「${meant}」ですか）`}`,
    'goal-pattern': (id, meant) =>
      `このルールに「${id}」という役はありません${meant === undefined ? '' : `（「${meant}」ですか）`}`,
    'goal-impossible': (id) => `「${id}」はこのルールの牌では作れません`,
    'goal-number': (word) => `ここには整数を書きます：「${word}」`,
    'goal-too-low': (number, least) => `${number}は小さすぎます。${least}以上でなければなりません`,
    'goal-word': (word, wanted) => `ここには「${wanted}」と書きます：「${word}」`,
    'goal-left-over': (word) => `「${word}」はここに書けません。目標と目標の間にはコンマを書きます`,
    'goal-twice': (goal) => `目標「${goal}」は二度書かれています`,
    'goal-unmet': (goal, walls) => `コンピューターは${walls}の牌山のどれでも「${goal}」に届きませんでした`,
    'goal-two-right': (goal, moves) =>
      `「${goal}」の正解は一つでなければなりませんが、次の手は同じくらい良い手です：${moves}`,
  },
  goals: {
    win: '和了する',
    winWith: (name) => `${name}で和了する`,
    total: (amount) => `${amount}以上で和了する`,
    self: 'ツモで和了する',
    closed: '一度も鳴かない',
    safe: '放銃しない',
    best: '最善の一手を見つける',
    ready: (n) => (n === 0 ? '最初の打牌より前に聴牌する' : `${n}枚捨てるまでに聴牌する`),
    points: (amount) => `この局で${amount}以上の収支にする`,
    met: (goal) => `達成：${goal}`,
    missed: (goal) => `未達成：${goal}`,
    worth: (amount) => `手は${amount}でした`,
    got: (amount) => `収支は${amount}でした`,
    wasReady: (n) => `聴牌したのは${n}枚捨てた時でした`,
  },
  plans: {
    plan: (names) => `狙いは${names}です`,
    lacks: (tiles) => `足りない牌は${tiles}です`,
    worth: (amount) => `完成すると${amount}です`,
    waits: (tiles) => `聴牌していて、待ちは${tiles}です`,
    near: (far, live, tiles) => {
      const away = far === 1 ? '一向聴' : `${far}向聴`;
      return tiles ? `${away}で、有効牌は残り${live}枚です：${tiles}` : `${away}で、有効牌は残っていません`;
    },
    dead: '聴牌していますが、待ちの牌は残っていません',
    wanted: (tile, n, live) => `${tile}${n > 1 ? `を${n}枚` : ''}（残り${live}枚）`,
  },
};
