/** Names of another language stand between two characters that no screen draws: U+2068 and U+2069. */
import type {TileStrings} from './strings.js';

/** A name, set apart where it is in another language than the text that it is put into. */
export const isolate = (name: string, {foreign}: TileStrings): string =>
  foreign ? `\u2068${name}\u2069` : name;

/** Splits a text: every other piece is such a name. */
export const ISOLATED = /\u2068([^\u2069]*)\u2069/;

/** The two characters themselves. */
export const ISOLATES = /[\u2068\u2069]/g;
