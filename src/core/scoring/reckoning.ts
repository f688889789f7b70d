/** Finds the steps by which the total of a result came about. */
import {sumOf, type Reckonable, type ReckoningStep} from '../game/reckoning.js';
import type {Ruleset} from '../game/ruleset.js';
import type {Unit} from '../situation/unit.js';
import type {ScoreResult} from '../game/result.js';
import {readOptions} from '../reading/options.js';
import {findRules} from '../reading/read.js';
import {tableOf} from '../reading/table.js';
import {isFault} from '../situation/result.js';

/** A result, or another hand of a result, with the id of its rules. */
export type ReckonedResult = Reckonable & Pick<ScoreResult, 'rules'>;

/**
 * The steps from the lines of a result to its total, as its rule set tells them.
 * @param given the house rules of the situation
 */
export function reckoningOf(
  result: ReckonedResult,
  ruleset: Ruleset,
  given?: Readonly<Record<string, unknown>>,
): readonly ReckoningStep[] {
  const preset = findRules(result.rules, ruleset)?.preset;
  const read = readOptions(ruleset, preset, given);
  const options = isFault(read) ? tableOf(ruleset, preset).defaults : read;
  return ruleset.reckon?.(result, options) ?? [sumOf(result.lines, ruleset.unit)];
}

/**
 * What the lines add up to in each unit that they count in, rounded where the rules round it: the fu and the han of a
 * hand, or its 胡 and 台.
 */
export function countedSums(steps: readonly ReckoningStep[]): ReadonlyMap<Unit, number> {
  const sums = new Map<Unit, number>();
  steps.forEach(({is, unit, result}, i) => {
    // a later rounding is that of the total
    const isOfSum = is === 'round' && steps[i - 1]?.is === 'sum' && steps[i - 1].unit === unit;
    if (is === 'sum' || isOfSum) sums.set(unit, result);
  });
  return sums;
}

/** The steps that take a sum further, instead of replacing it. */
const BUILDING: readonly ReckoningStep['is'][] = ['power', 'product', 'plus', 'share'];

/**
 * The steps that make the formula of a total. Sums that later steps build on are left out: `14 × 2² = 56` does not say
 * what the 14 and the 2 are made of.
 */
export function formulaSteps(steps: readonly ReckoningStep[]): readonly ReckoningStep[] {
  const afterSums = steps.slice(steps.findLastIndex(({is}) => is === 'sum') + 1);
  const builds = afterSums.some(({is}) => BUILDING.includes(is));
  return builds ? afterSums : steps.slice(-1 - afterSums.length);
}
