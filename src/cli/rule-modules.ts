/** Rule sets that an author has written as a module: `rules.mjs`, or one of several in it, `rules.mjs#wenling`. */
import {resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {RulesetTexts} from '../contexts/ruleset.js';
import {LANGS, inLanguage, type Lang, type RulesetText} from '../core/game/names.js';
import type {Ruleset} from '../core/game/ruleset.js';
import {checkFields} from '../core/scoring/check-ruleset.js';
import {isRecord} from '../core/situation/value.js';
import type {Args} from './args.js';
import {remark} from './output.js';
import {isModule} from './page-names.js';
import {Unreadable} from './page/unreadable.js';
import type {ReadRules} from './read-rules.js';

/** Whether a name is that of a module, or of a rule set in it. */
export const isRulesModule = (name: string): boolean => isModule(name.split('#')[0]);

/** A module of an author. */
interface RulesModule {
  /** What may be rule sets, by the names of the exports. */
  readonly rulesets: readonly (readonly [name: string, ruleset: Readonly<Record<string, unknown>>])[];
  /** The words of its rule sets, by their ids: what the module exports as `texts`. */
  readonly texts: Readonly<Record<string, RulesetTexts>>;
}

/**
 * Runs a module.
 * @throws {Unreadable} if it cannot be run, or exports no rule set
 */
export async function rulesModule(file: string): Promise<RulesModule> {
  let exported: Readonly<Record<string, unknown>>;
  try {
    exported = (await import(pathToFileURL(resolve(file)).href)) as typeof exported;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Unreadable(({notRead}) => notRead(file, why));
  }
  const rulesets = Object.entries(exported).filter(
    (one): one is [string, Readonly<Record<string, unknown>>] => isRecord(one[1]) && 'patterns' in one[1],
  );
  if (!rulesets.length) throw new Unreadable(({notRead, noRulesets}) => notRead(file, noRulesets));
  return {rulesets, texts: isRecord(exported.texts) ? (exported.texts as RulesModule['texts']) : {}};
}

/**
 * Reads the rule set of a module. What is wrong in it is said on standard error, field by field.
 * @param name the file, with `#` and the id of a rule set if the module exports several
 * @returns undefined if a field is wrong
 * @throws {Unreadable} if the module cannot be run, or it is open which rule set is meant
 */
export async function rulesInModule(
  name: string,
  {says}: Pick<Args, 'says'>,
): Promise<ReadRules | undefined> {
  const [file, id] = name.split('#');
  const {rulesets, texts} = await rulesModule(file);
  const asked = rulesets.filter(([, ruleset]) => id === undefined || ruleset.id === id);
  if (!asked.length) throw new Unreadable(({notRead, noSection}) => notRead(file, noSection(id)));
  if (asked.length > 1) {
    const names = asked.map(([, ruleset]) => `${file}#${String(ruleset.id)}`);
    throw new Unreadable(({notRead, severalRules}) => notRead(file, severalRules(names)));
  }
  const [[exported, value]] = asked;
  const faults = await checkFields(value);
  for (const fault of faults) remark(`${file}: ${says.rulesetFault({ruleset: exported, ...fault})}`);
  if (faults.length) return undefined;
  const ruleset = value as unknown as Ruleset;
  // the command finds the rules by the name of their file
  return {ruleset: {...ruleset, id: name}, words: await wordsOf(ruleset, texts[ruleset.id])};
}

/** The words of a rule set in all languages. What it has no words for is called by its native name, or by its id. */
async function wordsOf(
  ruleset: Ruleset,
  texts: RulesetTexts = {},
): Promise<Readonly<Record<Lang, RulesetText>>> {
  const hasTexts = LANGS.some((lang) => texts[lang]);
  const each = await Promise.all(
    LANGS.map(async (lang) => {
      const found = hasTexts ? inLanguage<NonNullable<RulesetTexts[Lang]>>(texts, lang) : undefined;
      return [lang, completed(ruleset, typeof found === 'function' ? await found() : found)] as const;
    }),
  );
  return Object.fromEntries(each) as Record<Lang, RulesetText>;
}

/** Words with something for every pattern, preset, option and rule. */
function completed(ruleset: Ruleset, text: Partial<RulesetText> = {}): RulesetText {
  const {id, patterns, presets = [], options, rules = []} = ruleset;
  const byId = <T>(rows: readonly {readonly id: string}[], of: (id: string) => T): Record<string, T> =>
    Object.fromEntries(rows.map((row) => [row.id, of(row.id)]));
  return {
    ...text,
    title: text.title ?? id,
    names: {...Object.fromEntries(patterns.map((row) => [row.id, {name: row.native}])), ...text.names},
    conditions: {...byId(patterns, () => ''), ...text.conditions},
    presets: {...byId(presets, (preset) => preset), ...text.presets},
    details: async () => {
      const details = await text.details?.();
      return {
        ...details,
        options: {
          ...Object.fromEntries(Object.keys(options).map((name) => [name, {label: name, help: ''}])),
          ...details?.options,
        },
        rules: {...Object.fromEntries(rules.map(({cite}) => [cite, ''])), ...details?.rules},
      };
    },
  };
}
