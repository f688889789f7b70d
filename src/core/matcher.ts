/** Asks the rows of a table of one match: which are there, which count, and what they come to. */
import {Match, bitCount} from './match.js';
import {Rows} from './rows.js';
import type {Sums, Tally} from './ruleset.js';
import type {Table} from './table.js';

export class Matcher implements Tally {
  readonly match = new Match();
  readonly rows = new Rows();
  readonly sums: Sums = {hu: 0, tai: 0, hon: 0, fan: 0};
  table!: Table;
  worth = 0;
  /** How many rows count. */
  protected lines = 0;

  count(id: string): number {
    const row = this.table.index.get(id);
    return row === undefined ? 0 : this.rows.times[row];
  }

  /** Matches the table and sums up the rows that count. */
  protected tally(): void {
    const {match, table, rows, sums} = this;
    const {ruleset} = match.position;
    const {list, times, takenBy} = rows;
    rows.clear();
    this.matchRows();
    ruleset.combine?.(match, rows);
    this.exclude();
    sums.hu = sums.tai = sums.hon = sums.fan = 0;
    this.lines = 0;
    for (let k = 0; k < rows.size; k++) {
      const i = list[k];
      if (takenBy[i]) times[i] = 0;
      if (!times[i]) continue;
      sums[table.columns.unit[i]] += this.value(i);
      this.lines++;
    }
    this.worth = ruleset.worth(sums, match);
  }

  /** Asks the rows that have what they need; one that is worth nothing, or is there no time, is not there. */
  private matchRows(): void {
    const {match, table, rows} = this;
    const {when, needs} = table.columns;
    const lacking = ~match.traits;
    for (let i = 0; i < needs.length; i++) {
      if (needs[i] & lacking) continue;
      const found = when[i](match);
      const times = found && this.worthOf(i) ? this.timesOf(i, found) : 0;
      if (times) rows.put(i, found, times);
    }
  }

  /** Rows that another row's inclusions take the place of; a row that is itself included still includes. */
  private exclude(): void {
    const {table, rows} = this;
    const {list, bits, takenBy} = rows;
    for (let k = 0; k < rows.size; k++) {
      const i = list[k];
      if (!bits[i]) continue;
      for (const other of table.includes[i]) if (bits[other] && !takenBy[other]) takenBy[other] = i + 1;
    }
    if (!table.includingOn) return;
    for (let k = 0; k < rows.size; k++) {
      const i = list[k];
      if (bits[i]) for (const other of table.includesOn[i]) this.excludeOn(other, i);
    }
  }

  /** Takes the groups of row `i` from row `other`. */
  private excludeOn(other: number, i: number): void {
    const {bits, times, takenBy} = this.rows;
    if (!times[other] || takenBy[other]) return;
    const left = bits[other] & ~bits[i];
    if (left) {
      bits[other] = left;
      times[other] = bitCount(left);
    } else {
      takenBy[other] = i + 1;
    }
  }

  /** What the line of row `i` is worth, or one of the groups that show it (as a bit). */
  value(i: number, group = 0): number {
    const sum = this.table.columns.sum[i];
    if (sum) return sum(this.match, group || this.rows.bits[i]);
    return (group ? 1 : this.rows.times[i]) * this.worthOf(i);
  }

  /** What row `i` is worth once. */
  private worthOf(i: number): number {
    const value = this.table.columns.value[i];
    return typeof value === 'number' ? value : value(this.match);
  }

  private timesOf(i: number, bits: number): number {
    const {times, each} = this.table.columns;
    const count = times[i];
    if (count) return count(this.match);
    return each[i] ? bitCount(bits) : 1;
  }
}
