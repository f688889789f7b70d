/** The looks of an element on a page, read from its attributes for its own views. */
import {findRules} from '../../core/reading/read.js';
import {numberOf} from '../../core/situation/attributes.js';
import {loadLocale} from '../../locales/index.js';
import type {SharedExample} from '../../share/shared.js';
import {detailsOf, wordsForNames} from '../texts.js';
import type {FoundElement} from '../page/found.js';
import {metaOf} from '../page/metas.js';
import {HANDED_LOOKS, type HandedLooks} from '../../contexts/looks.js';
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

/** The word of an attribute that takes one of a few; undefined if it has none of them. */
export const knownWord = (found: FoundElement, name: string): string | undefined =>
  wordsIn(found, name).find((word) => word === found.attributes[name]);

/** The looks that an element hands to those that it draws: words of the lists alone, never a typed text. */
export function handedLooks(found: FoundElement): HandedLooks {
  const looks = Object.entries(HANDED_LOOKS).map(([look, name]) => [look, knownWord(found, name)] as const);
  return {...Object.fromEntries(looks.filter(([, word]) => word)), index: 'index' in found.attributes};
}

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
  const preset = findRules(situation.rules, ruleset)?.preset;
  const known = {ruleset, texts: {}};
  return {
    words,
    looks: handedLooks(found),
    view: {
      strings: words.strings,
      text,
      nameText: wordsForNames(ruleset, preset, found),
      details: (await detailsOf(ruleset))[lang],
      state: {situation, known, result, concealedKong: attributes['concealed-kong']},
      known,
      result,
    },
  };
}
