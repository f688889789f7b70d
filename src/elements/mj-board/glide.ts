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

/** Animates single steps forward; jumps and steps back show their position at once. */
export class Glide {
  private last?: GlideStep;
  private time = -FAST;
  private from?: DOMRect;
  private payOut?: typeof payOut;
  /** What the points of each side were. */
  private points = new Map<string, string>();
  private isLooking = false;

  /** Before a step is drawn: keeps the place that its tile comes from. */
  measure(root: ParentNode, step: GlideStep | undefined): void {
    const {last} = this;
    this.last = step;
    // what is drawn again goes on its way
    if (last && step && step.at === last.at) return;
    this.from = undefined;
    this.points = new Map();
    if (!last || !step) return;
    const now = performance.now();
    const isFast = now - this.time < FAST;
    this.time = now;
    if (isFast || step.at !== last.at + 1 || !mayMove()) return;
    if (!this.payOut)
      void import('./paying.js').then(
        (found) => (this.payOut = found.payOut),
        () => undefined,
      );
    for (const {side} of step.seats) this.points.set(side, pointsAt(root, side)?.textContent ?? '');
    if (!step.move) return;
    const from = sourceOf(root, step)?.getBoundingClientRect();
    this.from = from?.width ? from : lentHand(root, step)?.getBoundingClientRect();
  }

  /** After it is drawn: lets the tile glide from there, unless another step has been drawn by the next frame. */
  run(root: ParentNode): void {
    if (this.isLooking || (!this.from?.width && !this.points.size)) return;
    this.isLooking = true;
    lookInFrame(() => this.look(root));
  }

  private look(root: ParentNode): () => void {
    const {from, last, points} = this;
    this.isLooking = false;
    this.from = undefined;
    this.points = new Map();
    const tile = root.querySelector<HTMLElement>('.frame :is(.tile, .run).last');
    const to = from?.width ? tile?.getBoundingClientRect() : undefined;
    return () => {
      if (last && points.size) this.payOut?.(root, points, last.seats, last.payments);
      if (from && tile && to) slide(tile, ...away(from, to));
    };
  }
}

/** How far it is from the middle of a place to that of another. */
const away = (from: DOMRect, to: DOMRect): [number, number] => [
  middle(from.left, from.right) - middle(to.left, to.right),
  middle(from.top, from.bottom) - middle(to.top, to.bottom),
];

const middle = (a: number, b: number): number => (a + b) / 2;

/** The last tile of the own hand, where another element draws it on the table: there the table's own is not seen. */
const lentHand = (root: ParentNode, {move, side}: GlideStep): Element | undefined =>
  side === 'bottom' && move?.on === 'discard'
    ? root
        .querySelector<HTMLSlotElement>('slot[name=hand]')
        ?.assignedElements()
        .flatMap((one) => [...one.querySelectorAll('[data-tile]')])
        .at(-1)
    : undefined;

/** Where a tile comes from: a discard from the hand, the drawn one from the wall, of which the middle tells what is left. */
function sourceOf(root: ParentNode, {move, side}: GlideStep): Element | null {
  if (!move || !side) return null;
  const own = `:is(.side, .front).${side}`;
  if (move.on === 'drawn') return root.querySelector('.middle');
  // a called tile comes from the river or the pool, where it is the last one
  if (move.on === 'meld') return root.querySelector('.table .tile.last');
  return root.querySelector(`${own} .drawn`) ?? root.querySelector(`${own} .held`);
}
