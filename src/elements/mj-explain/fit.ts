/** Analyses a hand that is no win: the tiles that do not fit, those that are missing, and the distance. */
import type {PositionDraft} from '../../core/game/position.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import {allTiles} from '../../core/notation/hand.js';
import {readPosition, type ReadPosition} from '../../core/reading/read.js';
import type {Situation} from '../../core/situation/situation.js';
import {kindName, kindOf, suitOf, tileName, type Kind} from '../../core/tiles/tile.js';
import {distance} from '../../core/waiting/distance.js';
import {unseenCounts, waits} from '../../core/waiting/waits.js';
import type {FitStep} from './step.js';
import {isFault} from '../../core/situation/result.js';
import {ALL_KINDS} from '../../core/tiles/kind-sets.js';

/** How close a hand without a win is to one. */
export type Fit = Pick<FitStep, 'away' | 'loose' | 'missing' | 'ready' | 'places'>;

/** Undefined where the situation cannot be read, or no tiles could make it a win. */
export function fitOf(situation: Situation, ruleset: Ruleset): Fit | undefined {
  const read = readPosition(situation, ruleset);
  if (isFault(read)) return undefined;
  const {position} = read;
  const counts = position.counts.slice();
  const far = farOf(read, counts);
  if (!Number.isFinite(far) || far < -1) return undefined;
  const spare = heldOf(read).length - (sizeOf(read) - (far + 1));
  const loose = looseIn(read, counts, {far, spare});
  const ready = position.win < 0 && far === 0 ? waits(situation, ruleset).ready : [];
  return {
    away: far + 1,
    loose: loose.map((at) => tileName(allTiles(position.hand)[at])),
    places: loose,
    missing: missingFrom(read, counts, far).map(kindName),
    ready,
  };
}

/** The distance of the given tiles, by kind, whatever their number. */
function farOf({position, table}: ReadPosition, held: Uint8Array): number {
  const other: PositionDraft = {...position};
  other.held = held;
  other.counts = held;
  return distance({position: other, table});
}

/** The distance of a hand, and the number of its useless tiles. */
interface Lack {
  readonly far: number;
  readonly spare: number;
}

/**
 * Tiles that can be taken away without increasing the distance, as indices; they are removed from the counts. A tile
 * can be removed if some way to complete the hand does without it. That way remains afterwards, so all such tiles are
 * found one by one.
 */
function looseIn(read: ReadPosition, counts: Uint8Array, {far, spare}: Lack): number[] {
  const all = allTiles(read.position.hand);
  const own = heldOf(read);
  const loose: number[] = [];
  while (loose.length < spare) {
    const rest = own.filter((at) => !loose.includes(at));
    const next = rest
      .sort((a, b) => tiesOf(kindOf(all[a]), counts) - tiesOf(kindOf(all[b]), counts))
      .find((at) => isSpare(read, counts, kindOf(all[at]), far));
    if (next === undefined) break;
    counts[kindOf(all[next])]--;
    loose.push(next);
  }
  return loose.sort((a, b) => a - b);
}

/** Indices of the tiles outside melds, among all tiles. */
function heldOf({position: {hand}}: ReadPosition): number[] {
  const all = allTiles(hand);
  const last = hand.win === undefined ? -1 : all.length - 1;
  return [...all.keys()].filter((at) => at < hand.tiles.length || at === last);
}

/** The number of tiles that a win has outside its melds. */
const sizeOf = ({position, table}: ReadPosition): number =>
  3 * (table.ruleset.sets - position.melds.length) + 2;

function isSpare(read: ReadPosition, counts: Uint8Array, kind: Kind, far: number): boolean {
  counts[kind]--;
  const spare = farOf(read, counts) <= far;
  counts[kind]++;
  return spare;
}

/** How strongly a tile is connected to others; one of its own kind counts more than a neighbour. */
function tiesOf(kind: Kind, counts: Uint8Array): number {
  const beside = (other: Kind): number =>
    suitOf(kind) < 3 && other >= 0 && suitOf(other) === suitOf(kind) ? counts[other] : 0;
  const near = beside(kind - 1) + beside(kind + 1);
  const far = beside(kind - 2) + beside(kind + 2);
  return 8 * (counts[kind] - 1) + 3 * near + 2 * far;
}

/** Tiles that complete the hand: at each step the kind with the most tiles left. */
function missingFrom(read: ReadPosition, counts: Uint8Array, far: number): Kind[] {
  const left = unseenCounts(read.position);
  const missing: Kind[] = [];
  for (let now = far; now >= 0; now--) {
    const kinds = ALL_KINDS.filter((kind) => left[kind] > 0);
    const next = kinds
      .sort((a, b) => left[b] - left[a] || a - b)
      .find((kind) => nears(read, counts, kind, now));
    if (next === undefined) break;
    counts[next]++;
    left[next]--;
    missing.push(next);
  }
  return missing.sort((a, b) => a - b);
}

function nears(read: ReadPosition, counts: Uint8Array, kind: Kind, now: number): boolean {
  counts[kind]++;
  const nearer = farOf(read, counts) < now;
  counts[kind]--;
  return nearer;
}
