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
import {
  CHOWS_2,
  CHOWS_3,
  CONCEALED,
  DRAGON_PUNG,
  EXPOSED,
  FLAGGED,
  FLOWERS,
  HIDDEN_2,
  HONORS,
  KONGS,
  NARROW,
  NEVER,
  NO_HONORS,
  ONE_SUIT,
  PUNGS_3,
  RON,
  SELF,
  SETS,
  SPECIAL,
  THREE_SUITS,
  WIND_PUNG,
  withoutRanks,
} from '../../core/traits.js';
import {wonByFlowers} from './flower-wins.js';
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
  const {flowers, from, seat} = m.position;
  const undeclared = m.self && from && from !== seat && bitCount(flowers) === 7 && !m.has('sevenFlowers');
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

/** Won on the replacement for a kong or a flower, with which flower wins are declared. */
const isReplacement = (m: Match): boolean =>
  m.self && (m.has('replacement') || m.has('flowerReplacement') || wonByFlowers(m.position));

export const patterns = [
  {
    id: 'zhuangjia',
    native: '莊家',
    kind: 'bonus',
    value: 1,
    needs: NEVER,
    when: inPayments,
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
    needs: NEVER,
    when: inPayments,
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
    needs: NEVER,
    when: inPayments,
    cite: 'XZ-T0',
    provenance: 'page',
  },

  {
    id: 'menqianqing',
    native: '門前清',
    kind: 'win',
    value: 1,
    needs: CONCEALED | RON,
    when: (m) => whole(m.concealed && m.ron),
    cite: 'XZ-T1',
    provenance: 'reconstructed',
  },
  {
    id: 'zimo',
    native: '自摸',
    kind: 'win',
    value: 1,
    needs: SELF,
    when: (m) => whole(m.self),
    cite: 'XZ-T1',
    provenance: 'reconstructed',
  },
  {
    id: 'duting',
    native: '獨聽',
    kind: 'win',
    value: 1,
    needs: NARROW | SETS,
    when: singleWait,
    cite: 'XZ-T1',
    provenance: 'reconstructed',
  },
  {
    id: 'banqiuren',
    native: '半求人',
    kind: 'win',
    value: 1,
    needs: EXPOSED | SELF,
    when: (m) => whole(m.self && isExposed(m)),
    cite: 'XZ-T1',
    provenance: 'reconstructed',
  },
  {
    id: 'qianggang',
    native: '搶槓',
    kind: 'win',
    value: 1,
    needs: RON,
    when: (m) => whole(m.position.by === 'robbing'),
    cite: 'XZ-T1',
    provenance: 'reconstructed',
  },
  {
    id: 'quanfeng',
    native: '圈風',
    kind: 'sets',
    value: 1,
    needs: WIND_PUNG | SETS,
    when: (m) => windPung(m, m.roundWind),
    cite: 'XZ-T1',
    provenance: 'reconstructed',
  },
  {
    id: 'menfeng',
    native: '門風',
    kind: 'sets',
    value: 1,
    needs: WIND_PUNG | SETS,
    when: (m) => windPung(m, m.seatWind),
    cite: 'XZ-T1',
    provenance: 'reconstructed',
  },
  {
    id: 'sanyuanpai',
    native: '三元牌',
    kind: 'sets',
    value: 1,
    each: true,
    needs: DRAGON_PUNG | SETS,
    when: (m) => (m.shape === 'sets' ? dragonPungs(m) : 0),
    cite: 'XZ-T1',
    provenance: 'reconstructed',
  },
  {
    id: 'benhua',
    native: '本花',
    kind: 'bonus',
    value: 1,
    each: true,
    needs: FLOWERS,
    when: (m) => (m.position.flowers ? seatFlowers(m, optionsOf(m).flowerOrder) : 0),
    tiles: (m, sets) => flowerTiles(ownFlowers(m, optionsOf(m).flowerOrder) & flowersOf(sets)),
    cite: 'XZ-T1',
    provenance: 'reconstructed',
  },
  {
    id: 'wuziwuhua',
    native: '無字無花',
    kind: 'tiles',
    value: 1,
    needs: NO_HONORS,
    when: (m) => allOf(m, noHonorNoFlower(m)),
    cite: 'XZ-T1',
    provenance: 'page',
  },
  {
    id: 'duanyaojiu',
    native: '断么九',
    kind: 'tiles',
    value: 1,
    needs: withoutRanks(19) | NO_HONORS,
    when: (m) => allOf(m, !m.honors && !(m.suited & TERMINAL_BITS)),
    cite: 'XZ-T1',
    provenance: 'page',
  },
  {
    id: 'yibangao',
    native: '一般高',
    kind: 'sets',
    value: 1,
    needs: CHOWS_2,
    when: (m) => alike(m, m.chows, 2),
    cite: 'XZ-T1',
    provenance: 'page',
  },
  {
    id: 'hedilaoyu',
    native: '河底撈魚',
    kind: 'win',
    value: 1,
    needs: FLAGGED | RON,
    when: (m) => whole(m.has('lastTile') && m.position.by === 'discard'),
    cite: 'XZ-T1',
    provenance: 'page',
  },
  {
    id: 'xiaopinghu',
    native: '小平胡',
    kind: 'form',
    value: 1,
    needs: CHOWS_3 | SETS,
    when: allChows,
    cite: 'XZ-T1',
    provenance: 'page',
  },

  {
    id: 'haidilaoyue',
    native: '海底撈月',
    kind: 'win',
    value: 2,
    needs: FLAGGED | SELF,
    when: (m) => whole(m.self && m.has('lastTile')),
    includes: ['zimo'],
    cite: 'XZ-T2',
    provenance: 'page',
  },
  {
    id: 'gangshangkaihua',
    native: '槓上開花',
    kind: 'win',
    value: 2,
    needs: FLAGGED | SELF,
    when: (m) => whole(isReplacement(m)),
    includes: ['zimo', 'haidilaoyue'],
    cite: 'XZ-T2',
    provenance: 'page',
  },
  {
    id: 'huagang',
    native: '花槓',
    kind: 'bonus',
    value: 2,
    each: true,
    needs: FLOWERS,
    when: (m) => (m.position.flowers ? flowerKongs(m) : 0),
    tiles: (m, sets) => flowerTiles(m.position.flowers & flowersOf(sets)),
    includesOn: ['benhua'],
    cite: 'XZ-T2',
    provenance: 'reconstructed',
  },
  {
    id: 'sanxiangfeng',
    native: '三相逢',
    kind: 'sets',
    value: 2,
    needs: CHOWS_3 | THREE_SUITS,
    when: (m) => inThreeSuits(m, m.chows),
    cite: 'XZ-T2',
    provenance: 'page',
  },
  {
    id: 'yiqitongguan',
    native: '一気通貫',
    kind: 'sets',
    value: 2,
    needs: CHOWS_3,
    when: (m) => inARow(m, m.chows, 3, 3),
    cite: 'XZ-T2',
    provenance: 'page',
  },

  {
    id: 'buqiuren',
    native: '不求人',
    kind: 'win',
    value: 3,
    needs: CONCEALED | SELF,
    when: (m) => whole(m.concealed && m.self),
    includes: ['zimo', 'menqianqing'],
    cite: 'XZ-T3',
    provenance: 'page',
  },
  {
    id: 'dapinghu',
    native: '大平胡',
    kind: 'form',
    value: 3,
    needs: CHOWS_3 | NO_HONORS | RON,
    when: plainChows,
    includes: ['wuziwuhua', 'xiaopinghu'],
    cite: 'XZ-T3',
    provenance: 'page',
  },
  {
    id: 'sananke',
    native: '三暗刻',
    kind: 'sets',
    value: 3,
    needs: HIDDEN_2 | PUNGS_3,
    when: (m) => atLeast(3, m.concealedPungs),
    cite: 'XZ-T3',
    provenance: 'page',
  },
  {
    id: 'erbangao',
    native: '二般高',
    kind: 'sets',
    value: 3,
    needs: CHOWS_3,
    when: (m) => alikeTwice(m, m.chows),
    includes: ['yibangao'],
    cite: 'XZ-T3',
    provenance: 'page',
  },
  {
    id: 'sanfenghui',
    native: '三風會',
    kind: 'sets',
    value: 3,
    needs: WIND_PUNG | PUNGS_3,
    when: (m) => atLeast(3, windPungs(m)),
    cite: 'XZ-T3',
    provenance: 'page',
  },
  {
    id: 'quanqiuren',
    native: '全求人',
    kind: 'win',
    value: 3,
    needs: EXPOSED | RON,
    when: (m) => whole(m.ron && isExposed(m)),
    includes: ['duting'],
    cite: 'XZ-T3',
    provenance: 'page',
  },
  {
    id: 'sanlianke',
    native: '三連刻',
    kind: 'sets',
    value: 3,
    needs: PUNGS_3,
    when: (m) => inARow(m, m.pungs, 3, 1),
    cite: 'XZ-T3',
    provenance: 'page',
  },
  {
    id: 'hunquandaiyao',
    native: '混全帶么',
    kind: 'tiles',
    value: 3,
    needs: withoutRanks(456),
    when: (m) => allOf(m, m.outside(m.all) === m.all),
    cite: 'XZ-T3',
    provenance: 'page',
  },

  {
    id: 'diting',
    native: '地聽',
    kind: 'win',
    value: 4,
    needs: FLAGGED,
    when: (m) => whole(m.has('readyEarly')),
    includes: ['menqianqing'],
    cite: 'XZ-T4',
    provenance: 'page',
  },
  {
    id: 'santongke',
    native: '三同刻',
    kind: 'sets',
    value: 4,
    needs: PUNGS_3 | THREE_SUITS,
    when: (m) => inThreeSuits(m, m.pungs),
    cite: 'XZ-T4',
    provenance: 'page',
  },
  {
    id: 'yisesantongshun',
    native: '一色三同順',
    kind: 'sets',
    value: 4,
    needs: CHOWS_3,
    when: (m) => alike(m, m.chows, 3),
    includes: ['yibangao'],
    cite: 'XZ-T4',
    provenance: 'page',
  },
  {
    id: 'duiduihu',
    native: '對對胡',
    kind: 'form',
    value: 4,
    needs: PUNGS_3 | SETS,
    when: allPungs,
    cite: 'XZ-T4',
    provenance: 'reconstructed',
  },
  {
    id: 'hunyise',
    native: '混一色',
    kind: 'tiles',
    value: 4,
    needs: ONE_SUIT | HONORS,
    when: (m) => allOf(m, isOneSuitWithHonors(m)),
    cite: 'XZ-T4',
    provenance: 'reconstructed',
  },
  {
    id: 'xiaosanyuan',
    native: '小三元',
    kind: 'sets',
    value: 4,
    needs: DRAGON_PUNG,
    when: littleThreeDragons,
    includes: ['sanyuanpai'],
    cite: 'XZ-T4',
    provenance: 'reconstructed',
  },

  {
    id: 'silianke',
    native: '四連刻',
    kind: 'sets',
    value: 6,
    needs: PUNGS_3,
    when: (m) => inARow(m, m.pungs, 4, 1),
    includes: ['sanlianke'],
    cite: 'XZ-T6',
    provenance: 'page',
  },
  {
    id: 'shiliubuda',
    native: '十六不搭',
    kind: 'form',
    value: 6,
    needs: SPECIAL,
    when: (m) => allOf(m, m.shape === 'shiliubuda'),
    includes: ['menqianqing'],
    cite: 'XZ-T6',
    provenance: 'page',
  },
  {
    id: 'chunquandaiyao',
    native: '純全帶么',
    kind: 'tiles',
    value: 6,
    needs: withoutRanks(456) | NO_HONORS,
    when: (m) => allOf(m, !m.honors && m.touching(m.all, TERMINAL_BITS, 0) === m.all),
    includes: ['hunquandaiyao'],
    cite: 'XZ-T6',
    provenance: 'page',
  },
  {
    id: 'sangangzi',
    native: '三槓子',
    kind: 'sets',
    value: 6,
    needs: KONGS | PUNGS_3,
    when: (m) => atLeast(3, m.kongs),
    cite: 'XZ-T6',
    provenance: 'page',
  },
  {
    id: 'hunlaotou',
    native: '混老頭',
    kind: 'tiles',
    value: 6,
    needs: withoutRanks(2345678) | HONORS,
    when: (m) => allOf(m, m.honors > 0 && m.suited > 0 && !(m.suited & ~TERMINAL_BITS)),
    includes: ['hunquandaiyao'],
    cite: 'XZ-T6',
    provenance: 'page',
  },
  {
    id: 'sianke',
    native: '四暗刻',
    kind: 'sets',
    value: 6,
    needs: HIDDEN_2 | PUNGS_3,
    when: (m) => atLeast(4, m.concealedPungs),
    includes: ['sananke'],
    cite: 'XZ-T6',
    provenance: 'page',
  },

  {
    id: 'qiqiangyi',
    native: '七搶一',
    kind: 'bonus',
    value: 8,
    loose: true,
    needs: FLAGGED | SELF,
    when: (m) => whole(m.self && m.has('sevenFlowers')),
    tiles: (m) => flowerTiles(m.position.flowers),
    includes: ['benhua', 'huagang'],
    cite: 'XZ-10',
    provenance: 'page',
  },
  {
    id: 'baxianguohai',
    native: '八仙過海',
    kind: 'bonus',
    value: 8,
    loose: true,
    needs: FLAGGED | SELF,
    when: (m) => whole(m.self && m.has('eightFlowers')),
    tiles: (m) => flowerTiles(m.position.flowers),
    includes: ['benhua', 'huagang'],
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
    cite: 'XZ-T8',
    provenance: 'page',
  },
  {
    id: 'dasanyuan',
    native: '大三元',
    kind: 'sets',
    value: 8,
    needs: DRAGON_PUNG | PUNGS_3,
    when: bigThreeDragons,
    includes: ['sanyuanpai'],
    cite: 'XZ-T8',
    provenance: 'reconstructed',
  },

  {
    id: 'qiankewanlai',
    native: '千客萬來',
    kind: 'form',
    value: 10,
    needs: SPECIAL,
    when: (m) => allOf(m, m.shape === 'shiliubuda' && everyRank(m)),
    includes: ['shiliubuda', 'menqianqing'],
    cite: 'XZ-T10',
    provenance: 'page',
  },
  {
    id: 'ziyise',
    native: '字一色',
    kind: 'tiles',
    value: 10,
    needs: withoutRanks(123456789),
    when: (m) => allOf(m, isHonorsOnly(m)),
    // XZ-A6: neither 混老頭 nor 混全帶么
    includes: ['hunquandaiyao'],
    cite: 'XZ-T10',
    provenance: 'page',
  },
  {
    id: 'qingyise',
    native: '清一色',
    kind: 'tiles',
    value: 10,
    needs: ONE_SUIT | NO_HONORS,
    when: (m) => allOf(m, isOneSuit(m)),
    cite: 'XZ-T10',
    provenance: 'page',
  },
  {
    id: 'xiaosixi',
    native: '小四喜',
    kind: 'sets',
    value: 10,
    needs: WIND_PUNG | PUNGS_3,
    when: littleFourWinds,
    includes: ['sanfenghui'],
    cite: 'XZ-T10',
    provenance: 'page',
  },

  {
    id: 'wulianke',
    native: '五連刻',
    kind: 'sets',
    value: 13,
    needs: PUNGS_3,
    when: (m) => inARow(m, m.pungs, 5, 1),
    includes: ['duiduihu', 'sanlianke', 'silianke'],
    cite: 'XZ-T13',
    provenance: 'page',
  },
  {
    id: 'sigangzi',
    native: '四槓子',
    kind: 'sets',
    value: 13,
    needs: KONGS | PUNGS_3,
    when: (m) => atLeast(4, m.kongs),
    includes: ['sangangzi'],
    cite: 'XZ-T13',
    provenance: 'page',
  },
  {
    id: 'lvyise',
    native: '綠一色',
    kind: 'tiles',
    value: 13,
    needs: withoutRanks(1579),
    when: (m) => allOf(m, isGreen(m)),
    cite: 'XZ-T13',
    provenance: 'page',
  },
  {
    id: 'wuanke',
    native: '五暗刻',
    kind: 'sets',
    value: 13,
    needs: HIDDEN_2 | PUNGS_3,
    when: (m) => atLeast(5, m.concealedPungs),
    includes: ['duiduihu', 'sananke', 'sianke', 'menqianqing'],
    cite: 'XZ-T13',
    provenance: 'page',
  },

  {
    id: 'dihu',
    native: '地胡',
    kind: 'win',
    value: 16,
    needs: FLAGGED,
    when: (m) => whole(m.has('earthly')),
    includes: ['buqiuren', 'tianting', 'diting'],
    cite: 'XZ-T16',
    provenance: 'page',
  },
  {
    id: 'renhu',
    native: '人胡',
    kind: 'win',
    value: 16,
    needs: FLAGGED,
    when: (m) => whole(m.has('human')),
    includes: ['menqianqing', 'tianting', 'diting'],
    cite: 'XZ-T16',
    provenance: 'page',
  },
  {
    id: 'dasixi',
    native: '大四喜',
    kind: 'sets',
    value: 16,
    needs: WIND_PUNG | PUNGS_3,
    when: bigFourWinds,
    includes: ['quanfeng', 'menfeng', 'sanfenghui'],
    cite: 'XZ-T16',
    provenance: 'page',
  },

  {
    id: 'jiulongfeitian',
    native: '九龍飛天',
    kind: 'form',
    value: 20,
    needs: ONE_SUIT | NO_HONORS | SETS,
    when: (m) => allOf(m, nineSided(m)),
    includes: ['qingyise', 'menqianqing'],
    cite: 'XZ-9',
    provenance: 'page',
  },
  {
    id: 'qinglaotou',
    native: '清老頭',
    kind: 'tiles',
    value: 20,
    needs: withoutRanks(2345678) | NO_HONORS,
    when: (m) => allOf(m, isTerminals(m)),
    includes: ['hunlaotou', 'hunquandaiyao', 'chunquandaiyao'],
    cite: 'XZ-T20',
    provenance: 'page',
  },
  {
    id: 'siliantaibao',
    native: '四連太寶',
    kind: 'sets',
    value: 20,
    needs: CHOWS_3,
    when: (m) => alike(m, m.chows, 4),
    includes: ['yibangao', 'yisesantongshun', 'erbangao'],
    cite: 'XZ-T20',
    provenance: 'page',
  },

  {
    id: 'wugangzi',
    native: '五槓子',
    kind: 'sets',
    value: 24,
    needs: KONGS | PUNGS_3,
    when: (m) => atLeast(5, m.kongs),
    includes: ['duting', 'duiduihu', 'sangangzi', 'sigangzi'],
    cite: 'XZ-T24',
    provenance: 'page',
  },
  {
    id: 'tianhu',
    native: '天胡',
    kind: 'win',
    value: 24,
    needs: FLAGGED,
    when: (m) => whole(m.has('heavenly')),
    includes: ['buqiuren', 'zhuangjia'],
    cite: 'XZ-T24',
    provenance: 'page',
  },
] as const satisfies readonly Pattern[];

export type XinzhangPattern = (typeof patterns)[number]['id'];
