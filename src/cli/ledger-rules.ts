/** The rule sets of ledgers, with the courses of their games. */
import type {Course} from '../core/game/course.js';
import {findRules} from '../core/reading/read.js';
import type {FoundRules} from '../round/ledger/heading.js';
import * as flows from './all-flows.js';
import {rulesets} from './rulesets.js';

/** The courses of games by rule set; one that is not played has none. */
const COURSES: Readonly<Partial<Record<string, Course>>> = flows;

/** The rule set of a ledger, by id. */
export function rulesOfLedger(id: string): FoundRules | undefined {
  const found = findRules(id, rulesets);
  if (!found) return undefined;
  const {id: own} = found.ruleset;
  return Object.hasOwn(COURSES, own) ? {...found, course: COURSES[own]} : found;
}
