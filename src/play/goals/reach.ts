/** Whether goals can be reached at all: a computer player of the highest level tries, on wall after wall. */
import type {Frame} from '../../core/game/frame.js';
import type {Seat} from '../../core/situation/situation.js';
import {dealGiven} from '../table/given-position.js';
import type {RoundRecord} from '../../round/record/record.js';
import {playHand} from '../table/hand.js';
import {playersAt, type PlayTable} from '../table/table.js';
import type {Goal} from './goal.js';
import {judgeGoals} from './judge.js';
import {isFault} from '../../core/situation/result.js';

/** The hand in which goals are to be reached. */
export interface GoalSetUp {
  readonly seat: Seat;
  /** The first wall is that of the seed, and the others those of `<seed>/2`, `<seed>/3` … */
  readonly seed: string;
  readonly frame?: Partial<Frame>;
  /** The position from which the hand is played, as `readGiven` reads it. */
  readonly from?: RoundRecord;
}

/** So many walls are tried. A goal that one hand in 20 meets is missed on all of them once in 28,000 times. */
export const WALLS_TRIED = 200;

/** The number of the first wall on which a player reaches all goals; undefined where none of them lets him. */
export function wallThatMeets(
  table: PlayTable,
  goals: readonly Goal[],
  {seat, seed, frame = {}, from}: GoalSetUp,
  walls = WALLS_TRIED,
): number | undefined {
  for (let n = 1; n <= walls; n++) {
    const own = n > 1 ? `${seed}/${n}` : seed;
    const players = playersAt(table, own, (one) => (one === seat ? 4 : 3));
    const dealt = from && dealGiven(table, from, own);
    if (dealt && isFault(dealt)) return undefined;
    const played = playHand(table.referee, {seed: own, frame, ...(dealt && {dealt})}, players);
    if (isFault(played)) return undefined;
    const {ending, positions} = table.referee.replay(played.record);
    // the highest level makes the move that it would advise
    const hand = ending && {rules: table.rules, positions, ending, isBest: true};
    if (hand && judgeGoals(goals, hand, seat).every(({isMet}) => isMet)) return n;
  }
  return undefined;
}
