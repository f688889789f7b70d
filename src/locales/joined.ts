/** The words that many elements say, together with those of a few. */
import type {Lexicon, Vocabulary} from './lexicon.js';
import {oncePerPair} from './once-per-pair.js';

/** The words of two, put together by `join`. */
function both<A extends object, M extends object, R extends object>(
  base: Vocabulary<A>,
  more: Lexicon<M>,
  join: (words: A, own: M) => R,
): Vocabulary<R> {
  const joinedOnce = oncePerPair(join);
  return {
    get(lang) {
      const words = base.get(lang);
      const own = more.get(lang);
      return words && own && joinedOnce(words, own);
    },
    load: (lang) => Promise.all([base.load(lang), more.load(lang)]),
  };
}

/** Words with those of a few under a name of their own. */
export function joined<A extends object, K extends string, M extends object>(
  base: Vocabulary<A>,
  name: K,
  more: Lexicon<M>,
): Vocabulary<A & Record<K, M>> {
  return both(base, more, (words, own) => ({...words, ...({[name]: own} as Record<K, M>)}));
}

/** Words with those of a few among them. */
export function withMore<A extends object, M extends object>(
  base: Vocabulary<A>,
  more: Lexicon<M>,
): Vocabulary<A & M> {
  return both(base, more, (words, own) => ({...words, ...own}));
}
