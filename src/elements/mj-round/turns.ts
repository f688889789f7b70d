/** The moves of a round by turns: what one seat does in a row. */
import type {RoundState} from '../../contexts/round.js';
import type {Seat} from '../../core/situation/situation.js';

/** What one seat does in a row. */
export interface Turn {
  readonly seat: Seat;
  /** Its steps, from 1. */
  readonly steps: readonly number[];
}

/** @returns turns up to the first fault */
export function turnsOf({record, positions}: RoundState): Turn[] {
  const turns: {seat: Seat; steps: number[]}[] = [];
  record.moves.slice(0, positions.length - 1).forEach(({seat}, i) => {
    const last = turns.at(-1);
    if (last?.seat === seat) last.steps.push(i + 1);
    else turns.push({seat, steps: [i + 1]});
  });
  return turns;
}

/** The last step of the turn before, or of the next one. */
export function turnFrom(state: RoundState, step: number, way: 1 | -1): number {
  const ends = [0, ...turnsOf(state).map(({steps}) => steps.at(-1) ?? 0)];
  const found = way > 0 ? ends.find((end) => end > step) : ends.findLast((end) => end < step);
  return found ?? step;
}
