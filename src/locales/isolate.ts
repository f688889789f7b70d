/** Marks names in another language with two invisible characters, U+2068 and U+2069. */
import type {TileStrings} from './strings.js';

/** A name for use in a text; enclosed in the two characters if it is in another language. */
export const isolate = (name: string, {foreign}: TileStrings): string =>
  foreign ? `\u2068${name}\u2069` : name;

/** Matches an isolated name; `split` by it puts a name at every second place. */
export const ISOLATED = /\u2068([^\u2069]*)\u2069/;

/** The two characters themselves. */
export const ISOLATES = /[\u2068\u2069]/g;
