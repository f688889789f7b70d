/**
 * How far a hand is from being ready, with the tiles of this set: ガリ are of no use but in the yakuman that are made of
 * them, and there is no 2m to 8m (RB-3, RB-21).
 */
import {goneIn, setsNeed} from '../../core/distance.js';
import {NEVER} from '../../core/needs.js';
import {lowestOf} from '../../core/group.js';
import type {Position} from '../../core/position.js';
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
} from '../../core/tile.js';
import {optionsOf} from './options.js';
import {NORTH, isGari} from './tiles.js';

const PAIRS = 7;

/** Tiles held, and how many of each kind are not to be had: they lie in one's own melds, or as one's own ガリ. */
interface Stock {
  readonly held: Uint8Array;
  readonly gone: Uint8Array;
  readonly melds: readonly number[];
}

/** The kinds that a form may be made of: 1 where it may. */
const kindsOf = (usable: (kind: Kind) => boolean): Uint8Array =>
  Uint8Array.from({length: KINDS}, (_, kind) => (usable(kind) ? 1 : 0));

const ordinary = kindsOf((kind) => !isGari(kind));
const honors = kindsOf(isHonor);
const honorsButNorth = kindsOf((kind) => isHonor(kind) && kind !== NORTH);
const terminals = kindsOf(isTerminal);

/**
 * Forms that few hands are near to are passed over where the tiles held of their kinds are too few to come below the
 * least so far.
 * @returns tiles still to be exchanged; 0 is ready, -1 for melds that no win has
 */
export function distance(position: Position): number {
  const {table, melds} = position;
  const stock = stockOf(position);
  const north = optionsOf(position).northInTsuuiisou === 'always';
  let least = Infinity;
  const offer = (need: number): number => (least = Math.min(least, need));
  if (!melds.length) {
    const alike = table.index.has('fourAlike');
    offer(needOfPairs(stock, ordinary, alike));
    offer(needOfPairs(stock, honors, alike));
    offer(needOfOrphans(stock));
  }
  offer(needOfSets(stock, ordinary, least));
  offer(needOfSets(stock, north ? honors : honorsButNorth, least));
  offer(needOfSets(stock, terminals, least));
  offer(needOfFourWinds(stock, least));
  return Number.isFinite(least) ? least - 1 : -1;
}

/** Valid until the next call. */
function stockOf({held, melds, gari}: Position): Stock {
  const gone = goneIn(melds);
  for (const tile of gari) gone[kindOf(tile)]++;
  return {held, gone, melds};
}

/** Tiles to add for `n` of a kind. */
function needOf({held, gone}: Stock, kind: Kind, n: number): number {
  return n > 4 - gone[kind] ? Infinity : Math.max(0, n - held[kind]);
}

const counts = new Uint8Array(KINDS);
const missing = new Uint8Array(KINDS);

/** Sets and a pair of some kinds alone; Infinity where it is not below `least`. */
function needOfSets({held, gone, melds}: Stock, usable: Uint8Array, least: number): number {
  if (!melds.every((code) => usable[lowestOf(code)])) return Infinity;
  const sets = 4 - melds.length;
  let need = 3 * sets + 2;
  for (let kind = 0; kind < KINDS; kind++) {
    counts[kind] = usable[kind] ? held[kind] : 0;
    missing[kind] = usable[kind] ? gone[kind] : 4;
    need -= counts[kind];
  }
  if (need < least) need = setsNeed(counts, sets, missing);
  return need < Math.min(least, NEVER) ? need : Infinity;
}

/** How many pairs there are to be had for 0, 1, 2 tiles. */
const pairs = new Uint8Array(3);

/** Four alike are two pairs, where they may be. */
function needOfPairs(stock: Stock, usable: Uint8Array, fourAlike: boolean): number {
  pairs.fill(0);
  for (let kind = 0; kind < KINDS; kind++) {
    if (!usable[kind]) continue;
    const first = needOf(stock, kind, 2);
    if (first === Infinity) continue;
    pairs[first]++;
    const both = fourAlike ? needOf(stock, kind, 4) : Infinity;
    if (both < Infinity) pairs[both - first]++;
  }
  let left = PAIRS;
  let need = 0;
  for (let cost = 0; cost < pairs.length; cost++) {
    const taken = Math.min(left, pairs[cost]);
    left -= taken;
    need += taken * cost;
  }
  return left ? Infinity : need;
}

function needOfOrphans(stock: Stock): number {
  let need = 0;
  let pair = Infinity;
  for (let kind = 0; kind < KINDS; kind++) {
    if (!isOrphan(kind)) continue;
    const one = needOf(stock, kind, 1);
    if (one === Infinity) return Infinity;
    need += one;
    pair = Math.min(pair, needOf(stock, kind, 2) - one);
  }
  return need + pair;
}

/** Four wind triplets and any pair, or three, a pair of the fourth and any set; Infinity where it is not below `least`. */
function needOfFourWinds(stock: Stock, least: number): number {
  const melded = stock.melds.map(lowestOf);
  let held = 3 * melded.filter(isWind).length;
  for (const wind of WINDS) held += stock.held[wind];
  if (FEWEST_WINDS - held >= least) return Infinity;
  const others = melded.filter((kind) => !isWind(kind));
  if (others.length > 1 || others.some(isGari)) return Infinity;
  const pungs = WINDS.map((wind) => (melded.includes(wind) ? 0 : needOf(stock, wind, 3)));
  const four = others.length
    ? Infinity
    : pungs.reduce((a, b) => a + b) + leastOf((kind) => needOf(stock, kind, 2));
  const set = others.length
    ? 0
    : leastOf((kind) => Math.min(needOf(stock, kind, 3), needOfChow(stock, kind)));
  const three = WINDS.filter((wind) => !melded.includes(wind)).map((pair) => {
    const rest = pungs.filter((_, at) => WINDS[at] !== pair);
    return rest.reduce((a, b) => a + b) + needOf(stock, pair, 2) + set;
  });
  return Math.min(four, ...three);
}

const WINDS: readonly Kind[] = [EAST, EAST + 1, EAST + 2, NORTH];
/** Three triplets and a pair. */
const FEWEST_WINDS = 11;

/** The least over the kinds that may stand beside four winds. */
const leastOf = (need: (kind: Kind) => number): number =>
  Math.min(
    ...Array.from({length: KINDS}, (_, kind) => (isWind(kind) || isGari(kind) ? Infinity : need(kind))),
  );

const needOfChow = (stock: Stock, low: Kind): number =>
  low < HONOR && low % 9 < 7
    ? [0, 1, 2].reduce((need, at) => need + needOf(stock, low + at, 1), 0)
    : Infinity;
