/** Measures hands per second. The code is TypeScript, so it is bundled first. */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {rowsAlone} from './alone.mjs';
import {bundled} from './bundled.mjs';
import {median} from './median.mjs';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const LINES = 200_000;
const RUNS = 5;

export default async function measure() {
  const url = await bundled('score');
  const {ids, ndjson} = await import(url);
  return [...ids.flatMap((id) => rowsAlone(url, 'scoreRows', id)), ...lineRows(ndjson(LINES))];
}

/** A whole run of the built command, with its start and its output. */
function lineRows(input) {
  const command = at('../../dist/cli/mj.js');
  if (!existsSync(command)) return [];
  return ['1', '2', 'auto'].map((jobs) => {
    const args = [command, 'score', '--ndjson', '--jobs', jobs];
    const rates = Array.from({length: RUNS}, () => {
      const started = performance.now();
      const {status} = spawnSync(process.execPath, args, {input, stdio: ['pipe', 'ignore', 'inherit']});
      if (status) throw new Error(`mj exited with status ${status}`);
      return LINES / ((performance.now() - started) / 1000);
    });
    return {what: `mj score --ndjson --jobs ${jobs}`, value: median(rates), unit: 'lines/s'};
  });
}
