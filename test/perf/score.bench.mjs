/** Hands a second: the measured code is TypeScript, so it is bundled first. */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {build} from 'esbuild';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const LINES = 100_000;

export default async function measure() {
  const outfile = at('../../node_modules/.cache/bench/score.mjs');
  await build({
    entryPoints: [at('./score.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  });
  const {scoreRows, ndjson} = await import(pathToFileURL(outfile).href);
  return [...scoreRows(), ...lineRows(ndjson(LINES))];
}

/** The whole run of the built command, starting it and writing its output included. */
function lineRows(input) {
  const command = at('../../dist/cli/mj.js');
  if (!existsSync(command)) return [];
  const started = performance.now();
  const {status} = spawnSync(process.execPath, [command, 'score', '--ndjson'], {input, maxBuffer: 2 ** 30});
  const seconds = (performance.now() - started) / 1000;
  return [{what: `mj score --ndjson (exit ${status})`, value: LINES / seconds, unit: 'lines/s'}];
}
