/** What a reader at the table has seen of a hand: moves and positions without what only others know. */
import type {Seat} from '../../core/situation/situation.js';
import {FACE_DOWN} from '../../core/tiles/tile.js';
import type {Move} from '../../round/record/move.js';
import {closeClaims} from '../../round/play/claims.js';
import type {RecordMove} from '../../round/record/record.js';
import type {Referee} from '../../round/referee.js';
import type {RoundPosition} from '../../round/state/position.js';
import {recordMove} from '../../round/text/move.js';
import type {MoveReason} from '../players/reason.js';

/** Moves, and the position before them all and after each. */
export interface ReaderLog {
  readonly moves: readonly RecordMove[];
  readonly positions: readonly RoundPosition[];
  /** Why each move was made, where the players say so. */
  readonly reasons: readonly (MoveReason | undefined)[];
}

/** The log before the first move. */
export const beginLog = (referee: Referee, seat: Seat, first: RoundPosition): ReaderLog => ({
  moves: [],
  positions: [referee.observe(first, seat)],
  reasons: [],
});

/** A move that was made, with the positions before and after it. */
export interface MadeMove {
  readonly seat: Seat;
  readonly move: Move;
  readonly before: RoundPosition;
  readonly after: RoundPosition;
  /** Whether the reader must see himself what he may claim. */
  readonly isStrict: boolean;
  /** Why a seat has made its last move, where it says so. */
  readonly reasonOf: (seat: Seat) => MoveReason | undefined;
}

/**
 * The log after a move. An answer to a discard is seen when it is carried out, and a pass never is: both would tell what
 * others hold.
 * @returns the same log if nothing was to be seen
 */
export function logMove(log: ReaderLog, referee: Referee, reader: Seat, made: MadeMove): ReaderLog {
  const shown = shownMoves(made);
  if (!shown.length) return log;
  const seen = referee.observe(shownPosition(referee, reader, made), reader);
  return {
    moves: [...log.moves, ...shown.map(([seat, move]) => toldMove(seat, move, reader, seen))],
    positions: [...log.positions, ...shown.map(() => seen)],
    reasons: [...log.reasons, ...shown.map(([seat]) => made.reasonOf(seat))],
  };
}

/**
 * The position as the reader is shown it. Whether another might claim a tile is known to that player alone: where the reader
 * is not asked about it, nobody seems to claim it.
 */
function shownPosition(referee: Referee, reader: Seat, {after, isStrict}: MadeMove): RoundPosition {
  const isAsked = !isStrict && referee.legal(after, reader).some(({do: name}) => name === 'pass');
  return isAsked ? after : closeClaims(referee.rules, after);
}

type SeatMove = readonly [Seat, Move];

function shownMoves({seat, move, before, after}: MadeMove): readonly SeatMove[] {
  if (after === before) return [];
  const {is, answers = {}} = before.phase;
  const isAnswer = (is === 'claim' || is === 'rob') && seat !== before.phase.seat && !isTurnOf(move);
  if (!isAnswer) return [[seat, move]];
  const all = Object.entries({...answers, [seat]: move}) as SeatMove[];
  return all.filter(([of, answer]) => isCarriedOut(of, answer, before, after));
}

/** Whether a move goes on where others might have answered: nobody is asked any more. */
const isTurnOf = ({do: name}: Move): boolean => name === 'draw' || name === 'end' || name === 'falsewin';

function isCarriedOut(seat: Seat, {do: name}: Move, before: RoundPosition, after: RoundPosition): boolean {
  if (name === 'win') return after.ended?.winners.includes(seat) ?? false;
  const melds = (p: RoundPosition): number => p.seats[seat]?.melds.length ?? 0;
  return name !== 'pass' && melds(after) > melds(before);
}

/** A move as a reader may be told it: a tile that somebody else draws, and a kong that lies face down, have no names. */
function toldMove(seat: Seat, move: Move, reader: Seat, seen: RoundPosition): RecordMove {
  if (seat === reader) return recordMove(seat, move);
  if (move.do === 'draw') return {seat, do: 'draw'};
  const isHidden = move.meld && !move.meld.open && seen.seats[seat]?.melds.some(isFaceDown);
  return isHidden ? {seat, do: 'kong'} : recordMove(seat, move);
}

const isFaceDown = ({open, tiles}: {readonly open: boolean; readonly tiles: readonly number[]}): boolean =>
  !open && tiles.includes(FACE_DOWN);
