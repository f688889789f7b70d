/** Marks tiles in a text by two characters that no text contains, so that each output can show them its own way. */
import {tilesIn} from '../core/notation/parse.js';
import type {Tile} from '../core/tiles/tile.js';

const OPEN = '\uE000';
const CLOSE = '\uE001';
const MARKED = /\uE000([^\uE001]*)\uE001/;

/** Marks tiles, given in notation. */
export const marked = (tiles: string): string => OPEN + tiles + CLOSE;

/** Splits a text into words and runs of tiles in notation. */
export const pieces = (text: string): (string | {readonly tiles: string})[] =>
  text.split(MARKED).map((piece, at) => (at % 2 ? {tiles: piece} : piece));

/** The text with each run of tiles replaced by what `say` makes of it. */
export const withTiles = (text: string, say: (tiles: readonly Tile[], notation: string) => string): string =>
  pieces(text)
    .map((piece) => (typeof piece === 'string' ? piece : say(tilesIn(piece.tiles), piece.tiles)))
    .join('');

/** The text with its tiles in notation. */
export const inNotation = (text: string): string => withTiles(text, (_, notation) => notation);
