/** Settles a hand: who has what after it, and who deals next. */
import type {Course} from '../../core/game/course.js';
import type {Ending, Frame, Outcome, Winner} from '../../core/game/frame.js';
import type {Options} from '../../core/game/options.js';
import type {Payment} from '../../core/game/result.js';
import {netOf} from '../../core/game/settle.js';
import {withGains} from '../record/points.js';
import type {Seat} from '../../core/situation/situation.js';

/** How a hand ended, before it is settled. */
export interface HandOutcome {
  /** In the order in which they are paid: first the one nearest after the discarder. */
  readonly winners: readonly Winner[];
  /** All payments between seats: for the wins, and for false wins. */
  readonly payments: readonly Payment[];
  readonly drawn?: Ending['drawn'];
  /** Seats that were ready when the wall was used up. */
  readonly ready?: readonly Seat[];
  /** Seats that laid a riichi stick on the table in this hand. */
  readonly riichi?: readonly Seat[];
  readonly unchecked?: readonly Seat[];
  readonly falseWins?: readonly Seat[];
}

/** The outcome as the course of a game asks for it: who won and how, or that the hand was drawn. */
export const outcomeOf = ({
  winners,
  drawn,
  ready,
}: Pick<HandOutcome, 'winners' | 'drawn' | 'ready'>): Outcome => ({
  winners: winners.map(({seat}) => seat),
  ...(winners.length ? {by: winners[0].by, from: winners[0].from} : {}),
  ...(drawn ? {drawn} : {}),
  ...(ready ? {ready} : {}),
});

/** What a rule set must provide so that a hand can be settled. */
type Settling = Pick<Course, 'stick' | 'extras' | 'nextDeal'>;

/**
 * Settles a hand: payments first, then sticks to the first winner, then prizes, which depend on the points so far
 * (RB-6, RB-13).
 */
export function settle(
  {course, o}: {readonly course: Settling; readonly o: Options},
  frame: Frame,
  seats: readonly Seat[],
  ended: HandOutcome,
): Ending {
  const {winners, payments, drawn, ready, riichi = [], unchecked = [], falseWins = []} = ended;
  const net = netOf(seats, payments);
  const stick = course.stick ?? 0;
  const onTable = frame.sticks + riichi.length;
  const left = winners.length ? 0 : onTable;
  const sticks = (seat: Seat): number =>
    (riichi.includes(seat) ? -stick : 0) + (winners[0]?.seat === seat ? onTable * stick : 0);
  const gains = Object.fromEntries(seats.map((seat) => [seat, (net[seat] ?? 0) + sticks(seat)]));
  const paid = withGains(frame.points, gains);
  const by = winners[0]?.by ?? 'draw';
  const prizes = course.extras?.prizes(paid, payments, by, o) ?? [];
  const won = netOf(seats, prizes);
  return {
    winners,
    ...(drawn ? {drawn} : {}),
    ...(ready ? {ready} : {}),
    ...(falseWins.length ? {falseWins} : {}),
    payments,
    prizes,
    net,
    points: withGains(paid, won),
    sticks: left,
    deal: course.nextDeal(frame, outcomeOf(ended), o),
    unchecked,
  };
}
