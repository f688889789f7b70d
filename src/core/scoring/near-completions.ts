/** For a hand that is not complete: the complete ones that differ from it in one tile, or in two tiles of one set. */
import {someReading} from '../arranging/stand-ins.js';
import {isWild} from '../arranging/wilds.js';
import {splitsWhole} from '../arranging/wild/wild-waits.js';
import type {Position} from '../game/position.js';
import type {ReadPosition} from '../reading/read.js';
import {HONOR, rankOf, type Kind} from '../tiles/tile.js';
import {isOnTable, withCounts, type Exchange} from './near-exchanges.js';
import {ALL_KINDS} from '../tiles/kind-sets.js';

/** The complete hands that are one tile away, then those that are two tiles of one set away. */
export function* completions(read: ReadPosition): Generator<Exchange> {
  const own = ownKinds(read.position);
  for (const kind of own) yield* withAnother(read, kind);
  for (const [i, a] of own.entries()) {
    const fromA = own.slice(i);
    for (const [j, b] of fromA.entries())
      for (const c of fromA.slice(j)) yield* withAnotherSet(read.position, [a, b, c]);
  }
}

/** The kinds that are held, without the wild one: a wild tile that is given up for another could have stood for it. */
const ownKinds = ({counts, wilds}: Position): Kind[] =>
  ALL_KINDS.filter((kind) => counts[kind] && !isWild(wilds, kind));

/** One tile goes, and one comes that the rest waits for. */
function* withAnother({position, table}: ReadPosition, gone: Kind): Generator<Exchange> {
  const held = position.counts.slice();
  held[gone]--;
  for (const come of table.waitsOf({...position, held})) {
    if (come !== gone) yield* exchanged(position, [gone], [come]);
  }
}

/** Three tiles without which the rest is sets and a pair: one of them stays, and two come that make a set with it. */
function* withAnotherSet(position: Position, three: readonly Kind[]): Generator<Exchange> {
  const rest = position.counts.slice();
  for (const kind of three) if (!rest[kind]--) return;
  if (!isWhole(rest, position)) return;
  for (const [at, stays] of three.entries()) {
    if (three.indexOf(stays) < at) continue;
    const gone = three.filter((_, i) => i !== at);
    for (const come of setsAround(stays))
      if (!come.some((kind) => gone.includes(kind))) yield* exchanged(position, gone, come);
  }
}

function isWhole(counts: Uint8Array, {wilds}: Position): boolean {
  if (!wilds) return splitsWhole(counts, 0, true);
  return someReading(counts, wilds, (read, spend) => splitsWhole(read, spend, true));
}

/** The two tiles that make a triplet or a chow of one. */
function* setsAround(kind: Kind): Generator<readonly Kind[]> {
  yield [kind, kind];
  if (kind >= HONOR) return;
  for (const [a, b] of [
    [-2, -1],
    [-1, 1],
    [1, 2],
  ]) {
    const ranks = [rankOf(kind) + a, rankOf(kind) + b];
    if (ranks.every((rank) => rank >= 1 && rank <= 9)) yield [kind + a, kind + b];
  }
}

function* exchanged(position: Position, gone: readonly Kind[], come: readonly Kind[]): Generator<Exchange> {
  const counts = position.counts.slice();
  for (const kind of gone) counts[kind]--;
  for (const kind of come) counts[kind]++;
  const {win} = position;
  const changed = withCounts(position, counts, counts[win] ? win : come[0]);
  if (isOnTable(changed, come)) yield {position: changed, gone, come};
}
