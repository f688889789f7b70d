/**
 * Drawn hands of the rule sets, and what compares them with the second scorers, bundled before it runs: a call from one
 * file to another is slow in the test runner. A run draws a hand once, whatever number of tests asks for it.
 */
import {fileURLToPath, pathToFileURL} from 'node:url';
import {build} from 'esbuild';
import type {Situation} from '../../src/core/situation/situation.js';
import type {compareHands, compareNear, compareWays, Comparison} from './drawn.js';
import type {DrawnPairs, pairsOf} from './drawn-pairs.js';
import type {compareSplits} from './splits.js';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const RULESETS = ['luqiao', 'shiragiku', 'ribon', 'xinzhang', 'mcr', 'riichi'];

interface Bundle {
  /** By the id of a rule set or of a preset. */
  readonly comparisons: Readonly<Record<string, Comparison>>;
  readonly pairsOf: typeof pairsOf;
  readonly compareHands: typeof compareHands;
  readonly compareNear: typeof compareNear;
  readonly compareWays: typeof compareWays;
  readonly compareSplits: typeof compareSplits;
}

async function load(): Promise<Bundle> {
  // two workers may write at the same time
  const outfile = at(`../../node_modules/.cache/drawn/${process.env.VITEST_POOL_ID}.mjs`);
  const contents = [
    "export * from './drawn.js';",
    "export * from './drawn-pairs.js';",
    "export * from './splits.js';",
    ...RULESETS.map((id) => `import {comparisons as ${id}} from './${id}/drawn.js';`),
    `export const comparisons = {${RULESETS.map((id) => `...${id}`).join()}};`,
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

const kept = new Map<string, Promise<DrawnPairs>>();

/** The drawn hands of a rule set or of a preset; tests that ask for the same ones share them. */
export function drawnPairs(id: string): Promise<DrawnPairs> {
  const pairs = kept.get(id) ?? bundled().then(({pairsOf, comparisons}) => pairsOf(comparisons[id]));
  kept.set(id, pairs);
  return pairs;
}

/** So many drawn hands of every pattern under the usual house rules, of all levels; each fourth just misses the pattern. */
export async function usualHands(id: string, each: number): Promise<readonly Situation[]> {
  const pairs = await drawnPairs(id);
  const turns = Array.from({length: each}, (_, turn) => turn);
  return pairs.patterns.flatMap((pattern) =>
    turns.flatMap((turn) => {
      const {hand, near} = pairs.pair(pattern, 2 * turn);
      return (turn % 4 === 3 ? near?.situation : hand) ?? [];
    }),
  );
}

/** Those of them that no house rule of an example changes. */
export const plainHands: typeof usualHands = async (id, each) =>
  (await usualHands(id, each)).filter(({options}) => !options);
