/** Problems of an element that shows a score. */
import {numberOf} from '../../core/situation/attributes.js';
import {explainFault, fault, type Problem} from '../../core/situation/problem.js';
import type {Situation} from '../../core/situation/situation.js';
import type {Strings} from '../../locales/index.js';
import type {SharedExample} from '../../share/shared.js';
import type {FoundElement} from './found.js';
import {elementHand, placedProblem, scoreFound, type Placed} from './score.js';
import type {Checking} from '../fallback/fallback.js';
import {badValue} from './attribute-problems.js';

/** Why a hand cannot be scored. */
export const invalidReason = (
  _: FoundElement,
  {result: {status, reason}}: SharedExample,
): Problem | undefined => (status === 'invalid' ? reason : undefined);

/** How an element looks at a score. */
export interface Scoring {
  /** Why the element cannot show what it is about; by default, why the hand cannot be scored. */
  readonly reasonOf?: (found: FoundElement, shared: SharedExample) => Problem | undefined;
  /** The part of the situation that is scored; the whole by default. */
  readonly shows?: (situation: Situation) => Situation;
}

/** Problems of an element with a hand: what cannot be scored, and a total that its author does not expect. */
export async function scoredProblems(
  found: FoundElement,
  {lang, strings}: Checking,
  {reasonOf = invalidReason, shows}: Scoring = {},
): Promise<Placed[]> {
  if (elementHand(found) === undefined) return expectWithout(found, strings);
  const shared = await scoreFound(found, lang, shows);
  const {result} = shared;
  const reason = reasonOf(found, shared);
  if (reason) return [placedProblem(found, reason)];
  const {expect} = found.attributes;
  if (expect === undefined) return [];
  const expected = numberOf(expect);
  if (expected === result.total) return [];
  const {amount, mismatch} = strings.score;
  if (typeof expected !== 'number') return [badValue(found, 'expect', strings.problems, {isNumber: true})];
  const message = mismatch(amount(expected, result.unit), amount(result.total, result.unit));
  return [{at: found.at(0, 'expect'), message}];
}

/**
 * The problem of an element that expects a total but has no hand: none of its own, of an example around, or of another
 * element.
 */
function expectWithout(found: FoundElement, strings: Strings): Placed[] {
  const {expect, for: source} = found.attributes;
  if (expect === undefined || found.inside || source) return [];
  return [{at: found.at(0, 'expect'), message: explainFault(fault('empty'), strings.problems).message}];
}
