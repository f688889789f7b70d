/**
 * Parts that results share. Freezing an object costs more than making it, and most results repeat what others
 * contain.
 *
 * What there is little of is kept for good. The rest is kept in tables with a fixed number of places, where a new
 * entry replaces the one before.
 */
import {netOf} from '../game/settle.js';
import type {Exclusion, Group, Line, Payment} from '../game/result.js';
import type {ScoringTable} from '../reading/table.js';
import type {Seat} from '../situation/situation.js';
import {OPEN, groupKind, groupTiles, wildsOf} from '../tiles/group.js';
import {oncePer} from '../situation/once-per.js';
import {oncePerKey} from '../situation/once-per-key.js';

/** The payments of a hand, and what each seat receives minus what it pays. */
export interface Settlement {
  readonly seats: readonly Seat[];
  readonly payments: readonly Payment[];
  readonly net: Readonly<Partial<Record<Seat, number>>>;
}

/** Shared settlements; the place of each follows from what is paid. Made when first needed. */
let kept: (Settlement | undefined)[] | undefined;
const PLACES = 1024;

/** Frozen payments and their net. An equal settlement of an earlier hand is returned again. */
export function settlementOf(seats: readonly Seat[], payments: readonly Payment[]): Settlement {
  kept ??= Array<Settlement | undefined>(PLACES).fill(undefined);
  const place = placeOf(seats, payments);
  const found = kept[place];
  if (found?.seats === seats && areAlike(found.payments, payments)) return found;
  for (const payment of payments) Object.freeze(payment);
  return (kept[place] = {
    seats,
    payments: Object.freeze(payments),
    net: Object.freeze(netOf(seats, payments)),
  });
}

function placeOf(seats: readonly Seat[], payments: readonly Payment[]): number {
  let hash = seats.length;
  for (const {from, to, amount, why} of payments) {
    const who = (from.charCodeAt(0) << 7) ^ to.charCodeAt(0);
    hash = Math.imul(hash ^ amount ^ (who << 10) ^ (why.length << 24), 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return Math.imul(hash, 0x9e3779b1) >>> 22;
}

function areAlike(a: readonly Payment[], b: readonly Payment[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (a[i].amount !== b[i].amount || a[i].from !== b[i].from) return false;
    if (a[i].to !== b[i].to || a[i].why !== b[i].why || a[i].how !== b[i].how) return false;
  }
  return true;
}

/** Shared lines. The place of a line follows from its content; two numbers for each place identify the line in it. */
export interface KeptLines {
  readonly made: (Line | undefined)[];
  readonly keys: Int32Array;
}

const LINES = 4096;

/** The parts that the results of one table share. */
export interface Kept {
  readonly lines: KeptLines;
  /** Exclusions by the numbers of both rows. */
  readonly exclusions: Map<number, Exclusion>;
}

/** The shared parts of a table's results, made for the first one and dropped with the table. */
export const keptOf = oncePer((_: ScoringTable): Kept => ({
  lines: {made: Array<Line | undefined>(LINES).fill(undefined), keys: new Int32Array(2 * LINES)},
  exclusions: new Map(),
}));

/** The exclusion of row `i` by row `by`. */
export function exclusionOf({rows}: ScoringTable, {exclusions}: Kept, i: number, by: number): Exclusion {
  const key = i * rows.length + by;
  let exclusion = exclusions.get(key);
  if (!exclusion) exclusions.set(key, (exclusion = Object.freeze({id: rows[i].id, by: rows[by].id})));
  return exclusion;
}

/**
 * The numbers of the set bits, lowest first: the groups of a line. Only some hundred are ever needed, and all lines share them.
 */
export const indicesOf = oncePerKey((bits: number): readonly number[] => {
  const numbers: number[] = [];
  for (let at = 0; bits >> at; at++) if ((bits >> at) & 1) numbers.push(at);
  return Object.freeze(numbers);
});

/** Groups as results show them, by code and a bit for the winning tile. Made when first needed. */
let shown: (Group | undefined)[] | undefined;
const WIN = 1 << 14;

/**
 * The group of a code as a result shows it.
 * @param won whether the winning tile completed it
 */
export function groupOf(code: number, won: boolean): Group {
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
