/** What a record leaves unsaid although its rules need it. */
import type {Position} from './position.js';
import {rulesOf} from './rules-in-use.js';

/** The names that are missing: the indicator that the rules turn after the deal (TZ-6). It is played as if there were none. */
export function unsaidIn(p: Position): readonly 'wild'[] {
  const isMissing = rulesOf(p).flow.turnsIndicator === true && p.frame.wild === undefined;
  return isMissing ? ['wild'] : [];
}
