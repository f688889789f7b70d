/**
 * Finds the arrangement of a position that scores most.
 *
 * Every arrangement, with the winning tile in each group that it can have completed, is matched against the rule set's
 * table; ties go to the one with fewer lines, then to the first in canonical order.
 */
import {Arranger} from './arrange.js';
import {HONOR_BITS, PAIR, PUNG, SINGLE, SUITED_BITS, bare, group, kindAt, sizeOf, wildsOf} from './group.js';
import {Match, bitCount} from './match.js';
import type {Position} from './position.js';
import type {Fault} from './problem.js';
import {Rows} from './rows.js';
import type {Sums, Tally} from './ruleset.js';
import {Snapshot} from './snapshot.js';
import type {Table} from './table.js';
import {HONOR, KINDS, type Kind} from './tile.js';

export class Scorer implements Tally {
  readonly match = new Match();
  readonly rows = new Rows();
  readonly sums: Sums = {hu: 0, tai: 0, hon: 0, fan: 0};
  table!: Table;
  worth = 0;

  /** Whether any arrangement was complete. */
  complete = false;
  /** Why the best arrangement may not win; undefined where it may. */
  forbidden: Fault | undefined;

  private position!: Position;
  private lines = 0;
  private readonly arranger = new Arranger();
  private readonly best = new Snapshot();
  private bestAllowed = false;
  /** Whether `rows` are those of the best. */
  private current = false;
  private readonly foundSets = (size: number): void => this.arranged(size);
  private readonly foundShape = (groups: readonly number[]): void => {
    const first = this.position.melds.length;
    for (let i = 0; i < groups.length; i++) this.match.groups[first + i] = groups[i];
    this.arranged(first + groups.length);
  };

  /** Finds the best arrangement of a win; `match`, `rows`, `sums` and `worth` are then its own. */
  win(position: Position): void {
    this.start(position);
    const {match} = this;
    const {ruleset, melds, wilds, table} = position;
    match.shape = 'sets';
    if (wilds) this.arrangeWild(wilds.wild, wilds.standIn);
    else this.arrangeSets(position.counts, 0);
    for (const shape of table.shapes) {
      match.shape = shape.id;
      shape.arrange(position.counts, melds.length, this.foundShape);
    }
    this.complete = this.best.kept;
    if (this.complete) {
      this.best.restore(match);
      if (!this.current) this.tally();
    } else if (ruleset.anyHand?.(position)) {
      this.loose(position);
      this.forbidden = ruleset.forbids?.(this.match, this);
    }
  }

  /** Scores a hand that has not won, or whose win needs no complete hand. */
  loose(position: Position): void {
    this.start(position);
    const {match} = this;
    match.shape = 'loose';
    let size = position.melds.length;
    for (let kind = 0; kind < KINDS; kind++) {
      const n = position.held[kind];
      if (n >= 2) match.groups[size++] = group(n === 2 ? PAIR : PUNG, kind);
      for (let single = n < 2 ? 0 : n > 3 ? 3 : n; single < n; single++)
        match.groups[size++] = group(SINGLE, kind);
    }
    match.size = size;
    match.load();
    match.win(-1, -1);
    match.reading = 0;
    this.tally();
    this.forbidden = undefined;
    this.complete = false;
  }

  count(id: string): number {
    const row = this.table.index.get(id);
    return row === undefined ? 0 : this.rows.times[row];
  }

  private start(position: Position): void {
    this.position = position;
    this.table = position.table;
    this.match.position = position;
    this.best.kept = false;
    this.bestAllowed = false;
    this.current = false;
    const {melds} = position;
    for (let i = 0; i < melds.length; i++) this.match.groups[i] = melds[i];
  }

  /** Each of the stand-in's tiles is itself or has the wild kind's face. */
  private arrangeWild(wild: Kind, standIn: Kind): void {
    const counts = this.position.counts.slice();
    const wilds = counts[wild];
    counts[wild] = 0;
    this.arrangeSets(counts, wilds);
    if (standIn < 0) return;
    while (counts[standIn] > 0) {
      counts[standIn]--;
      counts[wild]++;
      this.arrangeSets(counts, wilds);
    }
  }

  private arrangeSets(counts: Uint8Array, wilds: number): void {
    const {match, position} = this;
    this.arranger.run(counts, wilds, true, match.groups, position.melds.length, this.foundSets);
  }

  private arranged(size: number): void {
    const {match} = this;
    match.size = size;
    match.load();
    this.place();
  }

  /** Tries the winning tile in each group that can hold it; alike groups once. */
  private place(): void {
    const {match, position} = this;
    const {wilds, win} = position;
    const drewWild = win === wilds?.wild;
    const stands = win === wilds?.standIn ? wilds.wild : win;
    const first = position.melds.length;
    for (let at = first; at < match.size; at++) {
      const code = match.groups[at];
      if (!drewWild && !mayHold(code, win) && !mayHold(code, stands)) continue;
      if (match.repeats(at, first)) continue;
      for (let i = sizeOf(code) - 1, last = -1; i >= 0; i--) {
        const kind = kindAt(code, i);
        const isWild = ((wildsOf(code) >> i) & 1) === 1;
        const here = isWild ? drewWild : !drewWild && (kind === win || kind === stands);
        if (!here || kind === last) continue;
        last = kind;
        match.win(at, kind);
        this.judge();
      }
    }
  }

  /** Scores the match as it stands, and keeps it if it is the best. */
  private judge(): void {
    const {match, position} = this;
    const {ruleset} = position;
    if (ruleset.admits && !ruleset.admits(match)) return;
    const readings = ruleset.readings?.(match) ?? 1;
    for (let reading = 0; reading < readings; reading++) {
      match.reading = reading;
      this.current = false;
      this.tally();
      const {best} = this;
      const better =
        !best.kept || this.worth > best.worth || (this.worth === best.worth && this.lines < best.lines);
      if (!better && this.bestAllowed) continue;
      const forbidden = ruleset.forbids?.(match, this);
      const allowed = forbidden === undefined;
      // an arrangement that may win goes before any that may not
      if (!(allowed && !this.bestAllowed) && !(better && allowed === this.bestAllowed)) continue;
      this.bestAllowed = allowed;
      this.forbidden = forbidden;
      this.current = true;
      best.keep(match, this.worth, this.lines);
    }
  }

  /** Matches the table and sums up the rows that count. */
  private tally(): void {
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

  /** Asks every row; one that is worth nothing, or is there no time, is not there. */
  private matchRows(): void {
    const {match, table, rows} = this;
    const {when, loose} = table.columns;
    const complete = match.shape !== 'loose';
    for (let i = 0; i < when.length; i++) {
      const found = complete || loose[i] ? when[i](match) : 0;
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

/** Whether a tile of this kind can be in the group: without it, nothing more is looked at. */
const mayHold = (code: number, kind: Kind): boolean =>
  kind < HONOR
    ? (SUITED_BITS[bare(code)] & (1 << kind)) !== 0
    : (HONOR_BITS[bare(code)] & (1 << (kind - HONOR))) !== 0;
