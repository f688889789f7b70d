import type {AbortiveDraw, BySeat} from '../../core/game/frame.js';
import type {Seat} from '../../core/situation/situation.js';
import type {SaidFault, RoundMessages, RoundProblem} from '../record/problem.js';
import type {RoundRecord} from '../record/record.js';
import type {LobbySetting} from './tenhou6-lobby.js';

/** One hand of a foreign log: a record, or why there is none. */
export interface LogHand {
  readonly record?: RoundRecord;
  readonly fault?: RoundProblem;
  /** The line of the log that the hand begins in, counted from 1, and where each of its moves stands. */
  readonly line: number;
  readonly places: readonly {readonly line: number; readonly column: number}[];
  /** The value of the winning hand as the log gives it. */
  readonly fan?: number;
  /** What the log says that each win is worth. */
  readonly values?: readonly LogWorth[];
  /** House rules of a lobby of Tenhou that the rule set has no options for. */
  readonly unread?: readonly LobbySetting[];
  /** Why the hand was drawn before its wall was used up, if the log says it in words that are known. */
  readonly drawn?: LogDrawn;
  /** Why the rules that are given do not judge the hand: the order of turns alone is checked. */
  readonly unjudged?: 'three-players';
  /** What the log says of points: once for each win, or once for a drawn hand. */
  readonly paid?: readonly LogPaid[];
}

/** Why a hand was drawn, in the words of a log, and where it says so. */
export interface LogDrawn {
  readonly why: AbortiveDraw;
  readonly said: string;
  readonly at: {readonly line: number; readonly column: number};
}

/** Points of each seat, and where a log says them. */
export interface LogPoints {
  readonly points: BySeat<number>;
  readonly at: {readonly line: number; readonly column: number};
}

/** What a log says of points after a win, or after a drawn hand. */
export interface LogPaid {
  /** What each seat wins or loses, with the sticks that a winner took. */
  readonly net?: LogPoints;
  /** What each seat has then. */
  readonly held?: LogPoints;
}

/** What a log says that a win is worth: `40符2飜2600点`, `満貫4000点∀`, `30符4飜2000-3900点`. */
export interface LogWorth {
  readonly seat: Seat;
  readonly fu?: number;
  readonly han?: number;
  /** What the discarder pays; or what each of the others pays, and then the dealer. */
  readonly points: readonly number[];
  readonly at: {readonly line: number; readonly column: number};
}

/** The fault of a hand in words; until then its message is what it is about. */
export function wordedFault(fault: RoundProblem, {round, problems}: RoundMessages): RoundProblem {
  const said = round.faults[fault.code as SaidFault](fault.message);
  // what cannot be read ends with a piece of it
  return {...fault, message: fault.code === 'foreign' ? said : problems.sentence(said)};
}
