/** Prints conditions in a language: each word by its printed name, kinds before their sets in Japanese and Chinese. */
import type {Lang} from '../../core/game/names.js';
import {WINNING_FORMS, WAIT_FORMS} from '../conditions/forms.js';
import {NAMED_KINDS} from '../conditions/kinds.js';
import {SET_LOOKS, SET_SORTS} from '../conditions/set-words.js';
import {SMALL_WORDS} from '../conditions/small-words.js';
import {conditionTokens, type ConditionToken} from '../conditions/tokens.js';
import {CONDITION_WORDS} from '../conditions/vocabulary.js';

const kindsIn = (word: string, lang: Lang): string =>
  word
    .split('+')
    .map((one) => NAMED_KINDS.printed(one, lang) ?? one)
    .join('+');

const waitsIn = (word: string, lang: Lang): string =>
  word
    .split('/')
    .map((one) => WAIT_FORMS.printed(one, lang) ?? one)
    .join('/');

const small = (word: string, lang: Lang): string => SMALL_WORDS.printed(word, lang) ?? word;

/** Words that stand before the kinds that they want. */
const BEFORE_KINDS = ['each', 'little', 'count', 'kinds', 'won', 'pair', 'bonus'];
/** Words that stand after them in Japanese. */
const AFTER_KINDS = ['only', 'has', 'without'];
const BEFORE_WAITS = ['wait', 'solewait', 'lonewait'];

const isSets = (word: string | undefined): boolean => SET_SORTS.some((sort) => sort === word);
const isLook = (word: string | undefined): boolean => SET_LOOKS.some((look) => look === word);

class ConditionPrinter {
  private readonly printed: string[] = [];
  private at = 0;

  constructor(
    private readonly tokens: readonly ConditionToken[],
    private readonly lang: Lang,
    private readonly names: (id: string) => string | undefined,
  ) {}

  print(): string {
    while (this.at < this.tokens.length) this.printed.push(this.next());
    return this.printed
      .join(' ')
      .replace(/([!(]) /g, '$1')
      .replace(/ \)/g, ')');
  }

  /** The English word so many tokens ahead, if it is a word. */
  private word(ahead = 0): string | undefined {
    const token = this.tokens.at(this.at + ahead);
    return token?.isSign === false ? token.word : undefined;
  }

  private next(): string {
    const {lang} = this;
    const word = this.word();
    if (word === undefined) return this.tokens[this.at++].word;
    if (isLook(word) && isSets(this.word(1))) return this.sets(2);
    if (isLook(word) && this.word(1) === 'fours') {
      this.at++;
      return `${small(word, lang)} ${this.next()}`;
    }
    if (isSets(word)) return this.sets(1);
    if (word === 'pair' && this.word(1) === 'of') return this.ofKinds([this.wordIn('pair')], 1);
    this.at++;
    const following = this.word();
    if (following !== undefined && AFTER_KINDS.includes(word)) {
      this.at++;
      const kinds = kindsIn(following, lang);
      return lang === 'ja' ? `${kinds} ${this.wordIn(word)}` : `${this.wordIn(word)} ${kinds}`;
    }
    if (BEFORE_KINDS.includes(word)) return this.with(word, (kinds) => kindsIn(kinds, lang));
    if (BEFORE_WAITS.includes(word)) return this.with(word, (forms) => waitsIn(forms, lang));
    if (word === 'form') return this.with(word, (id) => WINNING_FORMS.printed(id, lang) ?? id);
    if (word === 'flag') return this.with(word, (flag) => flag);
    return this.names(word) ?? this.wordIn(word);
  }

  private with(word: string, print: (following: string) => string): string {
    const following = this.word();
    if (following === undefined) return this.wordIn(word);
    this.at++;
    return `${this.wordIn(word)} ${print(following)}`;
  }

  /** Sets, of so many words, with their kinds if “of” follows. */
  private sets(words: number): string {
    const said = this.tokens.slice(this.at, this.at + words).map(({word}) => small(word, this.lang));
    return this.ofKinds(said, words);
  }

  private ofKinds(said: readonly string[], words: number): string {
    const {lang} = this;
    this.at += words;
    if (this.word() !== 'of') return said.join(' ');
    const kinds = kindsIn(this.word(1) ?? '', lang);
    this.at += 2;
    return lang === 'en' ? [...said, 'of', kinds].join(' ') : [kinds, small('of', lang), ...said].join(' ');
  }

  private wordIn(word: string): string {
    return CONDITION_WORDS.printed(word, this.lang) ?? small(word, this.lang);
  }
}

/**
 * A condition in a language.
 * @param says the condition in English words
 * @param names the name of a row, for words that are ids of rows
 */
export const printCondition = (
  says: string,
  lang: Lang,
  names: (id: string) => string | undefined = () => undefined,
): string =>
  new ConditionPrinter(conditionTokens({text: says, at: {line: 1, column: 1}}), lang, names).print();
