/** What a user of the package gets: the tarball, unpacked into a project of theirs. */
import {execFile} from 'node:child_process';
import {mkdir, readFile, rm, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {VERSION} from '../../src/elements/define.js';

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '../..');
const bin = (name: string): string => path.join(root, 'node_modules', name);
const home = path.join(root, '.build/consumer');
const installed = path.join(home, 'node_modules/mahjong-elements');

interface Packed {
  filename: string;
  files: {path: string}[];
}

let tarball: string;
let files: string[];

beforeAll(async () => {
  await rm(home, {recursive: true, force: true});
  await mkdir(installed, {recursive: true});
  const {stdout} = await run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', home], {
    cwd: root,
  });
  const [packed] = JSON.parse(stdout) as Packed[];
  tarball = path.join(home, packed.filename);
  files = packed.files.map((file) => file.path);
  await run('tar', ['xzf', tarball, '--strip-components', '1', '-C', installed]);
  for (const name of ['lit', '@lit', '@types']) {
    await symlink(path.join(root, 'node_modules', name), path.join(home, 'node_modules', name), 'junction');
  }
  await writeFile(path.join(home, 'package.json'), '{"type": "module"}');
});
afterAll(() => rm(home, {recursive: true, force: true}));

describe('the package', () => {
  test('holds what is built, its licences and its description, and nothing else', () => {
    const top = files.filter((file) => !file.startsWith('dist/'));
    expect(top.sort()).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'THIRD_PARTY_NOTICES.md',
      'package.json',
    ]);
    expect(files).toEqual(
      expect.arrayContaining(
        [
          'index.js',
          'index.d.ts',
          'define.js',
          'cli/mj.js',
          'cdn/luqiao.js',
          'prestyle.css',
          'custom-elements.json',
        ].map((file) => `dist/${file}`),
      ),
    );
  });

  test('says its version in one way', async () => {
    const {version} = JSON.parse(await readFile(path.join(installed, 'package.json'), 'utf8')) as {
      version: string;
    };
    expect(VERSION).toBe(version);
    expect(await readFile(path.join(root, 'CHANGELOG.md'), 'utf8')).toContain(version);
  });

  test('depends on lit and @lit/context alone', async () => {
    const {dependencies} = JSON.parse(await readFile(path.join(installed, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    expect(Object.keys(dependencies).sort()).toEqual(['@lit/context', 'lit']);
  });

  test('has types for every way of importing it', async () => {
    const attw = bin('@arethetypeswrong/cli/dist/index.js');
    // a style sheet has no types
    const args = [attw, tarball, '--profile', 'esm-only', '--exclude-entrypoints', './prestyle.css'];
    await expect(run(process.execPath, args)).resolves.toBeDefined();
  });
});

describe('a project that uses the package', () => {
  const consumer = `
    import {score} from 'mahjong-elements/core/score.js';
    import {waits} from 'mahjong-elements/core/waits.js';
    import {luqiao} from 'mahjong-elements/rules/luqiao/index.js';
    import {MjHand} from 'mahjong-elements/elements/mj-hand/mj-hand.js';
    import * as all from 'mahjong-elements';
    const hand = '[PPP] 123m 234m 78m 99m +6m';
    const result = score({rules: 'luqiao', hand, by: 'discard', from: 'west', seat: 'south', wild: '5m'}, [luqiao]);
    console.log(JSON.stringify([result.status, typeof waits, typeof MjHand, Object.keys(all).length > 0]));`;

  test('runs in Node', async () => {
    await writeFile(path.join(home, 'use.mjs'), consumer);
    const {stdout} = await run(process.execPath, ['use.mjs'], {cwd: home});
    expect(JSON.parse(stdout)).toEqual(['win', 'function', 'function', true]);
  });

  test.each([
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ])('compiles with module %s and resolution %s, the libraries checked too', async (module, resolution) => {
    const elements = `
      import 'mahjong-elements/define.js';
      export const element: HTMLElementTagNameMap['mj-hand'] = document.createElement('mj-hand');`;
    await writeFile(path.join(home, 'use.ts'), consumer + elements);
    const options = [
      '--strict',
      '--noEmit',
      '--target',
      'es2022',
      '--lib',
      'es2023,dom,dom.iterable',
      '--types',
      'node',
    ];
    const how = ['--module', module, '--moduleResolution', resolution];
    const tsc = run(process.execPath, [bin('typescript/bin/tsc'), ...options, ...how, 'use.ts'], {cwd: home});
    await expect(tsc.catch((error: unknown) => (error as {stdout: string}).stdout)).resolves.toMatchObject({
      stdout: '',
    });
  });

  test('runs the command', async () => {
    const {stdout} = await run(process.execPath, [path.join(installed, 'dist/cli/mj.js'), '--help']);
    expect(stdout).toContain('mj score');
    expect(await readFile(path.join(installed, 'dist/cli/mj.js'), 'utf8')).toMatch(
      /^#!\/usr\/bin\/env node\n/,
    );
  });
});
