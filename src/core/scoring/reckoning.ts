/** Finds the steps by which the total of a result came about. */
import {sumOf, type Reckonable, type ReckoningStep} from '../game/reckoning.js';
import type {Ruleset} from '../game/ruleset.js';
import type {ScoreResult} from '../game/result.js';
import {readOptions} from '../reading/options.js';
import {findRules, isFault} from '../reading/read.js';
import {tableOf} from '../reading/table.js';

/** A result, or another hand of a result, with the id of its rules. */
export type Told = Reckonable & Pick<ScoreResult, 'rules'>;

/**
 * The steps from the lines of a result to its total, as its rule set tells them.
 * @param given the house rules of the situation
 */
export function reckoningOf(
  result: Told,
  ruleset: Ruleset,
  given?: Readonly<Record<string, unknown>>,
): readonly ReckoningStep[] {
  const preset = findRules(result.rules, ruleset)?.preset;
  const read = readOptions(ruleset, preset, given);
  const options = isFault(read) ? tableOf(ruleset, preset).defaults : read;
  return ruleset.reckon?.(result, options) ?? [sumOf(result.lines, ruleset.unit)];
}

/**
 * The steps that make the formula of a total. Sums that later steps build on are left out: `14 × 2² = 56` does not say
 * what the 14 and the 2 are made of.
 */
export function formulaSteps(steps: readonly ReckoningStep[]): readonly ReckoningStep[] {
  const afterSums = steps.slice(steps.findLastIndex(({is}) => is === 'sum') + 1);
  const builds = afterSums.some(({is}) => is === 'power' || is === 'product' || is === 'share');
  return builds ? afterSums : steps.slice(-1 - afterSums.length);
}
