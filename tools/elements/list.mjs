/** The elements of the package: each folder `mj-…` in src/elements/ is one, and its `meta.ts` says what it is. */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {importSources} from '../sources.mjs';

/**
 * `name` is the class, `prestyle` what its folder has of `prestyle.css`.
 * @typedef {{tag: string, name: string, meta: import('../../src/elements/meta.js').ElementMeta, prestyle: string}} Listed
 */

/** The name of the class in a folder: `MjHand`. */
function classOf(elements, tag) {
  const [, name] =
    /^export class (Mj\w+)/m.exec(readFileSync(path.join(elements, tag, `${tag}.ts`), 'utf8')) ?? [];
  if (!name) throw new Error(`${tag}/${tag}.ts exports no class Mj…`);
  return name;
}

/** What all `meta.ts` say, by tag. */
const metasOf = (elements, tags) =>
  importSources(
    elements,
    tags.map((tag) => `export {meta as '${tag}'} from './${tag}/meta.ts';`),
  );

/** What the folder of an element has of `prestyle.css`. */
function prestyleIn(elements, tag) {
  const file = path.join(elements, tag, 'prestyle.css');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/**
 * The elements in a folder, in the order of their tags.
 * @param {string} elements
 * @returns {Promise<readonly Listed[]>}
 */
export async function elementsIn(elements) {
  const tags = readdirSync(elements).filter((name) => /^mj-[a-z-]+$/.test(name));
  const metas = await metasOf(elements, tags);
  return tags.map((tag) => ({
    ...{tag, name: classOf(elements, tag), meta: metas[tag]},
    prestyle: prestyleIn(elements, tag),
  }));
}

/** All elements of the package. */
export const ELEMENTS = await elementsIn(fileURLToPath(new URL('../../src/elements/', import.meta.url)));
