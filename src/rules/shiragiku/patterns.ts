/**
 * 台 of しらぎく: the table that scores, and that is shown.
 *
 * The page's table of patterns has no numbers: `SG-Y1` to `SG-Y33` are its rows from the top.
 */
import {Match, bitCount} from '../../core/match.js';
import {flowerSets, flowerTiles, flowersOf, ownFlowers, seatFlowers} from '../../core/patterns/flowers.js';
import {isHonorsOnly, isOneSuit, isOneSuitWithHonors} from '../../core/patterns/flush.js';
import {
  bigFourWinds,
  bigThreeDragons,
  dragonPungs,
  littleFourWinds,
  littleThreeDragons,
} from '../../core/patterns/honors.js';
import {hasOwnKong} from '../../core/patterns/kongs.js';
import {allChows, allPungs} from '../../core/patterns/sets.js';
import type {Pattern} from '../../core/ruleset.js';
import type {Flag} from '../../core/situation.js';
import {waitedKinds} from '../../core/waited.js';
import {
  CONCEALED,
  DRAGON_PUNG,
  EXPOSED,
  FLAGGED,
  FLOWERS,
  HIDDEN_2,
  HONORS,
  NARROW,
  NO_HONORS,
  ONE_SUIT,
  PUNGS_3,
  RON,
  SELF,
  SETS,
  WIND_PUNG,
  withoutRanks,
} from '../../core/traits.js';
import {optionsOf} from './options.js';

const whole = (holds: boolean): number => (holds ? Match.whole : 0);
const all = (m: Match, holds: boolean): number => (holds ? m.all : 0);

const flagged =
  (flag: Flag) =>
  (m: Match): number =>
    whole(m.has(flag));

/** 独聴: by the shape that was completed; of 天胡 too, or where one kind is waited for alone, as agreed (SG-A3, SG-A4). */
function singleWait(m: Match): number {
  const {wait} = m;
  if (wait !== 'closed' && wait !== 'edge' && wait !== 'pair') return 0;
  const {dutingStrict, tianhuAllowsDuting} = optionsOf(m);
  if (m.has('heavenly') && !tianhuAllowsDuting) return 0;
  if (dutingStrict && waitedKinds(m.position).length !== 1) return 0;
  return 1 << m.winAt;
}

/** All five sets were called; the pair is all that was held. */
const allCalled = (m: Match): number => all(m, bitCount(m.called) === 5);

/** 槓上開花: the tile replaced one of a kong that may be won on (SG-13), or a flower. */
const onReplacement = (m: Match): boolean =>
  m.has('flowerReplacement') || m.has('eightFlowers') || (m.has('replacement') && hasOwnKong(m.position));

/** 平胡: chows and a pair of numbers, completed on both sides by another's tile, and no flower. */
const plainHand = (m: Match): number =>
  m.honors === 0 && m.ron && m.position.flowers === 0 && m.wait === 'two-sided' ? allChows(m) : 0;

const concealedPungs =
  (n: number) =>
  (m: Match): number =>
    bitCount(m.concealedPungs) >= n ? m.concealedPungs : 0;

/** 荘風牌; where a double wind counts once, the seat's line stands for it (SG-A10). */
const roundWindPung = (m: Match): number =>
  m.roundWind === m.seatWind && optionsOf(m).doubleWind === 1 ? 0 : m.ofKind(m.pungs, m.roundWind);

/** 碰碰胡; not beside 大四喜 where that is agreed (SG-A2). */
const onlyPungs = (m: Match): number => {
  const pungs = allPungs(m);
  return pungs && optionsOf(m).dasixiIncludesPengpeng && bigFourWinds(m) ? 0 : pungs;
};

const CLOSED = ['menqing', 'buqiu'] as const;
const CLOSED_DRAW = ['menqing', 'buqiu', 'mohu'] as const;

