/** Bundles what compares many hands. */
import {fileURLToPath, pathToFileURL} from 'node:url';
import {build} from 'esbuild';
import type * as compare from './compare.js';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

async function load(): Promise<typeof compare> {
  // two workers may write at the same time
  const outfile = at(`../../node_modules/.cache/variant/${process.env.VITEST_POOL_ID}.mjs`);
  await build({
    entryPoints: [at('./compare.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
    alias: {'mahjong-elements/core': at('../../src/core')},
  });
  return (await import(pathToFileURL(outfile).href)) as typeof compare;
}

let loaded: Promise<typeof compare> | undefined;

/** The code of `compare.ts`, in one file, which is written once. */
export const comparing = (): Promise<typeof compare> => (loaded ??= load());
