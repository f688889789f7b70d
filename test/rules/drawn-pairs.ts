/** Hands to compare with a second scorer: of every pattern, each with one that just misses it. */
import {drawing, type Drawing} from '../../src/core/drawing/drawing.js';
import type {Drawn, DrawSpec} from '../../src/core/drawing/drawn.js';
import type {Situation} from '../../src/core/situation/situation.js';
import {randomOf} from '../../src/core/tiles/random.js';
import type {Comparison} from './drawn.js';

/** A hand that has a pattern, and a near miss. Either may be lacking: nothing was drawn, or no hand has the pattern. */
export interface DrawnPair {
  readonly id: string;
  /** The number of the pair among those of its pattern. Every second pair is under random house rules, if it can be. */
  readonly at: number;
  readonly hand?: Situation;
  readonly near?: Drawn;
}

/** Where pairs are kept for later runs. */
interface Store {
  /** What the same code has drawn before. */
  readonly before: readonly DrawnPair[];
  keep(pairs: readonly DrawnPair[]): void;
}

const UNKEPT: Store = {before: [], keep: () => undefined};

const keyOf = ({id, at}: Pick<DrawnPair, 'id' | 'at'>): string => `${id} ${at}`;

/** The pairs of a rule set or preset. Each is drawn when it is first asked for, and kept for all that ask for it. */
export class DrawnPairs {
  private readonly kept: Map<string, DrawnPair>;
  private fresh: DrawnPair[] = [];

  constructor(
    private readonly comparison: Comparison,
    private readonly drawn: Drawing,
    private readonly store: Store,
  ) {
    this.kept = new Map(store.before.map((pair) => [keyOf(pair), pair]));
  }

  /** The patterns that have hands. */
  get patterns(): readonly string[] {
    return this.drawn.patterns(this.comparison.preset);
  }

  /** So many pairs of each pattern: the first, or every second one and so on. */
  ofEach(each: number, step = 1): DrawnPair[] {
    const pairs = this.patterns.flatMap((id) =>
      Array.from({length: each}, (_, n) => this.pair(id, step * n)),
    );
    this.store.keep(this.fresh);
    this.fresh = [];
    return pairs;
  }

  /** The pair of this number of a pattern. */
  pair(id: string, at: number): DrawnPair {
    const key = keyOf({id, at});
    const kept = this.kept.get(key);
    if (kept) return kept;
    const pair = this.drawPair(id, at);
    this.kept.set(key, pair);
    this.fresh.push(pair);
    return pair;
  }

  private drawPair(id: string, at: number): DrawnPair {
    const {preset, never = [], options} = this.comparison;
    const seed = `${id} ${at}`;
    const random = randomOf(seed);
    const level = ([1, 2, 3] as const)[at % 3];
    const usual = {seed, patterns: [id], level, ...(preset ? {preset} : {})};
    // house rules that an example needs may be among the random ones, with another value
    const house = at % 2 ? {...usual, options: options((n) => random.below(n))} : usual;
    const draw = (how: Partial<DrawSpec>): Drawn | undefined =>
      this.drawn.draw({...house, ...how}) ?? this.drawn.draw({...usual, ...how});
    const near = draw({near: true});
    const hand = never.includes(id) ? undefined : (near?.before ?? draw({})?.situation);
    return {id, at, ...(hand && {hand}), ...(near && {near})};
  }
}

/** The pairs of a rule set or preset. */
export const pairsOf = async (comparison: Comparison, store: Store = UNKEPT): Promise<DrawnPairs> =>
  new DrawnPairs(comparison, await drawing(comparison.ruleset), store);
