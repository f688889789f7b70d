/** Moves tiles smoothly to their new places: measures before and after, and animates in between. */
import type {ShownHand} from '../mj-hand/shared.js';
import {slide} from '../acts/motion.js';

/** The place of each tile of a diagram, by its index in the hand. */
export type TilePlaces = ReadonlyMap<number, DOMRect>;

/**
 * Pairs each drawn tile with its index: the page has them in the order in which they are laid. A tag has a tile that is none of
 * the hand's.
 */
function* tilesOf(row: Element | null, shown: ShownHand): Generator<[number, Element]> {
  const drawn = row?.querySelectorAll('.tile:not(.tags .tile)') ?? [];
  const laid = shown.groups.flatMap(({tiles}) =>
    tiles.flatMap((one) => (one.added ? [one.added.at, one.at] : [one.at])),
  );
  for (let i = 0; i < Math.min(laid.length, drawn.length); i++) {
    if (!Number.isNaN(laid[i])) yield [laid[i], drawn[i]];
  }
}

/** The place of each tile of a hand on the screen, by its index. */
export function placesOf(row: Element | null, shown: ShownHand): TilePlaces {
  return new Map([...tilesOf(row, shown)].map(([at, tile]) => [at, tile.getBoundingClientRect()]));
}

/** Animates each tile from its last place. */
export function glide(row: Element | null, shown: ShownHand, before: TilePlaces): void {
  for (const [at, tile] of tilesOf(row, shown)) {
    const from = before.get(at);
    const to = tile.getBoundingClientRect();
    if (!from || (from.x === to.x && from.y === to.y)) continue;
    slide(tile, from.x - to.x, from.y - to.y);
  }
}
