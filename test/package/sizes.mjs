/** The size gate: what a page downloads, minified and gzipped, in kB (1000 bytes). `npm run size` prints it. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {bundle, dist, ruleSets, scoring} from './bundle.mjs';
import {modulesIn, neededBy} from './contents.mjs';
import {LIMITS} from './limits.mjs';

const kilobytes = (code) => gzipSync(code, {level: 9}).length / 1000;

/** The elements for pages of rules and hands, in one page. */
const SHOWN = {
  score: ['mj-example', 'mj-score-breakdown', 'mj-settlement'],
  all: ['mj-hand-input', 'mj-rules-options', 'mj-rules-table', 'mj-share', 'mj-waits'],
};

const cdn = path.join(dist, 'cdn');
const script = path.join(cdn, 'mahjong.js');
const files = readdirSync(path.join(cdn, 'chunks')).map((file) => path.join(cdn, 'chunks', file));

/** The file of the page's script that holds a module. */
function holding(module) {
  const [found] = [script, ...files].filter((file) => modulesIn(file).includes(`${module}.js`));
  if (!found) throw new Error(`no script holds ${module}`);
  return found;
}

/** The files of a page that shows the hands of a rule set in Japanese: until the hand, the score, with all elements. */
function filesOf(rules) {
  const define = (tag) => holding(`elements/${tag}/define`);
  const scored = new Set([script]);
  const words = ['locales/ja', `rules/${rules}/names/ja`, `rules/${rules}/index`].map(holding);
  for (const file of [...SHOWN.score.map(define), ...words]) addWithImports(file, scored);
  const all = new Set(scored);
  for (const file of [...SHOWN.all.map(define), ...wordsOf(rules).map(holding)]) addWithImports(file, all);
  return {'first hand': [script], '+ score': [...scored], '+ all elements': [...all]};
}

/** The Japanese words that elements fetch, and the examples of a rule set. */
function wordsOf(rules) {
  const areas = readdirSync(path.join(dist, 'locales'), {withFileTypes: true}).filter((one) =>
    one.isDirectory(),
  );
  return [
    ...areas.map(({name}) => `locales/${name}/ja`),
    ...['details/ja', 'examples'].map((name) => `rules/${rules}/${name}`),
  ];
}

function addWithImports(file, found) {
  if (found.has(file)) return;
  found.add(file);
  for (const needed of neededBy(file)) addWithImports(needed, found);
}

const sizeOf = (files) => files.reduce((sum, file) => sum + kilobytes(readFileSync(file)), 0);

/** The size of each row, and of rule sets the one with which it is largest. */
async function measure() {
  const sizes = new Map();
  const note = (name, size, rules) => {
    if (size > (sizes.get(name)?.size ?? -1)) sizes.set(name, {size, rules});
  };
  const scripts = {offline: 'offline', frame: 'embed'};
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
