/** Where the tiles, melds and marks of a seat stand, so that a fault of its hand can be pointed at. */
import type {HandPlaces, Hand} from '../../core/notation/hand.js';
import type {Place} from '../../core/situation/place.js';
import {isRed, kindName, kindOf, tileName, type Tile} from '../../core/tiles/tile.js';

/** Takes the place of a tile, of a kind of meld or of a mark; of several, the last one stays. */
export type KeepPlace = (name: string, place: Place) => void;

/** Keeps the places of a hand whose text begins at an offset. A tile of a meld stands where the meld begins. */
export function keepHand(
  {hand, places}: {readonly hand: Hand; readonly places: HandPlaces},
  offset: number,
  keep: KeepPlace,
): void {
  for (const [i, {kind, tiles}] of hand.melds.entries()) {
    const place = moved(places.melds[i], offset);
    keep(kind, place);
    for (const tile of tiles) keepTile(tile, place, keep);
  }
  keepTiles(hand.tiles, places.tiles, {offset, keep});
  keepTiles(hand.flowers, places.flowers, {offset, keep});
  if (hand.win !== undefined && places.win) keepTiles([hand.win], [places.win], {offset, keep});
}

/** Keeps where each tile stands. */
export function keepTiles(
  tiles: readonly Tile[],
  places: readonly Place[],
  {offset, keep}: {readonly offset: number; readonly keep: KeepPlace},
): void {
  for (const [i, tile] of tiles.entries()) keepTile(tile, moved(places[i], offset), keep);
}

const moved = ({start, end}: Place, by: number): Place => ({start: start + by, end: end + by});

function keepTile(tile: Tile, place: Place, keep: KeepPlace): void {
  keep(tileName(tile), place);
  if (isRed(tile)) keep(kindName(kindOf(tile)), place);
}
