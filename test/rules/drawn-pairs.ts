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

/** The pairs of a rule set or preset. Each is drawn when it is first asked for, and kept for all that ask for it. */
export class DrawnPairs {
  private readonly kept = new Map<string, DrawnPair>();

  constructor(
    private readonly comparison: Comparison,
    private readonly drawn: Drawing,
  ) {}

  /** The patterns that have hands. */
  get patterns(): readonly string[] {
    return this.drawn.patterns(this.comparison.preset);
  }

  /** So many pairs of each pattern. */
  ofEach(each: number): DrawnPair[] {
    return this.patterns.flatMap((id) => Array.from({length: each}, (_, at) => this.pair(id, at)));
  }

  /** The pair of this number of a pattern. */
  pair(id: string, at: number): DrawnPair {
    const key = `${id} ${at}`;
    const pair = this.kept.get(key) ?? this.drawPair(id, at);
    this.kept.set(key, pair);
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
export const pairsOf = async (comparison: Comparison): Promise<DrawnPairs> =>
  new DrawnPairs(comparison, await drawing(comparison.ruleset));
