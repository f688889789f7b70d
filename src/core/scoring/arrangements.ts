/** All arrangements of a win, with the value of each. */
import type {ScoreResult} from '../game/result.js';
import {readPosition, type ReadPosition, type Rulesets} from '../reading/read.js';
import {explainFault, type Fault, type ProblemMessages} from '../situation/problem.js';
import type {Situation} from '../situation/situation.js';
import {bodyOf, type Body} from './report.js';
import {Scorer} from './scorer.js';
import {isFault} from '../situation/result.js';

/** A split of a hand with the winning tile in one of its groups, and what it would score if it were chosen. */
export type Arrangement = Body & Pick<ScoreResult, 'reason'> & {readonly status: 'win' | 'not-allowed'};

/** How many arrangements are wanted, and the words for problems. */
export interface ArrangementOptions {
  /** How many to return at most, the best ones; all by default. */
  readonly limit?: number;
  /** Whether each group that the winning tile can have completed makes one of its own; by default the best one counts. */
  readonly readings?: boolean;
  /** The words for problems, in a reader's language; without them a problem's message is its code. */
  readonly messages?: ProblemMessages;
}

/** An arrangement, and the keys that it is sorted by. */
interface Entry {
  readonly rank: number;
  readonly worth: number;
  readonly preference: number;
  readonly lines: number;
  readonly body: Body;
  readonly forbidden: Fault | undefined;
}

type Order = Omit<Entry, 'body' | 'forbidden'>;

/** Whether one comes before the other, by the scorer's preference; among equals the first found stays first. */
function isBefore(a: Order, b: Order): boolean {
  if (a.rank !== b.rank) return a.rank > b.rank;
  if (a.worth !== b.worth) return a.worth > b.worth;
  if (a.preference !== b.preference) return a.preference > b.preference;
  return a.lines < b.lines;
}

/** Lists all arrangements that the search finds. */
class Lister extends Scorer {
  private read!: ReadPosition;
  private limit = Infinity;
  private readings = false;
  private entries: Entry[] = [];
  /** The entry of the arrangement's readings so far; undefined if none was kept. */
  private last: Entry | undefined;

  constructor() {
    super();
    this.watch = () => this.note();
  }

  list(read: ReadPosition, limit: number, readings: boolean): readonly Entry[] {
    this.read = read;
    this.limit = limit;
    this.readings = readings;
    this.entries = [];
    this.last = undefined;
    this.win(read);
    return this.entries;
  }

  /** Keeps the best reading of each arrangement, or all of them. */
  private note(): void {
    const {entries, limit, worth, lines} = this;
    const {forbidden, rank} = this.verdict();
    const order = {rank, worth, preference: this.preference(), lines};
    if (!this.readings && this.match.reading > 0 && this.last) {
      if (!isBefore(order, this.last)) return;
      entries.splice(entries.indexOf(this.last), 1);
    }
    let at = entries.length;
    while (at > 0 && isBefore(order, entries[at - 1])) at--;
    this.last = undefined;
    if (at >= limit) return;
    const {ruleset} = this.read.table;
    const total = ruleset.total?.(worth, this.read.position.options, this.match) ?? {
      total: worth,
      capped: false,
    };
    this.last = {...order, forbidden, body: bodyOf(this.read, this, total)};
    entries.splice(at, 0, this.last);
    if (entries.length > limit) entries.pop();
  }
}

let lister: Lister | undefined;

/**
 * All arrangements of a win, the one that is scored first: each way to split the hand, with the winning tile in each
 * group where this can matter.
 * @returns an empty list for a hand that is not complete, has not won, or cannot be read; `score` says why
 * @throws {TypeError} for an option name that the rule set does not have
 */
export function arrangements(
  situation: Situation,
  rules: Rulesets,
  {limit = Infinity, readings = false, messages}: ArrangementOptions = {},
): Arrangement[] {
  const read = readPosition(situation, rules);
  if (isFault(read) || read.position.win < 0) return [];
  const {unit} = read.table.ruleset;
  return (lister ??= new Lister()).list(read, limit, readings).map(({body, forbidden, rank}) => ({
    status: rank > 1 ? 'win' : 'not-allowed',
    ...body,
    ...(forbidden && {reason: explainFault(forbidden, messages, unit)}),
  }));
}
