import type {FileWords} from '../words/index.js';

/** Says what is wrong with a file, in the words of a language. */
export type Why = (says: FileWords) => string;

/**
 * An input that cannot be read: the file is missing, it is not in the encoding that it names, standard input is a
 * folder, or parsing a page would take too long.
 * The reason is printed, and the exit status is one of its own.
 */
export class Unreadable extends Error {
  constructor(readonly why: Why) {
    super('an input cannot be read');
  }
}

/** A file that cannot be written, or must not be. It stays as it was. The reason is printed. */
export class Unwritable extends Error {
  constructor(readonly why: Why) {
    super('a file cannot be written');
  }
}

/** The exit status of a command that could not read all of its input, or write all of its files. */
export const UNREADABLE = 3;
