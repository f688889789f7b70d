import {CHOW, KONG, PAIR, PUNG, lowestOf, typeOf, type GroupCode} from '../tiles/group.js';
import {rankOf, type Kind} from '../tiles/tile.js';

/** How a tile completes a group: a chow at its end, in its middle or on either side, a pair, a triplet. */
export type WaitForm = 'none' | 'edge' | 'closed' | 'two-sided' | 'pair' | 'pung' | 'special';

/** How a tile waits for a group that it completed: by its place in a chow, as a pair, or as a pung. */
export function waitForm(code: GroupCode, kind: Kind): WaitForm {
  switch (typeOf(code)) {
    case PAIR:
      return 'pair';
    case PUNG:
    case KONG:
      return 'pung';
    case CHOW: {
      const at = kind - lowestOf(code);
      if (at === 1) return 'closed';
      const low = rankOf(lowestOf(code));
      return (at === 2 && low === 1) || (at === 0 && low === 7) ? 'edge' : 'two-sided';
    }
    default:
      return 'special';
  }
}
