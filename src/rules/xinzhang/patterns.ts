/**
 * 台 of 新章: the table that scores, that is shown, and (its first three rows) that pays.
 *
 * Citations: `XZ-n` is a numbered rule of the page; `XZ-T0` the dealer's rows of its table, `XZ-T1` … `XZ-T24` the rows
 * under 1台 … 24台.
 */
import {TERMINAL_BITS} from '../../core/group.js';
import {Match, bitCount} from '../../core/match.js';
import {isHonorsOnly, isOneSuit, isOneSuitWithHonors} from '../../core/patterns/flush.js';
import {
  PLANTS,
  SEASONS,
  flowerSets,
  flowerTiles,
  flowersOf,
  ownFlowers,
  seatFlowers,
} from '../../core/patterns/flowers.js';
import {
  bigFourWinds,
  bigThreeDragons,
  dragonPungs,
  littleFourWinds,
  littleThreeDragons,
  windPungs,
} from '../../core/patterns/honors.js';
import {alike, alikeTwice, inARow, inThreeSuits} from '../../core/patterns/series.js';
import {allChows, allPungs} from '../../core/patterns/sets.js';
import type {Pattern} from '../../core/ruleset.js';
import {GREEN, HONOR} from '../../core/tile.js';
import {waitedKinds} from '../../core/waited.js';
import {isNineSided, wasNineSided} from './nine-sided.js';
import {optionsOf} from './options.js';

const whole = (holds: boolean): number => (holds ? Match.whole : 0);
const allOf = (m: Match, holds: boolean): number => (holds ? m.all : 0);
const atLeast = (n: number, bits: number): number => (bitCount(bits) < n ? 0 : bits);

/** Rows that count between two players only: a payment holds them, never a line. */
const inPayments = (): number => 0;

/** The triplet of one wind; that of 八對半 is none. */
const windPung = (m: Match, kind: number): number =>
  m.honors && m.shape === 'sets' ? m.ofKind(m.pungs, kind) : 0;

const isExposed = (m: Match): boolean => bitCount(m.called) === 5;

/** 邊張, 中洞, 單吊: the only tile that the hand waited for, unless the form alone is agreed to be enough (XZ-A5). */
function singleWait(m: Match): number {
  if (m.shape !== 'sets' || m.has('heavenly')) return 0;
  const {wait} = m;
  if (wait !== 'edge' && wait !== 'closed' && wait !== 'pair') return 0;
  return !optionsOf(m).dutingStrict || waitedKinds(m.position).length === 1 ? 1 << m.winAt : 0;
}

/** No honor and no flower; XZ-A7: with one suit or terminals alone as agreed. */
function noHonorNoFlower(m: Match): boolean {
  if (m.honors || m.position.flowers) return false;
  return optionsOf(m).wuziwuhuaWithFlush || !(isOneSuit(m) || isTerminals(m));
}

const isTerminals = (m: Match): boolean => !m.honors && !(m.suited & ~TERMINAL_BITS);

/** The sets of flowers that are laid out; XZ-A11: both of them after a 七搶一 that was not declared, as agreed. */
function flowerKongs(m: Match): number {
  const {flowers, from} = m.position;
  const undeclared = m.self && from && bitCount(flowers) === 7 && !m.has('sevenFlowers');
  return undeclared && optionsOf(m).undeclared71Huagang === 2 ? SEASONS | PLANTS : flowerSets(m);
}

/** Five chows and a number pair, completed by another's tile at either end of a chow; no honors, no flowers. */
const plainChows = (m: Match): number =>
  m.ron && !m.honors && !m.position.flowers && m.wait === 'two-sided' ? allChows(m) : 0;

/** 2s3s4s6s8s and 發. */
const GREEN_SUITED = 0b10101110 << 18;
const isGreen = (m: Match): boolean => !(m.suited & ~GREEN_SUITED) && !(m.honors & ~(1 << (GREEN - HONOR)));

/** Every number of the three suits taken together: with 十六不搭 they are 147, 258 and 369. */
const everyRank = ({suited}: Match): boolean => ((suited | (suited >> 9) | (suited >> 18)) & 0x1ff) === 0x1ff;

/** The first tile of 萬, 筒, 索, by the bit of a hand's only suit. */
const SUIT_STARTS = [0, 0, 9, 0, 18];

