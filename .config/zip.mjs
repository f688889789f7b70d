// Writes .build/mahjong-elements-<version>.zip: the folder `mahjong/`, for authors without npm who upload it beside a
// page; and .build/mahjong-elements-wordpress-<version>.zip, which WordPress installs as a plugin.
import {mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {zipSync} from 'fflate';

const {name, version} = JSON.parse(readFileSync('package.json', 'utf8'));
const built = readdirSync('dist', {recursive: true}).map((file) => file.replaceAll(path.sep, '/'));
/** Files that a page links to: the scripts and their hashes, the style sheets, the pages for frames. */
const WANTED = /^(?:cdn\/.*\.(?:js|json)|themes\/.*\.css|prestyle\.css|embed(?:-round)?\.(?:html|css))$/;

const entries = [
  ...built.filter((file) => WANTED.test(file)).map((file) => [file, `dist/${file}`]),
  ['README.md', 'stories/archive/README.md'],
  ['example.html', 'stories/archive/example.html'],
  ['notation.md', 'stories/docs/notation.md'],
  ...['LICENSE', 'THIRD_PARTY_NOTICES.md', 'CHANGELOG.md'].map((file) => [file, file]),
].sort();
const served = entries.map(([file, from]) => [`mahjong/${file}`, from]);

/** What the plugin serves, and the plugin itself. */
const plugin = [
  ...served.filter(([file]) => /^mahjong\/(?:cdn|themes|prestyle|LICENSE|THIRD)/.test(file)),
  ...readdirSync('examples/wordpress').map((file) => [file, `examples/wordpress/${file}`]),
].map(([file, from]) => [`mahjong-elements/${file}`, from]);

mkdirSync('.build', {recursive: true});
for (const [to, holds] of [
  [`${name}-${version}.zip`, served],
  [`${name}-wordpress-${version}.zip`, plugin],
]) {
  const files = Object.fromEntries(holds.sort().map(([file, from]) => [file, readFileSync(from)]));
  // the same files always make the same archive: 1980 is the earliest year that it can hold
  writeFileSync(`.build/${to}`, zipSync(files, {level: 9, mtime: new Date(1980, 0, 1)}));
  console.log(`.build/${to}`);
}
