/** Which discards leave a hand nearest to ready, and how many tiles then bring it nearer. */
import type {ReadPosition} from '../../core/reading/read.js';
import {KINDS, type Kind} from '../../core/tiles/tile.js';
import {farWith, type SeatView} from './view.js';

/** A discard after which a hand is as near to ready as it can be. */
export interface NearDiscard {
  readonly kind: Kind;
  /** How many tiles must still be exchanged after it. */
  readonly far: number;
  /** How many unseen tiles bring the hand nearer after it. */
  readonly live: number;
}

/** The discards after which a hand is nearest to ready. */
export function nearestDiscards(
  view: SeatView,
  read: ReadPosition,
  counts: Uint8Array,
  kinds: readonly Kind[],
): readonly NearDiscard[] {
  let best: Kind[] = [];
  let least = Infinity;
  const held = counts.slice();
  for (const kind of kinds) {
    held[kind]--;
    const far = farWith(read, held);
    held[kind]++;
    if (far > least) continue;
    if (far < least) best = [];
    least = far;
    best.push(kind);
  }
  return best.map((kind) => {
    held[kind]--;
    const live = liveTiles(view, read, held, least, kind);
    held[kind]++;
    return {kind, far: least, live};
  });
}

/** How many unseen tiles bring a hand nearer that is so far from ready, but for the kind just discarded. */
function liveTiles(view: SeatView, read: ReadPosition, held: Uint8Array, far: number, gone: Kind): number {
  let live = 0;
  for (const kind of usefulKinds(view, read, held, far, gone)) live += view.unseen[kind];
  return live;
}

/**
 * The kinds that bring a hand nearer, as far as some of their tiles are unseen.
 * @param far how far the hand is from ready
 * @param gone the kind just discarded, which is not asked about; -1 for none
 */
export function usefulKinds(
  view: SeatView,
  read: ReadPosition,
  held: Uint8Array,
  far: number,
  gone: Kind,
): readonly Kind[] {
  const waits = far > 0 ? undefined : read.table.waitsOf({...read.position, held});
  const now = held.slice();
  const useful: Kind[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    if (!view.unseen[kind] || kind === gone) continue;
    now[kind]++;
    if (waits ? waits.includes(kind) : farWith(read, now) < far) useful.push(kind);
    now[kind]--;
  }
  return useful;
}

/** The same two tiles on: each live tile counts by how many are live after it. */
export function liveTwice(view: SeatView, read: ReadPosition, {kind, far}: NearDiscard): number {
  const held = view.own.slice();
  held[kind]--;
  let sum = 0;
  for (let come = 0; come < KINDS; come++) {
    if (!view.unseen[come] || come === kind) continue;
    held[come]++;
    sum += view.unseen[come] * mostLive(view, read, held, far, come);
    held[come]--;
  }
  return Math.sqrt(sum);
}

function mostLive(view: SeatView, read: ReadPosition, held: Uint8Array, far: number, come: Kind): number {
  let most = 0;
  for (let gone = 0; gone < KINDS; gone++) {
    if (!held[gone] || gone === come) continue;
    held[gone]--;
    if (farWith(read, held) < far) most = Math.max(most, liveTiles(view, read, held, far - 1, gone));
    held[gone]++;
  }
  return most;
}
