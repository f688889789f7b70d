import path from 'node:path';
import {build} from 'esbuild';
import {countedInBundle} from './counted-calls.mjs';

/** The address of the one script that holds all test files. */
const BUNDLE = '/bundled-tests.js';

/**
 * Serves all test files of a run as one script, in which a module runs when a test file first asks for it: a page fetches
 * this script in place of some 700 modules. The script's source map leads failures back to the sources. If the files cannot
 * be bundled, or are watched for changes, each module is served from its source, and so is what imports by an address.
 * @param {{root: string, loaded: readonly string[]}} options `loaded`: files that pages of the tests load
 * @returns a middleware for the server, and a reporter, which is told what files the run has
 */
export function bundledTests({root, loaded}) {
  let tell;
  /** By its address each file that was served: its text. */
  const served = new Promise((resolve) => (tell = resolve));
  return {
    reporter: {
      start({config, testFiles}) {
        const files = testFiles.map((file) => path.relative(root, file).split(path.sep).join('/'));
        tell(config.watch ? new Map() : bundled([...files, ...loaded], root));
      },
    },
    async middleware(context, next) {
      const text = (await served).get(context.path);
      if (text === undefined) return next();
      context.type = context.path.endsWith('.map') ? 'json' : 'js';
      // the browser keeps it, and what it has compiled of it, for the next test file
      context.set('cache-control', 'max-age=3600');
      context.body = text;
    },
  };
}

/** @returns by its address the text of the script, of its source map, and of each file, which only loads the script */
async function bundled(files, root) {
  const parts = files.map((file) => `'/${file}': () => import('./${file}'),`);
  const {outputFiles} = await build({
    stdin: {contents: `export const tests = {${parts.join('\n')}};`, resolveDir: root},
    outfile: path.join(root, BUNDLE),
    bundle: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['development'],
    tsconfig: path.join(root, 'src/tsconfig.json'),
    // package.json names the modules of `src` that have side effects: those of tests have some too
    ignoreAnnotations: true,
    // the server gives these
    external: ['/__*'],
    plugins: [countedInBundle(root)],
    sourcemap: 'linked',
    write: false,
  }).catch(() => ({outputFiles: []}));
  const scripts = outputFiles.map((file) => [`/${path.basename(file.path)}`, file.text]);
  const loaders = files.map((file) => [
    `/${file}`,
    `import {tests} from '${BUNDLE}';\nawait tests['/${file}']();\n`,
  ]);
  return new Map(outputFiles.length ? [...scripts, ...loaders] : []);
}
