/** Says why a hand is no win. */
import type {ScoreResult} from '../core/game/result.js';
import {clauseOf} from '../core/situation/problem.js';
import type {Strings} from './strings.js';

/** In one sentence: "Not a win: the hand is not complete." Empty for a win. */
export function sayStatus(
  {score, punctuation, problems}: Strings,
  {status, reason, unit}: Pick<ScoreResult, 'status' | 'reason' | 'unit'>,
): string {
  if (status === 'win') return '';
  if (!reason) return score.status[status];
  return punctuation.sentence(
    `${score.status[status]}${punctuation.colon}${clauseOf(reason, problems, unit)}`,
  );
}
