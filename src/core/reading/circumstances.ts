/** What a hand says besides its tiles, as a part of a situation. Elements that score nothing need it, too. */
import type {Circumstances} from '../notation/gb.js';
import type {Situation} from '../situation/situation.js';

/** A situation with what its hand says besides its tiles. What is stated beside the hand wins; flags are those of both. */
export function withCircumstances(situation: Situation, said: Circumstances | undefined): Situation {
  if (!said) return situation;
  const {typed: _, about: __, flags: own, ...winds} = said;
  const flags = [...new Set([...(situation.flags ?? []), ...own])];
  return {...winds, ...situation, ...(flags.length && {flags})};
}
