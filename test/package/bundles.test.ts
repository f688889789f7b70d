import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {LANGS} from '../../src/core/game/names.js';
import {describe, expect, test} from 'vitest';
import {bundle, dist, ruleSets, scoring} from './bundle.mjs';
import {modulesIn} from './contents.mjs';

const all = ruleSets();

const ruleSetsOf = (modules: readonly string[]): string[] => [
  ...new Set(modules.flatMap((file) => /(?:^|\/)rules\/([^/]+)\//.exec(file)?.[1] ?? [])),
];

describe.each(all)('a page that scores %s', (name) => {
  test('downloads this rule set alone, and no Lit', async () => {
    const {modules} = await bundle(scoring(name));
    expect(ruleSetsOf(modules)).toEqual([name]);
    expect(modules.filter((file) => file.includes('node_modules'))).toEqual([]);
  });

  test('has no word of another rule set', async () => {
    const {code} = await bundle(scoring(name));
    // the declaration has the name of a game
    const others = all.filter((other) => other !== name && other !== 'riichi');
    expect(others.filter((other) => code.includes(`"${other}@`) || code.includes(`"${other}"`))).toEqual([]);
  });
});

describe('the scripts', () => {
  const sourcesOf = (file: string): string[] => modulesIn(path.join(dist, 'cdn', file));

  test('mahjong.js starts with no rule set', () => {
    expect(ruleSetsOf(sourcesOf('mahjong.js'))).toEqual([]);
  });

  test('hold no module twice, and none of two rule sets together but what each has little of, or no page fetches', () => {
    const files = [
      'mahjong.js',
      ...readdirSync(path.join(dist, 'cdn/chunks')).map((file) => `chunks/${file}`),
    ];
    const modules = files.flatMap(sourcesOf);
    expect(modules.filter((module, i) => modules.indexOf(module) < i)).toEqual([]);
    const isOfAll = /^chunks\/(?:as-text|frequency|spellings|flow-(?:ja|en|zh-Han[st]))-/;
    const large = files.filter((file) => !isOfAll.test(file));
    expect(large.length).toBe(files.length - 3 - LANGS.length);
    for (const file of large) expect(ruleSetsOf(sourcesOf(file)).length, file).toBeLessThan(2);
  });

  test('need nothing but one another', () => {
    const folder = path.join(dist, 'cdn');
    const scripts = [
      'mahjong.js',
      ...readdirSync(path.join(folder, 'chunks')).map((file) => `chunks/${file}`),
    ];
    let asked = 0;
    for (const script of scripts) {
      const code = readFileSync(path.join(folder, script), 'utf8');
      for (const [, file] of code.matchAll(/"(\.{1,2}\/[^"]+\.js)"/g)) {
        expect(existsSync(path.join(folder, path.dirname(script), file)), `${script} asks for ${file}`).toBe(
          true,
        );
        asked++;
      }
    }
    expect(asked).toBeGreaterThan(100);
  });
});
