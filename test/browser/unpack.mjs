/** Unpacks what the devDependency @sparticuz/chromium carries: a Chromium for Linux on x64, its libraries, and fonts. */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {brotliDecompressSync} from 'node:zlib';

const cache = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url));

/** Writes a file beside its place, then renames it, so that another run never reads half of it. */
export function writeWhole(file, content, options) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content, options);
  renameSync(draft, file);
}

function packed() {
  try {
    const main = createRequire(import.meta.url).resolve('@sparticuz/chromium');
    return path.join(path.dirname(main), '../../bin');
  } catch {
    return undefined;
  }
}

/**
 * A folder with the contents of some archives. It is filled under another name first, so that two runs at once, or one
 * that is killed, leave nothing half made.
 * @param {string} title names the folder
 * @param {string[]} archives
 * @param {(draft: string, read: (name: string) => Buffer) => void} [fill] writes what is not an archive
 * @returns {string | undefined} the folder, or undefined if the package is not installed
 */
export function unpacked(title, archives, fill) {
  const bin = packed();
  if (!bin) return undefined;
  const {version} = JSON.parse(readFileSync(path.join(bin, '../package.json'), 'utf8'));
  const dir = path.join(cache, `${title}-${version}`);
  if (existsSync(dir)) return dir;

  const draft = `${dir}.${process.pid}`;
  const read = (name) => brotliDecompressSync(readFileSync(path.join(bin, name)));
  mkdirSync(draft, {recursive: true});
  for (const archive of archives) {
    const tar = spawnSync('tar', ['xf', '-', '-C', draft], {input: read(archive)});
    if (tar.status !== 0) throw new Error(`tar ${archive}: ${tar.error ?? tar.stderr}`);
  }
  fill?.(draft, read);
  try {
    renameSync(draft, dir);
  } catch {
    // another run was first
    rmSync(draft, {recursive: true, force: true});
  }
  return dir;
}