export const patterns = [
  {
    id: 'menqing',
    native: '門清',
    kind: 'win',
    value: 1,
    needs: CONCEALED,
    when: (m) => whole(m.concealed),
    cite: 'SG-Y1',
    provenance: 'page',
  },
  {
    id: 'buqiu',
    native: '不求',
    kind: 'win',
    value: 1,
    needs: CONCEALED | SELF,
    when: (m) => whole(m.concealed && m.self),
    cite: 'SG-Y2',
    provenance: 'page',
  },
  {
    id: 'mohu',
    native: '摸胡',
    kind: 'win',
    value: 1,
    needs: SELF,
    when: (m) => whole(m.self),
    cite: 'SG-Y3',
    provenance: 'page',
  },
  {
    id: 'qiangganghu',
    native: '搶槓胡',
    kind: 'win',
    value: 1,
    needs: RON,
    when: (m) => whole(m.position.by === 'robbing'),
    cite: 'SG-Y4',
    provenance: 'page',
  },
  {
    id: 'duting',
    native: '独聴',
    kind: 'win',
    value: 1,
    needs: NARROW,
    when: singleWait,
    cite: 'SG-Y5',
    provenance: 'page',
  },
  {
    id: 'banqiu',
    native: '半求',
    kind: 'win',
    value: 1,
    needs: EXPOSED | SELF,
    when: (m) => (m.self ? allCalled(m) : 0),
    cite: 'SG-Y6',
    provenance: 'page',
  },
  {
    id: 'gangshang',
    native: '槓上開花',
    kind: 'win',
    value: 1,
    needs: SELF | FLAGGED,
    when: (m) => whole(m.self && onReplacement(m)),
    includes: ['haidi'],
    cite: 'SG-Y7',
    provenance: 'page',
  },
  {
    id: 'haidi',
    native: '海底摸月',
    kind: 'win',
    value: 1,
    needs: SELF | FLAGGED,
    when: (m) => whole(m.self && m.has('lastTile')),
    cite: 'SG-Y8',
    provenance: 'page',
  },
  {
    id: 'hedi',
    native: '河底撈魚',
    kind: 'win',
    value: 1,
    needs: RON | FLAGGED,
    when: (m) => whole(m.ron && m.has('lastTile')),
    cite: 'SG-Y9',
    provenance: 'page',
  },
  {
    id: 'fanpaiDragon',
    native: '翻牌 中・發・白',
    kind: 'sets',
    value: 1,
    each: true,
    needs: DRAGON_PUNG,
    when: dragonPungs,
    cite: 'SG-Y10',
    provenance: 'page',
  },
  {
    id: 'fanpaiRound',
    native: '荘風牌',
    kind: 'sets',
    value: 1,
    needs: WIND_PUNG,
    when: roundWindPung,
    cite: 'SG-Y11',
    provenance: 'page',
  },
  {
    id: 'fanpaiSeat',
    native: '門風牌',
    kind: 'sets',
    value: 1,
    needs: WIND_PUNG,
    when: (m) => m.ofKind(m.pungs, m.seatWind),
    cite: 'SG-Y12',
    provenance: 'page',
  },
  {
    id: 'seatFlower',
    native: '門風花',
    kind: 'bonus',
    value: 1,
    each: true,
    loose: true,
    needs: FLOWERS,
    when: (m) => seatFlowers(m, optionsOf(m).flowerOrder),
    tiles: (m) => flowerTiles(ownFlowers(m, optionsOf(m).flowerOrder)),
    cite: 'SG-Y13',
    provenance: 'page',
  },
  {
    id: 'pinghu',
    native: '平胡',
    kind: 'form',
    value: 2,
    needs: NO_HONORS | RON,
    when: plainHand,
    includes: ['duting'],
    cite: 'SG-Y14',
    provenance: 'found',
  },
  {
    id: 'quanqiu',
    native: '全求',
    kind: 'win',
    value: 2,
    needs: EXPOSED | RON,
    when: (m) => (m.ron ? allCalled(m) : 0),
    cite: 'SG-Y15',
    provenance: 'found',
  },
  {
    id: 'huagang',
    native: '花槓',
    kind: 'bonus',
    value: 2,
    each: true,
    loose: true,
    needs: FLOWERS,
    when: flowerSets,
    tiles: (m) => flowerTiles(flowersOf(flowerSets(m))),
    cite: 'SG-Y16',
    provenance: 'found',
  },
  {
    id: 'sananke',
    native: '三暗刻',
    kind: 'sets',
    value: 2,
    needs: HIDDEN_2 | PUNGS_3,
    when: concealedPungs(3),
    cite: 'SG-Y17',
    provenance: 'found',
  },
  {
    id: 'diting',
    native: '地聴',
    kind: 'win',
    value: 4,
    needs: FLAGGED,
    when: flagged('readyEarly'),
    includes: CLOSED,
    cite: 'SG-Y18',
    provenance: 'page',
  },
  {
    id: 'pengpenghu',
    native: '碰碰胡',
    kind: 'form',
    value: 4,
    needs: PUNGS_3 | SETS,
    when: onlyPungs,
    cite: 'SG-Y19',
    provenance: 'page',
  },
  {
    id: 'xiaosanyuan',
    native: '小三元',
    kind: 'sets',
    value: 4,
    needs: DRAGON_PUNG,
    when: littleThreeDragons,
    includes: ['fanpaiDragon'],
    cite: 'SG-Y20',
    provenance: 'page',
  },
  {
    id: 'hunyise',
    native: '混一色',
    kind: 'tiles',
    value: 4,
    needs: ONE_SUIT | HONORS,
    when: (m) => all(m, isOneSuitWithHonors(m)),
    cite: 'SG-Y21',
    provenance: 'page',
  },
  {
    id: 'sianke',
    native: '四暗刻',
    kind: 'sets',
    value: 5,
    needs: HIDDEN_2 | PUNGS_3,
    when: concealedPungs(4),
    includes: ['sananke'],
    cite: 'SG-Y22',
    provenance: 'page',
  },
  {
    id: 'tianting',
    native: '天聴',
    kind: 'win',
    value: 8,
    needs: FLAGGED,
    when: flagged('readyFirst'),
    includes: CLOSED,
    cite: 'SG-Y23',
    provenance: 'page',
  },
  {
    id: 'dasanyuan',
    native: '大三元',
    kind: 'sets',
    value: 8,
    needs: DRAGON_PUNG | PUNGS_3,
    when: bigThreeDragons,
    includes: ['fanpaiDragon'],
    cite: 'SG-Y24',
    provenance: 'page',
  },
  {
    id: 'xiaosixi',
    native: '小四喜',
    kind: 'sets',
    value: 8,
    needs: WIND_PUNG | PUNGS_3,
    when: littleFourWinds,
    cite: 'SG-Y25',
    provenance: 'page',
  },
  {
    id: 'qingyise',
    native: '清一色',
    kind: 'tiles',
    value: 8,
    needs: ONE_SUIT | NO_HONORS,
    when: (m) => all(m, isOneSuit(m)),
    cite: 'SG-Y26',
    provenance: 'page',
  },
  {
    id: 'ziyise',
    native: '字一色',
    kind: 'tiles',
    value: 8,
    needs: withoutRanks(123456789),
    when: (m) => all(m, isHonorsOnly(m)),
    cite: 'SG-Y27',
    provenance: 'page',
  },
  {
    id: 'wuanke',
    native: '五暗刻',
    kind: 'sets',
    value: 8,
    needs: HIDDEN_2 | PUNGS_3,
    when: concealedPungs(5),
    includes: ['sananke', 'sianke', 'pengpenghu'],
    cite: 'SG-Y28',
    provenance: 'page',
  },
  {
    id: 'baxian',
    native: '八仙過海',
    kind: 'bonus',
    value: 8,
    loose: true,
    needs: FLAGGED,
    when: flagged('eightFlowers'),
    tiles: () => flowerTiles(0xff),
    includes: ['seatFlower', 'huagang'],
    cite: 'SG-Y29',
    provenance: 'page',
  },
  {
    id: 'tianhu',
    native: '天胡',
    kind: 'win',
    value: 16,
    needs: FLAGGED,
    when: flagged('heavenly'),
    includes: CLOSED_DRAW,
    cite: 'SG-Y30',
    provenance: 'page',
  },
  {
    id: 'dihu',
    native: '地胡',
    kind: 'win',
    value: 16,
    needs: FLAGGED,
    when: flagged('earthly'),
    includes: CLOSED_DRAW,
    cite: 'SG-Y31',
    provenance: 'page',
  },
  {
    id: 'renhu',
    native: '人胡',
    kind: 'win',
    value: 16,
    needs: FLAGGED,
    when: flagged('human'),
    includes: CLOSED_DRAW,
    cite: 'SG-Y32',
    provenance: 'page',
  },
  {
    id: 'dasixi',
    native: '大四喜',
    kind: 'sets',
    value: 16,
    needs: WIND_PUNG | PUNGS_3,
    when: bigFourWinds,
    includes: ['fanpaiRound', 'fanpaiSeat'],
    cite: 'SG-Y33',
    provenance: 'page',
  },
] as const satisfies readonly Pattern[];

export type ShiragikuPattern = (typeof patterns)[number]['id'];
