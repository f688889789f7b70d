/** What the rows of 路橋 have in common. */
import type {Match} from '../../core/game/match.js';
import {optionsOf} from './options.js';

/** The groups of a hand that may be scored: 財神 in a hand that has not won make nothing (TZ-A2). */
export function scored(m: Match, groups: number): number {
  if (m.shape !== 'loose' || m.position.wild < 0 || optionsOf(m).nonWinnerCaishenNatural) return groups;
  return groups & ~m.ofKind(groups, m.position.wild);
}

/** Triplets and kongs that may be scored. */
export const triplets = (m: Match): number => scored(m, m.pungs);
