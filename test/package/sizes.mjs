/** The size gate: what a page downloads, minified and gzipped, in kB (1000 bytes). `npm run size` prints it. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {bundle, dist, playing, refereeing, ruleSets, scoring} from './bundle.mjs';
import {FLOWS, LEARNING, PLAYING, REFEREE, RULES, SCRIPTS, WORDS} from './limits.mjs';

const kilobytes = (code) => gzipSync(code, {level: 9}).length / 1000;

/** The elements for pages of rules and hands; those for learning and playing are counted separately. */
const SELDOM = ['mj-hand-input', 'mj-rules-options', 'mj-rules-table', 'mj-share', 'mj-waits'];

const chunks = path.join(dist, 'cdn/chunks');

/** The chunks of a name; their hash has eight characters. */
const chunksCalled = (name) =>
  readdirSync(chunks).filter(
    (chunk) => chunk.startsWith(`${name}-`) && chunk.length === `${name}-12345678.js`.length,
  );

/**
 * The files of a script. `script + score` includes what it fetches at once; `script + 5` also the elements, Japanese
 * words and examples that it fetches on demand.
 */
function scriptsOf(name) {
  const [file, more] = name.split(' + ');
  const entry = path.join(dist, file);
  if (!more) return [entry];
  const own = `${path.basename(file, '.js')}-`;
  const called = (title) => chunksCalled(own + title);
  const found = new Set([entry, ...called('score').map((chunk) => path.join(chunks, chunk))]);
  if (more === 'score') {
    if (found.size !== 2)
      throw new Error(`${name}: expected the script and one chunk, found ${[...found].join(', ')}`);
    return [...found];
  }
  const elements = SELDOM.flatMap(called);
  if (elements.length !== Number(more))
    throw new Error(
      `${name}: expected ${more} chunks of elements, found ${elements.length}: ${elements.join(', ')}`,
    );
  for (const chunk of [...elements, ...wordsOf(path.basename(file, '.js'))])
    addWithImports(path.join(chunks, chunk), found);
  return [...found];
}

/** The Japanese words that elements fetch, and the examples of a rule set; all scripts share these files. */
function wordsOf(rules) {
  const areas = readdirSync(path.join(dist, 'locales'), {withFileTypes: true}).filter((one) =>
    one.isDirectory(),
  );
  const titles = [
    ...areas.map(({name}) => `${name}-ja`),
    ...['details-ja', 'flow-ja', 'examples'].map((title) => `${rules}-${title}`),
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

async function measure() {
  const rows = [];
  for (const [file, limit, goal, what] of SCRIPTS) {
    const sizes = scriptsOf(file).map((script) => kilobytes(readFileSync(script)));
    rows.push({file, size: sizes.reduce((sum, size) => sum + size), limit, goal, what});
  }
  for (const [tags, limit, goal] of [...LEARNING, ...PLAYING]) {
    const sizes = tags.map((tag) => {
      const [chunk] = chunksCalled(`loader-${tag}`);
      return kilobytes(readFileSync(path.join(chunks, chunk)));
    });
    const size = sizes.reduce((sum, one) => sum + one);
    rows.push({file: tags[0], size, limit, goal, what: `${tags.join(', ')}: their own chunks`});
  }
  for (const rules of ruleSets()) {
    const {code} = await bundle(scoring(rules));
    const {limit, goal} = RULES[rules];
    rows.push({
      file: `core + rules/${rules}`,
      size: kilobytes(code),
      limit,
      goal,
      what: 'score and waits, names ja and en',
    });
  }
  rows.push(...(await roundRows()));
  return rows;
}

/** What it takes to read and judge rounds: the referee, the flow of each rule set, words in each language. */
async function roundRows() {
  const alone = async (code) => kilobytes((await bundle(code, 'core')).code);
  const rows = [
    {
      file: 'referee',
      size: await alone(refereeing),
      ...REFEREE,
      what: 'text and referee of rounds, without core',
    },
  ];
  for (const rules of ruleSets()) {
    const size = await alone(playing(rules));
    rows.push({file: `rules/${rules}/flow`, size, ...FLOWS[rules], what: 'how it is played, without core'});
  }
  for (const [lang, limits] of Object.entries(WORDS)) {
    const [chunk] = chunksCalled(`round-${lang}`);
    const size = kilobytes(readFileSync(path.join(chunks, chunk)));
    rows.push({file: `round-${lang}`, size, ...limits, what: 'words of rounds'});
  }
  return rows;
}

const number = (kB) => kB.toFixed(2).padStart(6);

let over = 0;
for (const {file, size, limit, goal, what} of await measure()) {
  const mark = size > limit ? 'OVER' : 'ok';
  if (size > limit) over++;
  const more = size > goal ? `  (over the goal of ${goal} by ${(size - goal).toFixed(2)})` : '';
  console.log(
    `${file.padEnd(24)} ${number(size)} kB of ${String(limit).padStart(3)}  ${mark.padEnd(4)} ${what}${more}`,
  );
}
process.exitCode = over > 0 ? 1 : 0;
