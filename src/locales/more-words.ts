/** The words that all elements say, together with those of a few. */
import {locales} from './index.js';
import type {Lexicon, Vocabulary} from './lexicon.js';
import type {Strings} from './strings.js';

export function withMore<M extends object>(more: Lexicon<M>): Vocabulary<Strings & M> {
  /** Put together once, so that elements can tell by identity whether words are others. */
  const whole = new WeakMap<Strings, WeakMap<M, Strings & M>>();
  const join = (strings: Strings, words: M): Strings & M => {
    let found = whole.get(strings);
    if (!found) whole.set(strings, (found = new WeakMap<M, Strings & M>()));
    let all = found.get(words);
    if (!all) found.set(words, (all = {...strings, ...words}));
    return all;
  };
  return {
    get(lang) {
      const strings = locales.get(lang);
      const words = more.get(lang);
      return strings && words && join(strings, words);
    },
    load: (lang) => Promise.all([locales.load(lang), more.load(lang)]),
  };
}
