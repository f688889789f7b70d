/** Combines the words of all elements with those of a few. */
import type {Lexicon, Vocabulary} from './lexicon.js';
import {oncePerPair} from '../core/situation/once-per.js';

/** Two vocabularies, combined by `join`. */
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
    load: async (lang) => joinedOnce(...(await Promise.all([base.load(lang), more.load(lang)]))),
  };
}

/** A vocabulary with the words of another under a key. */
export function joined<A extends object, K extends string, M extends object>(
  base: Vocabulary<A>,
  name: K,
  more: Lexicon<M>,
): Vocabulary<A & Record<K, M>> {
  return both(base, more, (words, own) => ({...words, ...({[name]: own} as Record<K, M>)}));
}

/** A vocabulary that includes the words of another. */
export function withMore<A extends object, M extends object>(
  base: Vocabulary<A>,
  more: Lexicon<M>,
): Vocabulary<A & M> {
  return both(base, more, (words, own) => ({...words, ...own}));
}
