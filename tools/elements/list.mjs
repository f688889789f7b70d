/** The elements of the package: each folder `mj-…` in src/elements/ is one, and its `meta.ts` says what it is. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {buildSync} from 'esbuild';

/** @typedef {{tag: string, name: string, meta: import('../../src/elements/meta.js').ElementMeta}} Listed `name` is the class */

/** The name of the class in a folder: `MjHand`. */
function classOf(elements, tag) {
  const [, name] =
    /^export class (Mj\w+)/m.exec(readFileSync(path.join(elements, tag, `${tag}.ts`), 'utf8')) ?? [];
  if (!name) throw new Error(`${tag}/${tag}.ts exports no class Mj…`);
  return name;
}

/** What all `meta.ts` say, by tag. */
async function metasOf(elements, tags) {
  const contents = tags.map((tag) => `export {meta as '${tag}'} from './${tag}/meta.ts';`).join('\n');
  const {outputFiles} = buildSync({
    stdin: {contents, resolveDir: elements, loader: 'ts'},
    bundle: true,
    write: false,
    format: 'esm',
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}

/**
 * The elements in a folder, in the order of their tags.
 * @param {string} elements
 * @returns {Promise<readonly Listed[]>}
 */
export async function elementsIn(elements) {
  const tags = readdirSync(elements).filter((name) => /^mj-[a-z-]+$/.test(name));
  const metas = await metasOf(elements, tags);
  return tags.map((tag) => ({tag, name: classOf(elements, tag), meta: metas[tag]}));
}

/** All elements of the package. */
export const ELEMENTS = await elementsIn(fileURLToPath(new URL('../../src/elements/', import.meta.url)));
