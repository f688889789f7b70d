import {readdirSync} from 'node:fs';
import path from 'node:path';
import {build, type Plugin} from 'esbuild';
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

  test('hold no module twice, and none of two rule sets together', () => {
    const files = [
      'mahjong.js',
      ...readdirSync(path.join(dist, 'cdn/chunks')).map((file) => `chunks/${file}`),
    ];
    const modules = files.flatMap(sourcesOf);
    expect(modules.filter((module, i) => modules.indexOf(module) < i)).toEqual([]);
    for (const file of files) expect(ruleSetsOf(sourcesOf(file)).length, file).toBeLessThan(2);
  });

  test('need nothing from another host', async () => {
    const folder = path.join(dist, 'cdn');
    const asked: string[] = [];
    const look: Plugin = {
      name: 'look',
      setup: (it) =>
        it.onResolve({filter: /^/}, ({path: id, importer, kind}) => {
          if (kind === 'entry-point') return undefined;
          asked.push(`${path.basename(importer)} asks for ${id}`);
          return {external: true};
        }),
    };
    const entryPoints = readdirSync(folder)
      .filter((file) => file.endsWith('.js'))
      .map((file) => path.join(folder, file));
    await build({
      entryPoints,
      outdir: folder,
      bundle: true,
      write: false,
      format: 'esm',
      target: 'es2022',
      // what the code does with its imports is not asked
      treeShaking: false,
      logLevel: 'error',
      plugins: [look],
    });
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((line) => !line.includes(' asks for ./chunks/'))).toEqual([]);
  });
});
