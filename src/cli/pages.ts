/**
 * Reads the files that a command is given, one after the other. A file that cannot be read or written is reported, and
 * the others follow.
 */
import {readFile, stat} from 'node:fs/promises';
import {gunzipSync} from 'node:zlib';
import {decode, type Decoded} from './page/encoding.js';
import {remark} from './output.js';
import type {Args} from './args.js';
import {isFolder, pagesIn} from './page-files.js';
import {formatFor, PIPE} from './page-names.js';
import {MOST_LONG} from './page/html.js';
import {Unreadable, Unwritable, type Why} from './page/unreadable.js';
import type {FileWords} from './words/index.js';

/** The reasons for the system's errors on files. */
const WHY: Readonly<Partial<Record<string, Why>>> = {
  ENOENT: ({noFile}) => noFile,
  ENOTDIR: ({noFile}) => noFile,
  EISDIR: ({isFolder}) => isFolder,
  EACCES: ({locked}) => locked,
  EPERM: ({locked}) => locked,
  ENAMETOOLONG: ({nameTooLong}) => nameTooLong,
  ELOOP: ({linksInCircle}) => linksInCircle,
};

/** A file of more bytes has too many characters, whatever its encoding: a character has four bytes at most. */
const MOST_BYTES = 4 * MOST_LONG;

/** @throws {Unreadable} for a missing file, one that may not be read, and what is no file */
async function bytesOf(file: string): Promise<Uint8Array> {
  try {
    return gunzipped(file === PIPE ? await standardInput() : await contentOf(file));
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    const {code = '', message} = error as NodeJS.ErrnoException;
    throw new Unreadable(WHY[code] ?? (() => message));
  }
}

/** Names of what the shell has opened for the command: pipes that end. */
const OPENED = /^\/(?:dev\/(?:stdin$|fd\/)|proc\/(?:self|\d+)\/fd\/)/;

/** @throws {Unreadable} for what may have no end: a pipe with a name, a device */
async function contentOf(file: string): Promise<Uint8Array> {
  const found = await stat(file);
  if (!found.isFile() && !found.isDirectory() && !OPENED.test(file))
    throw new Unreadable(({notAFile}) => notAFile);
  if (found.size > MOST_BYTES) throw new Unreadable(({pageTooLong}) => pageTooLong(MOST_LONG / 1e6));
  return await readFile(file);
}

/** The bytes of a file that gzip has packed, unpacked; those of any other file as they are. */
function gunzipped(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes, {maxOutputLength: MOST_BYTES});
  } catch {
    return bytes;
  }
}

async function standardInput(): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of process.stdin) pieces.push(Buffer.from(piece as Uint8Array));
  return Buffer.concat(pieces);
}

/** Receives the text of each file, and how the file holds it. */
type Look = (file: string, source: string, held: Decoded) => Promise<void>;

/**
 * Reads the pages of a command line; of a folder, all pages in it.
 * @returns whether all of them could be read, and written where `look` writes
 */
export async function eachPage({words, given, says}: Args, look: Look): Promise<boolean> {
  const isHtml = (file: string): boolean => ['html', 'xml'].includes(formatFor(file, given.format));
  let all = true;
  for (const word of words) {
    const files = (await isFolder(word)) ? await pagesIn(word) : [word];
    if (!files.length) remark(says.files.notRead(word, says.files.noPages));
    const read = await each(files, says.files, isHtml, look);
    all &&= read && files.length > 0;
  }
  return all;
}

/** Reads texts in our own notations. @returns whether all of them could be read */
export const eachText = (files: readonly string[], says: FileWords, look: Look): Promise<boolean> =>
  each(files, says, () => false, look);

/** @param isHtml whether a file is HTML or XML, which may name its encoding */
async function each(
  files: readonly string[],
  says: FileWords,
  isHtml: (file: string) => boolean,
  look: Look,
): Promise<boolean> {
  let all = true;
  for (const file of files) {
    try {
      const held = decode(await bytesOf(file), isHtml(file));
      await look(file, held.text, held);
    } catch (error) {
      if (error instanceof Unreadable) remark(says.notRead(file, error.why(says)));
      else if (error instanceof Unwritable) remark(says.notWritten(file, error.why(says)));
      else throw error;
      all = false;
    }
  }
  return all;
}
