/** Sorts payments by player and reason. */
import type {OtherScore, Payment, ScoreResult} from '../../core/game/result.js';
import {inSum} from '../../core/game/settle.js';
import {SEATS, type Seat, type Situation} from '../../core/situation/situation.js';

/** The payments of one hand, by seat and by reason. */
export interface PaymentTable {
  /** The seats that play, in turn order from the east. */
  readonly seats: readonly Seat[];
  readonly winner: Seat;
  readonly dealer: Seat;
  /** The worth of each hand, where every hand is scored. */
  readonly worth: Readonly<Partial<Record<Seat, OtherScore>>>;
  /** Payments by reason, in the order in which they were made; those between the same two players are added up. */
  readonly reasons: ReadonlyMap<string, readonly Payment[]>;
}

/** Sorts the payments of a result; seats without a player are left out. */
export function ledgerOf({seat = 'east', dealer = 'east'}: Situation, result: ScoreResult): PaymentTable {
  const {net, payments, others = {}} = result;
  const reasons = new Map<string, Payment[]>();
  for (const payment of inSum(payments)) {
    const same = reasons.get(payment.why);
    if (same) same.push(payment);
    else reasons.set(payment.why, [payment]);
  }
  const everybody = Object.keys(others).length > 0;
  return {
    seats: SEATS.filter((name) => name in net),
    winner: seat,
    dealer,
    worth: everybody ? {...others, [seat]: result} : {},
    reasons,
  };
}

/** Whether any of the other hands is worth something. */
export const hasOthers = ({others = {}}: ScoreResult): boolean =>
  Object.values(others).some(({lines}) => lines.length > 0);

/** The sum that one seat pays another. */
export const amountBetween = (payments: readonly Payment[], from: Seat, to: Seat): number =>
  payments
    .filter((payment) => payment.from === from && payment.to === to)
    .reduce((sum, {amount}) => sum + amount, 0);
