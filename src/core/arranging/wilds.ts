import type {Kind} from '../tiles/tile.js';

/** Which tiles are wild in a position, and what they may do. */
export interface Wilds {
  /** The kind whose tiles may stand for any tile. */
  readonly wild: Kind;
  /** The kind whose tiles may stand for the wild kind's own face; -1 for none. */
  readonly standIn: Kind;
  /** Whether a wild tile may be a fifth tile of a kind. */
  readonly fifths: boolean;
  /** Whether wild tiles may stand for others in a declared kong. */
  readonly inKongs: boolean;
}
