/** What several games ask about the moment of a win. */
import type {Moment} from './flow.js';

/** Whether the win is on the last tile: an ordinary draw that leaves none, or the discard after it. */
export const isLastTile = ({by, left, repl}: Moment): boolean =>
  left === 0 && (by === 'discard' || (by === 'self' && !repl));

/**
 * The circumstance of a win on the first draw or before it, as most games have it: of the dealer on the deal, of another player on the
 * first draw, of another player on a discard before it; each if nobody has called or declared a kong.
 */
export function firstTurnFlag(m: Moment): 'heavenly' | 'earthly' | 'human' | undefined {
  if (m.called || m.konged4 || !m.noDiscard) return undefined;
  if (m.isDealer) return m.by === 'self' && m.turns === 0 ? 'heavenly' : undefined;
  if (m.by === 'self') return m.turns === 1 ? 'earthly' : undefined;
  return m.by === 'discard' && m.turns === 0 ? 'human' : undefined;
}
