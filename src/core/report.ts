/** From the best arrangement to the result that a page shows: plain, frozen JSON. */
import {OPEN, groupKind, groupTiles, kindAt, sizeOf, wildsOf, withWilds} from './group.js';
import {Match} from './match.js';
import type {Position} from './position.js';
import {explainFault, type Fault, type ProblemMessages} from './problem.js';
import type {Exclusion, Group, Line, Payment, ScoreResult, Status} from './result.js';
import type {Pattern, Ruleset, Total} from './ruleset.js';
import type {Scorer} from './scorer.js';
import {netOf} from './settle.js';
import type {Table} from './table.js';

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
  if (extra.reason) result.reason = extra.reason;
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
  const excluded: Exclusion[] = [];
  for (let k = 0; k < size; k++) {
    const i = list[k];
    if (times[i]) lines.push(lineOf(rows[i], i, position, scorer));
    else if (takenBy[i]) excluded.push(exclusionOf(position.table, i, takenBy[i] - 1));
  }
  return {
    total: total.total,
    capped: total.capped,
    lines: Object.freeze(lines),
    excluded: excluded.length ? Object.freeze(excluded) : NONE,
    sums: Object.freeze(position.ruleset.sums(scorer.sums, scorer.worth)),
    groups: groupsOf(scorer.match, position),
  };
}

/** Lines that results share, each in a place that what it says leads to; made by the first. */
let kept: (Line | undefined)[] | undefined;
const PLACES = 4096;

function lineOf(row: Pattern, i: number, position: Position, scorer: Scorer): Line {
  const {match, rows} = scorer;
  const bits = rows.bits[i];
  const count = rows.times[i];
  const groups = indicesOf(bits);
  const value = scorer.value(i);
  const unit = row.unit ?? position.ruleset.unit;
  const {id, cite} = row;
  const tiles = row.tiles?.(match, bits);
  const several = row.each && groups.length > 1;
  if (tiles || several) {
    const values = several && Object.freeze(groups.map((at) => scorer.value(i, 1 << at)));
    return Object.freeze({
      id,
      value,
      unit,
      count,
      groups,
      cite,
      ...(tiles && {tiles}),
      ...(values && {values}),
    });
  }
  const place = Math.imul(bits ^ (value << 20) ^ (i << 13), 0x9e3779b1) >>> 20;
  kept ??= Array<Line | undefined>(PLACES).fill(undefined);
  const line = kept[place];
  const same = line?.id === id && line.groups === groups && line.value === value && line.count === count;
  if (same && line.unit === unit && line.cite === cite) return line;
  return (kept[place] = Object.freeze({id, value, unit, count, groups, cite}));
}

/** A row that another takes the place of; as many as a table's rows include each other. */
function exclusionOf({rows, exclusions}: Table, i: number, by: number): Exclusion {
  const key = i * rows.length + by;
  let found = exclusions.get(key);
  if (!found) exclusions.set(key, (found = Object.freeze({id: rows[i].id, by: rows[by].id})));
  return found;
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
