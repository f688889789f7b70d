/** Writes files whole or not at all: beside the old file first, which the new one then replaces. */
import {createHash, randomBytes} from 'node:crypto';
import {
  access,
  constants,
  lstat,
  open,
  readdir,
  readlink,
  realpath,
  rename,
  stat,
  unlink,
  writeFile,
} from 'node:fs/promises';
import {unlinkSync, writeFileSync, type Stats} from 'node:fs';
import {hostname} from 'node:os';
import path from 'node:path';
import {Unwritable, type Why} from './page/unreadable.js';

/** The reasons for the system's errors. */
const WHY: Readonly<Partial<Record<string, Why>>> = {
  ENOENT: ({noFolder}) => noFolder,
  ENOTDIR: ({noFolder}) => noFolder,
  EISDIR: ({isFolder}) => isFolder,
  EACCES: ({folderLocked}) => folderLocked,
  EPERM: ({folderLocked}) => folderLocked,
  EROFS: ({diskLocked}) => diskLocked,
  ENOSPC: ({diskFull}) => diskFull,
  EDQUOT: ({diskFull}) => diskFull,
  ENAMETOOLONG: ({nameTooLong}) => nameTooLong,
  EFBIG: ({tooLarge}) => tooLarge,
  ELOOP: ({linksInCircle}) => linksInCircle,
};

/** Why a file could not be written. For another error it is what the system says. */
export const whyUnwritten = ({code = '', message}: NodeJS.ErrnoException): Why =>
  WHY[code] ?? (() => message);

/** The bits of a file's mode that allow somebody to write. */
const WRITABLE = 0o222;

/**
 * Writes a file. Until the new one is complete, the old one stays as it was. A link is followed only to a file in the
 * folder of the link, or below it.
 * @throws {Unwritable} for a file that cannot be written, or must not be
 */
export async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  try {
    const {target, old} = await placeFor(file);
    // a pipe, a terminal, a device: there is nothing to replace
    if (old && !old.isFile()) return await writeFile(target, content);
    await replace(target, content, old);
  } catch (error) {
    throw unwritable(error);
  }
}

/**
 * Finds out before long work whether a file can be written after it.
 * @throws {Unwritable} for a file that cannot be written now, or must not be
 */
export async function mustBeWritable(file: string): Promise<void> {
  try {
    const {target, old} = await placeFor(file);
    if (!old || old.isFile()) await access(path.dirname(target), constants.W_OK);
  } catch (error) {
    throw unwritable(error);
  }
}

const unwritable = (error: unknown): Unwritable =>
  error instanceof Unwritable ? error : new Unwritable(whyUnwritten(error as NodeJS.ErrnoException));

/** Where a file is to be written, and what lies there. @throws {Unwritable} for a file that must not be written */
async function placeFor(file: string): Promise<{readonly target: string; readonly old: Stats | undefined}> {
  const target = await targetOf(file);
  const old = await stat(target).catch(missing);
  if (old?.isDirectory()) throw new Unwritable((says) => says.isFolder);
  if (old?.isFile() && (!(old.mode & WRITABLE) || !(await mayWrite(target))))
    throw new Unwritable((says) => says.readOnly);
  return {target, old};
}

/** Whether the system lets this user write a file. Who may write the folder could replace files of others. */
async function mayWrite(file: string): Promise<boolean> {
  try {
    await access(file, constants.W_OK);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EACCES') return false;
    throw error;
  }
}

/** Whether a file has no entry in its folder. */
function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/**
 * The place of the file itself, without links.
 * @throws {Unwritable} for a link out of its folder, or to no file
 */
async function targetOf(file: string): Promise<string> {
  const folder = await realpath(path.dirname(file));
  const named = path.join(folder, path.basename(file));
  const entry = await lstat(named).catch(missing);
  if (!entry?.isSymbolicLink()) return named;
  const target = await realpath(named).catch(missing);
  if (target === undefined) {
    const missed = await readlink(named);
    throw new Unwritable((says) => says.linkToNothing(missed));
  }
  const isFile = (await stat(target)).isFile();
  if (isFile && isOutside(path.relative(folder, target)))
    throw new Unwritable((says) => says.linkOutside(target));
  return target;
}

/** Whether a path that is relative to a folder leads out of it, or to another disk. */
const isOutside = (relative: string): boolean =>
  path.isAbsolute(relative) || relative.split(path.sep)[0] === '..';

/** Writes a new file beside the old one, and puts it in its place. */
async function replace(
  target: string,
  content: string | Buffer,
  old: {readonly mode: number; readonly uid: number; readonly gid: number} | undefined,
): Promise<void> {
  const folder = path.dirname(target);
  await removeLeft(folder);
  const beside = path.join(folder, `.mj-${MACHINE}-${process.pid}-${randomBytes(6).toString('hex')}.tmp`);
  const stop = removedBySignals(beside);
  try {
    // made at once: a signal that came while the system was making it would not find it. Until it has the mode of the old
    // file nobody else may read it
    writeFileSync(beside, '', {flag: 'wx', ...(old && {mode: 0o600})});
    const handle = await open(beside, 'r+');
    try {
      await handle.writeFile(content);
      if (old) {
        // the owner can be kept only where the system allows it
        await handle.chown(old.uid, old.gid).catch(() => undefined);
        await handle.chmod(old.mode);
      }
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(beside, target);
  } catch (error) {
    await unlink(beside).catch(missing);
    throw error;
  } finally {
    stop();
  }
}

/** Names this machine: a folder may be shared with others, whose commands have numbers of their own. */
const MACHINE = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);
const LEFT = new RegExp(`^\\.mj-${MACHINE}-(\\d+)-[0-9a-f]{12}\\.tmp$`);

/** Removes what commands of this machine left that were killed while they wrote. */
async function removeLeft(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const process = LEFT.exec(name)?.[1];
    if (process !== undefined && !isRunning(Number(process)))
      await unlink(path.join(folder, name)).catch(() => undefined);
  }
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The new files that are not complete yet, or not in their place. */
const unfinished = new Set<string>();

/**
 * Removes the unfinished files, and lets the signal end the command. From the first file on the command always listens:
 * if it stopped after each file, a signal that had come but was not told yet would be lost.
 */
function endBySignal(signal: NodeJS.Signals): void {
  for (const file of unfinished) {
    try {
      unlinkSync(file);
    } catch {
      // it was not there yet, or is in its place already
    }
  }
  for (const one of SIGNALS) process.off(one, endBySignal);
  process.kill(process.pid, signal);
}

/** Lets a signal that ends the command remove a file. @returns a function that ends it */
function removedBySignals(file: string): () => void {
  for (const signal of SIGNALS) {
    if (!process.listeners(signal).includes(endBySignal)) process.on(signal, endBySignal);
  }
  unfinished.add(file);
  return () => unfinished.delete(file);
}
