import {CHOW, KONG, PAIR, PUNG, lowestOf, typeOf, type GroupCode} from '../tiles/group.js';
import {rankOf, type Kind} from '../tiles/tile.js';

/** How a tile completes a group: at an end of a chow, in its middle, on either side; as a pair, or as a triplet. */
export type WaitForm = 'none' | 'edge' | 'closed' | 'two-sided' | 'pair' | 'pung' | 'special';

/** The form of the wait for a tile that completed a group. */
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
