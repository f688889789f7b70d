/** The words that many elements say, together with those of a few, under a name of their own. */
import type {Lexicon, Vocabulary} from './lexicon.js';

export function joined<A extends object, K extends string, M extends object>(
  base: Vocabulary<A>,
  name: K,
  more: Lexicon<M>,
): Vocabulary<A & Record<K, M>> {
  /** Put together once, so that elements can tell by identity whether words are others. */
  const whole = new WeakMap<A, WeakMap<M, A & Record<K, M>>>();
  const join = (words: A, own: M): A & Record<K, M> => {
    const known = whole.get(words) ?? new WeakMap<M, A & Record<K, M>>();
    whole.set(words, known);
    const found = known.get(own) ?? {...words, ...({[name]: own} as Record<K, M>)};
    known.set(own, found);
    return found;
  };
  return {
    get(lang) {
      const words = base.get(lang);
      const own = more.get(lang);
      return words && own && join(words, own);
    },
    load: (lang) => Promise.all([base.load(lang), more.load(lang)]),
  };
}
