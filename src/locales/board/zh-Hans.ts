// Written by `npm run words` from zh-Hant.ts.
import type {BoardWords} from './strings.js';

/** The reader, whose seat has no name then. */
const self = '你';

export const zhHans: BoardWords = {
  winds: {east: '东', south: '南', west: '西', north: '北'},
  counters: (n) => `连庄${n}次`,
  sticks: (n) => `立直棒${n}根`,
  left: (n) => `剩${n}张`,
  dice: (dice) => `骰子${dice.join('、')}`,
  sitsOut: (name) => `轮空 ${name}`,
  dealer: '庄',
  ready: {ready: '已听牌', riichi: '立直', open: '开立直'},
  dead: '牌作废',
  won: '和',
  points: (amount) => amount,
  phase: {
    draw: (seat = self) => `轮到${seat}摸牌。`,
    act: (seat = self) => `轮到${seat}打牌。`,
    claim: (seat = self) => `${seat}刚打出一张。`,
    rob: (seat = self) => `${seat}宣告开杠。`,
    replace: (seat = self) => `${seat}要补牌。`,
  },
  over: '这一局已经结束。',
  caption: '牌桌',
  columns: {seat: '座位', hand: '手牌', melds: '吃碰杠', river: '打出的牌', out: '亮出的牌'},
  pool: '所有人打出的牌',
  hidden: (n) => `${n}张暗牌`,
  below: '桌下的手牌',
  drawn: (tile) => `摸到${tile}`,
  from: (seat) => `来自${seat}`,
  thrown: {drawn: '摸切', declared: '宣告时打出', open: '刚打出', marked: '有标记', last: '上一手'},
  taken: (seat) => `被${seat}吃碰杠`,
  nothing: '无',
  may: '可以做的',
  nobodyMay: '没有人可以吃、碰、杠或和。',
  outcome: (sentences) => `若大家都喊：${sentences}`,
  wildIndicator: '财神指示牌',
  indicated: {dora: (tiles) => `宝牌：${tiles}`, wild: (tiles) => `财神：${tiles}`},
  nearest: '离打牌者顺序最近的一家优先。',
  waits: (seat, isFuriten) => `${seat}${isFuriten ? '（振听）' : ''}听`,
  tilesLeft: (n) => `剩${n}张`,
  join: (parts) => parts.join('、'),
};
