/** Moves the tile of a step from the hand or the wall to its place, and counts points. */
import type {count} from '../acts/counting.js';
import type {LastMove} from './last-move.js';
import {mayMove, slide} from '../acts/motion.js';

/** Steps that follow one another faster are not animated, in milliseconds. */
const FAST = 250;

/** The step of a round, and what it moved. */
export interface GlideStep {
  readonly at: number;
  readonly move: LastMove | undefined;
  /** The side of the seat that made the move: `bottom`, `right`, `top` or `left`. */
  readonly side: string | undefined;
}

/** Animates single steps forward; jumps and steps back show their position at once. */
export class Glide {
  private last?: GlideStep;
  private time = -FAST;
  private from?: DOMRect;
  private count?: typeof count;
  /** What the points of each side were. */
  private points = new Map<string, string>();

  /** Before a step is drawn: keeps the place that its tile comes from. */
  measure(root: ParentNode, step: GlideStep | undefined): void {
    this.from = undefined;
    this.points.clear();
    const {last} = this;
    this.last = step;
    if (!last || !step || step.at === last.at) return;
    const now = performance.now();
    const isFast = now - this.time < FAST;
    this.time = now;
    if (isFast || step.at !== last.at + 1 || !mayMove()) return;
    if (!this.count)
      void import('../acts/counting.js').then(
        (found) => (this.count = found.count),
        () => undefined,
      );
    for (const side of SIDES) this.points.set(side, pointsAt(root, side)?.textContent ?? '');
    if (!step.move) return;
    const from = sourceOf(root, step)?.getBoundingClientRect();
    this.from = from?.width ? from : lentHand(root, step)?.getBoundingClientRect();
  }

  /** After it is drawn: lets the tile glide from there. */
  run(root: ParentNode): void {
    const {from} = this;
    this.from = undefined;
    for (const [side, before] of this.points) {
      const points = pointsAt(root, side);
      if (points) this.count?.(points, before);
    }
    this.points.clear();
    const tile = root.querySelector<HTMLElement>('.frame :is(.tile, .run).last');
    if (!from?.width || !tile) return;
    const to = tile.getBoundingClientRect();
    const [x, y] = [
      middle(from.left, from.right) - middle(to.left, to.right),
      middle(from.top, from.bottom) - middle(to.top, to.bottom),
    ];
    slide(tile, x, y);
  }
}

const SIDES = ['bottom', 'right', 'top', 'left'];

const pointsAt = (root: ParentNode, side: string): Element | null =>
  root.querySelector(`.side.${side} .points`);

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
