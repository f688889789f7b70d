/** How tiles of a table lie, by what is known of them. */
import type {LaidGroup} from '../../art/layout.js';
import type {Seat} from '../../core/situation/situation.js';
import type {Tile} from '../../core/tiles/tile.js';
import type {RiverTile, Shown} from './shown.js';
import type {RunTile} from './tile-run.js';

/** A tile held or set aside. */
export const ownTile = ({marks}: Shown, seat: Seat, tile: Tile): RunTile => ({
  tile,
  look: marks.has(seat, tile) ? 'marked' : '',
});

/** A discard. */
export function riverTile(
  {tile, n, drawn, declared, by, open, marked}: RiverTile,
  numbers: boolean,
): RunTile {
  const look = [
    declared && 'sideways',
    drawn && 'slid',
    by && 'taken',
    open && 'open',
    marked && 'marked',
  ].filter(Boolean);
  return {tile, look: look.join(' '), ...(numbers && {n})};
}

/** The tiles of a meld as they lie: the called one turned to whom it came from, an added one on top of it. */
export function meldTiles({marks}: Shown, seat: Seat, {tiles}: LaidGroup): RunTile[] {
  const laid = ({tile, sideways, standing, added}: LaidGroup['tiles'][number]): RunTile => ({
    tile,
    look: [sideways && 'sideways', standing && 'standing', marks.has(seat, tile) && 'marked']
      .filter(Boolean)
      .join(' '),
    ...(added && {added: laid(added)}),
  });
  return tiles.map(laid);
}
