/** Moves the tile of a step from the hand or the wall to its place, and what is paid from plate to plate. */
import type {Payment} from '../../core/game/result.js';
import type {LastMove} from './last-move.js';
import type {payOut} from './paying.js';
import {pointsAt} from './points.js';
import type {SeatShown} from './shown-table.js';
import {lookInFrame} from '../acts/in-frame.js';
import {mayMove, slide} from '../acts/motion.js';

/** Steps that follow one another faster are not animated, in milliseconds. */
const FAST = 250;

/** The step of a round, and what it moved. */
export interface GlideStep {
  readonly at: number;
  readonly move: LastMove | undefined;
  /** The side of the seat that made the move: `bottom`, `right`, `top` or `left`. */
  readonly side: string | undefined;
  readonly seats: readonly Pick<SeatShown, 'seat' | 'side'>[];
  /** What is paid at the step. */
  readonly payments: readonly Payment[];
}

/** A middle, in pixels from the corner of the table. */
type Place = readonly [number, number];

/** Where a tile may come from at the next step. */
interface Sources {
  readonly wall: Place | undefined;
  /** The last tile laid down, which may be called. */
  readonly last: Place | undefined;
  /** By side, the drawn tile, or else those held. */
  readonly hands: ReadonlyMap<string, Place | undefined>;
}

/** Animates single steps forward; jumps and steps back show their position at once. */
export class Glide {
  private last?: GlideStep;
  private time = -FAST;
  private isNext = false;
  private payOut?: typeof payOut;
  /** What the points of each side were. */
  private points = new Map<string, string>();
  /** What was seen in the frame of the last step: to look before the next is drawn would lay the page out once more. */
  private sources?: Sources;
  private isLooking = false;

  /** Before a step is drawn: keeps the points that it changes. */
  begin(root: ParentNode, step: GlideStep | undefined): void {
    const {last} = this;
    this.last = step;
    // what is drawn again goes on its way
    if (last && step && step.at === last.at) return;
    this.isNext = false;
    this.points = new Map();
    if (!last || !step) return;
    const now = performance.now();
    const isFast = now - this.time < FAST;
    this.time = now;
    if (isFast || step.at !== last.at + 1 || !mayMove()) return;
    this.isNext = true;
    if (!this.payOut)
      void import('./paying.js').then(
        (found) => (this.payOut = found.payOut),
        () => undefined,
      );
    for (const {side} of step.seats) this.points.set(side, pointsAt(root, side)?.textContent ?? '');
  }

  /** After it is drawn: lets the tile glide to its place, unless another step has been drawn by the next frame. */
  run(root: ParentNode): void {
    if (this.isLooking || !this.last) return;
    this.isLooking = true;
    lookInFrame(() => this.look(root));
  }

  private look(root: ParentNode): () => void {
    const {last, points, isNext, sources} = this;
    this.isLooking = false;
    this.isNext = false;
    this.points = new Map();
    const table = root.querySelector('.frame');
    if (!last || !table) return () => undefined;
    const placeOf = placesOn(table);
    const tile = isNext ? table.querySelector<HTMLElement>(':is(.tile, .run).last') : null;
    const from = tile && sources && sourceOf(sources, last);
    const to = from && placeOf(tile);
    this.sources = sourcesOn(table, last, placeOf);
    return () => {
      if (isNext && points.size) this.payOut?.(root, points, last.seats, last.payments);
      if (from && to) slide(tile, from[0] - to[0], from[1] - to[1]);
    };
  }
}

/** Tells where something lies on the table; undefined if it is not seen. */
function placesOn(table: Element): (one: Element | null | undefined) => Place | undefined {
  const around = table.getBoundingClientRect();
  return (one) => {
    const box = one?.getBoundingClientRect();
    return box?.width
      ? [(box.left + box.right) / 2 - around.left, (box.top + box.bottom) / 2 - around.top]
      : undefined;
  };
}

function sourcesOn(table: Element, {seats}: GlideStep, placeOf: ReturnType<typeof placesOn>): Sources {
  const handOf = (side: string): Place | undefined => {
    const own = `:is(.side, .front).${side}`;
    const held = table.querySelector(`${own} .drawn`) ?? table.querySelector(`${own} .held`);
    return placeOf(held) ?? (side === 'bottom' ? placeOf(lentTile(table)) : undefined);
  };
  return {
    wall: placeOf(table.querySelector('.middle')),
    last: placeOf(table.querySelector('.table .tile.last')),
    hands: new Map(seats.map(({side}) => [side, handOf(side)])),
  };
}

/** The last tile of the own hand, where another element draws it on the table: there the table's own is not seen. */
const lentTile = (table: Element): Element | undefined =>
  table
    .querySelector<HTMLSlotElement>('slot[name=hand]')
    ?.assignedElements()
    .flatMap((one) => [...one.querySelectorAll('[data-tile]')])
    .at(-1);

/** Where the tile of a step comes from: a discard from the hand, the drawn one from the wall, of which the middle tells what is left. */
function sourceOf({wall, last, hands}: Sources, {move, side}: GlideStep): Place | undefined {
  if (!move || !side) return undefined;
  if (move.on === 'drawn') return wall;
  // a called tile comes from the river or the pool, where it is the last one
  return move.on === 'meld' ? last : hands.get(side);
}
