/** How far a hand is from the yakuman that may use ガリ: honors, terminals, four winds, orphans (RB-21). */
import {setsNeed} from '../../core/arranging/sets-need.js';
import {goneIn} from '../../core/waiting/distance.js';
import {lowestOf} from '../../core/tiles/group.js';
import {NEVER} from '../../core/arranging/tile-needs.js';
import type {Position} from '../../core/game/position.js';
import {
  EAST,
  HONOR,
  KINDS,
  isHonor,
  isOrphan,
  isTerminal,
  isWind,
  kindOf,
  type Kind,
} from '../../core/tiles/tile.js';
import type {RibonOptions} from './options.js';
import {NORTH, isGari} from './tiles.js';

/** The number of sets in a winning hand. */
export const SETS_OF_A_HAND = 4;
const PAIRS = 7;
/** The fewest winds in a hand of four winds: three triplets and a pair. */
const FEWEST_WINDS = 11;

/** The tiles held, and how many of each kind cannot be had: those in the hand's own melds or ガリ. */
interface Stock {
  readonly held: Uint8Array;
  readonly gone: Uint8Array;
  readonly melds: readonly number[];
}

const kindsOf = (usable: (kind: Kind) => boolean): readonly Kind[] => [...Array(KINDS).keys()].filter(usable);

/** The kinds that forms are made of. */
const honors = kindsOf(isHonor);
const honorsButNorth = kindsOf((kind) => isHonor(kind) && kind !== NORTH);
const terminals = kindsOf(isTerminal);
const orphans = kindsOf(isOrphan);
const winds = kindsOf(isWind);

/**
 * Tiles missing for the nearest such yakuman. If there are not fewer than `least`, any number from `least` on may be
 * returned: most hands hold too few terminals and honors to be examined.
 * @param twice whether four alike are two of seven pairs
 */
export function needOfYakuman(position: Position<RibonOptions>, twice: boolean, least: number): number {
  const {held, melds} = position;
  const need =
    3 * SETS_OF_A_HAND + 2 - orphansIn(held, melds) < least ? needOfOwnKinds(position, twice, least) : NEVER;
  if (FEWEST_WINDS - windsIn(held, melds) >= least) return need;
  return Math.min(need, needOfFourWinds(stockOf(position)));
}

/** Terminals and honors held or in melds; a kong's fourth tile is not counted. */
function orphansIn(held: Uint8Array, melds: readonly number[]): number {
  let tiles = 0;
  for (const kind of orphans) tiles += held[kind];
  for (const code of melds) if (isOrphan(lowestOf(code))) tiles += 3;
  return tiles;
}

/** Winds held or in melds; a kong's fourth tile is not counted. */
function windsIn(held: Uint8Array, melds: readonly number[]): number {
  let tiles = held[EAST] + held[EAST + 1] + held[EAST + 2] + held[NORTH];
  for (const code of melds) if (isWind(lowestOf(code))) tiles += 3;
  return tiles;
}

/** Tiles missing for honors, terminals or orphans alone. */
function needOfOwnKinds(position: Position<RibonOptions>, twice: boolean, least: number): number {
  const stock = stockOf(position);
  const sevenOnly = position.options.northInTsuuiisou === 'sevenPairs';
  const ofHonors = needOfSets(stock, sevenOnly ? honorsButNorth : honors, least);
  const need = Math.min(ofHonors, needOfSets(stock, terminals, least));
  return stock.melds.length ? need : Math.min(need, needOfHonorPairs(stock, twice), needOfOrphans(stock));
}

/** The tiles of a position; valid until the next call. */
function stockOf({held, melds, gari}: Position): Stock {
  const gone = goneIn(melds);
  for (const tile of gari) gone[kindOf(tile)]++;
  return {held, gone, melds};
}

/** Tiles missing for `n` of a kind. */
function needOf({held, gone}: Stock, kind: Kind, n: number): number {
  return n > 4 - gone[kind] ? NEVER : Math.max(0, n - held[kind]);
}

const counts = new Uint8Array(KINDS);
const missing = new Uint8Array(KINDS);

/** Tiles missing for sets and a pair of certain kinds; {@link NEVER} if too few are held to come below `least`. */
function needOfSets({held, gone, melds}: Stock, kinds: readonly Kind[], least: number): number {
  if (!melds.every((code) => kinds.includes(lowestOf(code)))) return NEVER;
  const sets = SETS_OF_A_HAND - melds.length;
  counts.fill(0);
  missing.fill(4);
  let need = 3 * sets + 2;
  for (const kind of kinds) {
    counts[kind] = held[kind];
    missing[kind] = gone[kind];
    need -= held[kind];
  }
  return need < least ? setsNeed(counts, sets, missing) : NEVER;
}

/** Tiles missing for seven pairs of honors. */
function needOfHonorPairs({held, gone}: Stock, twice: boolean): number {
  let pairs = 0;
  let singles = 0;
  let places = 0;
  for (const kind of honors) {
    const most = Math.min(twice ? 4 : 2, 4 - gone[kind]);
    const n = Math.min(most, held[kind]);
    pairs += Math.floor(n / 2);
    if (n % 2 === 1 && n < most) singles++;
    places += Math.floor(most / 2);
  }
  return places < PAIRS ? NEVER : needOfPairs(pairs, singles);
}

/** Tiles missing for seven pairs; a single tile is half of a pair. */
export const needOfPairs = (pairs: number, singles: number): number =>
  2 * (PAIRS - pairs) - Math.min(PAIRS - pairs, singles);

function needOfOrphans(stock: Stock): number {
  let need = 0;
  let pair = NEVER;
  for (const kind of orphans) {
    const one = needOf(stock, kind, 1);
    need += one;
    pair = Math.min(pair, needOf(stock, kind, 2) - one);
  }
  return need + pair;
}

/** Tiles missing for four winds: four triplets of winds and any pair, or three, a pair of the fourth and any set. */
function needOfFourWinds(stock: Stock): number {
  const melded = stock.melds.map(lowestOf);
  const others = melded.filter((kind) => !isWind(kind));
  if (others.length > 1 || others.some(isGari)) return NEVER;
  const pungs = winds.map((wind) => (melded.includes(wind) ? 0 : needOf(stock, wind, 3)));
  const four = others.length
    ? NEVER
    : pungs.reduce((a, b) => a + b) + leastOf((kind) => needOf(stock, kind, 2));
  const set = others.length
    ? 0
    : leastOf((kind) => Math.min(needOf(stock, kind, 3), needOfChow(stock, kind)));
  const three = winds
    .filter((wind) => !melded.includes(wind))
    .map((pair) => {
      const rest = pungs.filter((_, at) => winds[at] !== pair);
      return rest.reduce((a, b) => a + b) + needOf(stock, pair, 2) + set;
    });
  return Math.min(four, ...three);
}

/** The least need over the kinds that may stand beside four winds. */
const leastOf = (need: (kind: Kind) => number): number =>
  Math.min(...[...Array(KINDS).keys()].map((kind) => (isWind(kind) || isGari(kind) ? NEVER : need(kind))));

const needOfChow = (stock: Stock, low: Kind): number =>
  low < HONOR && low % 9 < 7 ? [0, 1, 2].reduce((need, at) => need + needOf(stock, low + at, 1), 0) : NEVER;
