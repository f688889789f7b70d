/** Which test files a change reaches: `npm test -- --since main`. */
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * A file leads to each file, and to all files of each folder, that its text names in quotes: by a path from its own place, or
 * from the root of the project. What fills a gap in such a path may be anything: `../rules/${id}/index.js`.
 */
const NAMED = /['"`]((?:\.{1,2}\/|(?:bin|docs|examples|src|stories|test|tools)\/)[^'"`\s?#]*)/g;
/** An import of types alone leads nowhere: it is gone when a test runs. */
const TYPES = /^(?:import|export) type [^;]*;/gm;
const CODE = /\.(?:ts|mjs|js)$/;

/** @returns whether a file has a path, or lies in the folder of that path; TypeScript is imported as `.js` */
function matcher(named) {
  const parts = named
    .replace(/\/$/, '')
    .replace(/\.js$/, '.ts')
    .split(/\$\{.*?\}/);
  const pattern = parts.map((part) => part.replace(/[.+^$()[\]{}|*?\\]/g, String.raw`\$&`)).join('[^/]*');
  return new RegExp(`^${pattern}(?:/|$)`);
}

/** @returns the paths that a text names, from the root of the project */
function namedBy(file, text) {
  const named = [...text.replaceAll(TYPES, '').matchAll(NAMED)].map(([, to]) => to);
  const from = path.posix.dirname(file);
  return named.map((to) => (to.startsWith('.') ? path.posix.join(from, to) : to));
}

/**
 * @param {ReadonlyMap<string, string>} files the text of each file, by its path from the root; '' if it is no code
 * @param {readonly string[]} changed files that changed
 * @returns {Map<string, readonly string[]>} of each file that changed, the files that lead to it, itself among them
 */
export function reachedFrom(files, changed) {
  const paths = [...files.keys(), ...changed.filter((file) => !files.has(file))];
  const found = new Map();
  const leadsTo = (named) => {
    if (!found.has(named)) {
      const matches = matcher(named);
      found.set(named, files.has(named) ? [named] : paths.filter((file) => matches.test(file)));
    }
    return found.get(named);
  };
  const users = new Map(paths.map((file) => [file, []]));
  for (const [file, text] of files)
    for (const named of namedBy(file, text)) for (const to of leadsTo(named)) users.get(to).push(file);
  return new Map(changed.map((file) => [file, allFrom(file, users)]));
}

function allFrom(file, users) {
  const reached = new Set([file]);
  for (const one of reached) for (const user of users.get(one) ?? []) reached.add(user);
  return [...reached];
}

const TEST = /^test\/.*\.test\.ts$/;

/**
 * @param {string} root the folder of the project
 * @param {string} ref a commit, or a branch, from which the changes count
 * @returns the test files that the changes lead to, and the changed files that lead to none
 */
export function testsSince(root, ref) {
  const git = (...args) =>
    execFileSync('git', args, {cwd: root, encoding: 'utf8', maxBuffer: 1e8}).split('\n');
  const base = git('merge-base', ref, 'HEAD')[0];
  const fresh = git('ls-files', '--others', '--exclude-standard').filter(Boolean);
  const changed = [...git('diff', '--name-only', base).filter(Boolean), ...fresh];
  const known = [...git('ls-files').filter((file) => file && !changed.includes(file)), ...changed];
  const files = new Map(known.flatMap((file) => textOf(root, file)));
  const reached = reachedFrom(files, changed);
  const tests = new Set([...reached.values()].flat().filter((file) => TEST.test(file) && files.has(file)));
  const isLost = (file) => !reached.get(file).some((one) => TEST.test(one));
  return {tests: [...tests].sort(), lost: changed.filter(isLost)};
}

/** @returns the file with its text, or nothing if it is gone */
function textOf(root, file) {
  try {
    return [[file, CODE.test(file) ? readFileSync(path.join(root, file), 'utf8') : '']];
  } catch {
    return [];
  }
}
