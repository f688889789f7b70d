/** 胡 and 台 of 路橋: the table that scores, and that is shown. */
import {CHOW, WIND_BITS, DRAGON_BITS, lowestOf, typeOf, wildsOf} from '../../core/group.js';
import {Match, bitCount} from '../../core/match.js';
import {allPungs} from '../../core/patterns/sets.js';
import {isHonorsOnly, isOneSuit, isOneSuitWithHonors} from '../../core/patterns/flush.js';
import type {Pattern} from '../../core/ruleset.js';
import {waitedKinds} from '../../core/waited.js';
import {
  DRAGON_PUNG,
  HONORS,
  KONGS,
  NARROW,
  PUNGS,
  PUNGS_3,
  SELF,
  SETS,
  WIND_PUNG,
} from '../../core/traits.js';
import {EAST, WHITE} from '../../core/tile.js';
import {optionsOf} from './options.js';

const WINDS = Array.from({length: WHITE - EAST}, (_, i) => EAST + i);

/** 1, 9 and honors are worth twice the others; in a triplet or kong. */
const doubled =
  (simple: number) =>
  (m: Match, bits: number): number =>
    simple * (bitCount(bits) + bitCount(m.outside(bits)));

/** The groups of a hand that may be scored: 財神 in a hand that has not won make nothing (TZ-A2). */
function scored(m: Match, groups: number): number {
  if (m.shape !== 'loose' || m.position.wild < 0 || optionsOf(m).nonWinnerCaishenNatural) return groups;
  return groups & ~m.ofKind(groups, m.position.wild);
}

const triplets = (m: Match): number => scored(m, m.pungs);

/** 嵌檔: the winning tile is the middle one of a concealed chow (TZ-A4). */
function closedWait(m: Match): number {
  const code = m.groups[m.winAt];
  if (typeOf(code) !== CHOW || m.winKind !== lowestOf(code) + 1) return 0;
  const options = optionsOf(m);
  if (!options.qiandangWithWild && wildsOf(code) & 0b101) return 0;
  if (options.qiandangStrictSingleWait && waitedKinds(m.position).length !== 1) return 0;
  return 1 << m.winAt;
}

/** 清一色; a hand of honors alone where that is agreed (TZ-A5). */
const fullFlush = (m: Match): boolean =>
  isOneSuit(m) || (isHonorsOnly(m) && optionsOf(m).allHonors === 'qingyise');

const halfFlush = (m: Match): boolean =>
  isOneSuitWithHonors(m) || (isHonorsOnly(m) && optionsOf(m).allHonors === 'hunyise');

/** How many of the four winds are among the groups; 財神 may make a second triplet of one. */
const windsIn = (m: Match, of: number): number => WINDS.filter((kind) => m.ofKind(of, kind)).length;

/** 四風会斉, as agreed (TZ-A10): all four winds as triplets, or three and a pair of the fourth. */
function fourWinds(m: Match): number {
  const {sifenghuiqi} = optionsOf(m);
  if (sifenghuiqi === 'off') return 0;
  const pungs = m.within(triplets(m), 0, WIND_BITS);
  const winds = windsIn(m, pungs);
  if (winds === 4) return pungs;
  if (winds < 3 || sifenghuiqi === 'daOnly') return 0;
  const pairs = m.within(scored(m, m.pair), 0, WIND_BITS);
  if (windsIn(m, pungs | pairs) < 4) return 0;
  return sifenghuiqi === 'xiaoOwnPair' && !m.ofKind(pairs, m.seatWind) ? 0 : pungs | pairs;
}

