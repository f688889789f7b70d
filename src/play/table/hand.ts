/** A hand at the table: every player is asked what he does, as far as he may know, and the referee does it. */
import type {BySeat, Ending, Frame} from '../../core/game/frame.js';
import type {Fault} from '../../core/situation/problem.js';
import type {RoundProblem} from '../../round/record/problem.js';
import type {RecordMove, RoundRecord} from '../../round/record/record.js';
import type {Referee} from '../../round/referee.js';
import type {RoundPosition} from '../../round/state/position.js';
import {recordMove} from '../../round/text/move.js';
import type {Player} from '../players/player.js';
import type {DealtPosition} from './given-position.js';
import {TableAsking, type Asked} from './asking.js';
import {isFault} from '../../core/situation/result.js';

/** A hand that was played. */
export interface HandPlayed {
  /** The position after the last move. */
  readonly last: RoundPosition;
  /** The hand as `parseRound` reads it, and `replay` plays it. */
  readonly record: RoundRecord;
  /** How it ended; undefined where a move was refused. */
  readonly ending: Ending | undefined;
  /** Why the referee refused a move, where it did: a fault of a player. */
  readonly refused: RoundProblem | undefined;
}

/** A wall by its seed, and who sits how. */
export interface HandSetUp {
  readonly seed: string;
  readonly frame?: Partial<Frame>;
  /** Where it begins, if it is played from a position; the frame is in it. */
  readonly dealt?: DealtPosition;
}

/** More moves than any hand takes. */
const MOST_MOVES = 2000;

/**
 * Plays a hand to its end.
 * @param heard is told of every decision
 * @returns the hand, or the fault of its frame
 */
export function playHand(
  referee: Referee,
  {seed, frame = {}, dealt}: HandSetUp,
  players: BySeat<Player>,
  heard?: (asked: Asked) => void,
): HandPlayed | Fault {
  const first = dealt?.first ?? referee.start({frame, seed});
  if (isFault(first)) return first;
  const {id, options} = referee.rules;
  const moves: RecordMove[] = [];
  const asking = new TableAsking(referee, players, heard);
  let p = first;
  let refused: RoundProblem | undefined;
  while (p.phase.is !== 'over' && moves.length < MOST_MOVES) {
    const chosen = asking.next(p);
    if (!chosen) break;
    const [seat, move] = chosen;
    const next = referee.apply(p, seat, move);
    if (isFault(next)) {
      refused = next;
      break;
    }
    moves.push(recordMove(seat, move));
    p = next;
  }
  const {wild: _wild, indicators: _indicators, ura: _ura, ...start} = frame;
  const record: RoundRecord = {
    version: 1,
    rules: id,
    ...(Object.keys(options).length && {options}),
    start: dealt?.start ?? {...start, seed, start: 'deal'},
    moves,
  };
  return {last: p, record, ending: refused ? undefined : referee.ending(p), refused};
}
