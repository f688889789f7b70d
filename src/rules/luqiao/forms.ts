/** Conditions that only 路橋 has. */
import {Match} from '../../core/game/match.js';
import {dragons, winds, type Kinds} from '../../core/patterns/kinds.js';
import type {Condition, Worth} from '../../core/patterns/pattern-table.js';
import {allHonors} from '../../core/patterns/tiles.js';
import {CHOW, lowestOf, typeOf, wildsOf} from '../../core/tiles/group.js';
import {bitCount} from '../../core/tiles/kind-sets.js';
import {EAST, WHITE} from '../../core/tiles/tile.js';
import type {LuqiaoOptions} from './options.js';

type M = Match<LuqiaoOptions>;

/** Holds for every win. */
export const anyWin: Condition = () => Match.whole;

/** The groups of a hand that may score. In a hand that has not won, 財神 do not complete groups (TZ-A2). */
function scored(m: M, groups: number): number {
  if (m.shape !== 'loose' || m.position.wild < 0 || m.options.nonWinnerCaishenNatural) return groups;
  return groups & ~m.ofKind(groups, m.position.wild);
}

/** Triplets and kongs that may score. */
const triplets = (m: M): number => scored(m, m.pungs);

const among = (m: M, groups: number, {suited, honors}: Kinds): number => m.within(groups, suited, honors);

/** The pair of the owner's seat wind, if it may score. */
export const ownWindPair = (m: M): number => m.ofKind(scored(m, m.pair), m.seatWind);
/** The pair of dragons, if it may score. */
export const dragonPair = (m: M): number => among(m, scored(m, m.pair), dragons);

/** 明刻: triplets that were called, or completed by another player's tile. */
export const exposedTriplets = (m: M): number => triplets(m) & ~m.kongs & m.open;
/** 暗刻 */
export const concealedTriplets = (m: M): number => triplets(m) & ~m.kongs & ~m.open;

/** Triplets and kongs of the owner's wind: one, or with 財神 two. */
export const ownWindPung = (m: M): number => m.ofKind(triplets(m), m.seatWind);
/** Triplets and kongs of dragons. */
export const dragonTriplets = (m: M): number => among(m, triplets(m), dragons);

/** The 胡 of a triplet or kong: `simple` for 2–8, twice as many for 1, 9 and honors. */
export const doubled = (simple: number): Worth => ({
  value: simple,
  shown: {simple, outside: 2 * simple},
  sum: (m, bits) => simple * (bitCount(bits) + bitCount(m.outside(bits))),
});

/** 嵌檔: the winning tile is the middle one of a concealed chow (TZ-A4). */
export function closedWait(m: M): number {
  const code = m.groups[m.winAt];
  if (typeOf(code) !== CHOW || m.winKind !== lowestOf(code) + 1) return 0;
  const {qiandangWithWild, qiandangStrictSingleWait} = m.options;
  if (!qiandangWithWild && wildsOf(code) & 0b101) return 0;
  if (qiandangStrictSingleWait && m.waited.length !== 1) return 0;
  return 1 << m.winAt;
}

/** Honors alone, if the house rules count them as this flush (TZ-A5). */
export const allHonorsAs =
  (flush: LuqiaoOptions['allHonors']) =>
  (m: M): number =>
    m.options.allHonors === flush ? allHonors(m) : 0;

const WINDS = [...Array(WHITE - EAST).keys()].map((i) => EAST + i);

/** How many of the four winds are among the groups; with 財神, two triplets may be of one wind. */
const windsIn = (m: M, of: number): number => WINDS.filter((kind) => m.ofKind(of, kind)).length;

/** 四風会斉 by the house rules (TZ-A10): triplets of all four winds, or of three and a pair of the fourth. */
export function fourWinds(m: M): number {
  const {sifenghuiqi} = m.options;
  if (sifenghuiqi === 'off') return 0;
  const pungs = among(m, triplets(m), winds);
  const made = windsIn(m, pungs);
  if (made === 4) return pungs;
  if (made < 3 || sifenghuiqi === 'daOnly') return 0;
  const pairs = among(m, scored(m, m.pair), winds);
  if (windsIn(m, pungs | pairs) < 4) return 0;
  return sifenghuiqi === 'xiaoOwnPair' && !m.ofKind(pairs, m.seatWind) ? 0 : pungs | pairs;
}

/** The 台 of 四風会斉 for the winner, and for the others. */
export const taiOfFourWinds: Worth = {
  value: ({shape, options}: M) =>
    shape === 'loose' ? options.sifenghuiqiNonWinnerTai : options.sifenghuiqiTai,
  shown: ({sifenghuiqiTai: winner, sifenghuiqiNonWinnerTai: others}: LuqiaoOptions) => ({winner, others}),
};
