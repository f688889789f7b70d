/** 財神の単騎待ち: four sets and one 財神 left over, so that any tile makes the pair (TZ-22). */
import {someReading} from '../../core/arranging/stand-ins.js';
import type {Wilds} from '../../core/arranging/wilds.js';
import {splitsWhole} from '../../core/arranging/wild/wild-waits.js';
import type {Position} from '../../core/game/position.js';
import {bare, kindAt, sizeOf} from '../../core/tiles/group.js';
import {HONOR, KINDS, rankOf, type Kind} from '../../core/tiles/tile.js';

/** How many tiles of a kind a hand may hold, if no 財神 may be a fifth (TZ-A11). */
const COPIES = 4;

/**
 * Whether a hand waits on everything. If no 財神 may be a fifth tile of a kind, the four sets must do without a fifth;
 * the hand then waits on every kind of which it does not have four (TZ-A11).
 */
export function waitsOnAnything({held, melds, wilds}: Position): boolean {
  if (!wilds || !held[wilds.wild]) return false;
  if (last?.held !== held || last.melds !== melds || last.wilds !== wilds)
    last = {held, melds, wilds, answer: findsAnything(held, melds, wilds)};
  return last.answer;
}

/** The hand asked about last: it is asked about for each tile that completes it. */
let last: (Pick<Position, 'held' | 'melds' | 'wilds'> & {readonly answer: boolean}) | undefined;

function findsAnything(held: Uint8Array, melds: readonly number[], wilds: Wilds): boolean {
  return someReading(held, wilds, (counts, spend) =>
    wilds.fifths ? splitsWhole(counts, spend - 1, false) : splitsWithin(counts, spend - 1, facesOf(melds)),
  );
}

/** How many tiles of each kind the melds contain. */
function facesOf(melds: readonly number[]): Uint8Array {
  const faces = new Uint8Array(KINDS);
  for (const meld of melds) for (let i = 0; i < sizeOf(meld); i++) faces[kindAt(bare(meld), i)]++;
  return faces;
}

/** Whether tiles and exactly so many 財神 make sets, with no kind more than four times in hand and melds. */
function splitsWithin(counts: Uint8Array, spend: number, faces: Uint8Array): boolean {
  const first = counts.findIndex((n) => n > 0);
  // only 財神 are left: a set of them may be of any kind
  if (first < 0) return spend % 3 === 0;
  return setsWith(first).some((set) => takes(counts, spend, faces, set, 0));
}

/** The sets that hold a tile of this kind. */
function setsWith(kind: Kind): Kind[][] {
  const sets = [[kind, kind, kind]];
  for (let low = kind - 2; kind < HONOR && low <= kind; low++) {
    const isChow = low >= 0 && rankOf(low) <= 7 && rankOf(low) <= rankOf(kind);
    if (isChow) sets.push([low, low + 1, low + 2]);
  }
  return sets;
}

/** Takes the tiles of a set from index `at` on, each as itself or as a 財神, and goes on with the rest. */
function takes(
  counts: Uint8Array,
  spend: number,
  faces: Uint8Array,
  set: readonly Kind[],
  at: number,
): boolean {
  if (at === set.length) return splitsWithin(counts, spend, faces);
  const kind = set[at];
  if (faces[kind] >= COPIES) return false;
  faces[kind]++;
  let found = false;
  if (counts[kind]) {
    counts[kind]--;
    found = takes(counts, spend, faces, set, at + 1);
    counts[kind]++;
  }
  if (!found && spend) found = takes(counts, spend - 1, faces, set, at + 1);
  faces[kind]--;
  return found;
}
