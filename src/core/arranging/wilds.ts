import type {Kind} from '../tiles/tile.js';

/** Which tiles are wild in a position, and what they may do. */
export interface Wilds {
  /** The kind whose tiles may stand for any tile. */
  readonly wild: Kind;
  /** Other kinds whose tiles may do so too. */
  readonly also?: readonly Kind[];
  /** The kind whose tiles may stand for the wild kind's own face; -1 for none. */
  readonly standIn: Kind;
  /** Whether a wild tile may be a fifth tile of a kind. */
  readonly fifths: boolean;
  /** Whether wild tiles may stand for others in a declared kong. */
  readonly inKongs: boolean;
}

/** All kinds whose tiles are wild. */
export const everyWild = ({wild, also = []}: Wilds): readonly Kind[] => [wild, ...also];

/** Whether the tiles of a kind are wild. */
export const isWild = (wilds: Wilds | undefined, kind: Kind): boolean =>
  wilds !== undefined && (kind === wilds.wild || wilds.also?.includes(kind) === true);

/** How many of the counted tiles are wild. */
export function wildsAmong({wild, also}: Wilds, counts: ArrayLike<number>): number {
  let n = counts[wild];
  if (also) for (const kind of also) n += counts[kind];
  return n;
}
