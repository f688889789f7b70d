/** Tiles in a text stand between two characters that no text has, so that each reader gets them in his way. */
import {tilesIn} from '../core/notation/parse.js';
import type {Tile} from '../core/tiles/tile.js';

const OPEN = '\uE000';
const CLOSE = '\uE001';
const MARKED = /\uE000([^\uE001]*)\uE001/;

/** Tiles in notation, for a text. */
export const marked = (tiles: string): string => OPEN + tiles + CLOSE;

/** A text in pieces: words, and runs of tiles in notation. */
export const pieces = (text: string): (string | {readonly tiles: string})[] =>
  text.split(MARKED).map((piece, at) => (at % 2 ? {tiles: piece} : piece));

/** The text with each run of tiles as something else makes it. */
export const withTiles = (text: string, say: (tiles: readonly Tile[], notation: string) => string): string =>
  pieces(text)
    .map((piece) => (typeof piece === 'string' ? piece : say(tilesIn(piece.tiles), piece.tiles)))
    .join('');

/** The text with tiles in notation. */
export const inNotation = (text: string): string => withTiles(text, (_, notation) => notation);
