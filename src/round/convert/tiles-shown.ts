/** The tile that a player has just drawn, and the tile that others may take, as the moves of a hand tell them. */
import type {Seat} from '../../core/situation/situation.js';
import type {Tile} from '../../core/tiles/tile.js';
import type {RecordMove} from '../record/record.js';
import {meldIn, tileIn} from '../text/tiles.js';

/** A tile and whose it is. */
export interface TileOfSeat {
  readonly seat: Seat;
  readonly tile?: Tile;
}

/** Follows the moves of a hand. Moves that were not made are not for it. */
export class TilesShown {
  /** Who has drawn and done nothing since, and the tile. */
  drawn: TileOfSeat | undefined;
  /** The tile that was discarded, set aside or melded as a kong, until somebody draws or calls. */
  open: TileOfSeat | undefined;

  follow({seat, do: name, tile, meld}: RecordMove): void {
    const {drawn} = this;
    switch (name) {
      case 'draw':
        this.drawn = {seat, tile: tileIn(tile)};
        this.open = undefined;
        return;
      case 'discard':
      case 'out':
        this.drawn = undefined;
        this.open = {seat, tile: tileIn(tile) ?? (drawn?.seat === seat ? drawn.tile : undefined)};
        return;
      case 'chow':
      case 'pung':
      case 'kong': {
        const set = meldIn(meld);
        const isCalled = set?.open === true && !set.added;
        this.drawn = undefined;
        this.open = isCalled ? undefined : {seat, tile: set?.tiles.at(-1)};
      }
    }
  }
}
