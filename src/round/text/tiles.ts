/** Reads the tiles and melds of a record, and writes them. */
import {CANONICAL, spellMeld} from '../../core/notation/spell.js';
import {parseHand, tilesIn} from '../../core/notation/parse.js';
import type {Meld} from '../../core/notation/hand.js';
import {FLOWER, RED, tileName, type Tile} from '../../core/tiles/tile.js';
import {isFault} from '../../core/situation/result.js';
import {ALL_KINDS} from '../../core/tiles/kind-sets.js';

/** The names of single tiles, which most moves consist of. */
const NAMED: ReadonlyMap<string, Tile> = new Map(
  [...Array(FLOWER + 8).keys(), ...ALL_KINDS.map((kind) => kind | RED)].map((tile) => [tileName(tile), tile]),
);

/** The tile of a text that holds exactly one; otherwise undefined. */
export function tileIn(text: string | undefined): Tile | undefined {
  if (text === undefined) return undefined;
  const known = NAMED.get(text);
  if (known !== undefined) return known;
  const tiles = tilesIn(text);
  return tiles.length === 1 ? tiles[0] : undefined;
}

/** The meld of a text that holds exactly one; otherwise undefined. */
export function meldIn(text: string | undefined): Meld | undefined {
  if (text === undefined) return undefined;
  const found = parseHand(text);
  const hand = isFault(found) ? undefined : found.hand;
  const alone = hand?.melds.length === 1 && !hand.tiles.length && hand.win === undefined;
  return alone && !hand.flowers.length ? hand.melds[0] : undefined;
}

/** A meld as canonical text. */
export const meldText = (meld: Meld): string => spellMeld(meld, CANONICAL);
