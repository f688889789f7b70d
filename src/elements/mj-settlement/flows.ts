/** Who pays whom, as a drawing has it: seats on sides of a table, and what flows between two of them. */
import type {Payment} from '../../core/game/result.js';
import type {Seat} from '../../core/situation/situation.js';
import {sidesOf, type PlateSide} from '../views/seat-sides.js';
import {amountBetween, type PaymentTable} from './payment-table.js';

const LINKS = {
  'bottom-right': ['bottom', 'right'],
  'right-top': ['right', 'top'],
  'top-left': ['top', 'left'],
  'bottom-left': ['bottom', 'left'],
  'bottom-top': ['bottom', 'top'],
  'right-left': ['right', 'left'],
} as const satisfies Readonly<Record<string, readonly [PlateSide, PlateSide]>>;

/** Two sides between which payments flow. */
export type SeatLink = keyof typeof LINKS;

/** What one of two seats pays the other on balance, for all reasons. */
export interface NetFlow {
  readonly link: SeatLink;
  /** Whether the second side of the link pays the first. */
  readonly backwards: boolean;
  /** More than 0. */
  readonly amount: number;
}

/** Whether so many seats have their places around a table. */
export const isDrawable = ({seats, winner}: PaymentTable): boolean => sidesOf(seats, winner) !== undefined;

/** The seats by side, and the flows between them; two that pay each other the same have none. */
export function flowsOf(
  {seats, winner}: PaymentTable,
  payments: readonly Payment[],
): {readonly sides: ReadonlyMap<PlateSide, Seat>; readonly flows: readonly NetFlow[]} {
  const first = Math.max(seats.indexOf(winner), 0);
  const order = [...seats.slice(first), ...seats.slice(0, first)];
  const sides = new Map((sidesOf(order, winner) ?? []).map((side, i) => [side, order[i]]));
  const flows = (Object.keys(LINKS) as SeatLink[]).flatMap((link): NetFlow[] => {
    const [one, other] = LINKS[link];
    const from = sides.get(one);
    const to = sides.get(other);
    if (!from || !to) return [];
    const amount = amountBetween(payments, from, to) - amountBetween(payments, to, from);
    if (!amount) return [];
    return [{link, backwards: amount < 0, amount: Math.abs(amount)}];
  });
  return {sides, flows};
}

/** How heavy an arrow is drawn, by thirds of the greatest amount: 1 to 3. */
export const weightOf = (amount: number, most: number): number => Math.ceil((amount * 3) / most);
