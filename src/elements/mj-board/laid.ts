/** How tiles of a table lie, by what is known of them. */
import type {LaidGroup} from '../../art/layout.js';
import type {Seat} from '../../core/situation/situation.js';
import type {Tile} from '../../core/tiles/tile.js';
import type {BoardWords} from '../../locales/board/strings.js';
import type {RiverTile, ShownTable} from './shown-table.js';
import type {RunTile} from './tile-run.js';

/** A tile held or set aside. @param isLast whether the last move of the round was to draw it, or to set it aside */
export const ownTile = ({marks}: ShownTable, seat: Seat, tile: Tile, isLast = false): RunTile => ({
  tile,
  look: [marks.has(seat, tile) && 'marked', isLast && 'last'].filter(Boolean).join(' '),
});

/** A hidden tile. */
export const hiddenTile = (tile: Tile, isLast = false): RunTile => ({tile, look: isLast ? 'last' : ''});

/** A discard that lies with those of all seats: the last one names its seat. */
export const poolTile = (tile: RiverTile, numbers: boolean, winds?: BoardWords['winds']): RunTile => ({
  ...riverTile(tile, numbers),
  ...(tile.last && winds && {thrower: winds[tile.seat]}),
});

/** A discard. */
export function riverTile(
  {tile, n, drawn, declared, by, open, last, marked}: RiverTile,
  numbers: boolean,
): RunTile {
  const look = [
    declared && 'sideways',
    drawn && 'slid',
    by && 'taken',
    open && 'open',
    last && 'last',
    marked && 'marked',
  ].filter(Boolean);
  return {tile, look: look.join(' '), ...(numbers && {n})};
}

/** The tiles of a meld as they lie: the called one turned to whom it came from, an added one on top of it. */
export function meldTiles({marks}: ShownTable, seat: Seat, {tiles}: LaidGroup): RunTile[] {
  const laid = ({tile, sideways, standing, added}: LaidGroup['tiles'][number]): RunTile => ({
    tile,
    look: [sideways && 'sideways', standing && 'standing', marks.has(seat, tile) && 'marked']
      .filter(Boolean)
      .join(' '),
    ...(added && {added: laid(added)}),
  });
  return tiles.map(laid);
}
