import type {Sums} from './ruleset.js';
import type {Scorer} from './scorer.js';

/** More rows than any table has. */
export const MOST_ROWS = 128;

/** A copy of the best arrangement so far. */
export class Snapshot {
  kept = false;
  worth = 0;
  lines = 0;
  private readonly groups = new Int32Array(20);
  private readonly bits = new Int32Array(MOST_ROWS);
  private readonly times = new Int32Array(MOST_ROWS);
  private readonly takenBy = new Int32Array(MOST_ROWS);
  private sums: Sums = {hu: 0, tai: 0, hon: 0, fan: 0};
  private size = 0;
  private winAt = -1;
  private winKind = -1;
  private shape = '';
  private reading = 0;

  keep(scorer: Scorer, lines: number): void {
    const {match} = scorer;
    this.kept = true;
    this.worth = scorer.worth;
    this.lines = lines;
    this.groups.set(match.groups);
    this.bits.set(scorer.bits);
    this.times.set(scorer.times);
    this.takenBy.set(scorer.takenBy);
    Object.assign(this.sums, scorer.sums);
    this.size = match.size;
    this.winAt = match.winAt;
    this.winKind = match.winKind;
    this.shape = match.shape;
    this.reading = match.reading;
  }

  restore(scorer: Scorer): void {
    const {match} = scorer;
    scorer.worth = this.worth;
    match.groups.set(this.groups);
    match.size = this.size;
    match.shape = this.shape;
    match.load();
    match.win(this.winAt, this.winKind);
    match.reading = this.reading;
    scorer.bits.set(this.bits);
    scorer.times.set(this.times);
    scorer.takenBy.set(this.takenBy);
    Object.assign(scorer.sums, this.sums);
  }
}
