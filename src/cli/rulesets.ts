/** The rule sets that the command knows. */
import {findRules, idsOf} from '../core/reading/read.js';
import {explainFault, fault} from '../core/situation/problem.js';
import {loadLocale} from '../locales/index.js';
import type {Preset, Ruleset} from '../core/game/ruleset.js';
import {RULE_IDS} from '../controllers/rule-ids.js';
import * as all from '../rules/index.js';
import {LANGS} from '../core/game/names.js';
import type {BasedOn} from '../variant/index.js';
import {UsageError, type Args} from './args.js';
import type {ReadRules} from './read-rules.js';
import {isRulesFile, rulesInFile} from './rule-files.js';
import {isRulesModule, rulesInModule} from './rule-modules.js';
import {keepWords, rulesetWords} from './texts.js';

/** All rule sets of the package, in the order in which they are listed everywhere. */
export const packageRulesets: readonly Ruleset[] = Object.values(all).sort(
  (a, b) => RULE_IDS.indexOf(a.id) - RULE_IDS.indexOf(b.id),
);

const known: Ruleset[] = [...packageRulesets];

/**
 * The rule sets of the package; then those of files that this command line has read, which another command line in this process
 * forgets. A list that must not grow is `packageRulesets`.
 */
export const rulesets: readonly Ruleset[] = known;

/** What a text may build on: the rule sets of the package, with their words. */
export const packageRules = (): Readonly<Record<string, BasedOn>> =>
  Object.fromEntries(
    packageRulesets.map((ruleset) => {
      const words = rulesetWords(ruleset);
      const texts = Object.fromEntries(LANGS.map((lang) => [lang, () => Promise.resolve(words[lang])]));
      return [ruleset.id, {ruleset, texts}];
    }),
  );

/** A rule set, or its preset, that a command line names. */
interface Found {
  readonly ruleset: Ruleset;
  readonly preset?: Preset;
  /** Of rules in a file: what could not be read, which has been said. */
  readonly unread?: ReadRules['unread'];
}

/** Reads the rules of a file or module, and keeps them among the others. @throws {UsageError} if they cannot be scored with */
async function readFileRules(name: string, {says, lang}: Pick<Args, 'says' | 'lang'>): Promise<Found> {
  const read = isRulesModule(name)
    ? await rulesInModule(name, {says})
    : await rulesInFile(name, {says, lang}, packageRules());
  if (!read) throw new UsageError(says.noRules(name));
  keepRules(read);
  return read;
}

/** Whether a name is that of a file of the author, and not the id of a rule set. */
export const isOwnRules = (name: string): boolean => isRulesFile(name) || isRulesModule(name);

function keepRules({ruleset, words}: ReadRules): void {
  known.push(ruleset);
  keepWords(ruleset.id, words);
}

/** Forgets the rules of files: the next command line knows those of the package alone. */
export const forgetFileRules = (): void => void known.splice(packageRulesets.length);

/** Knows rules as long as some work lasts. */
export async function knowingRules<T>(rules: readonly ReadRules[], work: () => Promise<T>): Promise<T> {
  rules.forEach(keepRules);
  try {
    return await work();
  } finally {
    for (const {ruleset} of rules) known.splice(known.indexOf(ruleset), 1);
  }
}

/**
 * The rule set of an id, or of a file of the author: rules as text, or a module, which is run. Only a command line may name it.
 * @param command the command that needs it
 * @throws {UsageError} for an unknown id, or none
 */
export async function rulesetFor(
  id: unknown,
  {says, lang}: Pick<Args, 'says' | 'lang'>,
  command: string,
): Promise<Found> {
  const ids = idsOf(rulesets);
  if (typeof id !== 'string' || !id)
    throw new UsageError(says.needs(command, 'rules', `--rules ${ids.join('|')}`));
  const found = findRules(id, rulesets);
  if (found) return found;
  if (isOwnRules(id)) return readFileRules(id, {says, lang});
  const {problems} = await loadLocale(lang);
  const {message} = explainFault({...fault('unknown-rules', id, 'rules'), allowed: ids}, problems);
  throw new UsageError(message);
}
