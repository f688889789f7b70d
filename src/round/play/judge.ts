/** Decides whether a move is legal, and says why one is not. */
import type {Seat} from '../../core/situation/situation.js';
import {rule} from '../judging/rule.js';
import {isRefused} from '../judging/ruling.js';
import type {RoundMessages, RoundProblem} from '../record/problem.js';
import type {Move} from '../record/move.js';
import type {RoundPosition} from '../state/position.js';
import type {RoundRules} from '../state/rules.js';
import {explain} from './explain.js';

/** The answer to a move; `unsure` where part of it could not be checked because the hand is hidden. */
export type Judgement =
  {readonly legal: true; readonly unsure?: true} | {readonly legal: false; readonly why: RoundProblem};

/**
 * Judges a move of a seat.
 * @param messages the words for a refusal; without them its message is its code
 */
export function judge(
  rules: RoundRules,
  p: RoundPosition,
  seat: Seat,
  move: Move,
  messages?: RoundMessages,
): Judgement {
  const ruling = rule(rules, p, seat, move, messages);
  if (isRefused(ruling)) return {legal: false, why: explain(ruling, {rules, p, seat, move}, messages)};
  return ruling === 'unsure' ? {legal: true, unsure: true} : {legal: true};
}
