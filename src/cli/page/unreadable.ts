/**
 * An input that cannot be read: the file is missing, it is not in the encoding that it names, standard input is a
 * folder, or parsing a page would take too long.
 * The message is printed, and the exit status is one of its own.
 */
export class Unreadable extends Error {}

/** A file that cannot be written, or must not be. It stays as it was. The message is printed. */
export class Unwritable extends Error {}

/** The exit status of a command that could not read all of its input, or write all of its files. */
export const UNREADABLE = 3;
