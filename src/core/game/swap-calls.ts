/** 喰い替え: the kinds that may not be discarded after a call. */
import type {Kind} from '../tiles/tile.js';
import type {CallOfKind as Call} from './flow.js';

/** The tile that was called. */
export const sameTile = ({called}: Call): readonly Kind[] => [called];

/**
 * The called tile; after a chow at one end, also the tile at the other end: after calling 3 for 45, neither 3 nor 6.
 */
export function bothEnds({kind, called, lowest}: Call): readonly Kind[] {
  if (kind !== 'chow') return [called];
  if (called === lowest && lowest % 9 < 6) return [called, called + 3];
  if (called === lowest + 2 && lowest % 9 > 0) return [called, called - 3];
  return [called];
}

/** The banned kinds under a house rule: none, the same tile, or both ends. */
export const swapBans = (call: Call, agreed: unknown): readonly Kind[] =>
  agreed === 'bothEnds' ? bothEnds(call) : agreed === 'sameTile' ? sameTile(call) : [];
