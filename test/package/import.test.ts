import {execFile} from 'node:child_process';
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, test} from 'vitest';
import {dist} from './bundle.mjs';

/** Modules whose import may have an effect, since that is their purpose. */
const EFFECTS = /(?:^|\/)define\.js$|^mahjong\.js$|^(?:cdn|cli)\/|^render\/worker\.js$/;

/** Lit in the command's bundle. It asks for these globals wherever it runs, and the command's code comes with it. */
const LIT = /\/cli\/chunks\/lit-[\w-]+\.js/;

const modules = readdirSync(dist, {recursive: true, encoding: 'utf8'})
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => file.endsWith('.js') && !EFFECTS.test(file));

test('there are modules to import', () => {
  expect(modules.length).toBeGreaterThan(5);
});

test('importing any module in plain Node touches no customElements, document or window', async () => {
  const script = path.join(import.meta.dirname, 'import-all.mjs');
  const {stdout} = await promisify(execFile)(process.execPath, [
    script,
    ...modules.map((file) => path.join(dist, file)),
  ]);
  const {imported, touched} = JSON.parse(stdout) as {imported: number; touched: string[]};
  expect(imported).toBe(modules.length);
  expect(touched.filter((place) => !LIT.test(place))).toEqual([]);
});
