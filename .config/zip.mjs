// Writes .build/mahjong-elements-<version>.zip: the folder `mahjong/`, for authors without npm who upload it beside a
// page; beside it the archive that WordPress installs as a plugin, and the one with the plugin for Obsidian.
import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {zipSync} from 'fflate';
import {archives} from './addresses.mjs';

const {version} = JSON.parse(readFileSync('package.json', 'utf8'));
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

const IMPORTED = /["'`](\.\.?\/[^"'`\s]+\.js)["'`]/g;

/** A script, and all that it may fetch. */
function reached(script, found = new Set()) {
  if (found.has(script)) return found;
  found.add(script);
  for (const [, to] of readFileSync(`dist/${script}`, 'utf8').matchAll(IMPORTED))
    reached(path.posix.join(path.posix.dirname(script), to), found);
  return found;
}

/** What the plugin serves, and the plugin itself. It loads one script: with the others it would be over the 2 MB that PHP takes. */
const scripts = reached('cdn/mahjong.js');
const plugin = [
  ...served.filter(([file, from]) =>
    file.endsWith('.js')
      ? scripts.has(from.slice('dist/'.length))
      : /^mahjong\/(?:themes|prestyle|LICENSE|THIRD)/.test(file),
  ),
  ...readdirSync('examples/wordpress').map((file) => [file, `examples/wordpress/${file}`]),
].map(([file, from]) => [`mahjong-elements/${file}`, from]);

mkdirSync('.build', {recursive: true});
const notes = '.build/obsidian';
execFileSync(process.execPath, ['examples/obsidian/build.mjs', 'dist', notes]);
const forNotes = [
  ...readdirSync(notes).map((file) => [file, `${notes}/${file}`]),
  ...['LICENSE', 'THIRD_PARTY_NOTICES.md'].map((file) => [file, file]),
].map(([file, from]) => [`mahjong-elements/${file}`, from]);

const names = archives(version);
for (const [to, holds] of [
  [names.page, served],
  [names.wordpress, plugin],
  [names.obsidian, forNotes],
]) {
  const files = Object.fromEntries(holds.sort().map(([file, from]) => [file, readFileSync(from)]));
  // the same files always make the same archive: 1980 is the earliest year that it can hold
  writeFileSync(`.build/${to}`, zipSync(files, {level: 9, mtime: new Date(1980, 0, 1)}));
  console.log(`.build/${to}`);
}
