/** A project of somebody who uses the package: the tarball, unpacked beside what it depends on. */
import {execFile} from 'node:child_process';
import {mkdir, readFile, rm, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';

export const run = promisify(execFile);
export const root = path.join(import.meta.dirname, '../..');
export const bin = (name: string): string => path.join(root, 'node_modules', name);

export interface Consumer {
  /** The project's folder. */
  home: string;
  /** The package in it. */
  installed: string;
  tarball: string;
  /** What the tarball holds, sorted. */
  files: string[];
  remove(): Promise<void>;
}

interface Packed {
  filename: string;
  files: {path: string}[];
}

/**
 * @param name of the project's folder: one for each file of tests, which run side by side
 * @param packages what the project has beside the package, from this project's own
 */
export async function install(name: string, packages: readonly string[] = []): Promise<Consumer> {
  const home = path.join(root, '.build/consumers', name);
  const installed = path.join(home, 'node_modules/mahjong-elements');
  await rm(home, {recursive: true, force: true});
  await mkdir(installed, {recursive: true});
  const pack = ['pack', '--json', '--ignore-scripts', '--pack-destination', home];
  const {stdout} = await run('npm', pack, {cwd: root, maxBuffer: 2 ** 26});
  const [packed] = JSON.parse(stdout) as Packed[];
  const tarball = path.join(home, packed.filename);
  await run('tar', ['xzf', tarball, '--strip-components', '1', '-C', installed]);
  for (const one of ['lit', '@lit', 'lit-html', 'lit-element', ...packages]) {
    const at = path.join(home, 'node_modules', one);
    await mkdir(path.dirname(at), {recursive: true});
    await symlink(path.join(root, 'node_modules', one), at, 'junction');
  }
  await writeFile(path.join(home, 'package.json'), '{"type": "module"}');
  const files = packed.files.map((file) => file.path).sort();
  return {home, installed, tarball, files, remove: () => rm(home, {recursive: true, force: true})};
}

type Target = string | {types: string; default: string};

/** Everything that may be imported: by what name, and which file of the package it is. */
export async function exportsOf({installed, files}: Consumer): Promise<[specifier: string, file: string][]> {
  const {exports} = JSON.parse(await readFile(path.join(installed, 'package.json'), 'utf8')) as {
    exports: Record<string, Target>;
  };
  return Object.entries(exports).flatMap(([name, target]) => {
    const file = (typeof target === 'string' ? target : target.default).slice('./'.length);
    const [before, after] = file.split('*');
    if (after === undefined) return [[name.replace('.', 'mahjong-elements'), file] as [string, string]];
    return files
      .filter((one) => one.startsWith(before) && one.endsWith(after))
      .map((one): [string, string] => {
        const star = one.slice(before.length, one.length - after.length);
        return [name.replace('.', 'mahjong-elements').replace('*', star), one];
      });
  });
}
