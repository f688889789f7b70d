import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {bundle, dist, scoring} from './bundle.mjs';

const folder = path.join(dist, 'rules');
const ruleSets = readdirSync(folder).filter((name) => existsSync(path.join(folder, name, 'index.js')));

const ruleSetsOf = (modules: readonly string[]): string[] => [
  ...new Set(modules.flatMap((file) => /(?:^|\/)rules\/([^/]+)\//.exec(file)?.[1] ?? [])),
];

describe.each(ruleSets)('a page that scores %s', (name) => {
  test('downloads this rule set alone, and no Lit', async () => {
    const {modules} = await bundle(scoring(name));
    expect(ruleSetsOf(modules)).toEqual([name]);
    expect(modules.filter((file) => file.includes('node_modules'))).toEqual([]);
  });

  test('has no word of another rule set', async () => {
    const {code} = await bundle(scoring(name));
    const others = ruleSets.filter((other) => other !== name);
    expect(others.filter((other) => code.includes(`"${other}@`) || code.includes(`"${other}"`))).toEqual([]);
  });
});

describe('the script bundles', () => {
  const sourcesOf = (file: string): string[] => {
    const map = JSON.parse(readFileSync(path.join(dist, 'cdn', `${file}.map`), 'utf8')) as {
      sources: string[];
    };
    return map.sources;
  };

  test.each([
    ['show.js', []],
    ['luqiao.js', ['luqiao']],
  ])('%s starts with the rule sets %j', (file, expected) => {
    expect(ruleSetsOf(sourcesOf(file))).toEqual(expected);
  });

  test('need nothing from another host', () => {
    for (const file of readdirSync(path.join(dist, 'cdn')).filter((name) => name.endsWith('.js'))) {
      const code = readFileSync(path.join(dist, 'cdn', file), 'utf8');
      expect(code.match(/\b(?:from|import)\s*\(?["'](?!\.\/)[^"']+["']/g) ?? [], file).toEqual([]);
    }
  });
});
