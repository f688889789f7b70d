// Written by `npm run words` from zh-Hant.ts.
import type {PlayStrings} from './strings.js';

export const zhHans: PlayStrings = {
  label: '与电脑对局',
  hand: '你的手牌',
  moves: '可以做的事',
  tools: '提示与速度',
  asks: {
    turn: '轮到你了，请选一张牌打出。',
    claim: '要这张牌吗？',
    draw: '摸牌前要宣告吗？',
    others: '其他人在打牌。',
  },
  drawn: (tile) => `${tile}（刚摸到）`,
  undo: '退回一步',
  hint: '提示',
  speed: '速度',
  speeds: {slow: '慢', normal: '普通', fast: '快', none: '不等待'},
  advice: (move) => `电脑会这样做：${move}`,
  leavesReady: (live) => `这样就听牌了，能和的牌还有${live}张没出现`,
  leaves: (far, live) => `这样离听牌还差${far}张，能进张的没见过的牌有${live}张`,
  plan: (names, tiles) => `目标是${names}，还缺${tiles}`,
  wall: (seed) => `牌墙 ${seed}`,
  again: '同一副牌墙再打',
  another: '换一副牌墙',
  copy: '复制牌谱',
  copied: '已复制。',
  text: '牌谱文字',
};
