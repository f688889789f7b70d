/** Reads hands as readers write them: pasted, also in notations that attributes have to name, and typed tile by tile. */
import type {Circumstances} from '../../core/notation/gb.js';
import {NOTATIONS} from '../../core/notation/notations.js';
import {parseHand, parseTiles} from '../../core/notation/parse.js';
import {isFault} from '../../core/situation/result.js';
import {FACE_DOWN, type Tile} from '../../core/tiles/tile.js';

/** A pasted text in our notation, and what it says besides the tiles. */
export interface PastedHand {
  readonly hand: string;
  readonly said?: Circumstances;
}

/** The text in our notation, translated if it was in another one. */
export async function readAny(text: string): Promise<PastedHand> {
  if (!isFault(parseHand(text))) return {hand: text};
  const {translateHand} = await import('../../core/notation/by-name.js');
  for (const notation of NOTATIONS) {
    const read = translateHand(text.trim(), notation);
    if ('hand' in read) return read;
  }
  return {hand: text};
}

/** The tiles; `more` where they are incomplete; undefined where the text is no tile. */
export type Typed = readonly Tile[] | 'more' | undefined;

/** Reads typed characters. Ranks wait for their suit, a red mark for its tile; honors need no capital. */
export function readTyped(text: string): Typed {
  if (/^[r\d]+$/.test(text)) return 'more';
  const read = parseTiles(/^[a-z]$/.test(text) ? text.toUpperCase() : text.replace(/^r[a-z]$/, upperLast));
  return isFault(read) || !read.tiles.length || read.tiles.includes(FACE_DOWN) ? undefined : read.tiles;
}

const upperLast = (text: string): string => `r${text.slice(1).toUpperCase()}`;