export const patterns = [
  {
    id: 'hudi',
    native: '胡底',
    kind: 'bonus',
    unit: 'hu',
    value: 10,
    when: () => Match.whole,
    cite: 'TZ-25',
    provenance: 'page',
  },
  {
    id: 'pairOwnWind',
    native: '自分の風の対子',
    kind: 'sets',
    unit: 'hu',
    value: 2,
    loose: true,
    each: true,
    needs: HONORS,
    when: (m) => m.ofKind(scored(m, m.pair), m.seatWind),
    cite: 'TZ-25',
    provenance: 'page',
  },
  {
    id: 'pairDragon',
    native: '中發白の対子',
    kind: 'sets',
    unit: 'hu',
    value: 2,
    loose: true,
    each: true,
    needs: HONORS,
    when: (m) => m.within(scored(m, m.pair), 0, DRAGON_BITS),
    cite: 'TZ-25',
    provenance: 'page',
  },
  {
    id: 'mingke',
    native: '明刻',
    kind: 'sets',
    unit: 'hu',
    value: 2,
    shown: {simple: 2, outside: 4},
    loose: true,
    each: true,
    needs: PUNGS,
    when: (m) => triplets(m) & ~m.kongs & m.open,
    sum: doubled(2),
    cite: 'TZ-25',
    provenance: 'page',
  },
  {
    id: 'anke',
    native: '暗刻',
    kind: 'sets',
    unit: 'hu',
    value: 4,
    shown: {simple: 4, outside: 8},
    loose: true,
    each: true,
    needs: PUNGS,
    when: (m) => triplets(m) & ~m.kongs & ~m.open,
    sum: doubled(4),
    cite: 'TZ-25',
    provenance: 'page',
  },
  {
    id: 'minggang',
    native: '明槓',
    kind: 'sets',
    unit: 'hu',
    value: 8,
    shown: {simple: 8, outside: 16},
    loose: true,
    each: true,
    needs: KONGS,
    when: (m) => m.kongs & m.open,
    sum: doubled(8),
    cite: 'TZ-25',
    provenance: 'page',
  },
  {
    id: 'angang',
    native: '暗槓',
    kind: 'sets',
    unit: 'hu',
    value: 16,
    shown: {simple: 16, outside: 32},
    loose: true,
    each: true,
    needs: KONGS,
    when: (m) => m.kongs & ~m.open,
    sum: doubled(16),
    cite: 'TZ-25',
    provenance: 'page',
  },
  {
    id: 'duiduihu',
    native: '対対胡',
    kind: 'form',
    unit: 'hu',
    value: 4,
    needs: PUNGS_3 | SETS,
    when: allPungs,
    cite: 'TZ-25',
    provenance: 'page',
  },
  {
    id: 'qiandang',
    native: '嵌檔',
    kind: 'win',
    unit: 'hu',
    value: 2,
    needs: NARROW,
    when: closedWait,
    cite: 'TZ-25',
    provenance: 'page',
  },
  {
    id: 'zimo',
    native: '自摸',
    kind: 'win',
    unit: 'hu',
    value: 2,
    needs: SELF,
    when: (m) => (m.self ? Match.whole : 0),
    cite: 'TZ-25',
    provenance: 'page',
  },
  {
    id: 'ownWindPung',
    native: '自分の風の刻子・槓子',
    kind: 'sets',
    unit: 'tai',
    value: 1,
    loose: true,
    needs: WIND_PUNG,
    when: (m) => m.ofKind(triplets(m), m.seatWind),
    cite: 'TZ-25',
    provenance: 'page',
  },
  {
    id: 'dragonPung',
    native: '中發白の刻子・槓子',
    kind: 'sets',
    unit: 'tai',
    value: 1,
    loose: true,
    each: true,
    needs: DRAGON_PUNG,
    when: (m) => m.within(triplets(m), 0, DRAGON_BITS),
    cite: 'TZ-25',
    provenance: 'page',
  },
  {
    id: 'qingyise',
    native: '清一色',
    kind: 'tiles',
    unit: 'tai',
    value: 3,
    when: (m) => (fullFlush(m) ? m.all : 0),
    cite: 'TZ-25',
    provenance: 'page',
  },
  {
    id: 'hunyise',
    native: '混一色',
    kind: 'tiles',
    unit: 'tai',
    value: 1,
    needs: HONORS,
    when: (m) => (halfFlush(m) ? m.all : 0),
    cite: 'TZ-25',
    provenance: 'page',
  },
  {
    id: 'sifenghuiqi',
    native: '四風会斉',
    kind: 'sets',
    unit: 'tai',
    value: (m) => (m.shape === 'loose' ? optionsOf(m).sifenghuiqiNonWinnerTai : optionsOf(m).sifenghuiqiTai),
    shown: {winner: 13, others: 13},
    loose: true,
    needs: WIND_PUNG | PUNGS_3,
    when: fourWinds,
    cite: 'TZ-A10',
    provenance: 'page',
  },
] as const satisfies readonly Pattern[];

export type LuqiaoPattern = (typeof patterns)[number]['id'];
