/** Special forms such as seven pairs, completed along their own distance, in several ways. */
import type {Shape} from '../../core/arranging/shape.js';
import {hasShape} from '../../core/arranging/waits-by-form.js';
import type {Random} from '../../core/tiles/random.js';
import {KINDS, type Kind} from '../../core/tiles/tile.js';
import {HASHES} from '../plans/sets.js';
import type {Space} from './target.js';

/** In so many ways a form is completed. */
const WAYS_OF_SHAPE = 6;
/** So many tiles are added at most. */
const MOST_ADDED = 14;

/** Whether tiles, or some of them, have a form. */
const isShaped = (shape: Shape, tiles: Uint8Array, melds: number): boolean =>
  hasShape(shape, tiles, melds) || shape.distance(tiles, melds, undefined, 0) < 0;

/** Adds hands of a special form to the targets. */
export function searchShape(shape: Shape, space: Space, random: Random): void {
  const {held, need, read} = space;
  const melds = read.position.melds.length;
  const far = shape.distance(held, melds, undefined, need + 2);
  if (!(far <= need + 1)) return;
  const size = 3 * space.sets + 2;
  for (let way = 0; way < WAYS_OF_SHAPE; way++) {
    const tiles = grown(shape, space, far, (n) => (way ? random.below(n) : 0));
    const whole = wholeOf(shape, tiles, melds, size);
    if (whole) space.keep(whole, keyOf(whole), undefined);
  }
}

const keyOf = (tiles: Uint8Array): number => tiles.reduce((sum, n, kind) => sum + n * HASHES[kind], 0);

/** The hand with tiles that bring it nearer to the form, one after the other, until it has it. */
function grown(
  shape: Shape,
  {held, unseen, read}: Space,
  far: number,
  pick: (n: number) => number,
): Uint8Array {
  const melds = read.position.melds.length;
  const tiles = held.slice();
  let now = far;
  for (let step = 0; now >= 0 && step < MOST_ADDED; step++) {
    const better: Kind[] = [];
    for (let kind = 0; kind < KINDS; kind++) {
      if (tiles[kind] - held[kind] >= unseen[kind]) continue;
      tiles[kind]++;
      const isNearer =
        now > 0 ? shape.distance(tiles, melds, undefined, now) < now : isShaped(shape, tiles, melds);
      if (isNearer) better.push(kind);
      tiles[kind]--;
    }
    if (!better.length) break;
    better.sort((a, b) => unseen[b] - unseen[a]);
    tiles[better[pick(better.length)]]++;
    now = now > 0 ? shape.distance(tiles, melds, undefined, now) : -1;
  }
  return tiles;
}

/** As many tiles as a hand has, of more, that have the form. */
function wholeOf(shape: Shape, tiles: Uint8Array, melds: number, size: number): Uint8Array | undefined {
  const rest = tiles.slice();
  let n = rest.reduce((a, b) => a + b, 0);
  for (let kind = 0; kind < KINDS && n > size; kind++) {
    while (rest[kind] && n > size) {
      rest[kind]--;
      if (shape.distance(rest, melds, undefined, 0) < 0) n--;
      else {
        rest[kind]++;
        break;
      }
    }
  }
  return n === size && hasShape(shape, rest, melds) ? rest : undefined;
}
