/** Groups the moves of a round into turns, the consecutive moves of one seat. */
import type {RoundState} from '../../contexts/round.js';
import type {Seat} from '../../core/situation/situation.js';

/** The consecutive moves of one seat. */
export interface Turn {
  readonly seat: Seat;
  /** Its steps, from 1. */
  readonly steps: readonly number[];
}

/** @returns the turns up to the first fault, or up to a step */
export function turnsOf({record, positions}: RoundState, limit = Infinity): Turn[] {
  const turns: {seat: Seat; steps: number[]}[] = [];
  record.moves.slice(0, Math.min(limit, positions.length - 1)).forEach(({seat}, i) => {
    const last = turns.at(-1);
    if (last?.seat === seat) last.steps.push(i + 1);
    else turns.push({seat, steps: [i + 1]});
  });
  return turns;
}

/** The last step of the previous or the next turn. */
export function turnFrom(state: RoundState, step: number, way: 1 | -1): number {
  const ends = [0, ...turnsOf(state).map(({steps}) => steps.at(-1) ?? 0)];
  const found = way > 0 ? ends.find((end) => end > step) : ends.findLast((end) => end < step);
  return found ?? step;
}
