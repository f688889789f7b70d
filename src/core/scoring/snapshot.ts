import {MOST_GROUPS, type Match} from '../game/match.js';
import {Rows} from './rows.js';

/** The best arrangement so far, with the place of the winning tile and its rows. */
export class Snapshot {
  worth = 0;
  lines = 0;
  /** The rule set's preference among arrangements of the same worth. */
  preference = 0;
  /** Its number among all arrangements. */
  order = 0;
  private readonly rows = new Rows();
  private readonly groups = new Int32Array(MOST_GROUPS);
  private size = 0;
  private winAt = -1;
  private winKind = -1;
  private shape = '';
  private reading = 0;

  keep(match: Match, rows: Rows, worth: number, preference: number, lines: number, order: number): void {
    this.worth = worth;
    this.preference = preference;
    this.lines = lines;
    this.order = order;
    this.rows.copy(rows);
    this.groups.set(match.groups);
    this.size = match.size;
    this.winAt = match.winAt;
    this.winKind = match.winKind;
    this.shape = match.shape;
    this.reading = match.reading;
  }

  /**
   * Restores the best arrangement.
   * @param matched whether the rows, and what the match knows besides its groups, are still those of the best
   */
  restore(match: Match, rows: Rows, matched: boolean): void {
    match.groups.set(this.groups);
    match.shape = this.shape;
    if (matched) return;
    match.size = this.size;
    match.load();
    match.win(this.winAt, this.winKind);
    match.reading = this.reading;
    rows.copy(this.rows);
  }
}
