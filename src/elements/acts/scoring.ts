import {unknownOption} from '../../core/reading/options.js';
import type {Fault, ProblemMessages} from '../../core/situation/problem.js';
import type {ScoreResult} from '../../core/game/result.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import {invalid, score} from '../../core/scoring/score.js';
import type {Situation} from '../../core/situation/situation.js';

/**
 * Scores a situation for an element. An unknown option, for which the core throws, becomes a problem that the page shows.
 * @param fault why the situation cannot be read, if it cannot
 */
export function scoreTyped(
  situation: Situation,
  ruleset: Ruleset,
  messages: ProblemMessages,
  fault: Fault | undefined,
): ScoreResult {
  const unknown = Object.keys(situation.options ?? {}).find((name) => !Object.hasOwn(ruleset.options, name));
  const found =
    fault ?? (unknown === undefined ? undefined : unknownOption(unknown, ruleset.options, ruleset.id));
  if (found) return invalid(situation.rules, ruleset, found, messages);
  return score(situation, ruleset, messages);
}
