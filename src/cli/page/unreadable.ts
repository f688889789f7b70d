/**
 * A page that cannot be read: the file is missing, or parsing it would take too long. The message is printed, and the
 * exit status is one of its own.
 */
export class Unreadable extends Error {}

/** The exit status of a command that could not read all of its pages. */
export const UNREADABLE = 3;
