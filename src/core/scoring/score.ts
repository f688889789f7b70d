/** Scores situations. Never throws because of what a reader typed. */
import {explainFault, fault, type Fault, type ProblemMessages} from '../situation/problem.js';
import {findRules, pinnedOf, readPosition, type ReadPosition, type Rulesets} from '../reading/read.js';
import {withUnknownFields} from '../reading/unknown-fields.js';
import {bodyOf, empty, full, sumsShown} from './report.js';
import type {Reckonable} from '../game/reckoning.js';
import type {Line, OtherScore, Payment, ScoreResult, Status} from '../game/result.js';
import {Scorer, type Known} from './scorer.js';
import type {Kind} from '../tiles/tile.js';
import type {Seat, Situation} from '../situation/situation.js';
import type {Total} from '../game/tally.js';
import {isFault} from '../situation/result.js';

/** Made by the first call, so that importing costs nothing. */
let winner: Scorer | undefined;
let loser: Scorer | undefined;

/**
 * Scores a situation.
 * @param rules the rule set, or several among which `situation.rules` chooses
 * @param messages the words for problems, in a reader's language; without them a problem's message is its code
 * @returns a frozen result; if the situation is wrong, `status` and `reason` say how; `notes` name fields that no situation
 *   has
 * @throws {TypeError} for an option name that the rule set does not have
 */
export function score(situation: Situation, rules: Rulesets, messages?: ProblemMessages): ScoreResult {
  const position = readPosition(situation, rules);
  const result = isFault(position)
    ? invalid(situation?.rules, rules, position, messages)
    : scorePosition(position, messages);
  return withUnknownFields(result, situation, messages);
}

/**
 * The result of a situation that is no position.
 * @param id the rule set that the situation names, if any
 */
export function invalid(id: unknown, rules: Rulesets, found: Fault, messages?: ProblemMessages): ScoreResult {
  return empty('invalid', findRules(id, rules)?.ruleset, pinnedOf(id, rules), found, messages);
}

/** Scores a position that has been read before. */
export function scorePosition(read: ReadPosition, messages?: ProblemMessages): ScoreResult {
  const {ruleset, rules} = read.table;
  const others = scoreOthers(read);
  const {status, why, scorer} = decide(read);
  if (!scorer) return empty(status, ruleset, rules, why, messages);
  const total = totalOf(read, scorer);
  const body = bodyOf(read, scorer, total);
  const payments = status === 'win' ? paymentsOf(read, scorer, total, others) : NONE;
  const open = ruleset.notes?.(scorer.match);
  const notes = open?.length ? open.map((note) => explainFault(note, messages)) : undefined;
  const reason = why && explainFault(why, messages, ruleset.unit);
  return full(status, ruleset, rules, body, payments, {reason, notes, others});
}

const NONE: readonly never[] = [];

type Others = Readonly<Partial<Record<Seat, OtherScore>>>;

const NO_OTHERS: Others = {};

function paymentsOf(
  {table}: ReadPosition,
  scorer: Scorer,
  {total, capped}: Total,
  others: Others = NO_OTHERS,
): readonly Payment[] {
  const {match} = scorer;
  const {seat, from, dealer, counters, liable, options, by = 'self'} = match.position;
  const {sums} = scorer;
  const totals = {winner: seat, by, from, total, sums, dealer, counters, capped, ...(liable && {liable})};
  return table.ruleset.pay(totals, options, {match, tally: scorer, total, capped, others});
}

/** Answers about single rows of a scored position. Valid until the next position is scored. */
export interface RowsFound {
  readonly status: Status;
  /** Whether a row counts and has a value, or is paid for. */
  readonly has: (id: string) => boolean;
  /** Whether a row is there but excluded by another. */
  readonly leavesOut: (id: string) => boolean;
}

