// Writes dist/cdn/sri.json: the hash of every script, for `integrity` attributes and import maps; prints the entries.
import {createHash} from 'node:crypto';
import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const folder = 'dist/cdn';
const scripts = readdirSync(folder, {recursive: true})
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => file.endsWith('.js'))
  .sort();
const hash = (file) =>
  `sha384-${createHash('sha384')
    .update(readFileSync(`${folder}/${file}`))
    .digest('base64')}`;
const hashes = Object.fromEntries(scripts.map((file) => [file, hash(file)]));

writeFileSync(`${folder}/sri.json`, `${JSON.stringify(hashes, null, 2)}\n`);
for (const [file, value] of Object.entries(hashes)) {
  if (!file.includes('/')) console.log(`${file.padEnd(14)} ${value}`);
}
