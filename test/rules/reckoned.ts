/** The arithmetic of a result: each step from the lines to the total, computed again from its own numbers. */
import type {ReckoningStep} from '../../src/core/game/reckoning.js';
import type {ScoreResult} from '../../src/core/game/result.js';
import type {Ruleset} from '../../src/core/game/ruleset.js';
import {reckoningOf} from '../../src/core/scoring/reckoning.js';
import type {Situation} from '../../src/core/situation/situation.js';

/** What a step comes to, computed from its own numbers; NaN for shares that are not what each pays. */
function computed(step: ReckoningStep): number {
  switch (step.is) {
    case 'sum':
      return step.values.reduce((a, b) => a + b, 0);
    case 'product':
      return step.of * step.times;
    case 'power':
      return step.of * step.base ** step.exponent;
    case 'plus':
      return step.of + step.plus;
    case 'round':
      return Math.ceil(step.from / step.to) * step.to;
    case 'share':
      return step.shares.reduce((sum, {payers, times, to, each}) => {
        const isRight = each === Math.ceil((step.of * times) / to) * to;
        return isRight ? sum + payers * each : NaN;
      }, 0);
    case 'limit':
    case 'table':
      return step.result;
  }
}

/** The number that a step takes from those before it; undefined for a sum of lines. */
function taken(step: ReckoningStep): number | undefined {
  if (step.is === 'sum') return undefined;
  return 'from' in step ? step.from : step.of;
}

function wrongStep(steps: readonly ReckoningStep[], total: number): string | undefined {
  const wrong = steps.find((step, i) => {
    const from = taken(step);
    const isKnown = from === undefined || steps.slice(0, i).some(({result}) => result === from);
    return !isKnown || step.result !== computed(step);
  });
  if (wrong) return `step: ${JSON.stringify(wrong)}`;
  return steps.at(-1)?.result === total ? undefined : `steps: ${JSON.stringify(steps)}, total ${total}`;
}

/** The first step, of the winner's total or of another player's, that is wrong; undefined if all come to their total. */
export function wrongReckoning(
  result: ScoreResult,
  ruleset: Ruleset,
  {options}: Situation,
): string | undefined {
  if (result.status !== 'win' && result.status !== 'no-win-yet') return undefined;
  const {rules, others = {}} = result;
  return [result, ...Object.values(others).map((other) => ({...other, rules}))]
    .map((one) => wrongStep(reckoningOf(one, ruleset, options), one.total))
    .find((wrong) => wrong !== undefined);
}
