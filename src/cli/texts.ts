/** The words of a rule set, in all languages. */
import {LANGS, wordsUnder, type Lang, type RulesetDetails, type RulesetText} from '../core/game/names.js';
import type {Preset} from '../core/game/ruleset.js';
import {texts} from './all-texts.js';
import {matchLang} from '../locales/index.js';

export {texts} from './all-texts.js';

type Words = Readonly<Record<Lang, RulesetText>>;

/** The words of rules that were read from files, by the name of the file. */
const ofFiles = new Map<string, Words>();

/** Keeps the words of rules that were read from a file. */
export function keepWords(id: string, words: Words): void {
  ofFiles.set(id, words);
}

/** The words of a rule set, with those of a preset if one is given. Every rule set of the command has words. */
export function rulesetWords(ruleset: {readonly id: string}, preset?: Preset): Words {
  const words: Words = ofFiles.get(ruleset.id) ?? texts[ruleset.id as keyof typeof texts];
  return Object.fromEntries(
    Object.entries(words).map(([lang, text]) => [lang, wordsUnder(text, preset)]),
  ) as Words;
}

/** The words for options and numbered rules, by language. */
export async function detailsOf(ruleset: {readonly id: string}): Promise<Record<Lang, RulesetDetails>> {
  const words = rulesetWords(ruleset);
  const each = await Promise.all(LANGS.map(async (lang) => [lang, await words[lang].details()] as const));
  return Object.fromEntries(each) as Record<Lang, RulesetDetails>;
}

/** The words of a rule set in the language of names, where an element has one, otherwise in its own. */
export const wordsForNames = (
  ruleset: {readonly id: string},
  preset: Preset | undefined,
  {lang, attributes: {names}}: {readonly lang: Lang; readonly attributes: Readonly<Record<string, string>>},
): RulesetText => rulesetWords(ruleset, preset)[names ? matchLang(names) : lang];

/** The words that rules bring along, fetched in all languages. */
export async function allWordsOf(texts: Readonly<Record<Lang, () => Promise<RulesetText>>>): Promise<Words> {
  const words = await Promise.all(LANGS.map(async (one) => [one, await texts[one]()] as const));
  return Object.fromEntries(words) as Words;
}
