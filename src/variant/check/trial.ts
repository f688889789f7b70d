/** Tries rules on many hands: rows that none has, rows that are always excluded, and hands that other rules score otherwise. */
import type {Pattern} from '../../core/game/pattern.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import type {ScoreResult} from '../../core/game/result.js';
import {score} from '../../core/scoring/score.js';
import type {TriedHand} from './hands.js';

/** What a trial found of the rows. */
export interface TriedRows {
  /** How many of the hands won. */
  readonly wins: number;
  /** The rows that no hand has. */
  readonly never: readonly Pattern[];
  /** The rows that some hands have, and each of them loses to other rows. */
  readonly excluded: readonly Pattern[];
}

/** A way in which hands score otherwise by other rules. */
export interface Otherwise {
  readonly hand: TriedHand;
  readonly ours: ScoreResult;
  readonly theirs: ScoreResult;
  /** How many hands differ in this way. */
  readonly count: number;
}

/** What a comparison found. */
export interface TriedComparison {
  /** How many hands both rules can read. */
  readonly hands: number;
  readonly otherwise: number;
  /** The commonest ways in which they differ, one hand of each. */
  readonly ways: readonly Otherwise[];
}

/** The rules with nothing excluded. */
const withoutExclusions = (ruleset: Ruleset): Ruleset => ({
  ...ruleset,
  patterns: ruleset.patterns.map(({includes: _, includesOn: __, includesIf: ___, ...row}): Pattern => row),
});

/** Tries the rows of a rule set, hand by hand. */
export class RowTrial {
  private readonly bare: Ruleset;
  private readonly has = new Set<string>();
  private readonly counted = new Set<string>();
  private wins = 0;

  constructor(private readonly ruleset: Ruleset) {
    this.bare = withoutExclusions(ruleset);
  }

  /** Scores a hand; one that cannot be read says nothing. */
  take(hand: TriedHand): void {
    const {ruleset, bare, has, counted} = this;
    const situation = {...hand, rules: ruleset.id};
    const result = score(situation, ruleset);
    if (result.status !== 'win' && result.status !== 'not-allowed') return;
    if (result.status === 'win') this.wins++;
    for (const {id} of result.lines) counted.add(id);
    if (has.size < ruleset.patterns.length) for (const {id} of score(situation, bare).lines) has.add(id);
  }

  /** What was found. */
  end(): TriedRows {
    const {ruleset, has, counted, wins} = this;
    const rows = ruleset.patterns.filter(({id, impossible}) => !impossible && !counted.has(id));
    return {
      wins,
      never: rows.filter(({id}) => !has.has(id)),
      excluded: rows.filter(({id}) => has.has(id)),
    };
  }
}

/** The most ways that are told. */
const MOST_WAYS = 5;

/** The rows of a result in one text; rows are called by the pattern that they are. */
function rowsOf({lines}: ScoreResult, {patterns}: Ruleset): readonly string[] {
  const shapes = new Map(patterns.map(({id, shape = id}) => [id, shape]));
  return lines.map(({id, value, unit}) => `${shapes.get(id) ?? id} ${value} ${unit}`);
}

/** Compares two rule sets, hand by hand. */
export class ComparedTrial {
  private readonly ways = new Map<
    string,
    {hand: TriedHand; ours: ScoreResult; theirs: ScoreResult; n: number}
  >();
  private hands = 0;
  private otherwise = 0;
  private readonly flags: ReadonlySet<string>;

  constructor(
    private readonly ours: Ruleset,
    private readonly theirs: Ruleset,
  ) {
    this.flags = new Set((theirs.flags ?? []).map(({flag}) => flag));
  }

  take(hand: TriedHand): void {
    const {ours, theirs} = this;
    // a circumstance that the other rules do not know makes no comparison
    if (hand.flags?.some((flag) => !this.flags.has(flag))) return;
    const [a, b] = [score({...hand, rules: ours.id}, ours), score({...hand, rules: theirs.id}, theirs)];
    if (a.status === 'invalid' || b.status === 'invalid') return;
    this.hands++;
    const isSame = a.status === b.status && (a.status !== 'win' || a.total === b.total);
    if (isSame) return;
    this.otherwise++;
    const way = this.wayOf(a, b);
    const known = this.ways.get(way);
    if (known) known.n++;
    else this.ways.set(way, {hand, ours: a, theirs: b, n: 1});
  }

  /** The rows that one result has and the other has not. */
  private wayOf(a: ScoreResult, b: ScoreResult): string {
    const [own, other] = [rowsOf(a, this.ours), rowsOf(b, this.theirs)];
    const less = own.filter((row) => !other.includes(row));
    const more = other.filter((row) => !own.includes(row));
    return `${a.status} ${less.join()} / ${b.status} ${more.join()}`;
  }

  end(): TriedComparison {
    const ways = [...this.ways.values()].sort((a, b) => b.n - a.n).slice(0, MOST_WAYS);
    return {
      hands: this.hands,
      otherwise: this.otherwise,
      ways: ways.map(({n, ...way}) => ({...way, count: n})),
    };
  }
}
