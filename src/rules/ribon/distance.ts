/**
 * How far a hand is from being ready, with the tiles of this set: ガリ are of no use but in the yakuman that are made of
 * them, and there is no 2m to 8m (RB-3, RB-21).
 */
import {setsNeed} from '../../core/distance.js';
import {NEVER} from '../../core/needs.js';
import {kindAt, lowestOf, sizeOf} from '../../core/group.js';
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

const isOrdinary = (kind: Kind): boolean => !isGari(kind);

/** @returns tiles still to be exchanged; 0 is ready, -1 for melds that no win has */
export function distance(position: Position): number {
  const {table, melds} = position;
  const stock = stockOf(position);
  const north = optionsOf(position).northInTsuuiisou === 'always';
  const needs = [
    needOfSets(stock, isOrdinary),
    needOfSets(stock, (kind) => isHonor(kind) && (north || kind !== NORTH)),
    needOfSets(stock, isTerminal),
    needOfFourWinds(stock),
  ];
  if (!melds.length) {
    const alike = table.index.has('fourAlike');
    needs.push(
      needOfPairs(stock, isOrdinary, alike),
      needOfPairs(stock, isHonor, alike),
      needOfOrphans(stock),
    );
  }
  const least = Math.min(...needs);
  return Number.isFinite(least) ? least - 1 : -1;
}

function stockOf({held, melds, gari}: Position): Stock {
  const gone = new Uint8Array(KINDS);
  for (const code of melds) for (let i = 0; i < sizeOf(code); i++) gone[kindAt(code, i)]++;
  for (const tile of gari) gone[kindOf(tile)]++;
  return {held, gone, melds};
}

/** Tiles to add for `n` of a kind. */
function needOf({held, gone}: Stock, kind: Kind, n: number): number {
  return n > 4 - gone[kind] ? Infinity : Math.max(0, n - held[kind]);
}

/** Sets and a pair of some kinds alone. */
function needOfSets({held, gone, melds}: Stock, usable: (kind: Kind) => boolean): number {
  if (!melds.every((code) => usable(lowestOf(code)))) return Infinity;
  const counts = held.map((n, kind) => (usable(kind) ? n : 0));
  const missing = gone.map((n, kind) => (usable(kind) ? n : 4));
  const need = setsNeed(counts, 4 - melds.length, missing);
  return need < NEVER ? need : Infinity;
}

/** Four alike are two pairs, where they may be. */
function needOfPairs(stock: Stock, usable: (kind: Kind) => boolean, fourAlike: boolean): number {
  const costs: number[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    if (!usable(kind)) continue;
    const first = needOf(stock, kind, 2);
    costs.push(first);
    if (fourAlike) costs.push(needOf(stock, kind, 4) - first);
  }
  return sum(
    costs.filter(Number.isFinite).sort((a, b) => a - b),
    PAIRS,
  );
}

function sum(costs: readonly number[], n: number): number {
  return costs.length < n ? Infinity : costs.slice(0, n).reduce((a, b) => a + b, 0);
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

/** Four wind triplets and any pair, or three, a pair of the fourth and any set. */
function needOfFourWinds(stock: Stock): number {
  const melded = stock.melds.map(lowestOf);
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

/** The least over the kinds that may stand beside four winds. */
const leastOf = (need: (kind: Kind) => number): number =>
  Math.min(
    ...Array.from({length: KINDS}, (_, kind) => (isWind(kind) || isGari(kind) ? Infinity : need(kind))),
  );

const needOfChow = (stock: Stock, low: Kind): number =>
  low < HONOR && low % 9 < 7
    ? [0, 1, 2].reduce((need, at) => need + needOf(stock, low + at, 1), 0)
    : Infinity;
