/** Marks tiles in a text by two characters that no text contains, so that each output can show them its own way. */
import {tilesIn} from '../core/notation/parse.js';
import type {Tile} from '../core/tiles/tile.js';

const OPEN = '\uE000';
const CLOSE = '\uE001';
/** Tiles, with the brackets and the punctuation beside them. */
const MARKED = /([(（「『]*)\uE000([^\uE001]*)\uE001([)）」』,，、。.:：;；]*)/;

/** Tiles in notation, and what stays on one line with the first and the last of them. */
export interface TileRun {
  readonly before: string;
  readonly tiles: string;
  readonly after: string;
}

/** Marks tiles, given in notation. */
export const marked = (tiles: string): string => OPEN + tiles + CLOSE;

/** Splits a text into words and runs of tiles. */
export const pieces = (text: string): (string | TileRun)[] =>
  text.split(MARKED).flatMap((piece, at, all): string | TileRun | never[] => {
    if (at % 4 === 0) return piece;
    return at % 4 === 2 ? {before: all[at - 1], tiles: piece, after: all[at + 1]} : [];
  });

/** The text with each run of tiles replaced by what `say` makes of it. */
export const withTiles = (text: string, say: (tiles: readonly Tile[], notation: string) => string): string =>
  pieces(text)
    .map((piece) =>
      typeof piece === 'string' ? piece : piece.before + say(tilesIn(piece.tiles), piece.tiles) + piece.after,
    )
    .join('');

/** The text with its tiles in notation. */
export const inNotation = (text: string): string => withTiles(text, (_, notation) => notation);
