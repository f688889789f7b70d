/** Writes `main.js` and `styles.css`, which Obsidian loads with `manifest.json`: one file each, and no code from elsewhere. */
import {mkdirSync, readFileSync, writeFileSync, copyFileSync} from 'node:fs';
import path from 'node:path';

const here = import.meta.dirname;
const [dist = path.join(here, '../../dist'), to = path.join(here, 'build')] = process.argv.slice(2);
const read = (file) => readFileSync(file, 'utf8').replace(/^\ufeff/, '');

mkdirSync(to, {recursive: true});
writeFileSync(
  path.join(to, 'main.js'),
  `${read(path.join(dist, 'cdn/offline.js'))}\n${read(path.join(here, 'plugin.js'))}`,
);
copyFileSync(path.join(dist, 'prestyle.css'), path.join(to, 'styles.css'));
copyFileSync(path.join(here, 'manifest.json'), path.join(to, 'manifest.json'));