/** Scores a position to answer questions about single rows; faster than making a result. */
export function findRows(read: ReadPosition): RowsFound {
  const {status, scorer} = decide(read);
  const isPaid = (id: string): boolean =>
    status === 'win' &&
    scorer !== undefined &&
    paymentsOf(read, scorer, totalOf(read, scorer), scoreOthers(read)).some(({why}) => why === id);
  return {
    status,
    has: (id) => scorer?.scores(id) === true || isPaid(id),
    leavesOut: (id) => scorer?.isTaken(id) === true,
  };
}

/**
 * The status and total of one hand won in several ways, without the rest of a result. Its arrangements are found once.
 * @param ways positions that hold the same tiles
 * @param waits what the held tiles wait for
 */
export const outcomes = (
  ways: readonly ReadPosition[],
  waits: readonly Kind[],
  messages?: ProblemMessages,
): ScoreOutcome[] =>
  ways.map((read, i) => outcomeOf(read, decide(read, {waits, again: i > 0, anyBest: true}), messages));

function outcomeOf(
  read: ReadPosition,
  {status, why, scorer}: Decision,
  messages?: ProblemMessages,
): ScoreOutcome {
  const total = scorer ? totalOf(read, scorer).total : 0;
  return {total, status, ...(why ? {reason: explainFault(why, messages, read.table.ruleset.unit)} : {})};
}

/** The part of a result that needs no lists. */
export type ScoreOutcome = Pick<ScoreResult, 'total' | 'status' | 'reason'>;

const INCOMPLETE = fault('incomplete');

/** The status of a position, and why; without a scorer if there is nothing to score. */
interface Decision {
  readonly status: Status;
  readonly why?: Fault;
  readonly scorer?: Scorer;
}

function decide(read: ReadPosition, known?: Known): Decision {
  const {position, table} = read;
  const {ruleset} = table;
  const scorer = (winner ??= new Scorer());
  if (position.win < 0 && !ruleset.winning?.anyHand?.(position, table)) {
    if (!ruleset.everybodyScores) return {status: 'no-win-yet'};
    scorer.loose(read, known?.waits);
    return {status: 'no-win-yet', scorer};
  }
  if (!scorer.win(read, known)) return {status: 'not-a-win', why: INCOMPLETE};
  const why = scorer.forbidden;
  return {status: why ? 'not-allowed' : 'win', why, scorer};
}

function totalOf({position, table}: ReadPosition, {worth, match}: Pick<Scorer, 'worth' | 'match'>): Total {
  return table.ruleset.total?.(worth, position.options, match) ?? {total: worth, capped: false};
}

/** What other lines would come to in the arrangement that scores; undefined where nothing is scored. */
export function scoreOfLines(read: ReadPosition, lines: readonly Line[]): Reckonable | undefined {
  const {scorer} = decide(read);
  if (!scorer) return undefined;
  const {ruleset} = read.table;
  const {match} = scorer;
  const sums: Record<string, number> = {...scorer.columns.noSums};
  for (const {value, unit} of lines) {
    if (ruleset.multiplied?.includes(unit)) sums[unit] *= value;
    else sums[unit] += value;
  }
  const worth = ruleset.worth(sums, match);
  return {lines, sums: sumsShown(ruleset, sums, worth, match), ...totalOf(read, {worth, match})};
}

/** Scores the other hands (luqiao, where every hand scores). */
function scoreOthers({position, table}: ReadPosition): Others | undefined {
  if (!table.ruleset.everybodyScores) return undefined;
  const seats = Object.entries(position.others);
  if (!seats.length) return undefined;
  const others: Partial<Record<Seat, OtherScore>> = {};
  const scorer = (loser ??= new Scorer());
  for (const [seat, hand] of seats) {
    const other = {position: hand, table};
    scorer.loose(other);
    const {total, capped, lines, sums, groups} = bodyOf(other, scorer, totalOf(other, scorer));
    others[seat as Seat] = Object.freeze({total, ...(capped && {capped}), lines, sums, groups});
  }
  return others;
}
