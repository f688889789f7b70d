/** The name of the command: what documents call, and what help and messages say. */
import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {afterAll, beforeAll, expect, it} from 'vitest';

const {name, bin, scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly name: string;
  readonly bin: Readonly<Record<string, string>>;
  readonly scripts: Readonly<Record<string, string>>;
};

// inside the project, so that packages are found
const folder = '.build/called-test';
beforeAll(() => {
  mkdirSync(folder, {recursive: true});
  cpSync('bin', path.join(folder, 'bin'), {recursive: true});
  writeFileSync(path.join(folder, 'package.json'), '{"type": "module"}');
});
afterAll(() => {
  rmSync(folder, {recursive: true});
});

const run = (file: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, [path.join(folder, file), ...args], {encoding: 'utf8'});

it('is the name of the package, so that npx takes no other', () => {
  expect(Object.keys(bin)).toEqual([name, 'mj']);
  // npx makes links to these files, and changes no mode
  for (const file of Object.values(bin)) expect(statSync(file).mode & 0o111).toBe(0o111);
});

it('is what documents tell npx, never the short name, which is another package', () => {
  const files = execFileSync('git', ['ls-files', '-z'], {encoding: 'utf8'}).split('\0');
  const texts = files.filter((file) => /\.(?:md|mdx|html|[cm]?[jt]sx?|json|php|txt|ya?ml)$/.test(file));
  expect(texts.length).toBeGreaterThan(1000);
  const short = /\bnpx (?:-\S+ )*mj\b/;
  expect(texts.filter((file) => short.test(readFileSync(file, 'utf8')))).toEqual([]);
});

it('says in a checkout what builds it', () => {
  for (const file of Object.values(bin)) {
    const {stderr, status} = run(file, '--help');
    expect([status, stderr]).toEqual([1, expect.stringContaining('npm run build:command')]);
  }
  expect(scripts).toHaveProperty('build:command');
});

it('is in help and messages as it was called', async () => {
  await build({
    entryPoints: ['src/cli/mj.ts'],
    outdir: path.join(folder, 'dist/cli'),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
  });
  for (const [called, file] of Object.entries(bin)) {
    expect(run(file, '--help').stdout).toMatch(new RegExp(`^${called} scores`));
    expect(run(file, 'help', 'score').stdout).toContain(`  ${called} score --rules`);
    expect(run(file, 'scroe').stderr).toContain(`${called}: `);
    expect(run(file, 'waits', '--rules', 'mcr', '1m').stdout).toMatch(
      new RegExp(`^${called} waits needs 13`),
    );
  }
});
