/** Moves on tiles: what the referee is asked about. `text/move.ts` reads them from a record and writes them. */
import type {Meld} from '../../core/notation/hand.js';
import type {Tile} from '../../core/tiles/tile.js';
import type {MoveName} from './record.js';

/** One move of one seat. */
export interface Move {
  readonly do: MoveName;
  /** The tile drawn, discarded, set aside or won on. A discard without it is the drawn tile. */
  readonly tile?: Tile;
  /** A chow, pung or kong, with the called tile where it is one. */
  readonly meld?: Meld;
  /** Set where the hand is hidden and only the public part was checked. */
  readonly unsure?: true;
}
