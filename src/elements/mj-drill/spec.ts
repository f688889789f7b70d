/** Which exercises the attributes of a drill ask for. */
import {readSituation} from '../../core/reading/typed-situation.js';
import {DRAW_LEVELS} from '../../core/drawing/level.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import type {Result} from '../../core/situation/result.js';
import {notAmong} from '../../core/situation/problem.js';
import {ASKS, isAsk} from '../../quiz/ask.js';
import type {ExerciseSpec} from '../../quiz/exercises.js';
import {listedWords} from '../../core/situation/value.js';

/** Attributes of a drill, as text or as a script sets them. */
export interface StatedDrill {
  readonly rules: string;
  readonly options?: unknown;
  readonly ask?: string | undefined;
  readonly patterns?: string | undefined;
  readonly scope?: string | undefined;
  readonly level?: number | string | undefined;
  readonly seed: string;
}

/** What the exercises are to be; the fault of a question that is not known, or of house rules. */
export function readDrill(
  {rules, options: stated, ask, patterns, scope: met, level: wanted, seed}: StatedDrill,
  ruleset: Ruleset,
): Result<ExerciseSpec> {
  const named = listedWords(ask);
  const wrong = named.find((one) => !isAsk(one));
  if (wrong !== undefined) return notAmong(wrong, 'ask', ASKS);
  const {situation, fault} = readSituation({rules, options: stated}, '', ruleset);
  if (fault) return fault;
  const asks = named.filter(isAsk);
  const scope = listedWords(met);
  return {
    ...{seed, rules, options: situation.options, patterns: listedWords(patterns)},
    asks: asks.length ? asks : ASKS,
    ...(scope.length && {scope}),
    level: DRAW_LEVELS.find((level) => level === Number(wanted)) ?? 1,
  };
}
