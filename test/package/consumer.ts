/** A project that uses the package: the tarball is installed with its dependencies, without a network. */
import {execFile} from 'node:child_process';
import {mkdir, readFile, rm, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {npmEnvironment} from '../npm-cache.mjs';
import {packed} from './packed.js';

export const run = promisify(execFile);
export const root = path.join(import.meta.dirname, '../..');
export const bin = (name: string): string => path.join(root, 'node_modules', name);

export interface Consumer {
  /** The project's folder. */
  home: string;
  /** The package in it. */
  installed: string;
  tarball: string;
  /** The files in the tarball, sorted. */
  files: string[];
  remove(): Promise<void>;
}

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

/**
 * Installs the package in a project.
 * @param name the project's folder; each test file has its own, since they run side by side
 * @param packages further packages of the project, copied from this one
 */
export async function install(name: string, packages: readonly string[] = []): Promise<Consumer> {
  const home = path.join(root, '.build/consumers', name);
  // npm may still be writing there if a run before was cut short
  const remove = () => rm(home, {recursive: true, force: true, maxRetries: 10, retryDelay: 200});
  await remove();
  await mkdir(home, {recursive: true});
  await writeFile(path.join(home, 'package.json'), '{"type": "module"}');
  const {tarball, files} = await packed();
  // dependencies are copied from here; a registry would be asked for nothing else
  const needed = [...(await needsOf(['lit', '@lit/context']))].map(bin);
  await npmIn(home, ['install', '--install-links', '--no-save', tarball, ...needed]);
  for (const one of packages) {
    const at = path.join(home, 'node_modules', one);
    await mkdir(path.dirname(at), {recursive: true});
    await symlink(bin(one), at, 'junction');
  }
  const installed = path.join(home, 'node_modules/mahjong-elements');
  return {home, installed, tarball, files, remove};
}

/** Runs npm in a project, even if npm itself started the tests in another one. */
export const npmIn = (home: string, args: readonly string[]) =>
  run('npm', ['--prefix', home, '--offline', ...args], {cwd: home, env: npmEnvironment()});

type Target = string | {types: string; default: string} | null;

/** Everything that may be imported: the specifier, and its file in the package. */
export async function exportsOf({installed, files}: Consumer): Promise<[specifier: string, file: string][]> {
  const {exports} = JSON.parse(await readFile(path.join(installed, 'package.json'), 'utf8')) as {
    exports: Record<string, Target>;
  };
  const hidden = Object.keys(exports).filter((name) => exports[name] === null);
  const isHidden = (name: string) => hidden.some((pattern) => name.startsWith(pattern.replace('*', '')));
  return Object.entries(exports).flatMap(([name, target]) => {
    if (target === null) return [];
    const file = (typeof target === 'string' ? target : target.default).slice('./'.length);
    const [before, after] = file.split('*');
    if (after === undefined) return [[name.replace('.', 'mahjong-elements'), file] as [string, string]];
    return (
      files
        .filter((one) => one.startsWith(before) && one.endsWith(after))
        // a star stands for at least one character
        .filter((one) => one.length > before.length + after.length)
        .map((one) => [name.replace('*', one.slice(before.length, one.length - after.length)), one])
        .filter(([own]) => !isHidden(own))
        .map(([own, one]): [string, string] => [own.replace('.', 'mahjong-elements'), one])
    );
  });
}
