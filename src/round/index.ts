/**
 * The referee: rounds as text and as records, which moves are legal, what a hand comes to, and games of several
 * hands.
 */
export {after, begin, isOver, type GameBeginning, type GameResult, type GameState} from './game/game.js';
export {replay, type Playing, type Replay} from './game/replay.js';
export {isPosition} from './play/apply.js';
export type {Judgement} from './play/judge.js';
export type {HandBeginning} from './play/start.js';
export type {Move} from './record/move.js';
export type {RoundMessages, RoundProblem} from './record/problem.js';
export type {MoveName, MoveText, RecordMove, RoundRecord} from './record/record.js';
export {
  isStandings,
  standings,
  type Standing,
  type StandingGame,
  type StandingsFault,
  type StandingsRules,
  type TableResult,
  type Ties,
} from './ledger/standings.js';
export {refereeFor, type Referee} from './referee.js';
export {UNLIMITED, type DrawsLeft} from './state/draws.js';
export type {RiverDiscard, LaidMeld, Phase, RoundPosition, SeatState} from './state/position.js';
export type {RoundRules} from './state/rules.js';
export {wallOf} from './state/wall.js';
export {formatRound} from './text/format.js';
export {readMove, writeMove} from './text/move.js';
export {parseRound} from './text/parse.js';
export {isFault} from '../core/situation/result.js';
