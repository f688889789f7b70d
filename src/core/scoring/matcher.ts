/** Matches the rows of a table: which are there, which count, and what they come to. */
import {Match} from '../game/match.js';
import {isAgreed} from '../game/pattern.js';
import type {OpenTally, Sums} from '../game/tally.js';
import type {ScoringTable} from '../reading/table.js';
import {bitCount} from '../tiles/kind-sets.js';
import {columnsOf, type Columns} from './columns.js';
import {keptOf, type Kept} from './interned.js';
import {MOST_ROWS, Rows} from './rows.js';

/** The rows of a table in one match, and how they exclude each other. */
export class Matcher implements OpenTally {
  readonly match = new Match();
  readonly rows = new Rows();
  sums: Sums = {};
  columns!: Columns;
  /** What results of the table share. */
  kept!: Kept;
  worth = 0;
  /** How many rows count. */
  protected lines = 0;
  protected table!: ScoringTable;
  /** Whether the arrangement is new, so that no row has been asked yet. */
  protected isNew = true;
  /** Rows that did not ask for the place of the winning tile; their answer holds for every place. */
  private readonly settled = new Rows();
  /** Rows that asked for it: the first `asking` entries. */
  private readonly placed = new Int32Array(MOST_ROWS);
  private asking = 0;

  protected useTable(table: ScoringTable): void {
    if (table === this.table) return;
    this.table = table;
    this.columns = columnsOf(table);
    this.kept = keptOf(table);
    this.sums = {...this.columns.noSums};
  }

  lists(id: string): boolean {
    return this.columns.index.has(id);
  }

  has(id: string): boolean {
    return this.groups(id) > 0;
  }

  groups(id: string): number {
    return this.rows.bits[this.numberOf(id)] || 0;
  }

  count(id: string): number {
    return this.rows.times[this.numberOf(id)] || 0;
  }

  /** Whether a row counts and has a value. */
  scores(id: string): boolean {
    const row = this.numberOf(id);
    return this.rows.times[row] > 0 && this.lineValue(row) !== 0;
  }

  /** Whether a row is there but excluded by another. */
  isTaken(id: string): boolean {
    const {times, takenBy} = this.rows;
    const row = this.numberOf(id);
    return takenBy[row] > 0 && !times[row];
  }

  value(id: string): number {
    const row = this.numberOf(id);
    return row < 0 ? 0 : this.worthOf(row);
  }

  some(isMeant: (id: string) => boolean): boolean {
    const {list, size, times} = this.rows;
    const {ids} = this.columns;
    for (let k = 0; k < size; k++) if (times[list[k]] && isMeant(ids[list[k]])) return true;
    return false;
  }

  add(id: string, groups: number, times: number, by?: string): void {
    const row = this.numberOf(id);
    if (row >= 0) this.rows.put(row, groups, times, by === undefined ? 0 : this.numberOf(by) + 1);
  }

  exclude(id: string, by: string, groups = -1): void {
    const {bits, times, takenBy} = this.rows;
    const row = this.numberOf(id);
    const other = this.numberOf(by);
    if (!bits[row] || !bits[other] || takenBy[row]) return;
    const left = bits[row] & ~groups;
    if (left) {
      bits[row] = left;
      times[row] = bitCount(left);
    } else takenBy[row] = other + 1;
  }

  /** The number of a row; -1 if the table does not have it. */
  private numberOf(id: string): number {
    return this.columns.index.get(id) ?? -1;
  }

  /** Matches the table and sums up the rows that count. */
  protected tally(): void {
    if (this.isNew) this.askAll();
    else this.askAgain();
    this.table.ruleset.arranging?.combine?.(this.match, this);
    this.takePlaces();
    this.addUp();
  }

  /** Sums up the rows that count. */
  protected addUp(): void {
    const {rows, sums} = this;
    const {list, times, takenBy} = rows;
    const {unit, units, noSums, multiplied} = this.columns;
    let lines = 0;
    for (let k = 0; k < rows.size; k++) {
      const i = list[k];
      if (takenBy[i]) times[i] = 0;
      else if (times[i]) lines++;
    }
    for (const each of units) {
      let sum = noSums[each];
      for (let k = 0; k < rows.size; k++) {
        const i = list[k];
        if (!times[i] || unit[i] !== each) continue;
        if (multiplied[i]) sum *= this.lineValue(i);
        else sum += this.lineValue(i);
      }
      sums[each] = sum;
    }
    this.lines = lines;
    this.worth = this.table.ruleset.worth(sums, this.match);
  }

