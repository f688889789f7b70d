/** Measures drawn hands per second. The code is TypeScript, so it is bundled first. */
import {fileURLToPath, pathToFileURL} from 'node:url';
import {build} from 'esbuild';
import {rowsAlone} from './alone.mjs';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

export default async function measure() {
  const outfile = at('../../node_modules/.cache/bench/drawing.mjs');
  await build({
    entryPoints: [at('./drawing.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  });
  const url = pathToFileURL(outfile).href;
  const {ids} = await import(url);
  return ids.flatMap((id) => rowsAlone(url, 'drawingRows', id));
}
