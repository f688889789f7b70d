/** The decisions of a played hand: what was best in them, and where somebody lost most. */
import type {Seat} from '../../core/situation/situation.js';
import type {Move} from '../../round/record/move.js';
import type {RecordMove, RoundRecord} from '../../round/record/record.js';
import type {RoundPosition} from '../../round/state/position.js';
import {readMove} from '../../round/text/move.js';
import {thoughtOut, type PlayerLevel, type Thought} from '../players/player.js';
import type {MoveReason} from '../players/reason.js';
import {decisionAt} from '../table/asking.js';
import type {EndedHand} from '../table/open-hand.js';
import type {PlayTable} from '../table/table.js';
import {best, thinkBest, thinkReason, verdictOn, type Advice} from './best.js';

/** A decision in which a player lost something. */
export interface LostMoment {
  /** The index of the move in the record. */
  readonly at: number;
  readonly played: Move;
  /** What the best move brings more; Infinity for a win that was let go. It compares moments of one hand. */
  readonly loss: number;
  readonly advice: Advice;
}

/** What is best for a seat in a position; undefined where it has no choice. */
export function adviceAt(table: PlayTable, position: RoundPosition, seat: Seat): Advice | undefined {
  const decision = decisionAt(table.referee, position, seat);
  return decision && best(table, decision.seen, seat, decision.moves);
}

/**
 * Why a player of a level made a move.
 * @param position the one in which it was made
 * @returns undefined where the player had no choice
 */
export function* thinkReasonAt(
  table: PlayTable,
  position: RoundPosition,
  move: RecordMove,
  level: PlayerLevel,
): Thought<MoveReason | undefined> {
  const {seat} = move;
  const played = moveAt(position, move);
  const decision = played && decisionAt(table.referee, position, seat);
  return decision && (yield* thinkReason(table, decision.seen, seat, played, level));
}

/**
 * The moments of a hand in which a seat lost most, as the highest level values moves. A pass counts where the record has it.
 * @param most no more moments than these
 * @returns the moments in the order of the hand; none for a hand in which every move was as good as the best
 */
export function lostMost(table: PlayTable, record: RoundRecord, seat: Seat, most = 3): readonly LostMoment[] {
  const {positions} = table.referee.replay(record);
  return thoughtOut(thinkLost(table, {record, positions}, seat, most));
}

/** As `lostMost`, of a hand whose positions are known, in turns of a few milliseconds. */
export function* thinkLost(
  table: PlayTable,
  {record, positions}: Pick<EndedHand, 'record' | 'positions'>,
  seat: Seat,
  most = 3,
): Thought<readonly LostMoment[]> {
  const lost: LostMoment[] = [];
  for (const [at, move] of record.moves.slice(0, positions.length - 1).entries())
    lost.push(...(yield* thinkLostAt(table, positions[at], {move, at}, seat)));
  return lost
    .sort((a, b) => b.loss - a.loss)
    .slice(0, most)
    .sort((a, b) => a.at - b.at);
}

function* thinkLostAt(
  table: PlayTable,
  position: RoundPosition,
  {move, at}: {readonly move: RecordMove; readonly at: number},
  seat: Seat,
): Thought<readonly LostMoment[]> {
  const played = move.seat === seat && !move.assert ? moveAt(position, move) : undefined;
  const decision = played && decisionAt(table.referee, position, seat);
  const advice = decision && (yield* thinkBest(table, decision.seen, seat, decision.moves));
  const top = advice?.moves.at(0);
  if (!played || !advice || !top) return [];
  const {isRight, value} = verdictOn(advice, played);
  if (isRight) return [];
  const isWinLost = top.move.do === 'win';
  const loss = isWinLost ? Infinity : (top.value ?? NaN) - (value ?? NaN);
  return loss > 0 ? [{at, played, loss, advice}] : [];
}

/** A move of a record onto tiles; a discard without its tile is the drawn one. */
function moveAt({seats}: RoundPosition, move: RecordMove): Move | undefined {
  const read = readMove(move);
  if ('unread' in read) return undefined;
  const drawn = seats[move.seat]?.drawn;
  return read.do === 'discard' && read.tile === undefined && drawn !== undefined
    ? {...read, tile: drawn}
    : read;
}