  /** Asks all rows for the first place of the winning tile, and notes which must be asked again for other places. */
  private askAll(): void {
    const {match, columns, rows, settled, placed} = this;
    const {when, needs} = columns;
    const lacking = ~match.facts;
    const which = match.shape === 'loose' ? columns.loose : columns.complete;
    rows.clear();
    settled.clear();
    let asking = 0;
    match.askedPlace = false;
    for (const i of which) {
      if (needs[i] & lacking) continue;
      const bits = when[i](match);
      const times = bits && this.worthOf(i) ? this.timesOf(i, bits) : 0;
      if (times) rows.put(i, bits, times);
      if (match.askedPlace) {
        placed[asking++] = i;
        match.askedPlace = false;
      } else if (times) settled.put(i, bits, times);
    }
    this.asking = asking;
    this.isNew = false;
  }

  /** Asks again the rows that asked for the place of the winning tile. */
  private askAgain(): void {
    const {match, rows, placed, asking} = this;
    const {when} = this.columns;
    rows.copy(this.settled);
    for (let k = 0; k < asking; k++) {
      const i = placed[k];
      const bits = when[i](match);
      const times = bits && this.worthOf(i) ? this.timesOf(i, bits) : 0;
      if (times) rows.put(i, bits, times);
    }
  }

  /** Excludes the rows that others include. A row that is excluded itself still excludes others. */
  private takePlaces(): void {
    const {rows, match} = this;
    const {includes, includesUnless, includesIf, includesOn, includingOn} = this.columns;
    const {list, bits, takenBy} = rows;
    for (let k = 0; k < rows.size; k++) {
      const i = list[k];
      const unless = includesUnless[i];
      if (!bits[i] || (unless !== undefined && match.options[unless] === true)) continue;
      for (const other of includes[i]) if (bits[other] && !takenBy[other]) takenBy[other] = i + 1;
      const more = includesIf[i];
      if (!more || more.sameGroups || !isAgreed(more, match.options)) continue;
      for (const other of more.rows) if (bits[other] && !takenBy[other]) takenBy[other] = i + 1;
    }
    if (!includingOn) return;
    for (let k = 0; k < rows.size; k++) {
      const i = list[k];
      if (!bits[i]) continue;
      for (const other of includesOn[i]) this.takeGroups(other, i);
      const more = includesIf[i];
      if (!more?.sameGroups || !isAgreed(more, match.options)) continue;
      for (const other of more.rows) this.takeGroups(other, i);
    }
  }

  /**
   * Excludes row `other` on the groups of row `i`. A row that does not count by groups is excluded if it has no group
   * left.
   */
  private takeGroups(other: number, i: number): void {
    const {bits, times, takenBy} = this.rows;
    if (!times[other] || takenBy[other]) return;
    const left = bits[other] & ~bits[i];
    if (!left) {
      takenBy[other] = i + 1;
    } else if (this.columns.each[other]) {
      bits[other] = left;
      times[other] = bitCount(left);
    }
  }

  /** The value of the line of row `i`; or of one of its groups, given as a bit. */
  lineValue(i: number, group = 0): number {
    const sum = this.columns.sum[i];
    if (sum) return sum(this.match, group || this.rows.bits[i]);
    const times = group ? 1 : this.rows.times[i];
    return this.columns.multiplied[i] ? this.worthOf(i) ** times : times * this.worthOf(i);
  }

  /** The value of one occurrence of row `i`. */
  private worthOf(i: number): number {
    const value = this.columns.value[i];
    return typeof value === 'number' ? value : value(this.match);
  }

  private timesOf(i: number, bits: number): number {
    const {times, each} = this.columns;
    const count = times[i];
    if (count) return count(this.match);
    return each[i] ? bitCount(bits) : 1;
  }
}
