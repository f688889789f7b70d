/** The size gate: what a page downloads, minified and gzipped, in kB (1000 bytes). `npm run size` prints it. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {bundle, dist, ruleSets, scoring} from './bundle.mjs';
import {LIMITS} from './limits.mjs';

const kilobytes = (code) => gzipSync(code, {level: 9}).length / 1000;

/** The elements for pages of rules and hands that a script fetches when they are used. */
const SELDOM = ['mj-hand-input', 'mj-rules-options', 'mj-rules-table', 'mj-share', 'mj-waits'];

const chunks = path.join(dist, 'cdn/chunks');

/** The chunks of a name; their hash has eight characters. */
const chunksCalled = (name) =>
  readdirSync(chunks).filter(
    (chunk) => chunk.startsWith(`${name}-`) && chunk.length === `${name}-12345678.js`.length,
  );

/** The one chunk of a script that has this name. */
function chunkOf(rules, title) {
  const called = chunksCalled(`${rules}-${title}`);
  if (called.length !== 1)
    throw new Error(`expected one chunk ${rules}-${title}, found ${called.join(', ') || 'none'}`);
  return path.join(chunks, called[0]);
}

/** The files of a rule set's script: the script, with what it fetches at once, with all elements. */
function filesOf(rules) {
  const script = path.join(dist, 'cdn', `${rules}.js`);
  const scored = [script, chunkOf(rules, 'score')];
  const all = new Set(scored);
  const fetched = [
    ...SELDOM.map((tag) => chunkOf(rules, tag)),
    ...wordsOf(rules).map((chunk) => path.join(chunks, chunk)),
  ];
  for (const file of fetched) addWithImports(file, all);
  return {'first hand': [script], '+ score': scored, '+ all elements': [...all]};
}

/** The Japanese words that elements fetch, and the examples of a rule set; all scripts share these files. */
function wordsOf(rules) {
  const areas = readdirSync(path.join(dist, 'locales'), {withFileTypes: true}).filter((one) =>
    one.isDirectory(),
  );
  const titles = [
    ...areas.map(({name}) => `${name}-ja`),
    ...['details-ja', 'examples'].map((title) => `${rules}-${title}`),
  ];
  const found = titles.flatMap(chunksCalled);
  if (found.length !== titles.length)
    throw new Error(`expected one chunk each for ${titles.join(', ')}; found ${found.join(', ')}`);
  return found;
}

function addWithImports(file, found) {
  if (found.has(file)) return;
  found.add(file);
  for (const [, from] of readFileSync(file, 'utf8').matchAll(/\b(?:from|import)"(\.[^"]+)"/g)) {
    addWithImports(path.resolve(path.dirname(file), from), found);
  }
}

const sizeOf = (files) => files.reduce((sum, file) => sum + kilobytes(readFileSync(file)), 0);

/** The size of each row, and of rule sets the one with which it is largest. */
async function measure() {
  const sizes = new Map();
  const note = (name, size, rules) => {
    if (size > (sizes.get(name)?.size ?? -1)) sizes.set(name, {size, rules});
  };
  const scripts = {loader: 'loader', show: 'show', all: 'all', offline: 'offline', frame: 'embed'};
  for (const [name, script] of Object.entries(scripts))
    note(name, sizeOf([path.join(dist, 'cdn', `${script}.js`)]));
  for (const rules of ruleSets()) {
    for (const [name, files] of Object.entries(filesOf(rules))) note(name, sizeOf(files), rules);
    const {code} = await bundle(scoring(rules));
    note('core + rule set', kilobytes(code), rules);
  }
  return sizes;
}

const number = (kB) => kB.toFixed(2).padStart(6);

const sizes = await measure();
let over = 0;
for (const [name, limit, content] of LIMITS) {
  const {size, rules} = sizes.get(name);
  if (size > limit) over++;
  const mark = size > limit ? 'OVER' : 'ok';
  const which = rules ? ` (largest: ${rules})` : '';
  const kB = `${number(size)} kB of ${String(limit).padStart(5)}`;
  console.log(`${name.padEnd(16)} ${kB}  ${mark.padEnd(4)} ${content}${which}`);
}
process.exitCode = over > 0 ? 1 : 0;
