/** Where the tiles, melds and marks of a seat stand, so that a fault of its hand can be pointed at. */
import type {HandPlaces, Hand} from '../../core/notation/hand.js';
import type {Place} from '../../core/situation/place.js';
import {isRed, kindName, kindOf, tileName, type Tile} from '../../core/tiles/tile.js';

/** Takes the word in which a tile, a kind of meld or a mark stands; of several words, the last one stays. */
export type KeepPlace = (name: string, place: Place) => void;

/** Keeps the places of a hand whose text begins at an offset. */
export function keepHand(
  {hand, places}: {readonly hand: Hand; readonly places: HandPlaces},
  text: string,
  offset: number,
  keep: KeepPlace,
): void {
  for (const [i, {kind, tiles}] of hand.melds.entries()) {
    const place = {start: offset + places.melds[i].start, end: offset + places.melds[i].end};
    keep(kind, place);
    for (const tile of tiles) keepTile(tile, place, keep);
  }
  keepTiles(hand.tiles, places.tiles, {text, offset, keep});
  keepTiles(hand.flowers, places.flowers, {text, offset, keep});
  if (hand.win !== undefined && places.win) keepTiles([hand.win], [places.win], {text, offset, keep});
}

/** Keeps for each tile the word in which it stands. */
export function keepTiles(
  tiles: readonly Tile[],
  places: readonly Place[],
  {text, offset, keep}: {readonly text: string; readonly offset: number; readonly keep: KeepPlace},
): void {
  let start = offset;
  let seen = offset;
  for (const [i, tile] of tiles.entries()) {
    for (; seen < offset + places[i].start; seen++)
      if (!text.charAt(seen).trim() || ']|'.includes(text.charAt(seen))) start = seen + 1;
    keepTile(tile, {start, end: offset + places[i].end}, keep);
  }
}

function keepTile(tile: Tile, place: Place, keep: KeepPlace): void {
  keep(tileName(tile), place);
  if (isRed(tile)) keep(kindName(kindOf(tile)), place);
}
