/**
 * Plays hands at random, by the rules, and looks for what is wrong: `npm run fuzz -- 10000 --rules mcr [--seed S] [--json]`.
 * The code is TypeScript, so it is bundled first.
 */
import {fileURLToPath, pathToFileURL} from 'node:url';
import {build} from 'esbuild';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

const outfile = at('../../node_modules/.cache/fuzz/fuzz.mjs');
await build({
  entryPoints: [at('./command.ts')],
  outfile,
  bundle: true,
  format: 'esm',
  platform: 'node',
  logLevel: 'error',
});
const {fuzzCommand} = await import(pathToFileURL(outfile).href);
try {
  process.exitCode = await fuzzCommand(process.argv.slice(2), (text) => console.log(text));
} catch (error) {
  if (!(error instanceof TypeError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
