/** The words of each language: those that are loaded, and the functions that fetch the others. */
import type {Lang} from '../core/game/names.js';

/** Words by language, each fetched once. */
export class Lexicon<T> {
  private readonly known = new Map<Lang, T>();
  private readonly coming = new Map<Lang, Promise<T>>();

  constructor(private readonly modules: Readonly<Record<Lang, () => Promise<T>>>) {}

  add(lang: Lang, words: T): void {
    this.known.set(lang, words);
  }

  /** Undefined until the words are loaded. */
  get(lang: Lang): T | undefined {
    return this.known.get(lang);
  }

  /** Fetches a language, once. Where that fails, another loaded language replaces it. */
  load(lang: Lang): Promise<T> {
    const {known, coming} = this;
    const found = known.get(lang);
    if (found) return Promise.resolve(found);
    let promise = coming.get(lang);
    if (!promise) {
      promise = this.modules[lang]().then(
        (words) => this.keep(lang, words),
        (error: unknown) => {
          coming.delete(lang);
          if (!known.size) throw error;
          return this.keep(lang, [...known.values()][0]);
        },
      );
      coming.set(lang, promise);
    }
    return promise;
  }

  /** Keeps fetched words, unless the page has added its own in the meantime. */
  private keep(lang: Lang, words: T): T {
    const kept = this.known.get(lang) ?? words;
    this.known.set(lang, kept);
    return kept;
  }
}

/** The words that an element needs, from one lexicon or several. */
export type Vocabulary<T> = Pick<Lexicon<T>, 'get'> & {load(lang: Lang): Promise<unknown>};
