/** What users of the package receive. */
import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {publint} from 'publint';
import {formatMessage} from 'publint/utils';
import ts from 'typescript';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {VERSION} from '../../src/elements/base/definition.js';
import {PACKAGE} from './limits.mjs';
import {exportsOf, install, type Consumer} from './consumer.js';
import {bin, npmIn, root, run} from './packed.js';

let consumer: Consumer;
let exported: [specifier: string, file: string][];

beforeAll(async () => {
  consumer = await install('pack');
  exported = await exportsOf(consumer);
});
afterAll(() => consumer.remove());

const packageJson = async () =>
  JSON.parse(await readFile(path.join(consumer.installed, 'package.json'), 'utf8')) as {
    version: string;
    dependencies: Record<string, string>;
    customElements: string;
    'web-types': string;
  };

describe('the package', () => {
  test('holds what is built, its licences and its description, and nothing else', () => {
    const top = consumer.files.filter((file) => !/^(dist|stories)\//.test(file));
    const texts = ['CHANGELOG.md', 'LICENSE', 'README.md', 'SECURITY.md', 'THIRD_PARTY_NOTICES.md'];
    const called = ['bin/mahjong-elements.mjs', 'bin/mj.mjs'];
    expect(top).toEqual([...texts, ...called, 'package.json']);
  });

  test('holds every page and picture that README leads to', async () => {
    const text = await readFile(path.join(consumer.installed, 'README.md'), 'utf8');
    const links = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, link]) => link);
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => !consumer.files.includes(link))).toEqual([]);
  });

  test('has these files and folders in dist/', () => {
    const inDist = consumer.files.filter((file) => file.startsWith('dist/'));
    expect([...new Set(inDist.map((file) => file.split('/')[1]))].sort()).toEqual(
      [
        ...['art', 'cdn', 'cli', 'contexts', 'controllers', 'core', 'elements', 'frameworks', 'loader'],
        ...[
          'locales',
          'play',
          'quiz',
          'render',
          'round',
          'rules',
          'schema',
          'share',
          'styles',
          'themes',
          'variant',
        ],
        ...['index', 'define', 'mahjong', 'register'].flatMap((name) => [`${name}.js`, `${name}.d.ts`]),
        ...['custom-elements.json', 'web-types.json'],
        ...['vscode.html-custom-data.json', 'vscode.css-custom-data.json'],
        ...['embed.html', 'embed-round.html', 'embed.css', 'prestyle.css', 'llms.txt'],
      ].sort(),
    );
  });

  test('has a type for each module that can be imported, and no source maps', () => {
    const modules = exported.map(([, file]) => file).filter((file) => /^dist\/(?!cdn).*\.js$/.test(file));
    expect(modules.length).toBeGreaterThan(100);
    expect(modules.filter((file) => !consumer.files.includes(file.replace(/\.js$/, '.d.ts')))).toEqual([]);
    expect(consumer.files.filter((file) => file.endsWith('.map'))).toEqual([]);
  });

  test('has every file that its code and its types import', async () => {
    const files = consumer.files.filter((file) => /^dist\/.*\.(js|d\.ts)$/.test(file));
    const missing = await Promise.all(
      files.map(async (file) => {
        const text = await readFile(path.join(consumer.installed, file), 'utf8');
        return ts
          .preProcessFile(text, true, true)
          .importedFiles.filter(({fileName}) => fileName.startsWith('.'))
          .map(({fileName}) => path.posix.join(path.posix.dirname(file), fileName))
          .map((name) => (file.endsWith('.d.ts') ? name.replace(/\.js$/, '.d.ts') : name))
          .filter((name) => !consumer.files.includes(name))
          .map((name) => `${file}: ${name}`);
      }),
    );
    expect(missing.flat()).toEqual([]);
    expect(files.length).toBeGreaterThan(1000);
  });

  test('is as large as it may be at most, unpacked', async () => {
    const sizes = await Promise.all(
      consumer.files.map(async (file) => (await stat(path.join(consumer.installed, file))).size),
    );
    expect(sizes.reduce((sum, size) => sum + size) / 1e6).toBeLessThanOrEqual(PACKAGE.limit);
  });

  test('has the script of a page in no more files than it may', () => {
    const files = consumer.files.filter((file) => file.startsWith('dist/cdn/'));
    expect(files.length).toBeLessThanOrEqual(PACKAGE.scriptFiles);
  });

  test('has every file that its description names', async () => {
    const {customElements, 'web-types': webTypes} = await packageJson();
    const named = [...exported.map(([, file]) => file), customElements, webTypes];
    expect(named.filter((file) => !consumer.files.includes(file))).toEqual([]);
    expect(exported.length).toBeGreaterThan(100);
  });

  test('says its version in one way', async () => {
    const {version} = await packageJson();
    expect(VERSION).toBe(version);
    expect(await readFile(path.join(root, 'CHANGELOG.md'), 'utf8')).toContain(version);
  });

  test('depends on lit and @lit/context alone', async () => {
    const {dependencies} = await packageJson();
    expect(Object.keys(dependencies).sort()).toEqual(['@lit/context', 'lit']);
  });

  test('is described as Node and bundlers expect', async () => {
    const tarball = new Uint8Array(await readFile(consumer.tarball)).buffer;
    const {messages, pkg} = await publint({pack: {tarball}, strict: true});
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  test('has types for every way of importing it', async () => {
    const attw = bin('@arethetypeswrong/cli/dist/index.js');
    // a style sheet has no types
    const args = [attw, consumer.tarball, '--profile', 'esm-only', '--exclude-entrypoints', './prestyle.css'];
    await expect(run(process.execPath, args)).resolves.toBeDefined();
  });
});

