/**
 * Prints figures and checks none: `npm run bench`, or `npm run bench -- render` for those of one file.
 *
 * The default export of each `*.bench.mjs` beside this file is an async function that returns rows: what, value and
 * unit, with `low` and `high` where it was measured several times.
 */
import {readdirSync} from 'node:fs';

const wanted = process.argv[2] ?? '';
const files = readdirSync(import.meta.dirname).filter(
  (file) => file.endsWith('.bench.mjs') && file.includes(wanted),
);

for (const file of files) {
  const {default: measure} = await import(`./${file}`);
  for (const {what, value, low, high, unit} of await measure()) {
    const range = low === undefined ? '' : `  (${shown(low)} – ${shown(high)})`;
    console.log(`${what.padEnd(56)} ${shown(value).padStart(12)} ${unit}${range}`);
  }
}

function shown(value) {
  return value.toLocaleString('en', {maximumFractionDigits: value < 1 ? 4 : 1});
}
