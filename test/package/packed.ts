/** The tarball that `npm pack` makes of the build, made once before the first tests that install it. */
import {execFile} from 'node:child_process';
import {mkdir, readFile, readdir, rm, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {npmEnvironment} from '../npm-cache.mjs';

const root = path.join(import.meta.dirname, '../..');
const folder = path.join(root, '.build/packed');
const note = path.join(folder, 'packed.json');

interface Packed {
  tarball: string;
  /** The files in the tarball, sorted. */
  files: string[];
}

/** When a file that may be packed was last written, in milliseconds. */
async function lastWritten(): Promise<number> {
  const built = await readdir(path.join(root, 'dist'), {recursive: true});
  const files = [
    ...built.map((file) => path.join('dist', file)),
    'package.json',
    'README.md',
    'CHANGELOG.md',
  ];
  const times = await Promise.all(files.map(async (file) => (await stat(path.join(root, file))).mtimeMs));
  return Math.max(...times);
}

export const packed = async (): Promise<Packed> => JSON.parse(await readFile(note, 'utf8')) as Packed;

/** Packs the package, unless nothing was written since the last time. */
export default async function pack(): Promise<void> {
  const made = await stat(note).catch(() => undefined);
  if (made && made.mtimeMs > (await lastWritten())) return;
  await rm(folder, {recursive: true, force: true});
  await mkdir(folder, {recursive: true});
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
  const {stdout} = await promisify(execFile)('npm', args, {
    cwd: root,
    env: npmEnvironment(),
    maxBuffer: 2 ** 26,
  });
  const [{filename, files}] = JSON.parse(stdout) as {filename: string; files: {path: string}[]}[];
  const found: Packed = {
    tarball: path.join(folder, filename),
    files: files.map((file) => file.path).sort(),
  };
  await writeFile(note, JSON.stringify(found));
}
