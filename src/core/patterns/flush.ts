/** Hands of one suit, of one suit and honors, of honors alone. */
import type {Match} from '../game/match.js';

const ONE = [false, true, true, false, true, false, false, false];

/** Tiles of exactly one suit, and no honor. */
export const isOneSuit = (m: Match): boolean => m.honors === 0 && ONE[m.suits];

/** Tiles of exactly one suit, and honors. */
export const isOneSuitWithHonors = (m: Match): boolean => m.honors !== 0 && ONE[m.suits];

export const isHonorsOnly = (m: Match): boolean => m.suited === 0;
