// Writes dist/cdn/sri.json: the hash of every script, for `integrity` attributes and import maps. Hashes of the scripts
// that pages name are also written into the guide; the address of the scripts, the line for a CDN, and where to get the files,
// into all guides.
import {createHash} from 'node:crypto';
import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {withCdn, withPlaces, withScript} from './addresses.mjs';

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

const named = Object.entries(hashes).filter(([file]) => !file.includes('/'));
const rows = named.map(([file, value]) => `| \`cdn/${file}\` | \`${value}\` |`);
const table = ['| script | `integrity` |', '| --- | --- |', ...rows].join('\n');
const PLACE = /(?<=<!-- hashes -->\n\n).*?(?=\n\n<!-- \/hashes -->)/s;
const GUIDE = 'stories/docs/publishing.md';
const text = readFileSync(GUIDE, 'utf8');
if (!PLACE.test(text)) throw new Error(`${GUIDE} has no place for the hashes`);
writeFileSync(
  GUIDE,
  text.replace(PLACE, () => table),
);

const {version} = JSON.parse(readFileSync('package.json', 'utf8'));
const guides = ['stories/docs', 'stories/site'].flatMap((folder) =>
  readdirSync(folder, {recursive: true})
    .filter((file) => file.endsWith('.md'))
    .map((file) => `${folder}/${file}`),
);
for (const file of ['README.md', ...guides]) {
  const before = readFileSync(file, 'utf8');
  const after = withScript(withPlaces(withCdn(before), version), version, hashes['mahjong.js']);
  if (after !== before) writeFileSync(file, after);
}