/** With 天胡 no tile is known to have come last (XZ-9). */
function nineSided(m: Match): boolean {
  if (m.shape !== 'sets' || m.position.melds.length || !isOneSuit(m)) return false;
  const start = SUIT_STARTS[m.suits];
  return m.has('heavenly') ? wasNineSided(m.position.counts, start) : isNineSided(m.position.held, start);
}

/** Won on the replacement for a kong or a flower. */
const isReplacement = (m: Match): boolean => m.self && (m.has('replacement') || m.has('flowerReplacement'));

export const patterns = [
  {
    id: 'zhuangjia',
    native: '莊家',
    kind: 'bonus',
    value: 1,
    when: inPayments,
    example: {hand: '[234s] 234m 567m 678p 34p 66s +5p', by: 'self'},
    cite: 'XZ-T0',
    provenance: 'reconstructed',
  },
  {
    id: 'lianzhuang',
    native: '連莊',
    kind: 'bonus',
    value: (m) => optionsOf(m).lianzhuangTai,
    shown: {eachRepeat: 2},
    times: (m) => m.position.counters,
    when: inPayments,
    example: {hand: '[234s] 234m 567m 678p 34p 66s +5p', by: 'self', counters: 2},
    cite: 'XZ-T0',
    provenance: 'page',
  },
  {
    id: 'lazhuang',
    native: '拉莊',
    kind: 'bonus',
    value: (m) => optionsOf(m).lianzhuangTai,
    shown: {eachRepeat: 2},
    times: (m) => m.position.counters,
    when: inPayments,
    example: {hand: '[234s] 234m 567m 678p 34p 66s +5p', by: 'self', seat: 'south', counters: 2},
    cite: 'XZ-T0',
    provenance: 'page',
  },

  {
    id: 'menqianqing',
    native: '門前清',
    kind: 'win',
    value: 1,
    when: (m) => whole(m.concealed && m.ron),
    example: {hand: '123m 456m 678p 34s 77s 234p +5s', by: 'discard', from: 'west', seat: 'south'},
    cite: 'XZ-T1',
    provenance: 'reconstructed',
  },
  {
    id: 'zimo',
    native: '自摸',
    kind: 'win',
    value: 1,
    when: (m) => whole(m.self),
    example: {hand: '[234s] 234m 567m 678p 34p 66s +5p', by: 'self', seat: 'south'},
    cite: 'XZ-T1',
    provenance: 'reconstructed',
  },
  {
    id: 'duting',
    native: '獨聽',
    kind: 'win',
    value: 1,
    when: singleWait,
    example: {hand: '[345p] [567p] [234s] 22777p 35s +4s', by: 'discard', from: 'west', seat: 'south'},
    cite: 'XZ-T1',
    provenance: 'reconstructed',
  },
  {
    id: 'banqiuren',
    native: '半求人',
    kind: 'win',
    value: 1,
    when: (m) => whole(m.self && isExposed(m)),
    example: {hand: '[123m] [555p] [456s] [WWW] [8888m] 9s +9s', by: 'self', seat: 'south'},
    cite: 'XZ-T1',
    provenance: 'reconstructed',
  },
  {
    id: 'qianggang',
    native: '搶槓',
    kind: 'win',
    value: 1,
    when: (m) => whole(m.position.by === 'robbing'),
    example: {hand: '[345m] [111m] [567m] 3455m EEE +2m', by: 'robbing', from: 'west'},
    cite: 'XZ-T1',
    provenance: 'reconstructed',
  },
  {
    id: 'quanfeng',
    native: '圈風',
    kind: 'sets',
    value: 1,
    when: (m) => windPung(m, m.roundWind),
    example: {hand: '[EEE] [333p] 345m 567p 66s 78s +9s', by: 'self', seat: 'south'},
    cite: 'XZ-T1',
    provenance: 'reconstructed',
  },
  {
    id: 'menfeng',
    native: '門風',
    kind: 'sets',
    value: 1,
    when: (m) => windPung(m, m.seatWind),
    example: {hand: '[SSS] [333p] 345m 567p 66s 78s +9s', by: 'self', seat: 'south'},
    cite: 'XZ-T1',
    provenance: 'reconstructed',
  },
  {
    id: 'sanyuanpai',
    native: '三元牌',
    kind: 'sets',
    value: 1,
    each: true,
    when: (m) => (m.shape === 'sets' ? dragonPungs(m) : 0),
    example: {hand: '[CCC] [FFF] 345m 567p 66s 78s +9s', by: 'self', seat: 'south'},
    cite: 'XZ-T1',
    provenance: 'reconstructed',
  },
  {
    id: 'benhua',
    native: '本花',
    kind: 'bonus',
    value: 1,
    each: true,
    when: (m) => (m.position.flowers ? seatFlowers(m, optionsOf(m).flowerOrder) : 0),
    tiles: (m, sets) => flowerTiles(ownFlowers(m, optionsOf(m).flowerOrder) & flowersOf(sets)),
    example: {
      hand: '123m 456m 678p 34s PP 234p +5s',
      by: 'discard',
      from: 'south',
      seat: 'west',
      flowers: '秋',
    },
    cite: 'XZ-T1',
    provenance: 'reconstructed',
  },
  {
    id: 'wuziwuhua',
    native: '無字無花',
    kind: 'tiles',
    value: 1,
    when: (m) => allOf(m, noHonorNoFlower(m)),
    example: {hand: '[345p] [567p] [234s] 22777p 35s +4s', by: 'discard', from: 'west', seat: 'south'},
    cite: 'XZ-T1',
    provenance: 'page',
  },
  {
    id: 'duanyaojiu',
    native: '断么九',
    kind: 'tiles',
    value: 1,
    when: (m) => allOf(m, !m.honors && !(m.suited & TERMINAL_BITS)),
    example: {hand: '[345p] [567p] [234s] 22777p 35s +4s', by: 'discard', from: 'west', seat: 'south'},
    cite: 'XZ-T1',
    provenance: 'page',
  },
  {
    id: 'yibangao',
    native: '一般高',
    kind: 'sets',
    value: 1,
    when: (m) => alike(m, m.chows, 2),
    example: {hand: '[234m] [789m] 234m 234p 44p 67s +5s', by: 'self'},
    cite: 'XZ-T1',
    provenance: 'page',
  },
  {
    id: 'hedilaoyu',
    native: '河底撈魚',
    kind: 'win',
    value: 1,
    when: (m) => whole(m.has('lastTile') && m.position.by === 'discard'),
    example: {
      hand: '[234s] 234m 567m 678p 34p 66s +5p',
      by: 'discard',
      from: 'west',
      seat: 'south',
      flags: ['lastTile'],
    },
    cite: 'XZ-T1',
    provenance: 'page',
  },
  {
    id: 'xiaopinghu',
    native: '小平胡',
    kind: 'form',
    value: 1,
    when: allChows,
    example: {
      hand: '123m 456m 678p 34s PP 234p +5s',
      by: 'discard',
      from: 'south',
      seat: 'west',
      flowers: '秋',
    },
    cite: 'XZ-T1',
    provenance: 'page',
  },

  {
    id: 'haidilaoyue',
    native: '海底撈月',
    kind: 'win',
    value: 2,
    when: (m) => whole(m.self && m.has('lastTile')),
    includes: ['zimo'],
    example: {hand: '[234s] 234m 567m 678p 34p 66s +5p', by: 'self', seat: 'south', flags: ['lastTile']},
    cite: 'XZ-T2',
    provenance: 'page',
  },
  {
    id: 'gangshangkaihua',
    native: '槓上開花',
    kind: 'win',
    value: 2,
    when: (m) => whole(isReplacement(m)),
    includes: ['zimo', 'haidilaoyue'],
    example: {
      hand: '[234s] [888+8p] 234m 567m 34p 66s +5p',
      by: 'self',
      seat: 'south',
      flags: ['replacement'],
    },
    cite: 'XZ-T2',
    provenance: 'page',
  },
  {
    id: 'huagang',
    native: '花槓',
    kind: 'bonus',
    value: 2,
    each: true,
    when: (m) => (m.position.flowers ? flowerKongs(m) : 0),
    tiles: (m, sets) => flowerTiles(m.position.flowers & flowersOf(sets)),
    includesOn: ['benhua'],
    example: {
      hand: '[234s] [678p] 234m 567m 34p 66s +5p',
      by: 'discard',
      from: 'west',
      seat: 'south',
      round: 'south',
      flowers: '春夏秋冬蘭',
    },
    cite: 'XZ-T2',
    provenance: 'reconstructed',
  },
  {
    id: 'sanxiangfeng',
    native: '三相逢',
    kind: 'sets',
    value: 2,
    when: (m) => inThreeSuits(m, m.chows),
    example: {hand: '[345p] [345s] [345m] 678m 2267p +5p', by: 'self', seat: 'north', round: 'west'},
    cite: 'XZ-T2',
    provenance: 'page',
  },
  {
    id: 'yiqitongguan',
    native: '一気通貫',
    kind: 'sets',
    value: 2,
    when: (m) => inARow(m, m.chows, 3, 3),
    example: {hand: '[234p] [789p] 56799m 12346p +5p', by: 'self', seat: 'south'},
    cite: 'XZ-T2',
    provenance: 'page',
  },

  {
    id: 'buqiuren',
    native: '不求人',
    kind: 'win',
    value: 3,
    when: (m) => whole(m.concealed && m.self),
    includes: ['zimo', 'menqianqing'],
    example: {hand: '123m 456m 678p 34s 77s 234p +5s', by: 'self', seat: 'south'},
    cite: 'XZ-T3',
    provenance: 'page',
  },
  {
    id: 'dapinghu',
    native: '大平胡',
    kind: 'form',
    value: 3,
    when: plainChows,
    includes: ['wuziwuhua', 'xiaopinghu'],
    example: {hand: '123m 456m 678p 34s 77s 234p +5s', by: 'discard', from: 'west', seat: 'south'},
    cite: 'XZ-T3',
    provenance: 'page',
  },
  {
    id: 'sananke',
    native: '三暗刻',
    kind: 'sets',
    value: 3,
    when: (m) => atLeast(3, m.concealedPungs),
    example: {hand: '[789m] 222s 555p EEE 66m 34s +5s', by: 'discard', from: 'west', seat: 'south'},
    cite: 'XZ-T3',
    provenance: 'page',
  },
  {
    id: 'erbangao',
    native: '二般高',
    kind: 'sets',
    value: 3,
    when: (m) => alikeTwice(m, m.chows),
    includes: ['yibangao'],
    example: {hand: '234m 234m 234m 567p 56p 99s +7p', by: 'discard', from: 'west', seat: 'south'},
    cite: 'XZ-T3',
    provenance: 'page',
  },
  {
    id: 'sanfenghui',
    native: '三風會',
    kind: 'sets',
    value: 3,
    when: (m) => atLeast(3, windPungs(m)),
    example: {hand: '[567m] [SSS] [EEE] [WWW] 7999m +8m', by: 'discard', from: 'north', seat: 'west'},
    cite: 'XZ-T3',
    provenance: 'page',
  },
  {
    id: 'quanqiuren',
    native: '全求人',
    kind: 'win',
    value: 3,
    when: (m) => whole(m.ron && isExposed(m)),
    includes: ['duting'],
    example: {
      hand: '[123m] [555p] [456s] [WWW] [8888m] 9s +9s',
      by: 'discard',
      from: 'west',
      seat: 'south',
    },
    cite: 'XZ-T3',
    provenance: 'page',
  },
  {
    id: 'sanlianke',
    native: '三連刻',
    kind: 'sets',
    value: 3,
    when: (m) => inARow(m, m.pungs, 3, 1),
    example: {hand: '[777s] [345m] 55567m 88899s +9s', by: 'discard', from: 'west', seat: 'south'},
    cite: 'XZ-T3',
    provenance: 'page',
  },
  {
    id: 'hunquandaiyao',
    native: '混全帶么',
    kind: 'tiles',
    value: 3,
    when: (m) => allOf(m, m.outside(m.all) === m.all),
    example: {hand: '[EEE] 123789p 78999s FF +F', by: 'self', seat: 'south'},
    cite: 'XZ-T3',
    provenance: 'page',
  },

  {
    id: 'diting',
    native: '地聽',
    kind: 'win',
    value: 4,
    when: (m) => whole(m.has('readyEarly')),
    includes: ['menqianqing'],
    example: {hand: '123m 456m 678p 34s 77s 234p +5s', by: 'self', seat: 'south', flags: ['readyEarly']},
    cite: 'XZ-T4',
    provenance: 'page',
  },
  {
    id: 'santongke',
    native: '三同刻',
    kind: 'sets',
    value: 4,
    when: (m) => inThreeSuits(m, m.pungs),
    example: {hand: '[678m][999p][999s]1999mPPP+1m', by: 'discard', from: 'north', seat: 'south'},
    cite: 'XZ-T4',
    provenance: 'page',
  },
  {
    id: 'yisesantongshun',
    native: '一色三同順',
    kind: 'sets',
    value: 4,
    when: (m) => alike(m, m.chows, 3),
    includes: ['yibangao'],
    example: {hand: '234m 234m 234m 567p 56p 99s +7p', by: 'discard', from: 'west', seat: 'south'},
    cite: 'XZ-T4',
    provenance: 'page',
  },
  {
    id: 'duiduihu',
    native: '對對胡',
    kind: 'form',
    value: 4,
    when: allPungs,
    example: {hand: '[222p] [888m] [8888p] [222s] 4455m +5m', by: 'self', seat: 'north'},
    cite: 'XZ-T4',
    provenance: 'reconstructed',
  },
  {
    id: 'hunyise',
    native: '混一色',
    kind: 'tiles',
    value: 4,
    when: (m) => allOf(m, isOneSuitWithHonors(m)),
    example: {hand: '[PPP] [567s] 22455667s WW +W', by: 'discard', from: 'north', seat: 'west'},
    cite: 'XZ-T4',
    provenance: 'reconstructed',
  },
  {
    id: 'xiaosanyuan',
    native: '小三元',
    kind: 'sets',
    value: 4,
    when: littleThreeDragons,
    includes: ['sanyuanpai'],
    example: {hand: '[789s] [FFFF] 123m 567s PCCC +P', by: 'discard', from: 'south'},
    cite: 'XZ-T4',
    provenance: 'reconstructed',
  },

  {
    id: 'silianke',
    native: '四連刻',
    kind: 'sets',
    value: 6,
    when: (m) => inARow(m, m.pungs, 4, 1),
    includes: ['sanlianke'],
    example: {hand: '[111s] [3333s] 345p 22244s EE +4s', by: 'discard', from: 'west', seat: 'north'},
    cite: 'XZ-T6',
    provenance: 'page',
  },
  {
    id: 'shiliubuda',
    native: '十六不搭',
    kind: 'form',
    value: 6,
    when: (m) => allOf(m, m.shape === 'shiliubuda'),
    includes: ['menqianqing'],
    example: {hand: '11m 5m9m 2p6p9p 1s4s7s E S W N P F +C', by: 'discard', from: 'west', seat: 'south'},
    cite: 'XZ-T6',
    provenance: 'page',
  },
  {
    id: 'chunquandaiyao',
    native: '純全帶么',
    kind: 'tiles',
    value: 6,
    when: (m) => allOf(m, !m.honors && m.touching(m.all, TERMINAL_BITS, 0) === m.all),
    includes: ['hunquandaiyao'],
    example: {hand: '[123m] [123p] 11199m 12399p +9m', by: 'self', seat: 'south'},
    cite: 'XZ-T6',
    provenance: 'page',
  },
  {
    id: 'sangangzi',
    native: '三槓子',
    kind: 'sets',
    value: 6,
    when: (m) => atLeast(3, m.kongs),
    example: {hand: '[111m] [[3333p]] [[7777s]] [8888p] 22m 33s +2m', by: 'self', seat: 'west'},
    cite: 'XZ-T6',
    provenance: 'page',
  },
  {
    id: 'hunlaotou',
    native: '混老頭',
    kind: 'tiles',
    value: 6,
    when: (m) => allOf(m, m.honors > 0 && m.suited > 0 && !(m.suited & ~TERMINAL_BITS)),
    includes: ['hunquandaiyao'],
    example: {hand: '[EEE+E] 999m 111p 11199s FF +F', by: 'discard', from: 'west', seat: 'south'},
    cite: 'XZ-T6',
    provenance: 'page',
  },
  {
    id: 'sianke',
    native: '四暗刻',
    kind: 'sets',
    value: 6,
    when: (m) => atLeast(4, m.concealedPungs),
    includes: ['sananke'],
    example: {hand: '222888m 88p 22444666s +8p', by: 'discard', from: 'north', seat: 'south'},
    cite: 'XZ-T6',
    provenance: 'page',
  },

  {
    id: 'qiqiangyi',
    native: '七搶一',
    kind: 'bonus',
    value: 8,
    loose: true,
    when: (m) => whole(m.self && m.has('sevenFlowers')),
    tiles: (m) => flowerTiles(m.position.flowers),
    includes: ['benhua', 'huagang'],
    example: {
      hand: '123m 555p 234s 678s 45m 99p +8m',
      by: 'self',
      from: 'west',
      seat: 'south',
      flowers: '春夏秋冬梅蘭菊',
      flags: ['sevenFlowers', 'flowerReplacement'],
    },
    cite: 'XZ-10',
    provenance: 'page',
  },
  {
    id: 'baxianguohai',
    native: '八仙過海',
    kind: 'bonus',
    value: 8,
    loose: true,
    when: (m) => whole(m.self && m.has('eightFlowers')),
    tiles: (m) => flowerTiles(m.position.flowers),
    includes: ['benhua', 'huagang'],
    example: {
      hand: '123m 555p 234s 678s 45m 99p +8m',
      by: 'self',
      seat: 'south',
      flowers: '春夏秋冬梅蘭菊竹',
      flags: ['eightFlowers', 'flowerReplacement'],
    },
    cite: 'XZ-11',
    provenance: 'page',
  },
  {
    id: 'tianting',
    native: '天聽',
    kind: 'win',
    value: 8,
    when: (m) => whole(m.has('readyFirst')),
    includes: ['menqianqing'],
    example: {hand: '123m 456m 678p 34s 77s 234p +5s', by: 'self', seat: 'south', flags: ['readyFirst']},
    cite: 'XZ-T8',
    provenance: 'page',
  },
  {
    id: 'baduiban',
    native: '八對半',
    kind: 'form',
    value: 8,
    when: (m) => allOf(m, m.shape === 'baduiban'),
    includes: ['menqianqing'],
    example: {hand: '1111m 44m 11p 888s PP FF C +C', by: 'discard', from: 'west', seat: 'south'},
    cite: 'XZ-T8',
    provenance: 'page',
  },
  {
    id: 'dasanyuan',
    native: '大三元',
    kind: 'sets',
    value: 8,
    when: bigThreeDragons,
    includes: ['sanyuanpai'],
    example: {hand: '[CCC] [345p] [FFF] [456m] 3p PPP +3p', by: 'discard', from: 'west', seat: 'south'},
    cite: 'XZ-T8',
    provenance: 'reconstructed',
  },

  {
    id: 'qiankewanlai',
    native: '千客萬來',
    kind: 'form',
    value: 10,
    when: (m) => allOf(m, m.shape === 'shiliubuda' && everyRank(m)),
    includes: ['shiliubuda', 'menqianqing'],
    example: {hand: '3m6m6m9m 1p4p7p 2s5s8s E S W N P F +C', by: 'discard', from: 'west', seat: 'south'},
    cite: 'XZ-T10',
    provenance: 'page',
  },
  {
    id: 'ziyise',
    native: '字一色',
    kind: 'tiles',
    value: 10,
    when: (m) => allOf(m, isHonorsOnly(m)),
    // XZ-A6: neither 混老頭 nor 混全帶么
    includes: ['hunquandaiyao'],
    example: {hand: 'EEWWWNNPPPPFFFCC+F', by: 'discard', from: 'west', seat: 'south'},
    cite: 'XZ-T10',
    provenance: 'page',
  },
  {
    id: 'qingyise',
    native: '清一色',
    kind: 'tiles',
    value: 10,
    when: (m) => allOf(m, isOneSuit(m)),
    example: {hand: '1112233445678999m +5m', by: 'discard', from: 'west', seat: 'south'},
    cite: 'XZ-T10',
    provenance: 'page',
  },
  {
    id: 'xiaosixi',
    native: '小四喜',
    kind: 'sets',
    value: 10,
    when: littleFourWinds,
    includes: ['sanfenghui'],
    example: {hand: '[123m] [WWW] [[SSSS]] 456m EENN +E', by: 'discard', from: 'west', seat: 'south'},
    cite: 'XZ-T10',
    provenance: 'page',
  },

  {
    id: 'wulianke',
    native: '五連刻',
    kind: 'sets',
    value: 13,
    when: (m) => inARow(m, m.pungs, 5, 1),
    includes: ['duiduihu', 'sanlianke', 'silianke'],
    example: {hand: '[444s]77p22333555666s+2s', by: 'discard', from: 'south'},
    cite: 'XZ-T13',
    provenance: 'page',
  },
  {
    id: 'sigangzi',
    native: '四槓子',
    kind: 'sets',
    value: 13,
    when: (m) => atLeast(4, m.kongs),
    includes: ['sangangzi'],
    example: {hand: '[FFF+F] [PPPP] [[CCCC]] [6666s] 999m 9s +9s', by: 'self'},
    cite: 'XZ-T13',
    provenance: 'page',
  },
  {
    id: 'lvyise',
    native: '綠一色',
    kind: 'tiles',
    value: 13,
    when: (m) => allOf(m, isGreen(m)),
    example: {hand: '[888s] 222s 333s 444s 66s FF +6s', by: 'discard', from: 'west', seat: 'south'},
    cite: 'XZ-T13',
    provenance: 'page',
  },
  {
    id: 'wuanke',
    native: '五暗刻',
    kind: 'sets',
    value: 13,
    when: (m) => atLeast(5, m.concealedPungs),
    includes: ['duiduihu', 'sananke', 'sianke', 'menqianqing'],
    example: {hand: '[[4444p]] [[NNNN]] [[2222p]] 6669p FFF +9p', by: 'discard', from: 'west', seat: 'south'},
    cite: 'XZ-T13',
    provenance: 'page',
  },

  {
    id: 'dihu',
    native: '地胡',
    kind: 'win',
    value: 16,
    when: (m) => whole(m.has('earthly')),
    includes: ['buqiuren', 'tianting', 'diting'],
    example: {hand: '123m 456m 678p 34s 77s 234p +5s', by: 'self', seat: 'south', flags: ['earthly']},
    cite: 'XZ-T16',
    provenance: 'page',
  },
  {
    id: 'renhu',
    native: '人胡',
    kind: 'win',
    value: 16,
    when: (m) => whole(m.has('human')),
    includes: ['menqianqing', 'tianting', 'diting'],
    example: {
      hand: '123m 456m 678p 34s 77s 234p +5s',
      by: 'discard',
      from: 'west',
      seat: 'south',
      flags: ['human'],
    },
    cite: 'XZ-T16',
    provenance: 'page',
  },
  {
    id: 'dasixi',
    native: '大四喜',
    kind: 'sets',
    value: 16,
    when: bigFourWinds,
    includes: ['quanfeng', 'menfeng', 'sanfenghui'],
    example: {hand: '[[2222m]] [SSS] 8p EEEWWWNNN +8p', by: 'discard', from: 'east', seat: 'west'},
    cite: 'XZ-T16',
    provenance: 'page',
  },

  {
    id: 'jiulongfeitian',
    native: '九龍飛天',
    kind: 'form',
    value: 20,
    when: (m) => allOf(m, nineSided(m)),
    includes: ['qingyise', 'menqianqing'],
    example: {hand: '1112223334567888m +9m', by: 'discard', from: 'west', seat: 'north'},
    cite: 'XZ-9',
    provenance: 'page',
  },
  {
    id: 'qinglaotou',
    native: '清老頭',
    kind: 'tiles',
    value: 20,
    when: (m) => allOf(m, isTerminals(m)),
    includes: ['hunlaotou', 'hunquandaiyao', 'chunquandaiyao'],
    example: {hand: '[111p] [111m] 999m 999p 1199s +9s', by: 'self', seat: 'south'},
    cite: 'XZ-T20',
    provenance: 'page',
  },
  {
    id: 'siliantaibao',
    native: '四連太寶',
    kind: 'sets',
    value: 20,
    when: (m) => alike(m, m.chows, 4),
    includes: ['yibangao', 'yisesantongshun', 'erbangao'],
    example: {hand: '[345s][345s][345s][456m]45sEE+3s', by: 'discard', from: 'west', seat: 'south'},
    cite: 'XZ-T20',
    provenance: 'page',
  },

  {
    id: 'wugangzi',
    native: '五槓子',
    kind: 'sets',
    value: 24,
    when: (m) => atLeast(5, m.kongs),
    includes: ['duting', 'duiduihu', 'sangangzi', 'sigangzi'],
    example: {
      hand: '[666+6p] [[WWWW]] [111+1m] [[7777p]] [[PPPP]] 9p +9p',
      by: 'discard',
      from: 'south',
      seat: 'north',
    },
    cite: 'XZ-T24',
    provenance: 'page',
  },
  {
    id: 'tianhu',
    native: '天胡',
    kind: 'win',
    value: 24,
    when: (m) => whole(m.has('heavenly')),
    includes: ['buqiuren', 'zhuangjia'],
    example: {hand: '123m 456m 678p 34s 77s 234p +5s', by: 'self', flags: ['heavenly']},
    cite: 'XZ-T24',
    provenance: 'page',
  },
] as const satisfies readonly Pattern[];

export type XinzhangPattern = (typeof patterns)[number]['id'];
