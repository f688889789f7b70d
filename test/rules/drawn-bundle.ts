/**
 * Drawn hands of the rule sets, and what compares them with the second scorers, bundled before it runs: a call from one
 * file to another is slow in the test runner. A hand is drawn once, whatever number of tests asks for it, until the code
 * changes that draws it: a folder keeps the hands, named after that code.
 */
import {createHash} from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {build} from 'esbuild';
import type {Situation} from '../../src/core/situation/situation.js';
import type {compareHands, compareNear, compareWays, Comparison} from './drawn.js';
import type {DrawnPair, DrawnPairs, pairsOf} from './drawn-pairs.js';
import type {compareSplits} from './splits.js';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const KEPT = at('../../node_modules/.cache/drawn');

const RULESETS = ['luqiao', 'shiragiku', 'ribon', 'xinzhang', 'mcr', 'riichi'];

interface Bundle {
  /** The folder of what this code has drawn. */
  readonly folder: string;
  /** By the id of a rule set or of a preset. */
  readonly comparisons: Readonly<Record<string, Comparison>>;
  readonly pairsOf: typeof pairsOf;
  readonly compareHands: typeof compareHands;
  readonly compareNear: typeof compareNear;
  readonly compareWays: typeof compareWays;
  readonly compareSplits: typeof compareSplits;
}

async function load(): Promise<Bundle> {
  const contents = [
    "export * from './drawn.js';",
    "export * from './drawn-pairs.js';",
    "export * from './splits.js';",
    ...RULESETS.map((id) => `import {comparisons as ${id}} from './${id}/drawn.js';`),
    `export const comparisons = {${RULESETS.map((id) => `...${id}`).join()}};`,
  ].join('\n');
  const {outputFiles} = await build({
    stdin: {contents, resolveDir: at('.')},
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  });
  const [{text}] = outputFiles;
  const name = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const folder = path.join(KEPT, name);
  mkdirSync(folder, {recursive: true});
  for (const old of readdirSync(KEPT))
    if (old !== name) rmSync(path.join(KEPT, old), {recursive: true, force: true});
  // two workers may write at the same time
  const file = path.join(folder, `${process.env.VITEST_POOL_ID}.mjs`);
  writeFileSync(file, text);
  const bundle = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Omit<Bundle, 'folder'>;
  return {...bundle, folder};
}

let loaded: Promise<Bundle> | undefined;

/**
 * Loads what compares drawn hands, once for all rule sets: what they share is compiled and optimized by the engine
 * only once.
 */
export const bundled = (): Promise<Bundle> => (loaded ??= load());

/** The pairs that are kept in a file, a line each. A run that was ended may have written half a line. */
function* keptIn(file: string): Generator<DrawnPair> {
  if (!existsSync(file)) return;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.endsWith('}')) yield JSON.parse(line) as DrawnPair;
  }
}

const kept = new Map<string, Promise<DrawnPairs>>();

/** The drawn hands of a rule set or of a preset; tests that ask for the same ones share them. */
export function drawnPairs(id: string): Promise<DrawnPairs> {
  const pairs = kept.get(id) ?? readPairs(id);
  kept.set(id, pairs);
  return pairs;
}

async function readPairs(id: string): Promise<DrawnPairs> {
  const {pairsOf, comparisons, folder} = await bundled();
  const file = path.join(folder, `${id}.ndjson`);
  return pairsOf(comparisons[id], {
    before: [...keptIn(file)],
    keep: (pairs) => appendFileSync(file, pairs.map((pair) => `${JSON.stringify(pair)}\n`).join('')),
  });
}

/** So many drawn hands of every pattern under the usual house rules, of all levels; each fourth just misses the pattern. */
export async function usualHands(id: string, each: number): Promise<readonly Situation[]> {
  const pairs = (await drawnPairs(id)).ofEach(each, 2);
  return pairs.flatMap(({at, hand, near}) => (at % 8 === 6 ? near?.situation : hand) ?? []);
}

/** Those of them that no house rule of an example changes. */
export const plainHands: typeof usualHands = async (id, each) =>
  (await usualHands(id, each)).filter(({options}) => !options);
