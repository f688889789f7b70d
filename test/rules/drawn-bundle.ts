/**
 * Tests that send drawn hands of a rule set through both scorers: `each` hands of every pattern, and as many near
 * misses.
 */
import {fileURLToPath, pathToFileURL} from 'node:url';
import {build} from 'esbuild';
import {beforeAll, describe, expect, it} from 'vitest';
import type {Compared, Comparison} from './drawn.js';
import type {SplitsCompared} from './splits.js';

/** How many hands of each pattern are compared; `DRAWN=5000` in the environment compares so many. */
const EACH = Number(process.env.DRAWN ?? 500);

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

interface Bundle {
  readonly comparisons: Readonly<Record<string, Comparison>>;
  readonly compareDrawn: (comparison: Comparison, each: number, near: boolean) => Promise<Compared>;
  readonly compareSplits: (comparison: Comparison, hands: number) => Promise<SplitsCompared>;
}

/** Loads what compares the drawn hands of a rule set. */
export async function bundled(ruleset: string): Promise<Bundle> {
  const outfile = at(`../../node_modules/.cache/drawn/${ruleset}.mjs`);
  const contents = `export * from './drawn.js'; export * from './splits.js'; export * from './${ruleset}/drawn.js';`;
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

/**
 * Defines the tests.
 * @param names the rule set and its presets, as `drawn.ts` in the folder of the rule set names them
 */
export function testDrawn(ruleset: string, names: readonly string[]): void {
  describe(`${ruleset}: drawn hands against a plain second scorer`, () => {
    let bundle: Bundle;
    beforeAll(async () => void (bundle = await bundled(ruleset)));

    describe.each(names)('%s', (name) => {
      it.each([
        ['hands of every pattern', false],
        ['hands that just fail it', true],
      ])(
        `${EACH} %s`,
        async (_, near) => {
          const {patterns, situations, wrong} = await bundle.compareDrawn(
            bundle.comparisons[name],
            EACH,
            near,
          );
          expect(wrong.slice(0, 10).join('\n'), `${wrong.length} of ${situations}`).toBe('');
          expect(situations).toBe(EACH * patterns);
        },
        60_000 + 1200 * EACH,
      );
    });
  });
}
