/** Each script names the work of others that it holds, and the package has their licences. */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {dist} from './bundle.mjs';
import {modulesIn} from './contents.mjs';

const root = path.join(import.meta.dirname, '../..');
const notices = readFileSync(path.join(root, 'THIRD_PARTY_NOTICES.md'), 'utf8');

/** The scripts of a folder that were built into one file each, with the packages that they hold. */
const scripts = ['cdn', 'cli'].flatMap((folder) =>
  readdirSync(path.join(dist, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({file: path.join(folder, file), packages: packagesIn(path.join(dist, folder, file))})),
);

function packagesIn(file: string): string[] {
  const named = modulesIn(file).flatMap(
    (source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source.replaceAll('\\', '/'))?.[1] ?? [],
  );
  return [...new Set(named)];
}

/** What a script says of each package in its head. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^(lit.*|@lit\/.*|@lit-labs\/.*)$/, 'Lit, Copyright Google LLC, BSD-3-Clause'],
  [/^parse5$/, 'parse5, Copyright Ivan Nikulin, MIT'],
  [/^entities$/, 'entities, Copyright Felix Böhm, BSD-2-Clause'],
  [/./, 'micromark, Copyright Titus Wormer, MIT'],
];

const wordsOf = (text: string): string => text.replace(/\s+/g, ' ').trim();

describe('what others have written', () => {
  test('is in scripts of both kinds', () => {
    const holding = (name: string) => scripts.filter(({packages}) => packages.includes(name)).length;
    expect(scripts.length).toBeGreaterThan(50);
    expect(holding('lit-html')).toBeGreaterThan(3);
    expect(holding('parse5')).toBeGreaterThan(0);
  });

  test('is named in the head of each script that holds it, and in no other', () => {
    for (const {file, packages} of scripts) {
      const head = readFileSync(path.join(dist, file), 'utf8').slice(0, 600);
      const wanted = new Set(packages.map((name) => NAMES.find(([names]) => names.test(name))?.[1]));
      for (const [, notice] of NAMES)
        expect(head.includes(notice), `${file}: ${notice}`).toBe(wanted.has(notice));
    }
  });

  test('is under a licence whose text the package has', () => {
    const names = new Set(scripts.flatMap(({packages}) => packages));
    for (const name of names) {
      const folder = path.join(root, 'node_modules', name);
      const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
      expect(file, name).toBeDefined();
      const [, ...licence] = wordsOf(readFileSync(path.join(folder, file ?? ''), 'utf8')).split(
        /Copyright \(c\) /,
      );
      // the years differ from one part of Lit to the other
      const text = licence.join('').replace(/^\d{4} /, '');
      expect(wordsOf(notices), name).toContain(text);
      expect(existsSync(folder)).toBe(true);
    }
  });
});
