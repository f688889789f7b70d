/** A tile that follows the finger, or the mouse, and is dropped on another tile or on a set. */

/** How far a finger moves on a tap, in px. */
const STILL = 6;

/** A tile on its way. */
interface Dragged {
  readonly cell: HTMLElement;
  /** Its place in the pool. */
  readonly at: number;
  readonly x: number;
  readonly y: number;
  isMoved: boolean;
}

/** Where a tile was dropped: on a set, by its number, or on another tile of the pool, by its place. */
export type Drop = {readonly set: number} | {readonly tile: number};

let dragged: Dragged | undefined;

/** A tile has been taken hold of. */
export function grab(event: PointerEvent, at: number): void {
  if (!event.isPrimary || event.button !== 0) return;
  const cell = event.currentTarget as HTMLElement;
  dragged = {cell, at, x: event.clientX, y: event.clientY, isMoved: false};
}

/** The pointer moves: so does the tile. */
export function drag({clientX, clientY, isTrusted, pointerId}: PointerEvent): void {
  if (!dragged) return;
  const {cell, x, y, isMoved} = dragged;
  dragged.isMoved ||= Math.hypot(clientX - x, clientY - y) > STILL;
  if (!dragged.isMoved) return;
  // whoever leaves the tile still moves it; a click without a movement belongs to the button in the cell, which a captured
  // pointer would pass over. An event made by a script has no pointer to capture
  if (!isMoved && isTrusted) cell.setPointerCapture(pointerId);
  cell.classList.add('dragged');
  cell.style.translate = `${clientX - x}px ${clientY - y}px`;
}

/** The tile is let go, or the system has taken the pointer away: it lies where it was. */
export function release(): Dragged | undefined {
  const last = dragged;
  dragged = undefined;
  if (!last) return undefined;
  last.cell.classList.remove('dragged');
  last.cell.style.translate = '';
  // the click that ends a drag chooses nothing
  if (last.isMoved) last.cell.addEventListener('click', swallow, {capture: true, once: true});
  setTimeout(() => last.cell.removeEventListener('click', swallow, {capture: true}));
  return last;
}

const swallow = (event: Event): void => {
  event.stopPropagation();
  event.preventDefault();
};

/**
 * Lets the tile go where the pointer is.
 * @returns the tile's place in the pool, and what it was dropped on; undefined where it was dropped on nothing
 */
export function drop(event: PointerEvent): {readonly at: number; readonly on: Drop} | undefined {
  const root = (event.currentTarget as HTMLElement).getRootNode() as ShadowRoot;
  // what lies under a tile that is dragged can be hit through it
  const under = dragged && root.elementFromPoint(event.clientX, event.clientY);
  const last = release();
  const set = under?.closest<HTMLElement>('[data-set]');
  const tile = under?.closest<HTMLElement>('[data-at]');
  // tiles glide: what lies under a tap may be another one by now
  if (!last?.isMoved) return undefined;
  if (set) return {at: last.at, on: {set: Number(set.dataset.set)}};
  const other = Number(tile?.dataset.at ?? last.at);
  return other === last.at ? undefined : {at: last.at, on: {tile: other}};
}
