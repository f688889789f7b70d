/** Conditions of 路橋 that no other rule set has in this way. */
import {Match} from '../../core/game/match.js';
import {dragons, winds, type Kinds} from '../../core/patterns/kinds.js';
import type {Condition, Worth} from '../../core/patterns/pattern-table.js';
import {allHonors} from '../../core/patterns/tiles.js';
import {CHOW, lowestOf, typeOf, wildsOf} from '../../core/tiles/group.js';
import {bitCount} from '../../core/tiles/kind-sets.js';
import {EAST, WHITE} from '../../core/tiles/tile.js';
import type {LuqiaoOptions} from './options.js';

type M = Match<LuqiaoOptions>;

/** What every win has. */
export const anyWin: Condition = () => Match.whole;

/** The groups of a hand that may be scored: 財神 in a hand that has not won make nothing (TZ-A2). */
function scored(m: M, groups: number): number {
  if (m.shape !== 'loose' || m.position.wild < 0 || m.options.nonWinnerCaishenNatural) return groups;
  return groups & ~m.ofKind(groups, m.position.wild);
}

/** Triplets and kongs that may be scored. */
const triplets = (m: M): number => scored(m, m.pungs);

const among = (m: M, groups: number, {suited, honors}: Kinds): number => m.within(groups, suited, honors);

/** A scoring pair of one's own seat's wind. */
export const ownWindPair = (m: M): number => m.ofKind(scored(m, m.pair), m.seatWind);
/** A scoring pair of dragons. */
export const dragonPair = (m: M): number => among(m, scored(m, m.pair), dragons);

/** 明刻: triplets that were called, or completed by another's tile. */
export const exposedPungs = (m: M): number => triplets(m) & ~m.kongs & m.open;
/** 暗刻 */
export const concealedPungs = (m: M): number => triplets(m) & ~m.kongs & ~m.open;

/** One triplet or kong of the own wind, or two by 財神. */
export const ownWindPung = (m: M): number => m.ofKind(triplets(m), m.seatWind);
/** How many triplets and kongs of dragons there are. */
export const dragonPungs = (m: M): number => among(m, triplets(m), dragons);

/** 1, 9 and honors are worth twice the others; in a triplet or kong. */
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

/** Honors alone, where they are agreed to be this flush (TZ-A5). */
export const allHonorsAs =
  (flush: LuqiaoOptions['allHonors']) =>
  (m: M): number =>
    m.options.allHonors === flush ? allHonors(m) : 0;

const WINDS = Array.from({length: WHITE - EAST}, (_, i) => EAST + i);

/** How many of the four winds are among the groups; 財神 may make a second triplet of one. */
const windsIn = (m: M, of: number): number => WINDS.filter((kind) => m.ofKind(of, kind)).length;

/** 四風会斉, as agreed (TZ-A10): all four winds as triplets, or three and a pair of the fourth. */
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

/** What 四風会斉 is worth to the winner, and to others. */
export const taiOfFourWinds: Worth = {
  value: ({shape, options}: M) =>
    shape === 'loose' ? options.sifenghuiqiNonWinnerTai : options.sifenghuiqiTai,
  shown: ({sifenghuiqiTai: winner, sifenghuiqiNonWinnerTai: others}: LuqiaoOptions) => ({winner, others}),
};
