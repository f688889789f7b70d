/**
 * Which modules each script of the build holds, and which scripts it needs at once. Our own modules are named as in src/,
 * with the ending of what is compiled.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {dist} from './bundle.mjs';

const file = fileURLToPath(new URL('../../.build/contents.json', import.meta.url));
/** @typedef {{modules: string[], needs: string[]}} Contents */
/** @type {Record<string, Contents> | undefined} */
let held;

/**
 * What is in a script.
 * @param {string} script its path
 * @returns {Contents}
 */
function contentsOf(script) {
  held ??= /** @type {Record<string, Contents>} */ (JSON.parse(readFileSync(file, 'utf8')));
  const name = path.relative(dist, script).replaceAll(path.sep, '/');
  if (!Object.hasOwn(held, name)) throw new Error(`the build has made no script ${name}`);
  return held[name];
}

/**
 * The modules in a script.
 * @param {string} script its path
 * @returns {string[]}
 */
export const modulesIn = (script) => contentsOf(script).modules;

/**
 * The paths of the scripts that a script needs at once.
 * @param {string} script its path
 * @returns {string[]}
 */
export const neededBy = (script) => contentsOf(script).needs.map((name) => path.join(dist, name));
