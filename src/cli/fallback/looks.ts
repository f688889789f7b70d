/** The looks of an element on a page, read from its attributes for its own views. */
import {findRules} from '../../core/reading/read.js';
import {numberOf} from '../../core/situation/attributes.js';
import {loadLocale, matchLang, type Lang} from '../../locales/index.js';
import type {SharedExample} from '../../share/shared.js';
import {detailsOf, rulesetWords} from '../texts.js';
import type {FoundElement} from '../page/find.js';
import {metaOf} from '../page/metas.js';
import type {ScoredAround} from './fallback.js';
import {pageWords} from '../page/words.js';

/**
 * The word of an attribute that takes one of a few, the first one if it has none of them: output contains the word of the
 * list, never the typed text.
 */
export function oneOf(found: FoundElement, name: string): string {
  const [usual = ''] = wordsIn(found, name);
  return knownWord(found, name) ?? usual;
}

const wordsIn = ({tag}: FoundElement, name: string): readonly string[] =>
  metaOf(tag)?.attributes[name]?.words ?? [];

const knownWord = (found: FoundElement, name: string): string | undefined =>
  wordsIn(found, name).find((word) => word === found.attributes[name]);

/** The attributes that elements inside take over. */
export const handedOn = (found: FoundElement) => ({
  theme: knownWord(found, 'theme'),
  tileTheme: knownWord(found, 'tile-theme'),
  size: knownWord(found, 'size'),
  reading: knownWord(found, 'reading'),
});

/** The total that the author expects, if it is a number. */
export function expectedOf({attributes: {expect}}: FoundElement): number | undefined {
  const expected = expect === undefined ? undefined : numberOf(expect);
  return typeof expected === 'number' ? expected : undefined;
}

/** A score in the words in which an element shows it. */
export async function aroundOf(
  found: FoundElement,
  {situation, ruleset, result, text}: SharedExample,
): Promise<ScoredAround> {
  const {attributes, lang} = found;
  const words = await pageWords(found, await loadLocale(lang));
  const {names} = attributes;
  const preset = findRules(situation.rules, ruleset)?.preset;
  const named: Lang = names ? matchLang(names) : lang;
  const known = {ruleset, texts: {}};
  return {
    words,
    view: {
      strings: words.strings,
      text,
      nameText: rulesetWords(ruleset, preset)[named],
      details: (await detailsOf(ruleset))[lang],
      state: {situation, known, result, concealedKong: attributes['concealed-kong']},
      known,
      result,
    },
  };
}
