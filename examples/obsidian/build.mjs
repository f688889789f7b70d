/**
 * Writes `main.js` and `styles.css`, which Obsidian loads with `manifest.json`: one file each, and no code from elsewhere.
 * Files of the library that stand before its script are not fetched.
 */
import {mkdirSync, readFileSync, readdirSync, writeFileSync, copyFileSync} from 'node:fs';
import path from 'node:path';

const here = import.meta.dirname;
const [dist = path.join(here, '../../dist'), to = path.join(here, 'build')] = process.argv.slice(2);
const read = (file) => readFileSync(file, 'utf8').replace(/^\ufeff/, '');

mkdirSync(to, {recursive: true});
const cdn = path.join(dist, 'cdn');
const chunks = readdirSync(path.join(cdn, 'chunks')).map((file) => path.join(cdn, 'chunks', file));
const scripts = [...chunks, path.join(cdn, 'offline.js'), path.join(here, 'plugin.js')];
writeFileSync(path.join(to, 'main.js'), scripts.map(read).join('\n'));
copyFileSync(path.join(dist, 'prestyle.css'), path.join(to, 'styles.css'));
copyFileSync(path.join(here, 'manifest.json'), path.join(to, 'manifest.json'));
