/** From a situation to a score: never throws for what a reader typed. */
import type {Position} from '../game/position.js';
import {explainFault, fault, type Fault, type ProblemMessages} from '../situation/problem.js';
import {findRules, isFault, pinnedOf, readPosition, type Rulesets} from '../reading/read.js';
import {bodyOf, empty, full} from './report.js';
import type {OtherScore, ScoreResult, Status} from '../game/result.js';
import type {Total} from '../game/ruleset.js';
import {Scorer} from './scorer.js';
import type {Seat, Situation} from '../situation/situation.js';

/** Made by the first call: importing costs nothing. */
let winner: Scorer | undefined;
let loser: Scorer | undefined;

/**
 * Scores a situation.
 * @param rules the rule set, or those among which `situation.rules` chooses
 * @param messages problems in a reader's language; without them a problem's message is its code
 * @returns a frozen result; what is wrong with the situation is its `status` and `reason`
 * @throws {TypeError} for an option name that the rule set does not have
 */
export function score(situation: Situation, rules: Rulesets, messages?: ProblemMessages): ScoreResult {
  const position = readPosition(situation, rules);
  return isFault(position)
    ? invalid(situation?.rules, rules, position, messages)
    : scorePosition(position, messages);
}

/**
 * The result of a situation that is no position.
 * @param id the rule set that it names, if it does
 */
export function invalid(id: unknown, rules: Rulesets, found: Fault, messages?: ProblemMessages): ScoreResult {
  return empty('invalid', findRules(id, rules)?.ruleset, pinnedOf(id, rules), found, messages);
}

/** Scores a position that has been read before. */
export function scorePosition(position: Position, messages?: ProblemMessages): ScoreResult {
  const {ruleset} = position;
  const others = ruleset.everybodyScores ? scoreOthers(position) : undefined;
  const {status, why, scorer} = decide(position);
  if (!scorer) return empty(status, ruleset, position.rules, why, messages);
  const {total, capped} = totalOf(position, scorer);
  const body = bodyOf(position, scorer, {total, capped});
  const {match, sums, rows} = scorer;
  const count = (id: string): number => scorer.count(id);
  const payments =
    status === 'win' ? ruleset.payments({match, total, capped, sums, rows, count, others: others ?? {}}) : [];
  const notes = position.memo.notes?.map((note) => explainFault(note, messages));
  const reason = why && explainFault(why, messages, ruleset.unit);
  return full(status, ruleset, position.rules, body, payments, {reason, notes, others});
}

/** How a position ends and what it is worth, without the rest of a result. */
export function outcome(position: Position, messages?: ProblemMessages): Outcome {
  const {status, why, scorer} = decide(position);
  const total = scorer ? totalOf(position, scorer).total : 0;
  return {total, status, ...(why ? {reason: explainFault(why, messages, position.ruleset.unit)} : {})};
}

export type Outcome = Pick<ScoreResult, 'total' | 'status' | 'reason'>;

/** How a position ends; without a scorer where there is nothing that could be scored. */
function decide(position: Position): {status: Status; why?: Fault; scorer?: Scorer} {
  const {ruleset, win} = position;
  const scorer = (winner ??= new Scorer());
  if (win < 0 && !ruleset.anyHand?.(position)) {
    if (!ruleset.everybodyScores) return {status: 'no-win-yet'};
    scorer.loose(position);
    return {status: 'no-win-yet', scorer};
  }
  if (!scorer.win(position)) return {status: 'not-a-win', why: fault('incomplete')};
  const why = scorer.forbidden;
  return {status: why ? 'not-allowed' : 'win', why, scorer};
}

function totalOf({ruleset, options}: Position, {worth}: Scorer): Total {
  return ruleset.total?.(worth, options) ?? {total: worth, capped: false};
}

/** luqiao: every hand is worth something. */
function scoreOthers(position: Position): Partial<Record<Seat, OtherScore>> | undefined {
  const seats = Object.entries(position.others);
  if (!seats.length) return undefined;
  const others: Partial<Record<Seat, OtherScore>> = {};
  const scorer = (loser ??= new Scorer());
  for (const [seat, other] of seats) {
    scorer.loose(other);
    const {total, capped} = totalOf(other, scorer);
    const {lines, sums, groups} = bodyOf(other, scorer, {total, capped});
    others[seat as Seat] = Object.freeze({total, ...(capped && {capped}), lines, sums, groups});
  }
  return others;
}
