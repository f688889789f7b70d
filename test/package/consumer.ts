/** A project that uses the package: the tarball is installed with its dependencies. */
import {cp, mkdir, readFile, rm, symlink} from 'node:fs/promises';
import path from 'node:path';
import {bin, packed, root} from './packed.js';

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

/**
 * A project that has installed the package.
 * @param name the project's folder; each test file has its own, since they run side by side
 * @param packages further packages of the project, copied from this one
 */
export async function install(name: string, packages: readonly string[] = []): Promise<Consumer> {
  const home = path.join(root, '.build/consumers', name);
  // npm may still be writing there if a run before was cut short
  const remove = () => rm(home, {recursive: true, force: true, maxRetries: 10, retryDelay: 200});
  await remove();
  const {tarball, files, project} = await packed();
  await cp(project, home, {recursive: true, verbatimSymlinks: true});
  for (const one of packages) {
    const at = path.join(home, 'node_modules', one);
    await mkdir(path.dirname(at), {recursive: true});
    await symlink(bin(one), at, 'junction');
  }
  const installed = path.join(home, 'node_modules/mahjong-elements');
  return {home, installed, tarball, files, remove};
}

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
