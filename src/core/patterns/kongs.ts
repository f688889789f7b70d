/** Which kongs were made, where this decides about a win on the replacement. */
import {hasFlag, type Position} from '../game/position.js';

/** Whether the owner has a concealed or added kong, whose replacement one may win on. */
export const hasOwnKong = ({hand}: Position): boolean =>
  hand.melds.some((meld) => meld.kind === 'kong' && (!meld.open || meld.added === true));

/** Whether the hand has a kong of any sort. */
export const hasKong = ({hand}: Position): boolean => hand.melds.some((meld) => meld.kind === 'kong');

/** Whether the winning tile is the replacement for an added kong (加槓): the owner has no other kong. */
export const replacesAddedKong = (position: Position): boolean =>
  hasFlag(position, 'replacement') &&
  hasOwnKong(position) &&
  position.hand.melds.every((meld) => meld.kind !== 'kong' || meld.open);

/** Whether the winning tile replaced one for a melded kong (大明槓): the hand has no other kong. */
export const replacesOpenKong = (position: Position): boolean =>
  hasFlag(position, 'replacement') && !hasOwnKong(position);
