/** The rule sets that the command knows. */
import {findRules, idsOf} from '../core/reading/read.js';
import {explainFault, fault} from '../core/situation/problem.js';
import {loadLocale} from '../locales/index.js';
import type {Preset, Ruleset} from '../core/game/ruleset.js';
import {RULE_IDS} from '../controllers/rule-ids.js';
import * as all from '../rules/index.js';
import {UsageError, type Args} from './args.js';

/** All rule sets of the package, in the order in which they are listed everywhere. */
export const rulesets: readonly Ruleset[] = Object.values(all).sort(
  (a, b) => RULE_IDS.indexOf(a.id) - RULE_IDS.indexOf(b.id),
);

/**
 * The rule set of an id.
 * @param command the command that needs it
 * @throws {UsageError} for an unknown id, or none
 */
export async function rulesetFor(
  id: unknown,
  {says, lang}: Args,
  command: string,
): Promise<{ruleset: Ruleset; preset?: Preset}> {
  const known = idsOf(rulesets);
  if (typeof id !== 'string' || !id)
    throw new UsageError(says.needs(command, 'rules', `--rules ${known.join('|')}`));
  const found = findRules(id, rulesets);
  if (found) return found;
  const {problems} = await loadLocale(lang);
  const {message} = explainFault({...fault('unknown-rules', id, 'rules'), allowed: known}, problems);
  throw new UsageError(message);
}
