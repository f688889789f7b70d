/** The right moves of a puzzle: it has one if it is a good one. */
import {thoughtOut} from '../players/player.js';
import {OpenHand, type OpenHandSetUp} from '../table/open-hand.js';
import type {PlayTable} from '../table/table.js';
import {best, type JudgedMove} from './best.js';
import {isFault} from '../../core/situation/result.js';

/** The right moves of a seat's first decision in a hand; none where it has no decision. */
export function rightMoves(table: PlayTable, setUp: Omit<OpenHandSetUp, 'levelOf'>): readonly JudgedMove[] {
  const hand = OpenHand.deal(table, {...setUp, levelOf: () => 3});
  if (isFault(hand)) return [];
  while (thoughtOut(hand.goOn()) === 'moved');
  const {question} = hand;
  if (!question) return [];
  return best(table, question.seen, setUp.seat, question.moves).moves.filter(({isRight}) => isRight);
}
