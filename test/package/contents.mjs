/** Which modules each script of the build holds; our own are named as in src/, with the ending of what is compiled. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {dist} from './bundle.mjs';

const file = fileURLToPath(new URL('../../.build/contents.json', import.meta.url));
/** @type {Record<string, string[]> | undefined} */
let held;

/**
 * The modules in a script.
 * @param {string} script its path
 * @returns {string[]}
 */
export function modulesIn(script) {
  held ??= /** @type {Record<string, string[]>} */ (JSON.parse(readFileSync(file, 'utf8')));
  const name = path.relative(dist, script).replaceAll(path.sep, '/');
  if (!Object.hasOwn(held, name)) throw new Error(`the build has made no script ${name}`);
  return held[name];
}
