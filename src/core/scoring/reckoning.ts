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

/** Whether a step rounds the sum before it; a later rounding is that of the total. */
const isOfSum = ({is, unit}: ReckoningStep, before: ReckoningStep | undefined): boolean =>
  is === 'round' && before?.is === 'sum' && before.unit === unit;

/**
 * What the lines add up to in each unit that they count in, rounded where the rules round it: the fu and the han of a
 * hand, or its 胡 and 台.
 */
export function countedSums(steps: readonly ReckoningStep[]): ReadonlyMap<Unit, number> {
  const sums = new Map<Unit, number>();
  steps.forEach((step, i) => {
    if (step.is === 'sum' || isOfSum(step, steps[i - 1])) sums.set(step.unit, step.result);
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
  return builds
    ? steps.filter((step, i) => step.is !== 'sum' && !isOfSum(step, steps[i - 1]))
    : steps.slice(-1 - afterSums.length);
}
