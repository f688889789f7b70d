/** Compares riichi mahjong with majiang-core in one process. The code is TypeScript, so it is bundled first. */
import {fileURLToPath, pathToFileURL} from 'node:url';
import {build} from 'esbuild';
import {rowsAlone} from './alone.mjs';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

export default async function measure() {
  const outfile = at('../../node_modules/.cache/bench/riichi.mjs');
  await build({
    entryPoints: [at('./riichi.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  });
  return rowsAlone(pathToFileURL(outfile).href, 'riichiRows', '');
}
