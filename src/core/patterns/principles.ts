/**
 * Patterns that combine two, three or four sets, by the five principles of counting in MCR (MC-P1 to MC-P5).
 *
 * Which of them count depends only on the chows, or on the suited pungs. So it is computed once for each such
 * collection, and kept.
 */
import type {Match} from '../game/match.js';
import type {Pattern} from '../game/pattern.js';
import type {OpenTally} from '../game/tally.js';
import {lowestOf} from '../tiles/group.js';
import {HONOR, type Kind} from '../tiles/tile.js';
import type {Combination, Combining} from './combination.js';

/** A row that combines sets. */
interface Row extends Combination {
  readonly id: string;
  readonly value: number;
}

/** A row, and the sets that show it. */
interface Found {
  readonly row: Row;
  readonly sets: number;
}

interface Line {
  readonly id: string;
  readonly times: number;
  readonly sets: number;
  /** For a row that holds but does not count: the row that uses its sets. */
  readonly by: string | undefined;
}

/** The rows that combine chows, or suited pungs, and the collections computed so far. */
interface Combinations {
  readonly rows: readonly Row[];
  readonly known: Map<number, readonly Line[]>;
}

function rowsOf(patterns: readonly Pattern[], of: Combination['of']): Row[] {
  return patterns.flatMap(({id, when, value}): Row[] => {
    const {combination} = when as Partial<Combining>;
    return combination?.of === of ? [{...combination, id, value: Number(value)}] : [];
  });
}

/** Makes the function that adds the combinations of a table, each as often as the principles let it count. */
export function fivePrinciples(patterns: readonly Pattern[]): (m: Match, tally: OpenTally) => void {
  const ofChows: Combinations = {rows: rowsOf(patterns, 'chows'), known: new Map()};
  const ofPungs: Combinations = {rows: rowsOf(patterns, 'pungs'), known: new Map()};
  return (m, tally) => {
    add(m, m.chows, ofChows, tally);
    add(m, m.pungs, ofPungs, tally);
  };
}

const lows = new Int32Array(4);
const places = new Int32Array(4);

function add(m: Match, groups: number, {rows, known}: Combinations, tally: OpenTally): void {
  let n = 0;
  for (let at = 0; at < m.size; at++) {
    if (!((groups >> at) & 1)) continue;
    const low = lowestOf(m.groups[at]);
    if (low < HONOR) insert(n++, low, at);
  }
  if (n < 2) return;
  let key = n;
  for (let i = 0; i < n; i++) key = key * 32 + lows[i];
  let lines = known.get(key);
  if (!lines) known.set(key, (lines = bestFamily([...lows.subarray(0, n)], rows)));
  for (const {id, times, sets, by} of lines) {
    let bits = 0;
    for (let i = 0; i < n; i++) if ((sets >> i) & 1) bits |= 1 << places[i];
    tally.add(id, bits, times, by);
  }
}

/** Inserts a set, keeping ascending order. */
function insert(n: number, low: Kind, place: number): void {
  let i = n;
  for (; i > 0 && lows[i - 1] > low; i--) {
    lows[i] = lows[i - 1];
    places[i] = places[i - 1];
  }
  lows[i] = low;
  places[i] = place;
}

/** All combinations that the sets show. */
function findAll(sets: readonly Kind[], rows: readonly Row[]): Found[] {
  return rows.flatMap((row) =>
    subsets(sets.length, row.sets)
      .filter((chosen) => row.shows(sets.filter((_, i) => (chosen >> i) & 1)))
      .map((chosen) => ({row, sets: chosen})),
  );
}

const subsets = (n: number, size: number): number[] =>
  [...Array(1 << n).keys()].filter((set) => members(set).length === size);

const members = (set: number): number[] => [0, 1, 2, 3].filter((i) => (set >> i) & 1);

/** The family of combinations with the highest value (MC-P4). */
function bestFamily(sets: readonly Kind[], rows: readonly Row[]): Line[] {
  const all = findAll(sets, rows);
  let best: readonly Found[] = [];
  const extend = (family: readonly Found[], from: number, joined: readonly number[]): void => {
    if (compare(family, best) > 0) best = family;
    for (let i = from; i < all.length; i++) {
      const next = join(joined, family, all[i]);
      if (next) extend([...family, all[i]], i + 1, next);
    }
  };
  extend([], 0, [0, 1, 2, 3]);
  return linesOf(best, all);
}

/**
 * Adds a combination to those counted; undefined if the principles forbid it. Sets counted so far form one unit, so
 * that each further set can be combined with it once (MC-P5); a set cannot show a pattern twice (MC-P3); and what a
 * combination implies is not counted beside it (MC-P1).
 */
function join(joined: readonly number[], family: readonly Found[], added: Found): number[] | undefined {
  const units = members(added.sets).map((i) => joined[i]);
  if (new Set(units).size < units.length) return undefined;
  if (family.some(({row, sets}) => row === added.row && sets & added.sets)) return undefined;
  return joined.map((unit) => (units.includes(unit) ? units[0] : unit));
}

/**
 * Compares families by value, then by variety. Between equal ones the first found stays; they are tried in the order
 * of the table.
 */
function compare(a: readonly Found[], b: readonly Found[]): number {
  const value = (family: readonly Found[]): number => family.reduce((sum, {row}) => sum + row.value, 0);
  const different = (family: readonly Found[]): number => new Set(family.map(({row}) => row)).size;
  return value(a) - value(b) || different(a) - different(b);
}

/** The rows of a family; and the rows that also hold, but whose sets the family uses. These exclude nothing. */
function linesOf(family: readonly Found[], all: readonly Found[]): Line[] {
  const rows = new Set(all.map(({row}) => row));
  return [...rows].map((row) => {
    const same = family.filter((found) => found.row === row);
    const sets = same.reduce((bits, found) => bits | found.sets, 0);
    const own = all.filter((found) => found.row === row);
    const user = family.find((found) => own.some((unused) => unused.sets & found.sets));
    return {id: row.id, times: same.length, sets, by: same.length ? undefined : user?.row.id};
  });
}
