/** Tests that send drawn hands of a rule set through both scorers: hands of every pattern, and as many near misses. */
import {beforeAll, describe, expect, it} from 'vitest';
import {bundled, drawnPairs} from './drawn-bundle.js';
import type {Comparison} from './drawn.js';
import type {DrawnPair} from './drawn-pairs.js';

/**
 * How many hands of each pattern are compared, so that 3,000 are compared in all: hands of the other patterns test a
 * pattern too. `DRAWN=5000` in the environment compares so many of each.
 */
const eachOf = (patterns: number): number => Number(process.env.DRAWN ?? Math.ceil(3000 / patterns));

/** Of so few near misses of a pattern all may come about in one way. */
const FEW = Number(process.env.DRAWN ?? Infinity) < 50;

/** Milliseconds for a rule set: on a loaded machine what takes a minute may take ten. */
const LONG = 3_600_000;

/** In so many hands all arrangements are compared. */
const ARRANGED = 500;

/** Groups that must occur in these arrangements, beside usual sets. What scores リーチ again knows only the best one. */
const KINDS: Readonly<Record<string, readonly string[] | undefined>> = {
  luqiao: ['chow wild', 'pung wild', 'pair wild'],
  shiragiku: [],
  ribon: ['single'],
  tohtenko: ['single'],
  xinzhang: ['single'],
  supercup: [],
  mcr: ['single', 'knitted'],
  guobiao: ['single', 'knitted'],
};

/**
 * Defines the tests.
 * @param names the rule set and its presets, as `drawn.ts` in the folder of the rule set names them
 */
export function testDrawn(ruleset: string, names: readonly string[]): void {
  describe(`${ruleset}: drawn hands against a plain second scorer`, () => {
    describe.each(names)('%s', (name) => {
      let bundle: Awaited<ReturnType<typeof bundled>>;
      let comparison: Comparison;
      let pairs: readonly DrawnPair[];
      beforeAll(async () => {
        bundle = await bundled();
        comparison = bundle.comparisons[name];
        const drawn = await drawnPairs(name);
        pairs = drawn.ofEach(eachOf(drawn.patterns.length));
      }, LONG);

      it('hands of every pattern', {timeout: LONG}, () => {
        const {situations, wrong} = bundle.compareHands(comparison, pairs);
        expect(wrong.slice(0, 10).join('\n'), `${wrong.length} of ${situations}`).toBe('');
        const possible = pairs.filter(({id}) => !comparison.never?.includes(id));
        expect(situations).toBe(possible.length);
      });

      it('hands that just fail it', {timeout: LONG}, () => {
        const {situations, wrong} = bundle.compareNear(comparison, pairs);
        expect(wrong.slice(0, 10).join('\n'), `${wrong.length} of ${situations}`).toBe('');
        expect(situations).toBe(pairs.length);
      });

      it.skipIf(FEW)('fail it in several ways', () => {
        expect(bundle.compareWays(comparison, pairs)).toEqual([]);
      });

      const kinds = KINDS[name];
      it.runIf(kinds)('all arrangements, in their order', {timeout: LONG}, () => {
        const wanted = Math.min(ARRANGED, pairs.length);
        const {hands, several, wrong, kinds: met} = bundle.compareSplits(comparison, pairs, wanted);
        expect(wrong.slice(0, 5).join('\n'), `${wrong.length} of ${hands}`).toBe('');
        expect(hands).toBe(wanted);
        expect(several).toBeGreaterThan(wanted / 20);
        expect(met).toEqual(expect.arrayContaining(['pair', 'chow', 'pung', 'kong', ...(kinds ?? [])]));
      });
    });
  });
}
