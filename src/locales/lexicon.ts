/** The words of each language: those that are loaded, and the functions that fetch the others. */
import type {Lang} from '../core/game/names.js';

/** Words by language, each fetched once. */
export class Lexicon<T> {
  private readonly known = new Map<Lang, T>();
  private readonly coming = new Map<Lang, Promise<T>>();
  /** Words of another language, for those that could not be fetched. */
  private readonly instead = new Map<Lang, T>();

  constructor(private readonly modules: Readonly<Record<Lang, () => Promise<T>>>) {}

  add(lang: Lang, words: T): void {
    this.known.set(lang, words);
  }

  /** Undefined until the words are loaded; those of another loaded language, where they could not be fetched. */
  get(lang: Lang): T | undefined {
    return this.known.get(lang) ?? this.instead.get(lang);
  }

  /** Fetches a language, once, and again after a failure. */
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
          for (const words of [...known.values()].slice(0, 1)) this.instead.set(lang, words);
          throw error;
        },
      );
      coming.set(lang, promise);
    }
    return promise;
  }

  /** Keeps fetched words, unless the page has added its own in the meantime. */
  private keep(lang: Lang, words: T): T {
    const kept = this.known.get(lang) ?? words;
    this.instead.delete(lang);
    this.known.set(lang, kept);
    return kept;
  }
}

/** The words that an element needs, from one lexicon or several. */
export type Vocabulary<T> = Pick<Lexicon<T>, 'get' | 'load'>;
