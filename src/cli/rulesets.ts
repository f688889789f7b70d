/** The rule sets that the command knows. */
import {findRules} from '../core/reading/read.js';
import type {Preset, Ruleset} from '../core/game/ruleset.js';
import * as all from '../rules/index.js';
import {UsageError} from './args.js';

/** All rule sets of the package, in the order in which they are listed everywhere. */
export const rulesets: readonly Ruleset[] = Object.values(all);

/** @throws {UsageError} for an unknown id */
export function rulesetFor(id: unknown): {ruleset: Ruleset; preset?: Preset} {
  const known = rulesets.flatMap((ruleset) => [ruleset.id, ...ruleset.presets.map((preset) => preset.id)]);
  const found = typeof id === 'string' ? findRules(id, rulesets) : undefined;
  if (!found) throw new UsageError(`--rules is one of ${known.join(', ')}`);
  return found;
}
