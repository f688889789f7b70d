/** Reads tiles typed on a keyboard, one character after another. */
import {parseTiles} from '../../core/notation/parse.js';
import {FACE_DOWN, type Tile} from '../../core/tiles/tile.js';
import {isFault} from '../../core/situation/result.js';

/** The tiles; `more` where they are incomplete; undefined where the text is no tile. */
export type Typed = readonly Tile[] | 'more' | undefined;

/** Reads typed characters. Ranks wait for their suit, a red mark for its tile; honors need no capital. */
export function readTyped(text: string): Typed {
  if (/^[r\d]+$/.test(text)) return 'more';
  const read = parseTiles(/^[a-z]$/.test(text) ? text.toUpperCase() : text.replace(/^r[a-z]$/, upperLast));
  return isFault(read) || !read.tiles.length || read.tiles.includes(FACE_DOWN) ? undefined : read.tiles;
}

const upperLast = (text: string): string => `r${text.slice(1).toUpperCase()}`;
