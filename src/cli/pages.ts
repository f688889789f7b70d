/**
 * Reads the pages that a command is given, one after the other. A page that cannot be read is reported, and the others
 * follow.
 */
import {readFile} from 'node:fs/promises';
import type {Format} from './page/find.js';
import {Unreadable} from './page/unreadable.js';

/** The format of a file, by its name. */
export function formatOf(file: string): Format {
  if (/\.mdx$/i.test(file)) return 'mdx';
  return /\.(md|markdown)$/i.test(file) ? 'md' : 'html';
}

/** Whether a word of a command names a page. */
export const isPage = (word: string): boolean => /\.(x?html?|mdx?|markdown)$/i.test(word);

/** Messages for the system's errors on files. */
const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'is a folder',
  EACCES: 'may not be read',
  EPERM: 'may not be read',
};

/** @throws {Unreadable} for a missing file, or one that may not be read */
async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const {code = '', message} = error as NodeJS.ErrnoException;
    throw new Unreadable(WHY[code] ?? message);
  }
}

/** @returns whether all of them could be read */
export async function eachPage(
  files: readonly string[],
  look: (file: string, source: string) => Promise<void>,
): Promise<boolean> {
  let all = true;
  for (const file of files) {
    try {
      await look(file, await textOf(file));
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      process.stderr.write(`${file}: not read: ${error.message}\n`);
      all = false;
    }
  }
  return all;
}
