/** Tiles that glide to where they now lie: measured before and after, and animated in between. */
import type {Shown} from '../mj-hand/shown.js';

const DURATION = 320;

/** Where each tile of a diagram lies, by its index in the hand. */
export type Places = ReadonlyMap<number, DOMRect>;

/** Pairs each tile that is drawn with its index: they stand in the page as they are laid. */
function* tilesOf(row: Element | null, shown: Shown): Generator<[number, Element]> {
  const drawn = row?.querySelectorAll('.tile') ?? [];
  const laid = shown.groups.flatMap(({tiles}) =>
    tiles.flatMap((one) => (one.added ? [one.added.at, one.at] : [one.at])),
  );
  for (let i = 0; i < Math.min(laid.length, drawn.length); i++) {
    if (!Number.isNaN(laid[i])) yield [laid[i], drawn[i]];
  }
}

/** Where each tile of a hand is on the screen, by its number. */
export function placesOf(row: Element | null, shown: Shown): Places {
  return new Map([...tilesOf(row, shown)].map(([at, tile]) => [at, tile.getBoundingClientRect()]));
}

/** At once where a reader wants no motion. */
export const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Animates each tile from its last place. */
export function glide(row: Element | null, shown: Shown, before: Places): void {
  for (const [at, tile] of tilesOf(row, shown)) {
    const from = before.get(at);
    const to = tile.getBoundingClientRect();
    if (!from || (from.x === to.x && from.y === to.y)) continue;
    const start = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
    tile.animate([{transform: start}, {transform: 'none'}], {duration: DURATION, easing: 'ease-out'});
  }
}
