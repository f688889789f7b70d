/** Tests that send drawn hands of a rule set through both scorers: hands of every pattern, and as many near misses. */
import {fileURLToPath, pathToFileURL} from 'node:url';
import {build} from 'esbuild';
import {beforeAll, describe, expect, it} from 'vitest';
import type {Compared, Comparison} from './drawn.js';
import type {SplitsCompared} from './splits.js';

/**
 * How many hands of each pattern are compared, so that 4,000 are compared in all: hands of the other patterns test a
 * pattern too. `DRAWN=5000` in the environment compares so many of each.
 */
const eachOf = (patterns: number): number => Number(process.env.DRAWN ?? Math.ceil(4000 / patterns));

/** Milliseconds for a rule set: on a loaded machine what takes a minute may take ten. */
const LONG = 3_600_000;

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const RULESETS = ['luqiao', 'shiragiku', 'ribon', 'xinzhang', 'mcr', 'riichi'] as const;

type Comparisons = Readonly<Record<string, Comparison>>;

interface Bundle extends Readonly<Record<(typeof RULESETS)[number], Comparisons>> {
  readonly compareDrawn: (
    comparison: Comparison,
    eachOf: (patterns: number) => number,
    near: boolean,
  ) => Promise<Compared>;
  readonly compareSplits: (comparison: Comparison, hands: number) => Promise<SplitsCompared>;
}

async function load(): Promise<Bundle> {
  // two workers may write at the same time
  const outfile = at(`../../node_modules/.cache/drawn/${process.env.VITEST_POOL_ID}.mjs`);
  const contents = [
    "export * from './drawn.js';",
    "export * from './splits.js';",
    ...RULESETS.map((id) => `export {comparisons as ${id}} from './${id}/drawn.js';`),
  ].join('\n');
  await build({
    stdin: {contents, resolveDir: at('.')},
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  });
  return (await import(/* @vite-ignore */ pathToFileURL(outfile).href)) as Bundle;
}

let loaded: Promise<Bundle> | undefined;

/**
 * Loads what compares drawn hands, once for all rule sets: what they share is compiled and optimized by the engine
 * only once.
 */
export const bundled = (): Promise<Bundle> => (loaded ??= load());

/**
 * Defines the tests.
 * @param names the rule set and its presets, as `drawn.ts` in the folder of the rule set names them
 */
export function testDrawn(ruleset: (typeof RULESETS)[number], names: readonly string[]): void {
  describe(`${ruleset}: drawn hands against a plain second scorer`, () => {
    let bundle: Bundle;
    beforeAll(async () => void (bundle = await bundled()));

    describe.each(names)('%s', (name) => {
      it.each([
        ['hands of every pattern', false],
        ['hands that just fail it', true],
      ])(
        '%s',
        async (_, near) => {
          const {patterns, situations, wrong} = await bundle.compareDrawn(
            bundle[ruleset][name],
            eachOf,
            near,
          );
          expect(wrong.slice(0, 10).join('\n'), `${wrong.length} of ${situations}`).toBe('');
          expect(situations).toBe(eachOf(patterns) * patterns);
        },
        LONG,
      );
    });
  });
}
