/** Which kongs were made, where it matters for their replacement tile. */
import {hasFlag, type Position} from '../game/position.js';

/** Whether there is a kong of four tiles of one's own, or one added to a pung: a win on its replacement is allowed. */
export const hasOwnKong = ({hand}: Position): boolean =>
  hand.melds.some((meld) => meld.kind === 'kong' && (!meld.open || meld.added === true));

/** Whether a kong was made, of any kind. */
export const hasKong = ({hand}: Position): boolean => hand.melds.some((meld) => meld.kind === 'kong');

/** The winning tile replaced one of a kong added to a pung (加槓), as no other kong of one's own is there. */
export const replacesAddedKong = (position: Position): boolean =>
  hasFlag(position, 'replacement') &&
  hasOwnKong(position) &&
  position.hand.melds.every((meld) => meld.kind !== 'kong' || meld.open);

/** The winning tile replaced one of a kong called from a discard (大明槓), as no other kong is there. */
export const replacesOpenKong = (position: Position): boolean =>
  hasFlag(position, 'replacement') && !hasOwnKong(position);
