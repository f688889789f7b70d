/** Measures what texts of strangers take: 20,000 broken ones, and the hostile ones. The code is bundled first. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {bundled} from './bundled.mjs';

const at = (place) => fileURLToPath(new URL(place, import.meta.url));
const FOLDER = at('../variant/texts');
const TEXTS = Object.fromEntries(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.md'))
    .map((file) => [path.basename(file, '.md'), readFileSync(path.join(FOLDER, file), 'utf8')]),
);

export default async function measure() {
  const {hostileTimes, mutatedTimes} = await import(await bundled('strangers', '../variant/compare.ts'));
  return [
    ...rowsOf('20,000 broken texts', mutatedTimes(TEXTS, 20_000)),
    ...rowsOf('hostile texts', hostileTimes(TEXTS, 3)),
  ];
}

function rowsOf(what, times) {
  return ['read', 'hand'].flatMap((part) => {
    const sorted = times.map((one) => one[part]).sort((a, b) => a - b);
    const rank = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
    const name = part === 'read' ? 'to read' : 'a hand';
    return [
      {what: `${what}: ${name}, median`, value: rank(0.5), unit: 'ms'},
      {what: `${what}: ${name}, 99 of 100`, value: rank(0.99), unit: 'ms'},
      {what: `${what}: ${name}, slowest`, value: rank(1), unit: 'ms'},
    ];
  });
}
