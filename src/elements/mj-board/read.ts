/** What reads a round's text, fetched with the first table: no referee, and no scorer. */
import type {Position} from '../../round/state/position.js';
import {rulesOf} from '../../round/state/rules-in-use.js';

export {isFault} from '../../core/reading/read.js';
export {useRules} from '../../round/state/rules-in-use.js';
export {startOf} from '../../round/play/start.js';
export {isProblem, parseRound} from '../../round/text/parse.js';

/** How many indicators are turned (RB-11, RB-F2). */
export function turnedIn(p: Position): number {
  const {flow, o} = rulesOf(p);
  return flow.indicators ? flow.indicators.first(o) + p.kongs - (p.unturned ?? 0) : 0;
}
