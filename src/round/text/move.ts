/** Reads the moves of a record onto tiles, and writes them. */
import type {Meld} from '../../core/notation/hand.js';
import type {Move} from '../record/move.js';
import type {MoveText} from '../record/record.js';
import {meldIn, meldText, tileIn} from './tiles.js';
import {tileName} from '../../core/tiles/tile.js';

/**
 * Reads a move.
 * @returns the move, or the text that is no tile. A text that is no meld gives a move without one, which is not legal.
 */
export function readMove({do: name, tile, meld}: MoveText): Move | {readonly unread: string} {
  const found = tileIn(tile);
  // without a tile at all, a discard is the drawn one
  if (tile && found === undefined) return {unread: tile};
  const laid: Meld | undefined = meldIn(meld);
  return {do: name, ...(found !== undefined && {tile: found}), ...(laid && {meld: laid})};
}

/** Writes a move. */
export const writeMove = ({do: name, tile, meld}: Move): MoveText => ({
  do: name,
  ...(tile !== undefined && {tile: tileName(tile)}),
  ...(meld && {meld: meldText(meld)}),
});
