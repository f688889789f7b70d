import {fileURLToPath, pathToFileURL} from 'node:url';
import {build} from 'esbuild';

const at = (place) => fileURLToPath(new URL(place, import.meta.url));

/**
 * Bundles what a benchmark runs, since that is TypeScript.
 * @param {string} name of the bundle
 * @param {string} source the module, beside this one
 * @returns the URL of the bundle
 */
export async function bundled(name, source = `./${name}.ts`) {
  const outfile = at(`../../node_modules/.cache/bench/${name}.mjs`);
  await build({
    entryPoints: [at(source)],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
    alias: {'mahjong-elements/core': at('../../src/core')},
  });
  return pathToFileURL(outfile).href;
}
