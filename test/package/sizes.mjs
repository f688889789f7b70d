/** The size gate: what a page downloads, minified and gzipped, in kB (1000 bytes). `npm run size` prints it. */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {METAS as metas} from '../../.build/elements/metas.js';
import {bundle, dist, ruleSets, scoring} from './bundle.mjs';
import {modulesIn, neededBy} from './contents.mjs';
import {LIMITS} from './limits.mjs';

const kilobytes = (code) => gzipSync(code, {level: 9}).length / 1000;

const SCORE = ['mj-example', 'mj-score-breakdown'];

/** What a page that scores shows beside it, by the name of the row. */
const BESIDE = {
  '+ tools': ['mj-hand-input', 'mj-rules-options', 'mj-rules-table', 'mj-share', 'mj-waits'],
  '+ play': ['mj-play'],
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

const define = (tag) => holding(`elements/${tag}/define`);

/** The files of a page that shows the hands of a rule set in Japanese: until the hand, the score, and with more beside it. */
function filesOf(rules) {
  const scored = new Set([script]);
  const words = ['locales/ja', `rules/${rules}/names/ja`, `rules/${rules}/index`].map(holding);
  for (const file of [...SCORE.map(define), ...words]) addWithImports(file, scored);
  const rows = Object.entries(BESIDE).map(([name, tags]) => {
    const files = new Set(scored);
    for (const file of [...tags.map(define), ...wordsOf(tags, rules).map(holding)])
      addWithImports(file, files);
    return [name, [...files]];
  });
  return {'first hand': [script], '+ score': [...scored], ...Object.fromEntries(rows)};
}

/** The areas of words that a vocabulary joins, by the module that has it: those of `play` are of tables and rounds too. */
const AREA = /'\.\/([\w-]+)(?:\/(?:ja|strings))?\.js'/g;
function areasOf(vocabulary, found = new Set()) {
  const file = path.join(dist, 'locales', `${vocabulary}.js`);
  if (found.has(vocabulary) || !existsSync(file)) return found;
  found.add(vocabulary);
  for (const [, name] of readFileSync(file, 'utf8').matchAll(AREA)) areasOf(name, found);
  return found;
}

/** The Japanese words that elements fetch, and what a rule set has for them. */
function wordsOf(tags, rules) {
  const areas = [...new Set(tags.flatMap((tag) => [...areasOf(metas[tag].vocabulary)]))];
  const words = areas.filter((name) => existsSync(path.join(dist, 'locales', name, 'ja.js')));
  return [
    ...words.map((name) => `locales/${name}/ja`),
    ...['details/ja', 'examples'].map((name) => `rules/${rules}/${name}`),
  ];
}

function addWithImports(file, found) {
  if (found.has(file)) return;
  found.add(file);
  for (const needed of neededBy(file)) addWithImports(needed, found);
}

/** What a page with rules as text fetches beside the files of a page that scores. */
function filesOfText(scored) {
  const files = new Set(scored);
  addWithImports(holding('loader/page-rules'), files);
  return [...files].filter((file) => !scored.includes(file));
}

const sizeOf = (files) => files.reduce((sum, file) => sum + kilobytes(readFileSync(file)), 0);

/** The size of each row, and of rule sets the one with which it is largest. */
async function measure() {
  const sizes = new Map();
  const note = (name, size, rules) => {
    if (size > (sizes.get(name)?.size ?? -1)) sizes.set(name, {size, rules});
  };
  note('rules as text', sizeOf(filesOfText(filesOf('mcr')['+ score'])));
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
