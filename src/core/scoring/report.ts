/** Turns the best arrangement into the result that a page shows: frozen plain JSON. */
import type {Match} from '../game/match.js';
import type {Position} from '../game/position.js';
import type {Exclusion, Group, Line, Payment, ScoreResult, Status} from '../game/result.js';
import type {Ruleset} from '../game/ruleset.js';
import type {Sums, Total} from '../game/tally.js';
import type {ReadPosition} from '../reading/read.js';
import {tableOf} from '../reading/table.js';
import {explainFault, type Fault, type ProblemMessages} from '../situation/problem.js';
import {OPEN, kindAt, sizeOf, withWilds} from '../tiles/group.js';
import {columnsOf} from './columns.js';
import {exclusionOf, groupOf, settlementOf} from './interned.js';
import {lineOf} from './lines.js';
import type {Scorer} from './scorer.js';

type Draft = {-readonly [K in keyof ScoreResult]: ScoreResult[K]};
/** The part of a result that depends on the arrangement alone. */
export type Body = Pick<ScoreResult, 'total' | 'lines' | 'excluded' | 'sums' | 'groups' | 'capped'>;

const NONE: readonly never[] = Object.freeze([]);

/** The sums that a result shows: the rule set's own, or those of the lines by unit. */
export const sumsShown = (
  ruleset: Ruleset,
  sums: Readonly<Sums>,
  worth: number,
  match: Match | undefined,
): Record<string, number> => ruleset.sums?.(sums, worth, match) ?? {...sums};

/** A result without a score. */
export function empty(
  status: Status,
  ruleset: Ruleset | undefined,
  rules: string,
  found: Fault | undefined,
  messages?: ProblemMessages,
): ScoreResult {
  const sums = ruleset ? sumsShown(ruleset, columnsOf(tableOf(ruleset)).noSums, 0, undefined) : {};
  const body = {total: 0, lines: NONE, excluded: NONE, sums: Object.freeze(sums), groups: NONE};
  return full(status, ruleset, rules, body, NONE, {reason: found && explainFault(found, messages)});
}

/** A full result; optional parts that are undefined are left out. */
export function full(
  status: Status,
  ruleset: Ruleset | undefined,
  rules: string,
  body: Body,
  payments: readonly Payment[],
  {reason, notes, others}: Partial<Pick<ScoreResult, 'reason' | 'notes' | 'others'>>,
): ScoreResult {
  const settlement = settlementOf(ruleset?.seats ?? NONE, payments);
  const result: Draft = {
    rules,
    status,
    total: body.total,
    unit: ruleset?.unit ?? 'fan',
    lines: body.lines,
    excluded: body.excluded,
    sums: body.sums,
    groups: body.groups,
    payments: settlement.payments,
    net: settlement.net,
  };
  if (body.capped) result.capped = true;
  if (reason) result.reason = reason;
  if (notes) result.notes = Object.freeze(notes);
  if (others) result.others = Object.freeze(others);
  return Object.freeze(result);
}

/** The lines and groups of what the scorer found. */
export function bodyOf({position, table}: ReadPosition, scorer: Scorer, total: Total): Body {
  const {list, size, times, takenBy} = scorer.rows;
  const {kept} = scorer;
  const lines: Line[] = [];
  const excluded: Exclusion[] = [];
  for (let k = 0; k < size; k++) {
    const i = list[k];
    if (times[i]) lines.push(lineOf(i, table, scorer));
    else if (takenBy[i]) excluded.push(exclusionOf(table, kept, i, countedFor(i, takenBy)));
  }
  return {
    total: total.total,
    capped: total.capped,
    lines: Object.freeze(lines),
    excluded: excluded.length ? Object.freeze(excluded) : NONE,
    sums: Object.freeze(sumsShown(table.ruleset, scorer.sums, scorer.worth, scorer.match)),
    groups: groupsOf(scorer.match, position),
  };
}

/** The row that counts in place of row `i`. The row that excludes it may itself be excluded. */
function countedFor(i: number, takenBy: Int32Array): number {
  let row = i;
  while (takenBy[row]) row = takenBy[row] - 1;
  return row;
}

function groupsOf(match: Match, position: Position): readonly Group[] {
  const stands = match.shape === 'loose' ? undefined : position.wilds;
  const opened = match.open & match.pungs;
  const groups: Group[] = [];
  for (let at = 0; at < match.size; at++) {
    let code = match.groups[at];
    // a tile with the wild kind's own face that is not wild is the stand-in
    if (stands) {
      for (let i = 0; i < sizeOf(code); i++)
        if (kindAt(code, i) === stands.wild) code = withWilds(code, 1 << i);
    }
    if ((opened >> at) & 1) code |= OPEN;
    groups.push(groupOf(code, at === match.winAt));
  }
  return Object.freeze(groups);
}
