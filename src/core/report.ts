/** From the best arrangement to the result that a page shows: plain, frozen JSON. */
import {OPEN, groupKind, groupTiles, kindAt, sizeOf, wildsOf, withWilds} from './group.js';
import {Match} from './match.js';
import type {Position} from './position.js';
import {explainFault, type Fault, type ProblemMessages} from './problem.js';
import type {Group, Line, Payment, ScoreResult, Status} from './result.js';
import type {Pattern, Ruleset, Total} from './ruleset.js';
import type {Scorer} from './scorer.js';
import {netOf} from './settle.js';

type Draft = {-readonly [K in keyof ScoreResult]: ScoreResult[K]};
/** What the arrangement itself says of a result. */
export type Body = Pick<ScoreResult, 'total' | 'lines' | 'excluded' | 'sums' | 'groups' | 'capped'>;

const NONE: readonly never[] = Object.freeze([]);

/** A result without a score. */
export function empty(
  status: Status,
  ruleset: Ruleset | undefined,
  rules: string,
  found: Fault | undefined,
  messages?: ProblemMessages,
): ScoreResult {
  const body = {total: 0, lines: NONE, excluded: NONE, sums: Object.freeze({}), groups: NONE};
  const result = draft(status, rules, ruleset, body, NONE);
  if (found) result.reason = explainFault(found, messages);
  return Object.freeze(result);
}

/** A result with a score; the optional parts are left out where they are undefined. */
export function full(
  status: Status,
  position: Position,
  body: Body,
  payments: readonly Payment[],
  extra: Partial<Pick<ScoreResult, 'reason' | 'notes' | 'others'>>,
): ScoreResult {
  const result = draft(status, position.rules, position.ruleset, body, payments);
  if (body.capped) result.capped = true;
  if (extra.reason) result.reason = Object.freeze(extra.reason);
  if (extra.notes) result.notes = Object.freeze(extra.notes);
  if (extra.others) result.others = Object.freeze(extra.others);
  return Object.freeze(result);
}

function draft(
  status: Status,
  rules: string,
  ruleset: Ruleset | undefined,
  body: Body,
  payments: readonly Payment[],
): Draft {
  for (const payment of payments) Object.freeze(payment);
  return {
    rules,
    status,
    total: body.total,
    unit: ruleset?.unit ?? 'fan',
    lines: body.lines,
    excluded: body.excluded,
    sums: body.sums,
    groups: body.groups,
    payments: Object.freeze(payments),
    net: Object.freeze(netOf(ruleset?.seats ?? NONE, payments)),
  };
}

/** The lines and groups of what the scorer has found. */
export function bodyOf(position: Position, scorer: Scorer, total: Total): Body {
  const {rows} = position.table;
  const {list, size, times, takenBy} = scorer.rows;
  const lines: Line[] = [];
  const excluded: {id: string; by: string}[] = [];
  for (let k = 0; k < size; k++) {
    const i = list[k];
    if (times[i]) lines.push(lineOf(rows[i], i, position, scorer));
    else if (takenBy[i]) excluded.push(Object.freeze({id: rows[i].id, by: rows[takenBy[i] - 1].id}));
  }
  return {
    total: total.total,
    capped: total.capped,
    lines: Object.freeze(lines),
    excluded: Object.freeze(excluded),
    sums: Object.freeze(position.ruleset.sums(scorer.sums, scorer.worth)),
    groups: groupsOf(scorer.match, position),
  };
}

function lineOf(row: Pattern, i: number, position: Position, scorer: Scorer): Line {
  const {bits, times} = scorer.rows;
  const tiles = row.tiles?.(scorer.match, bits[i]);
  const line: {-readonly [K in keyof Line]: Line[K]} = {
    id: row.id,
    value: scorer.value(i),
    unit: row.unit ?? position.ruleset.unit,
    count: times[i],
    groups: indicesOf(bits[i]),
    cite: row.cite,
  };
  if (tiles) line.tiles = tiles;
  if (row.each && line.groups.length > 1) {
    line.values = Object.freeze(line.groups.map((at) => scorer.value(i, 1 << at)));
  }
  return Object.freeze(line);
}

/** Lists of group indices by their bits: a few hundred are ever needed, and all lines share them. */
const indices = new Map<number, readonly number[]>();

function indicesOf(bits: number): readonly number[] {
  if (bits >= Match.beside) return NONE;
  let list = indices.get(bits);
  if (!list) {
    const found: number[] = [];
    for (let at = 0; bits >> at; at++) if ((bits >> at) & 1) found.push(at);
    indices.set(bits, (list = Object.freeze(found)));
  }
  return list;
}

/** Groups as they are shown, by their code: results share them. */
const shown = new Map<number, Group>();
const WIN = 1 << 20;

function groupsOf(match: Match, position: Position): readonly Group[] {
  const stands = match.shape === 'loose' ? undefined : position.wilds;
  const groups: Group[] = [];
  for (let at = 0; at < match.size; at++) {
    let code = match.groups[at];
    // a tile of the wild kind's own face that is not wild is the stand-in
    if (stands) {
      for (let i = 0; i < sizeOf(code); i++)
        if (kindAt(code, i) === stands.wild) code = withWilds(code, 1 << i);
    }
    if (((match.open & match.pungs) >> at) & 1) code |= OPEN;
    if (at === match.winAt) code |= WIN;
    groups.push(groupOf(code));
  }
  return Object.freeze(groups);
}

function groupOf(code: number): Group {
  let group = shown.get(code);
  if (!group) {
    const plain = code & ~WIN;
    const wild = wildsOf(plain);
    group = Object.freeze({
      kind: groupKind(plain),
      tiles: groupTiles(plain),
      open: (plain & OPEN) !== 0,
      ...(wild ? {wild: groupTiles(plain, wild)} : {}),
      ...(code & WIN ? {win: true as const} : {}),
    });
    shown.set(code, group);
  }
  return group;
}
