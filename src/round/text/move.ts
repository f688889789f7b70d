/** Reads the moves of a record onto tiles, and writes them. */
import type {Meld} from '../../core/notation/hand.js';
import type {Seat} from '../../core/situation/situation.js';
import type {Draft} from '../record/draft.js';
import type {Move} from '../record/move.js';
import type {MoveText, RecordMove} from '../record/record.js';
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
  const move: Draft<Move> = {do: name};
  if (found !== undefined) move.tile = found;
  if (laid) move.meld = laid;
  return move;
}

/** Writes a move. */
export const writeMove = (move: Move): MoveText => withTiles({do: move.do}, move);

/** Writes a move of a seat as a record has it. */
export const recordMove = (seat: Seat, move: Move): RecordMove => withTiles({seat, do: move.do}, move);

function withTiles<T extends Draft<MoveText>>(text: T, {tile, meld}: Move): T {
  if (tile !== undefined) text.tile = tileName(tile);
  if (meld) text.meld = meldText(meld);
  return text;
}
