/** From the best arrangement to the result that a page shows: plain, frozen JSON. */
import {groupKind, groupTiles, isOpen, kindAt, sizeOf, wildsOf} from './group.js';
import {Match} from './match.js';
import type {Position} from './position.js';
import {explainFault, type Fault, type ProblemMessages} from './problem.js';
import type {Group, Line, Payment, ScoreResult, Status} from './result.js';
import type {Ruleset, Total} from './ruleset.js';
import type {Scorer} from './scorer.js';
import {netOf} from './settle.js';

type Body = Pick<ScoreResult, 'total' | 'lines' | 'excluded' | 'sums' | 'groups'> & {capped?: true};

/** A result without a score. */
export function empty(
  status: Status,
  ruleset: Ruleset | undefined,
  rules: string,
  found: Fault | undefined,
  messages?: ProblemMessages,
): ScoreResult {
  return deepFreeze({
    rules,
    status,
    ...(found ? {reason: explainFault(found, messages)} : {}),
    total: 0,
    unit: ruleset?.unit ?? 'fan',
    lines: [],
    excluded: [],
    sums: {},
    groups: [],
    ...settled(ruleset, []),
  });
}

/** A result with a score. */
export function full(
  status: Status,
  position: Position,
  body: Body,
  payments: readonly Payment[],
  extra: Partial<ScoreResult>,
): ScoreResult {
  return deepFreeze({
    rules: position.rules,
    status,
    unit: position.ruleset.unit,
    ...body,
    ...settled(position.ruleset, payments),
    ...extra,
  });
}

/** The lines and groups of what the scorer has found. */
export function bodyOf(position: Position, scorer: Scorer, total: Total): Body {
  const {rows} = position.table;
  const lines: Line[] = [];
  const excluded: {id: string; by: string}[] = [];
  for (let i = 0; i < rows.length; i++) {
    if (scorer.times[i]) lines.push(lineOf(position, scorer, i));
    else if (scorer.takenBy[i]) excluded.push({id: rows[i].id, by: rows[scorer.takenBy[i] - 1].id});
  }
  return {
    total: total.total,
    lines,
    excluded,
    sums: position.ruleset.sums(scorer.sums, scorer.worth),
    ...(total.capped ? {capped: true} : {}),
    groups: groupsOf(scorer.match, position),
  };
}

function lineOf(position: Position, scorer: Scorer, i: number): Line {
  const row = position.table.rows[i];
  const tiles = row.tiles?.(scorer.match);
  const groups: number[] = [];
  const bits = scorer.bits[i];
  if (!(bits & Match.whole))
    for (let at = 0; at < scorer.match.size; at++) if ((bits >> at) & 1) groups.push(at);
  return {
    id: row.id,
    value: scorer.value(i),
    unit: row.unit ?? position.ruleset.unit,
    count: scorer.times[i],
    groups,
    ...(row.each && groups.length ? {values: groups.map((at) => scorer.value(i, 1 << at))} : {}),
    ...(tiles ? {tiles} : {}),
    cite: row.cite,
  };
}

function groupsOf(match: Match, position: Position): Group[] {
  const stands = position.wilds;
  const groups: Group[] = [];
  for (let at = 0; at < match.size; at++) {
    const code = match.groups[at];
    let wild = wildsOf(code);
    // a tile of the wild kind's own face that is not wild is the stand-in
    if (stands) for (let i = 0; i < sizeOf(code); i++) if (kindAt(code, i) === stands.wild) wild |= 1 << i;
    if (match.shape === 'loose') wild = 0;
    groups.push({
      kind: groupKind(code),
      tiles: groupTiles(code),
      open: isOpen(code) || ((match.open >> at) & 1) === 1,
      ...(wild ? {wild: groupTiles(code, wild)} : {}),
      ...(at === match.winAt ? {win: true as const} : {}),
    });
  }
  return groups;
}

function settled(
  ruleset: Ruleset | undefined,
  payments: readonly Payment[],
): Pick<ScoreResult, 'payments' | 'net'> {
  return {payments, net: netOf(ruleset?.seats ?? [], payments)};
}

function deepFreeze<T extends object>(value: T): T {
  for (const inner of Object.values(value))
    if (typeof inner === 'object' && inner !== null) deepFreeze(inner as object);
  return Object.freeze(value);
}
