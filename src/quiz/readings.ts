/** Readings of a hand that score as much as the one that is scored: each of them is a right answer. */
import {arrangements, type Arrangement} from '../core/scoring/arrangements.js';
import type {ScoreResult} from '../core/game/result.js';
import type {QuestionSubject} from './ask.js';

/** How many readings are compared. Hands full of wild tiles have hundreds, and readers find the first ones. */
const MOST = 60;

const found = new WeakMap<ScoreResult, readonly Arrangement[]>();

/** The readings with the total of the result; none for a hand that is not complete. Kept for each result. */
export function equalReadings({situation, ruleset, result}: QuestionSubject): readonly Arrangement[] {
  let equal = found.get(result);
  if (!equal) {
    const isComplete = result.status === 'win' || result.status === 'not-allowed';
    const all = isComplete ? arrangements(situation, ruleset, {limit: MOST, readings: true}) : [];
    equal = all.filter(({total, status}) => total === result.total && status === result.status);
    found.set(result, equal);
  }
  return equal;
}
