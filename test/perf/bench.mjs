/**
 * Prints figures, asserts none: `npm run bench`, or `npm run bench -- render` for those of one file.
 *
 * Each `*.bench.mjs` beside this file exports by default an async function that gives rows: what, how much, of what.
 */
import {readdirSync} from 'node:fs';

const wanted = process.argv[2] ?? '';
const files = readdirSync(import.meta.dirname).filter(
  (file) => file.endsWith('.bench.mjs') && file.includes(wanted),
);

for (const file of files) {
  const {default: measure} = await import(`./${file}`);
  for (const {what, value, unit} of await measure()) {
    console.log(
      `${what.padEnd(44)} ${value.toLocaleString('en', {maximumFractionDigits: 1}).padStart(12)} ${unit}`,
    );
  }
}
