/** Turns tiles into the texts of a position, and back. */
import {CANONICAL, spellMeld, spellTiles} from '../../core/notation/spell.js';
import {parseHand, parseTiles} from '../../core/notation/parse.js';
import type {Meld as HandMeld} from '../../core/notation/hand.js';
import {FACE_DOWN, isRed, kindOf, tileName, type Kind, type Tile} from '../../core/tiles/tile.js';

/** Texts read before; a game has few different ones. */
const read = new Map<string, readonly Tile[]>();
const MOST = 20_000;

/** The tiles of a text in canonical notation; none for a text that cannot be read. */
export function tilesIn(text: string): readonly Tile[] {
  const known = read.get(text);
  if (known) return known;
  const found = parseTiles(text);
  const tiles = 'fault' in found ? [] : found.tiles;
  if (read.size >= MOST) read.clear();
  read.set(text, tiles);
  return tiles;
}

/** The tile of a text that holds exactly one; otherwise undefined. */
export function tileIn(text: string | undefined): Tile | undefined {
  const tiles = text === undefined ? [] : tilesIn(text);
  return tiles.length === 1 ? tiles[0] : undefined;
}

/** The kind of the first tile in a text; -1 where there is none. */
export const kindIn = (text: string | undefined): Kind => {
  const tile = tileIn(text);
  return tile === undefined ? -1 : kindOf(tile);
};

/** Sorts tiles in tile order, a red one after its fellows. */
const inOrder = (a: Tile, b: Tile): number => kindOf(a) - kindOf(b) || a - b;

/** Tiles as canonical text, in order. */
export function textOf(tiles: readonly Tile[]): string {
  const sorted = [...tiles].sort(inOrder);
  const text = spellTiles(sorted, CANONICAL);
  if (read.size < MOST) read.set(text, sorted);
  return text;
}

/** Tiles as canonical text, in the order given. */
export const textAsIs = (tiles: readonly Tile[]): string => spellTiles(tiles, CANONICAL);

/** The tiles without some of them; undefined if one of these is missing. */
export function without(tiles: readonly Tile[], some: readonly Tile[]): Tile[] | undefined {
  const left = [...tiles];
  for (const tile of some) {
    const at = left.indexOf(tile);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}

/** How many of these tiles are of a kind. */
export const countOf = (tiles: readonly Tile[], kind: Kind): number =>
  tiles.reduce((n, tile) => (kindOf(tile) === kind ? n + 1 : n), 0);

/** All tiles of a kind, plain ones first. */
export const ofKind = (tiles: readonly Tile[], kind: Kind): Tile[] =>
  tiles.filter((tile) => kindOf(tile) === kind).sort(inOrder);

const melds = new Map<string, HandMeld | undefined>();

/** The meld of a text that holds exactly one; otherwise undefined. */
export function meldIn(text: string | undefined): HandMeld | undefined {
  if (text === undefined) return undefined;
  if (melds.has(text)) return melds.get(text);
  const found = parseHand(text);
  const hand = 'fault' in found ? undefined : found.hand;
  const alone = hand?.melds.length === 1 && !hand.tiles.length && hand.win === undefined;
  const meld = alone && !hand.flowers.length ? hand.melds[0] : undefined;
  if (melds.size >= MOST) melds.clear();
  melds.set(text, meld);
  return meld;
}

/** A meld as canonical text. */
export const meldText = (meld: HandMeld): string => spellMeld(meld, CANONICAL);

/** Whether some tiles lie face down. */
export const isHidden = (tiles: readonly Tile[]): boolean => tiles.includes(FACE_DOWN);

export {isRed, tileName};
