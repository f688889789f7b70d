/**
 * What results share: freezing an object costs more than making it, and most results say what others have said.
 *
 * Some of it is kept for good, as there is little of it; the rest in a table of places, where what comes later takes the
 * place of what came before.
 */
import {netOf} from '../game/settle.js';
import type {Exclusion, Group, Line, Payment} from '../game/result.js';
import type {Table} from '../reading/table.js';
import type {Seat} from '../situation/situation.js';
import {OPEN, groupKind, groupTiles, wildsOf} from '../tiles/group.js';

/** The payments of a hand, and what each seat gets less what it pays. */
export interface Settlement {
  readonly seats: readonly Seat[];
  readonly payments: readonly Payment[];
  readonly net: Readonly<Partial<Record<Seat, number>>>;
}

/** Settlements that results share, each in a place that what is paid leads to; made by the first. */
let kept: (Settlement | undefined)[] | undefined;
const PLACES = 1024;

/** Frozen payments and their net; those of an earlier hand, where it was paid alike. */
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

/** Lines, each in a place that what it says leads to; two numbers a place say what that was. */
export interface KeptLines {
  readonly made: (Line | undefined)[];
  readonly keys: Int32Array;
}

const LINES = 4096;

/** What the results of one table share. */
export interface Kept {
  readonly lines: KeptLines;
  /** Which row took which one's place, by both their numbers. */
  readonly exclusions: Map<number, Exclusion>;
}

const byTable = new WeakMap<Table, Kept>();

/** What the results of one table share; made at the first result, and given up with the table. */
export function keptOf(table: Table): Kept {
  let kept = byTable.get(table);
  if (!kept) {
    const lines = {made: Array<Line | undefined>(LINES).fill(undefined), keys: new Int32Array(2 * LINES)};
    byTable.set(table, (kept = {lines, exclusions: new Map()}));
  }
  return kept;
}

/** A row that another takes the place of. */
export function exclusionOf({rows}: Table, {exclusions}: Kept, i: number, by: number): Exclusion {
  const key = i * rows.length + by;
  let exclusion = exclusions.get(key);
  if (!exclusion) exclusions.set(key, (exclusion = Object.freeze({id: rows[i].id, by: rows[by].id})));
  return exclusion;
}

/** Lists of group indices by their bits: a few hundred are ever needed, and all lines share them. */
const indices = new Map<number, readonly number[]>();

/** The numbers of the bits that are set, lowest first. */
export function indicesOf(bits: number): readonly number[] {
  let list = indices.get(bits);
  if (!list) {
    const numbers: number[] = [];
    for (let at = 0; bits >> at; at++) if ((bits >> at) & 1) numbers.push(at);
    indices.set(bits, (list = Object.freeze(numbers)));
  }
  return list;
}

/** Groups as they are shown, by their code with a bit for the winning tile; made by the first. */
let shown: (Group | undefined)[] | undefined;
const WIN = 1 << 14;

/** @param won whether the winning tile completed it */
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
