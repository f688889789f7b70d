/**
 * The tarball that `npm pack` makes of the build, and a project that has installed it: made once before the first tests
 * that use them.
 */
import {execFile} from 'node:child_process';
import {mkdir, mkdtemp, readFile, readdir, rename, rm, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {npmEnvironment} from '../npm-cache.mjs';

export const run = promisify(execFile);
export const root = path.join(import.meta.dirname, '../..');
export const bin = (name: string): string => path.join(root, 'node_modules', name);

const folder = path.join(root, '.build/packed');
const NOTE = 'installed.json';
const PROJECT = 'project';
const note = path.join(folder, NOTE);

interface Packed {
  tarball: string;
  /** The project's folder. */
  project: string;
  /** The files in the tarball, sorted. */
  files: string[];
}

/** Runs npm in a project, even if npm itself started the tests in another one. */
export const npmIn = (home: string, args: readonly string[]) =>
  run('npm', ['--prefix', home, '--offline', ...args], {cwd: home, env: npmEnvironment()});

/** When a file that may be packed was last written, in milliseconds. */
async function lastWritten(): Promise<number> {
  const built = await readdir(path.join(root, 'dist'), {recursive: true});
  const files = [
    ...built.map((file) => path.join('dist', file)),
    'package.json',
    'README.md',
    'CHANGELOG.md',
    'bin',
  ];
  const times = await Promise.all(files.map(async (file) => (await stat(path.join(root, file))).mtimeMs));
  return Math.max(...times);
}

export const packed = async (): Promise<Packed> => JSON.parse(await readFile(note, 'utf8')) as Packed;

/** The dependencies of packages, and their dependencies. */
async function needsOf(packages: readonly string[], found = new Set<string>()): Promise<Set<string>> {
  for (const name of packages.filter((one) => !found.has(one))) {
    found.add(name);
    const text = await readFile(path.join(bin(name), 'package.json'), 'utf8');
    const {dependencies = {}} = JSON.parse(text) as {dependencies?: Record<string, string>};
    await needsOf(Object.keys(dependencies), found);
  }
  return found;
}

async function isFresh(): Promise<boolean> {
  const made = await stat(note).catch(() => undefined);
  return made !== undefined && made.mtimeMs > (await lastWritten());
}

/** Packs the package, and installs it in a project without a network, unless nothing was written since the last time. */
export default async function pack(): Promise<void> {
  if (await isFresh()) return;
  await mkdir(path.dirname(folder), {recursive: true});
  const draft = await mkdtemp(`${folder}-`);
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', draft];
  const {stdout} = await run('npm', args, {cwd: root, env: npmEnvironment(), maxBuffer: 2 ** 26});
  const [{filename, files}] = JSON.parse(stdout) as {filename: string; files: {path: string}[]}[];
  const project = path.join(draft, PROJECT);
  await mkdir(project);
  await writeFile(path.join(project, 'package.json'), '{"type": "module"}');
  // dependencies are copied from here; a registry would be asked for nothing else
  const needed = [...(await needsOf(['lit', '@lit/context']))].map(bin);
  await npmIn(project, ['install', '--install-links', '--no-save', path.join(draft, filename), ...needed]);
  const found: Packed = {
    tarball: path.join(folder, filename),
    project: path.join(folder, PROJECT),
    files: files.map((file) => file.path).sort(),
  };
  await writeFile(path.join(draft, NOTE), JSON.stringify(found));
  // other tests that started at the same time may have been quicker
  if (await isFresh()) return rm(draft, {recursive: true});
  await rm(folder, {recursive: true, force: true});
  await rename(draft, folder);
}
