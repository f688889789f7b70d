/** Bundles a few lines that import from dist/, as a page's own build would. */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import resolve from '@rollup/plugin-node-resolve';
import {minify} from '@swc/core';
import {rollup} from 'rollup';

export const dist = fileURLToPath(new URL('../../dist', import.meta.url));

const made = new Map();

/**
 * Bundles code; the same code only once.
 * @param {string} code imports by paths within dist/
 * @param {string} [without] a folder of dist/ whose modules are left out
 * @returns {Promise<{code: string, modules: string[]}>} the minified code, and its modules, relative to dist/
 */
export function bundle(code, without) {
  const key = `${code} ${without}`;
  if (!made.has(key)) made.set(key, make(code, without));
  return made.get(key);
}

async function make(code, without) {
  const entry = {
    name: 'entry',
    resolveId: (id, from) => (id === 'entry' ? id : from === 'entry' ? path.join(dist, id) : null),
    load: (id) => (id === 'entry' ? code : null),
  };
  const onwarn = ({message}) => {
    throw new Error(message);
  };
  const build = await rollup({
    input: 'entry',
    plugins: [entry, resolve()],
    external: (id, from) =>
      without !== undefined &&
      path.resolve(path.dirname(from ?? ''), id).startsWith(path.join(dist, without)),
    // what a chunk needs of the entry stays in the entry
    preserveEntrySignatures: 'allow-extension',
    onwarn,
  });
  const {
    output: [first],
  } = await build.generate({});
  await build.close();
  const short = await minify(first.code, {
    ecma: 2020,
    module: true,
    compress: {passes: 2},
    mangle: true,
    format: {comments: false},
  });
  return {
    code: short.code,
    modules: first.moduleIds.map((id) => path.relative(dist, id).replaceAll(path.sep, '/')),
  };
}

/** What a page imports to score by one rule set, with words in Japanese and English. */
export const scoring = (rules) => `
  export {score} from 'core/score.js';
  export {waits} from 'core/waits.js';
  export {${rules}} from 'rules/${rules}/index.js';
  export {names as ja} from 'rules/${rules}/names/ja.js';
  export {names as en} from 'rules/${rules}/names/en.js';`;

const built = (...file) => existsSync(path.join(dist, 'rules', ...file));

/** The rule sets that are complete. */
export const ruleSets = () =>
  readdirSync(path.join(dist, 'rules')).filter((rules) =>
    ['index.js', 'names/ja.js', 'names/en.js'].every((file) => built(rules, file)),
  );
