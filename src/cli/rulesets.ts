/** Everything that the command knows: the rule sets, and their words. */
import type {Lang, RulesetText} from '../core/names.js';
import {findRules} from '../core/read.js';
import type {Preset, Ruleset} from '../core/ruleset.js';
import * as all from '../rules/index.js';
import {UsageError} from './args.js';

export const rulesets: readonly Ruleset[] = Object.values(all);

/** @throws {UsageError} for an id that there is not */
export function rulesetFor(id: unknown): {ruleset: Ruleset; preset?: Preset} {
  const known = rulesets.flatMap((ruleset) => [ruleset.id, ...ruleset.presets.map((preset) => preset.id)]);
  const found = typeof id === 'string' ? findRules(id, rulesets) : undefined;
  if (!found) throw new UsageError(`--rules is one of ${known.join(', ')}`);
  return found;
}

/** The words of one rule set in one language. */
export async function textOf(ruleset: Ruleset, lang: Lang): Promise<RulesetText> {
  const modules = (await import('./texts.js')).texts;
  return modules[ruleset.id][lang];
}
