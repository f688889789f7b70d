/** From the best arrangement to the result that a page shows: plain, frozen JSON. */
import {OPEN, groupKind, groupTiles, kindAt, sizeOf, wildsOf, withWilds} from '../tiles/group.js';
import {Match} from '../game/match.js';
import type {Position} from '../game/position.js';
import {explainFault, type Fault, type ProblemMessages} from '../situation/problem.js';
import type {Exclusion, Group, Line, Payment, ScoreResult, Status} from '../game/result.js';
import type {Ruleset, Total} from '../game/ruleset.js';
import type {Scorer} from './scorer.js';
import {settlementOf} from '../game/settle.js';
import type {Table} from '../reading/table.js';

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
  const sums = Object.freeze(ruleset?.sums({hu: 0, tai: 0, hon: 0, fan: 0}, 0) ?? {});
  const body = {total: 0, lines: NONE, excluded: NONE, sums, groups: NONE};
  return full(status, ruleset, rules, body, NONE, {reason: found && explainFault(found, messages)});
}

/** A result; the optional parts are left out where they are undefined. */
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

/** The lines and groups of what the scorer has found. */
export function bodyOf(position: Position, scorer: Scorer, total: Total): Body {
  const {list, size, times, takenBy} = scorer.rows;
  const lines: Line[] = [];
  const excluded: Exclusion[] = [];
  for (let k = 0; k < size; k++) {
    const i = list[k];
    if (times[i]) lines.push(lineOf(i, position, scorer));
    else if (takenBy[i]) excluded.push(exclusionOf(position.table, i, countedFor(i, takenBy)));
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

/** The line of a row that counts; one that shows no tiles, and one value, is shared by results. */
function lineOf(i: number, position: Position, scorer: Scorer): Line {
  const {rows} = scorer;
  const {columns, lines} = position.table;
  const bits = rows.bits[i];
  const count = rows.times[i];
  const value = scorer.value(i);
  const several = columns.each[i] && bits < Match.beside && (bits & (bits - 1)) !== 0;
  if (several || columns.tiles[i]) return ownLine(i, position, scorer, value, several);
  const place = Math.imul(bits ^ (value << 20) ^ (i << 13) ^ count, 0x9e3779b1) >>> 20;
  const line = lines.made[place];
  const at = 2 * place;
  if (line?.value === value && lines.keys[at] === bits && lines.keys[at + 1] === (count << 8) + i)
    return line;
  lines.keys[at] = bits;
  lines.keys[at + 1] = (count << 8) + i;
  return (lines.made[place] = ownLine(i, position, scorer, value));
}

function ownLine(
  i: number,
  {table, ruleset}: Position,
  scorer: Scorer,
  value: number,
  several?: boolean,
): Line {
  const {match, rows} = scorer;
  const row = table.rows[i];
  const bits = rows.bits[i];
  const groups = indicesOf(bits);
  const tiles = row.tiles?.(match, bits);
  const values = several && Object.freeze(groups.map((at) => scorer.value(i, 1 << at)));
  return Object.freeze({
    id: row.id,
    value,
    unit: row.unit ?? ruleset.unit,
    count: rows.times[i],
    groups,
    cite: row.cite,
    ...(tiles && {tiles}),
    ...(values && {values}),
  });
}

/** The row that counts in place of another: what takes its place may be included itself. */
function countedFor(i: number, takenBy: Int32Array): number {
  let row = i;
  while (takenBy[row]) row = takenBy[row] - 1;
  return row;
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

/** Groups as they are shown, by their code with a bit for the winning tile; made by the first. */
let shown: (Group | undefined)[] | undefined;
const WIN = 1 << 14;

function groupsOf(match: Match, position: Position): readonly Group[] {
  const stands = match.shape === 'loose' ? undefined : position.wilds;
  const opened = match.open & match.pungs;
  const groups: Group[] = [];
  for (let at = 0; at < match.size; at++) {
    let code = match.groups[at];
    // a tile of the wild kind's own face that is not wild is the stand-in
    if (stands) {
      for (let i = 0; i < sizeOf(code); i++)
        if (kindAt(code, i) === stands.wild) code = withWilds(code, 1 << i);
    }
    if ((opened >> at) & 1) code |= OPEN;
    groups.push(groupOf(code, at === match.winAt));
  }
  return Object.freeze(groups);
}

function groupOf(code: number, won: boolean): Group {
  shown ??= Array<Group | undefined>(2 * WIN).fill(undefined);
  return (shown[won ? code | WIN : code] ??= makeGroup(code, won));
}

function makeGroup(code: number, won: boolean): Group {
  const wild = wildsOf(code);
  return Object.freeze({
    kind: groupKind(code),
    tiles: groupTiles(code),
    open: (code & OPEN) !== 0,
    ...(wild ? {wild: groupTiles(code, wild)} : {}),
    ...(won ? {win: true as const} : {}),
  });
}
