/** The right moves of a puzzle: it has one if it is a good one. */
import {thoughtOut} from '../players/player.js';
import {OpenHand, type OpenHandSetUp, type ReaderQuestion} from '../table/open-hand.js';
import type {PlayTable} from '../table/table.js';
import {best, type Advice} from './best.js';
import {isFault} from '../../core/situation/result.js';

/** A hand at its first decision. */
export interface Puzzle {
  readonly hand: OpenHand;
  readonly question: ReaderQuestion;
  /** What is best there, and why. */
  readonly advice: Advice;
}

/** A seat's first decision in a hand; undefined where it has none. */
export function puzzleIn(table: PlayTable, setUp: Omit<OpenHandSetUp, 'levelOf'>): Puzzle | undefined {
  const hand = OpenHand.deal(table, {...setUp, levelOf: () => 3});
  if (isFault(hand)) return undefined;
  while (thoughtOut(hand.goOn()) === 'moved');
  const {question} = hand;
  return question && {hand, question, advice: best(table, question.seen, setUp.seat, question.moves)};
}

/** The right moves in a seat's first decision; none where it has no decision. */
export const rightMoves = (table: PlayTable, setUp: Omit<OpenHandSetUp, 'levelOf'>): Advice['moves'] =>
  (puzzleIn(table, setUp)?.advice.moves ?? []).filter(({isRight}) => isRight);
