/** Who pays whom, as a drawing has it: seats on sides of a table, and what flows between two of them. */
import type {Payment} from '../../core/game/result.js';
import type {Seat} from '../../core/situation/situation.js';
import {amountBetween, type PaymentTable} from './payment-table.js';

/** A side of the table. */
export type PlateSide = 'bottom' | 'right' | 'top' | 'left';

/** The sides in turn order from the bottom, by the number of players. */
const SIDES: Readonly<Record<number, readonly PlateSide[]>> = {
  3: ['bottom', 'right', 'left'],
  4: ['bottom', 'right', 'top', 'left'],
};

const LINKS = [
  ['bottom', 'right'],
  ['right', 'top'],
  ['top', 'left'],
  ['bottom', 'left'],
  ['bottom', 'top'],
  ['right', 'left'],
] as const satisfies readonly (readonly [PlateSide, PlateSide])[];

type Linked = (typeof LINKS)[number];
/** Two sides between which payments flow. */
export type SeatLink = Linked extends infer L
  ? L extends readonly [PlateSide, PlateSide]
    ? `${L[0]}-${L[1]}`
    : never
  : never;

/** What one of two seats pays the other on balance, for all reasons. */
export interface NetFlow {
  readonly link: SeatLink;
  /** Whether the second side of the link pays the first. */
  readonly backwards: boolean;
  /** More than 0. */
  readonly amount: number;
}

/** Whether so many seats have their places around a table. */
export const isDrawable = ({seats}: PaymentTable): boolean => seats.length in SIDES;

/** The seats by side, and the flows between them; two that pay each other the same have none. */
export function flowsOf(
  {seats, winner}: PaymentTable,
  payments: readonly Payment[],
): {readonly sides: ReadonlyMap<PlateSide, Seat>; readonly flows: readonly NetFlow[]} {
  const first = Math.max(seats.indexOf(winner), 0);
  const sides = new Map(
    (SIDES[seats.length] ?? []).map((side, i) => [side, seats[(first + i) % seats.length]]),
  );
  const flows = LINKS.flatMap(([one, other]): NetFlow[] => {
    const from = sides.get(one);
    const to = sides.get(other);
    if (!from || !to) return [];
    const amount = amountBetween(payments, from, to) - amountBetween(payments, to, from);
    if (!amount) return [];
    return [{link: `${one}-${other}` as SeatLink, backwards: amount < 0, amount: Math.abs(amount)}];
  });
  return {sides, flows};
}

/** How heavy an arrow is drawn, by thirds of the greatest amount: 1 to 3. */
export const weightOf = (amount: number, most: number): number => Math.ceil((amount * 3) / most);
