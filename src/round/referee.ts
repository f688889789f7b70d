/** A referee as a value: the rules of one rule set under its options, ready for questions about rounds. */
import type {Course} from '../core/game/course.js';
import type {Ending, Flow} from '../core/game/flow.js';
import type {Ruleset} from '../core/game/ruleset.js';
import type {Fault} from '../core/situation/problem.js';
import type {Seat, Situation} from '../core/situation/situation.js';
import {replayBy, type Replay} from './game/replay.js';
import {legal} from './judging/legal.js';
import {situationOfWin} from './judging/situation.js';
import {apply} from './play/apply.js';
import {endingOf} from './play/ending.js';
import {judge, type Judgement} from './play/judge.js';
import {observe} from './play/observe.js';
import {start, type HandBeginning} from './play/start.js';
import type {Move} from './record/move.js';
import type {RoundMessages, RoundProblem} from './record/problem.js';
import type {RoundRecord} from './record/record.js';
import type {RoundPosition} from './state/position.js';
import {roundRules, type RoundRules} from './state/rules.js';
import {isFault} from '../core/situation/result.js';

/** Knows the rules, and nothing of any round: all that it is asked about is given. Words for problems may be left out. */
export interface Referee {
  readonly rules: RoundRules;
  /**
   * The position before the first move of a hand.
   * @returns the position, or the first fault in frame, hands or wall
   */
  start(beginning: HandBeginning): RoundPosition | Fault;
  /** All moves that a seat may make now; none where it has no say. A false win is never among them. */
  legal(p: RoundPosition, seat: Seat): readonly Move[];
  /** Whether a move is legal, and if not, why, with the number of the rule. */
  judge(p: RoundPosition, seat: Seat, move: Move, messages?: RoundMessages): Judgement;
  /** Makes a move. @returns the next position, or why the move is not legal */
  apply(p: RoundPosition, seat: Seat, move: Move, messages?: RoundMessages): RoundPosition | RoundProblem;
  /** Plays a record by these rules, whatever rules it names. */
  replay(record: RoundRecord, messages?: RoundMessages): Replay;
  /** What a seat may know of a position: the hands of the others, the wall and what they answered are hidden. */
  observe(p: RoundPosition, seat: Seat): RoundPosition;
  /** The question to the scorer about the win that a seat could declare now; undefined where there is none. */
  situation(p: RoundPosition, seat: Seat): Situation | undefined;
  /** How a hand that is over ended: who pays whom, and who deals next; undefined where it goes on. */
  ending(p: RoundPosition, messages?: RoundMessages): Ending | undefined;
}

/**
 * Makes a referee.
 * @param options options of the rule set and of its flow; those left out have their defaults
 * @param id the id of the rule set, or of one of its presets
 * @returns the referee; or a fault: no such preset, or a wrong option
 */
export function refereeFor(
  ruleset: Ruleset,
  flow: Flow | (Flow & Course),
  options: Readonly<Record<string, unknown>> = {},
  id: string = ruleset.id,
): Referee | Fault {
  const rules = roundRules(ruleset, flow, {id, options});
  return isFault(rules) ? rules : refereeUnder(rules);
}

/** The referee of rules that have been read. */
export const refereeUnder = (rules: RoundRules): Referee => ({
  rules,
  start: (beginning) => start(rules, beginning),
  legal: (p, seat) => legal(rules, p, seat),
  judge: (p, seat, move, messages) => judge(rules, p, seat, move, messages),
  apply: (p, seat, move, messages) => apply(rules, p, seat, move, messages),
  replay: (record, messages) => replayBy(rules, record, messages),
  observe: (p, seat) => observe(rules, p, seat),
  situation: (p, seat) => situationOfWin(rules, p, seat),
  ending: (p, messages) => endingOf(rules, p, messages?.problems),
});
