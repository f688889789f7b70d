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

describe('the script bundles', () => {
  const sourcesOf = (file: string): string[] => modulesIn(path.join(dist, 'cdn', file));

  test.each([
    ['show.js', []],
    ['loader.js', []],
    ['luqiao.js', []],
    ['mcr.js', []],
    ['ribon.js', []],
    ['shiragiku.js', []],
    ['xinzhang.js', []],
    ['all.js', ['luqiao', 'mcr', 'ribon', 'shiragiku', 'xinzhang']],
  ])('%s starts with the rule sets %j', (file, expected) => {
    expect(ruleSetsOf(sourcesOf(file)).sort()).toEqual(expected);
  });

  test.each(all)('%s.js fetches its own rule set alone for the score', (name) => {
    const chunks = readdirSync(path.join(dist, 'cdn/chunks')).filter((file) =>
      new RegExp(`^${name}-score-[\\w-]{8}\\.js$`).test(file),
    );
    expect(chunks.flatMap((file) => ruleSetsOf(sourcesOf(`chunks/${file}`)))).toEqual([name]);
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
