import type {PlayStrings} from './strings.js';

export const ja: PlayStrings = {
  label: 'コンピューターとの対局',
  hand: 'あなたの手牌',
  moves: 'できること',
  tools: '補助と速さ',
  asks: {
    turn: 'あなたの番です。捨てる牌を選んでください。',
    claim: 'この牌に声をかけますか。',
    draw: 'ツモの前に何か宣言しますか。',
    others: '他の人が打っています。',
  },
  drawn: (tile) => `${tile}（ツモ牌）`,
  undo: '一手戻す',
  hint: 'ヒント',
  speed: '速さ',
  speeds: {slow: '遅い', normal: '普通', fast: '速い', none: '待たない'},
  advice: (move) => `コンピューターなら：${move}`,
  leavesReady: (live) => `これで聴牌、見えていない和了牌は${live}枚`,
  leaves: (far, live) => `これで聴牌まであと${far}枚、手が進む見えていない牌は${live}枚`,
  plan: (names, tiles) => `狙いは${names}、足りない牌は${tiles}`,
  wall: (seed) => `牌山 ${seed}`,
  again: '同じ牌山でもう一度',
  another: '別の牌山',
  copy: '牌譜をコピー',
  copied: 'コピーしました。',
  text: '牌譜のテキスト',
};
