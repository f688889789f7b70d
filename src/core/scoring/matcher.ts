/** Asks the rows of a table of one match: which are there, which count, and what they come to. */
import {Match, bitCount} from '../game/match.js';
import {Rows} from '../game/rows.js';
import type {Sums, Tally} from '../game/ruleset.js';
import type {Table} from '../reading/table.js';

export class Matcher implements Tally {
  readonly match = new Match();
  readonly rows = new Rows();
  readonly sums: Sums = {hu: 0, tai: 0, hon: 0, fan: 0};
  table!: Table;
  worth = 0;
  /** How many rows count. */
  protected lines = 0;
  /** What an arrangement has wherever the winning tile is. */
  private readonly unplaced = new Rows();

  count(id: string): number {
    const row = this.table.index.get(id);
    return row === undefined ? 0 : this.rows.times[row];
  }

  /** Asks the rows that do not look at where the winning tile is: once for an arrangement. */
  protected askUnplaced(): void {
    this.unplaced.clear();
    this.ask(this.table.columns.unplaced, this.unplaced);
  }

  /** Matches the table and sums up the rows that count; `askUnplaced` comes first. */
  protected tally(): void {
    const {match, table, rows} = this;
    rows.copy(this.unplaced);
    this.ask(table.columns.placed, rows);
    match.position.ruleset.combine?.(match, rows);
    this.exclude();
    this.addUp();
  }

  /** Sums up the rows that count. */
  protected addUp(): void {
    const {match, table, rows, sums} = this;
    sums.hu = sums.tai = sums.hon = sums.fan = 0;
    const {list, times, takenBy} = rows;
    const {unit, soleUnit} = table.columns;
    let lines = 0;
    let sum = 0;
    for (let k = 0; k < rows.size; k++) {
      const i = list[k];
      if (takenBy[i]) times[i] = 0;
      if (!times[i]) continue;
      lines++;
      if (soleUnit) sum += this.value(i);
      else sums[unit[i]] += this.value(i);
    }
    if (soleUnit) sums[soleUnit] = sum;
    this.lines = lines;
    this.worth = match.position.ruleset.worth(sums, match);
  }

  /** Asks those of some rows that have what they need; one that is worth nothing, or is there no time, is not there. */
  private ask(which: Int32Array, into: Rows): void {
    const {match, table} = this;
    const {when, needs} = table.columns;
    const lacking = ~match.traits;
    for (const i of which) {
      if (needs[i] & lacking) continue;
      const found = when[i](match);
      const times = found && this.worthOf(i) ? this.timesOf(i, found) : 0;
      if (times) into.put(i, found, times);
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

  /** Takes the groups of row `i` from row `other`; one that does not count by groups goes where it has no other. */
  private excludeOn(other: number, i: number): void {
    const {bits, times, takenBy} = this.rows;
    if (!times[other] || takenBy[other]) return;
    const left = bits[other] & ~bits[i];
    if (!left) {
      takenBy[other] = i + 1;
    } else if (this.table.columns.each[other]) {
      bits[other] = left;
      times[other] = bitCount(left);
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
