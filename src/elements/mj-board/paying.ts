/** Points that are paid: each amount goes from plate to plate, and the points count. Fetched when a table has moved a first time. */
import type {Payment} from '../../core/game/result.js';
import type {Seat} from '../../core/situation/situation.js';
import {withCommas} from '../../core/situation/signed.js';
import {GLIDE} from '../../styles/durations.js';
import {count} from '../acts/counting.js';
import {EASING} from '../acts/motion.js';
import {unhidden} from '../../controllers/unhidden.js';
import {amountBetween} from '../mj-settlement/shared.js';
import {pointsAt} from './points.js';
import type {SeatShown} from './shown-table.js';

/** Lets an amount go from one place on the table to another; it is there for that time alone. */
function send(table: Element, amount: number, [from, to]: readonly Element[]): void {
  const chip = unhidden(document, 'createElement')('b');
  chip.className = 'chip';
  chip.ariaHidden = 'true';
  chip.textContent = withCommas(amount);
  table.append(chip);
  const [around, own] = [table, chip].map((one) => one.getBoundingClientRect());
  const over = (element: Element): string => {
    const {left, top, width, height} = element.getBoundingClientRect();
    return `${left - around.left + (width - own.width) / 2}px ${top - around.top + (height - own.height) / 2}px`;
  };
  const frames = [
    {translate: over(from), opacity: 0},
    {translate: over(from), opacity: 1, offset: 0.1, easing: EASING},
    {translate: over(to), opacity: 1, offset: 0.9},
    {translate: over(to), opacity: 0},
  ];
  const motion = chip.animate(frames, {duration: GLIDE, fill: 'both'});
  const gone = (): void => chip.remove();
  motion.finished.then(gone, gone);
}

/**
 * Lets points go where they are paid, for each two seats what one pays the other on balance.
 * @param before the points of each side as they were written
 */
export function payOut(
  root: ParentNode,
  before: ReadonlyMap<string, string>,
  seats: readonly Pick<SeatShown, 'seat' | 'side'>[],
  payments: readonly Payment[],
): void {
  for (const [side, text] of before) {
    const points = pointsAt(root, side);
    if (points) count(points, text);
  }
  const table = root.querySelector('.table');
  if (!table) return;
  const between = (from: Seat, to: Seat): number => amountBetween(payments, from, to);
  for (const from of seats)
    for (const to of seats) {
      const amount = between(from.seat, to.seat) - between(to.seat, from.seat);
      const ends = [from, to].flatMap(({side}) => pointsAt(root, side) ?? []);
      if (amount > 0 && ends.length === 2) send(table, amount, ends);
    }
}