describe('a project that uses the package', () => {
  test('imports everything in Node, without a DOM', async () => {
    // style sheets are for bundlers
    const modules = exported.map(([specifier]) => specifier).filter((name) => !name.endsWith('.css'));
    expect(modules).toContain('mahjong-elements/cdn/mahjong.js');
    const program = `
      const failed = [];
      for (const name of ${JSON.stringify(modules)}) {
        const options = name.endsWith('.json') ? {with: {type: 'json'}} : {};
        await import(name, options).catch((error) => failed.push(name + ' ' + error));
      }
      console.log(JSON.stringify(failed));`;
    const {stdout} = await run(
      process.execPath,
      ['--no-warnings', '--input-type=module', '--eval', program],
      {cwd: consumer.home},
    );
    expect(JSON.parse(stdout)).toEqual([]);
    expect(modules.length).toBeGreaterThan(100);
  });

  test.each([
    'core/tiles/tile.js',
    'core/scoring/score.js',
    'controllers/rulesets.js',
    'contexts/example.js',
    'art/registry.js',
    'elements/base/mj-element.js',
    'elements/mj-hand/mj-hand.js',
    'loader/watch.js',
    'locales/index.js',
    'locales/round/ja.js',
    'round/referee.js',
    'round/state/at.js',
    'rules/mcr/patterns.js',
    'share/svg-text.js',
    'cli/mj.js',
  ])('cannot import %s, which is not public', async (inside) => {
    expect(consumer.files).toContain(`dist/${inside}`);
    const program = `await import('mahjong-elements/${inside}').catch(({code}) => console.log(code))`;
    const {stdout} = await run(process.execPath, ['--input-type=module', '--eval', program], {
      cwd: consumer.home,
    });
    expect(stdout.trim()).toBe('ERR_PACKAGE_PATH_NOT_EXPORTED');
  });

  test('scores in Node', async () => {
    const program = `
      import {score} from 'mahjong-elements/core/score.js';
      import {luqiao} from 'mahjong-elements/rules/luqiao/index.js';
      const hand = '[PPP] 123m 234m 78m 99m +6m';
      const situation = {rules: 'luqiao', hand, by: 'discard', from: 'west', seat: 'south', wild: '5m'};
      console.log(score(situation, [luqiao]).status);`;
    const {stdout} = await run(process.execPath, ['--input-type=module', '--eval', program], {
      cwd: consumer.home,
    });
    expect(stdout.trim()).toBe('win');
  });

  test('runs the command', async () => {
    const {stdout} = await npmIn(consumer.home, ['exec', '--', 'mj', '--help']);
    expect(stdout).toContain('mj score');
  });
});
