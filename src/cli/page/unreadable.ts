/** A page that is not read at all: it is not there, or reading it would take for ever. Said in words, with an exit status of its own. */
export class Unreadable extends Error {}

/** The exit status of a command that could not read all of its pages. */
export const UNREADABLE = 3;
