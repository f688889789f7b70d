/** What a message says may be written instead. */
import type {Details} from '../core/situation/problem.js';

/** How a language says it; each text continues a clause. */
interface InsteadWords {
  readonly list: (words: readonly string[]) => string;
  /** The last of several that may be chosen, after the others. */
  readonly or: (others: string, last: string) => string;
  /** One of these words. */
  readonly choose: (list: string) => string;
  /** These are all there are. */
  readonly thereAre: (list: string) => string;
  readonly wholeNumber: string;
  /** This word was probably meant. */
  readonly meant: (word: string) => string;
}

/** The largest number of words that a message lists. */
const MOST = 12;

/** Makes the continuations of messages in one language. */
export class Instead {
  constructor(private readonly words: InsteadWords) {}

  /** After a word that a field does not take. */
  readonly after = (details: Details = {}): string => {
    const {words} = this;
    if (details.isNumber) return words.wholeNumber;
    return this.meantOr(details, () => words.choose(this.choice(details.allowed)));
  };

  /** After a name that does not exist. */
  readonly thereAre = (details: Details = {}): string => {
    const {words} = this;
    return this.meantOr(details, (list) => words.thereAre(words.list(cut(list))));
  };

  /** After a name that is probably a misspelt one. */
  readonly meant = (details: Details = {}): string => {
    const {near} = details;
    return near === undefined ? this.thereAre(details) : this.words.meant(near);
  };

  /** A sentence as the end of another. */
  readonly told = (sentence: string | undefined, colon: string): string =>
    sentence ? colon + sentence.replace(/[.。]$/, '') : '';

  /** The words of a choice: "8 or 6". */
  readonly choice = (allowed: readonly string[] = []): string => {
    const {list, or} = this.words;
    const shown = cut(allowed);
    return shown.length === allowed.length && shown.length > 1
      ? or(list(shown.slice(0, -1)), shown.at(-1) ?? '')
      : list(shown);
  };

  /** Of a list that is too long to be shown, only the word that was probably meant. */
  private meantOr({allowed = [], near}: Details, all: (list: readonly string[]) => string): string {
    if (!allowed.length) return '';
    return allowed.length > MOST && near !== undefined ? this.words.meant(near) : all(allowed);
  }
}

const cut = (list: readonly string[]): readonly string[] =>
  list.length > MOST ? [...list.slice(0, MOST), '…'] : list;
