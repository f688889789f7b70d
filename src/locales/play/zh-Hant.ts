import type {PlayStrings} from './strings.js';

export const zhHant: PlayStrings = {
  label: '與電腦對局',
  hand: '你的手牌',
  moves: '可以做的事',
  tools: '提示與速度',
  asks: {
    turn: '輪到你了，請選一張牌打出。',
    claim: '要這張牌嗎？',
    draw: '摸牌前要宣告嗎？',
    others: '其他人在打牌。',
  },
  drawn: (tile) => `${tile}（剛摸到）`,
  undo: '退回一步',
  hint: '提示',
  speed: '速度',
  speeds: {slow: '慢', normal: '普通', fast: '快', none: '不等待'},
  advice: (move) => `電腦會這樣做：${move}`,
  leavesReady: (live) => `這樣就聽牌了，能胡的牌還有${live}張沒出現`,
  leaves: (far, live) => `這樣離聽牌還差${far}張，能進張的沒見過的牌有${live}張`,
  plan: (names, tiles) => `目標是${names}，還缺${tiles}`,
  wall: (seed) => `牌牆 ${seed}`,
  again: '同一副牌牆再打',
  another: '換一副牌牆',
  copy: '複製牌譜',
  copied: '已複製。',
  text: '牌譜文字',
};
