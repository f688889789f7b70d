/** Hands to compare with a second scorer: of every pattern, each with one that just misses it. */
import {drawing} from '../../src/core/drawing/drawing.js';
import type {Drawn, DrawSpec} from '../../src/core/drawing/drawn.js';
import type {Situation} from '../../src/core/situation/situation.js';
import type {Comparison} from './drawn.js';
import {seeded} from './random.js';

/** A hand that has a pattern, and a near miss. Either may be lacking: nothing was drawn, or no hand has the pattern. */
export interface DrawnPair {
  readonly id: string;
  /** The number of the pair among those of its pattern. Every second pair is under random house rules, if it can be. */
  readonly at: number;
  readonly hand?: Situation;
  readonly near?: Drawn;
}

/** So many pairs of every pattern. */
export async function drawPairs(
  {ruleset, preset, never = [], options}: Comparison,
  eachOf: (patterns: number) => number,
): Promise<readonly DrawnPair[]> {
  const drawn = await drawing(ruleset);
  const random = seeded(17);
  const patterns = drawn.patterns(preset);
  const each = eachOf(patterns.length);
  return patterns.flatMap((id) =>
    Array.from({length: each}, (_, at): DrawnPair => {
      const level = ([1, 2, 3] as const)[at % 3];
      const usual = {seed: `${id} ${at}`, patterns: [id], level, ...(preset ? {preset} : {})};
      // house rules that an example needs may be among the random ones, with another value
      const house = at % 2 ? {...usual, options: options(random)} : usual;
      const draw = (how: Partial<DrawSpec>): Drawn | undefined =>
        drawn.draw({...house, ...how}) ?? drawn.draw({...usual, ...how});
      const near = draw({near: true});
      const hand = never.includes(id) ? undefined : (near?.before ?? draw({})?.situation);
      return {id, at, ...(hand && {hand}), ...(near && {near})};
    }),
  );
}
