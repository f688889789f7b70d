import type {ExampleState} from '../../contexts/example.js';
import type {Options} from '../../core/game/options.js';
import type {Situation} from '../../core/situation/situation.js';
import {emit} from '../base/emit.js';
import type {PatternRow} from './pattern-rows.js';

/**
 * Loads the example of a pattern into the example that a table is linked with, unless the page cancels it.
 * @returns whether it was loaded
 */
export function loadExample(
  from: EventTarget,
  {pattern: {id}, example}: PatternRow,
  rules: string,
  linked: ExampleState | undefined,
): boolean {
  if (!example) return false;
  const situation: Situation = {rules, ...example};
  if (!emit(from, 'mj-load-example', {id, situation}, true) || !linked?.edit) return false;
  linked.edit(situation);
  const {options} = example;
  if (options) linked.agree?.(rules, {...linked.situation.options, ...options} as Options);
  return true;
}
