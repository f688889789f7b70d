/** Lists of words that each mean something, with their names in all languages. */
import type {Lang} from '../../core/game/names.js';
import {fold} from './fold.js';
import {lazy} from './lazy.js';

/** The languages in the order of lists of names, of which the first four are printed. */
const ORDER: readonly Lang[] = ['en', 'ja', 'zh-Hant', 'zh-Hans'];

/** The name in a language, of names in a list. */
export const printedName = (names: string, lang: Lang, separator = ' '): string =>
  names.split(separator)[ORDER.indexOf(lang)];

/** Names are the same as folded; marks alone as they are. */
const foldedOrMark = (name: string): string => fold(name) || name.trim();

/** Words that are known by their first name, the English one. */
export class WordList<M> {
  /** What the names mean; of a name of two words, the one that is called so in English. */
  private readonly meanings: () => ReadonlyMap<string, M>;
  /** All names as they are written, by their folded form. */
  readonly spelled: () => ReadonlyMap<string, string>;

  /** @param keyOf the same for names that are the same */
  constructor(
    readonly words: readonly (readonly [names: string, means: M])[],
    private readonly keyOf = foldedOrMark,
  ) {
    const all = words.flatMap(([names, means]) => names.split(' ').map((name) => [name, means] as const));
    const english = words.map(([names, means]) => [englishName(names), means] as const);
    this.spelled = lazy(() => new Map(all.map(([name]) => [keyOf(name), name])));
    this.meanings = lazy(() => new Map([...all, ...english].map(([name, means]) => [keyOf(name), means])));
  }

  /** What a name means in any language. */
  meaning(name: string): M | undefined {
    return this.meanings().get(this.keyOf(name));
  }

  /** The English names. */
  get english(): readonly string[] {
    return this.words.map(([names]) => englishName(names));
  }

  /** The printed name of an English one; undefined where the list does not have it. */
  printed(english: string, lang: Lang): string | undefined {
    const found = this.words.find(([names]) => englishName(names) === english);
    return found && printedName(found[0], lang);
  }
}

const englishName = (names: string): string => printedName(names, 'en');

/** Words that mean their English name. */
export const wordList = <W extends string = string>(...words: readonly string[]): WordList<W> =>
  new WordList(words.map((names) => [names, englishName(names) as W]));
