/** The size gate: what a page downloads, minified and gzipped, in kB (1000 bytes). `npm run size` prints it. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {bundle, dist, ruleSets, scoring} from './bundle.mjs';

/** For <script type="module">: file, limit, what is in it. */
const SCRIPTS = [
  ['cdn/show.js', 18, 'mj-tiles, mj-hand'],
  ['cdn/luqiao.js', 32, 'all elements, rule set luqiao'],
];
/** For a page's own build: the core, one rule set, its names in Japanese and English, no Lit. */
const RULES_LIMIT = 11;
const WIDER = {mcr: 14};

const kilobytes = (code) => gzipSync(code, {level: 9}).length / 1000;

async function measure() {
  const rows = [];
  for (const [file, limit, what] of SCRIPTS) {
    const at = path.join(dist, file);
    if (existsSync(at)) rows.push({file, size: kilobytes(readFileSync(at)), limit, what});
  }
  for (const rules of ruleSets()) {
    const {code} = await bundle(scoring(rules));
    const limit = WIDER[rules] ?? RULES_LIMIT;
    rows.push({
      file: `core + rules/${rules}`,
      size: kilobytes(code),
      limit,
      what: 'score and waits, names ja and en',
    });
  }
  return rows;
}

let over = 0;
for (const {file, size, limit, what} of await measure()) {
  const mark = size > limit ? 'OVER' : 'ok';
  if (size > limit) over++;
  console.log(
    `${file.padEnd(24)} ${size.toFixed(2).padStart(6)} kB of ${String(limit).padStart(2)}  ${mark.padEnd(4)} ${what}`,
  );
}
process.exitCode = over > 0 ? 1 : 0;
