/**
 * Reads conditions in words:
 *
 *     condition   and {"|" and}          and   not {"&" not}          not   ["!"] ("(" condition ")" | phrase | name)
 *
 * A phrase begins with a word of `vocabulary.ts` or a sort of sets; a name is that of a row, or of a known pattern.
 */
import type {WaitForm} from '../../core/game/wait-form.js';
import {lettersBetween} from '../../core/situation/nearest.js';
import {FLAGS, type Flag} from '../../core/situation/situation.js';
import {allNames} from '../names/known.js';
import {namesNear} from '../names/near.js';
import type {VariantCode} from '../messages/codes.js';
import type {TextSpan} from '../messages/place.js';
import {Refused} from '../messages/report.js';
import {WAIT_FORMS, WINNING_FORMS, readFlag} from './forms.js';
import {KIND_WORDS, readKinds, type KindsAsked} from './kinds.js';
import {and, negated, or, type Meaning} from './meaning.js';
import {readTerm, series, type SeriesTerm} from './series.js';
import {SMALL_WORDS} from './small-words.js';
import {SET_LOOKS, SET_SORTS, setsHeld, type Compared, type SetLook, type SetSort} from './set-words.js';
import {conditionTokens, type ConditionToken} from './tokens.js';
import {CONDITION_WORDS, foursHeld, type Following} from './vocabulary.js';

/** The most words of a condition, and the most brackets within brackets. */
const MOST_WORDS = 40;
const DEEPEST = 8;
/** The most words of a condition when those of the rows that it names are counted too. */
const LARGEST_MEANING = 200;
const COMPARISONS = ['>=', '<=', '=', '>', '<'];
const LARGEST = 200;

/** Looks up the names that a condition may use beside the words. */
export interface ConditionNames {
  /** A row of the text, or of the rules that it builds on. */
  row(name: TextSpan): Meaning | undefined;
  /** A known pattern. */
  known(name: TextSpan): Meaning | undefined;
  /** All names, for messages. */
  readonly all: ReadonlyMap<string, string>;
}

const smallWord = (name: string): string | undefined => SMALL_WORDS.meaning(name);
const sortNamed = (name: string): SetSort | undefined => SET_SORTS.find((sort) => sort === smallWord(name));
const lookNamed = (name: string): SetLook | undefined => SET_LOOKS.find((look) => look === smallWord(name));

const isEnglish = (name: string): boolean => /^[a-z]+$/.test(name);

/** Words before the kinds that they want: they may also stand after them, as in Japanese. */
const MAY_FOLLOW = ['only', 'has', 'without', 'each'];

class ConditionReader implements Following {
  private readonly tokens: readonly ConditionToken[];
  private at = 0;
  private depth = 0;

  constructor(
    private readonly span: TextSpan,
    private readonly names: ConditionNames,
  ) {
    this.tokens = conditionTokens(span);
    if (this.tokens.filter(({isSign}) => !isSign).length > MOST_WORDS)
      throw new Refused('condition-too-long', span);
  }

  read(): Meaning {
    const meaning = this.or();
    const left = this.tokens.at(this.at);
    if (left) throw new Refused('left-over', left.span);
    if (meaning.size > LARGEST_MEANING) throw new Refused('condition-too-long', this.span);
    return meaning;
  }

  private or(): Meaning {
    let meaning = this.and();
    while (this.takesSign('|')) meaning = or(meaning, this.and());
    return meaning;
  }

  private and(): Meaning {
    let meaning = this.not();
    while (this.takesSign('&')) meaning = and(meaning, this.not());
    return meaning;
  }

  private not(): Meaning {
    if (this.takesSign('!')) return this.nested(() => negated(this.not()));
    if (!this.takesSign('(')) return this.phrase();
    return this.nested(() => {
      const inner = this.or();
      if (!this.takesSign(')')) throw new Refused('unclosed', this.span);
      return inner;
    });
  }

  private nested(read: () => Meaning): Meaning {
    if (++this.depth > DEEPEST) throw new Refused('too-deep', this.span);
    const meaning = read();
    this.depth--;
    return meaning;
  }

  private phrase(): Meaning {
    const token = this.peek();
    if (!token) throw new Refused('ends-early', this.span);
    if (token.isSign) throw new Refused('left-over', token.span);
    if (isEnglish(token.word)) return this.worded(token) ?? this.named() ?? this.refuse(token);
    return this.named(true) ?? this.worded(token) ?? this.named() ?? this.refuse(token);
  }

  private refuse(token: ConditionToken): never {
    const known = new Map(CONDITION_WORDS.english.map((one) => [one, one]));
    for (const sort of [...SET_SORTS, ...SET_LOOKS]) known.set(sort, sort);
    throw new Refused('unknown-word', token.span, () =>
      namesNear(token.word, this.names.all, known, allNames()),
    );
  }

  /** A phrase that begins with a word of the vocabulary; undefined if this is none. */
  private worded(token: ConditionToken): Meaning | undefined {
    const next = this.tokens.at(this.at + 1);
    const look = lookNamed(token.word);
    if (look && next && sortNamed(next.word)) {
      this.at += 2;
      return this.setPhrase(sortNamed(next.word) ?? 'sets', look);
    }
    if (look && next && CONDITION_WORDS.meaning(next.word)?.word === 'fours') {
      this.at += 2;
      return foursHeld(look, this.compared());
    }
    const sort = sortNamed(token.word);
    if (sort) {
      this.at++;
      return this.setPhrase(sort);
    }
    if (next && !next.isSign && next.word !== 'of' && smallWord(next.word) === 'of' && readKinds(token.word))
      return this.ofKindsBefore();
    const after = next && CONDITION_WORDS.meaning(next.word);
    if (after && MAY_FOLLOW.includes(after.word) && readKinds(token.word)) {
      const kinds = this.kinds();
      this.at++;
      return after.read(this.with(kinds));
    }
    const found = CONDITION_WORDS.meaning(token.word);
    if (!found) return undefined;
    this.at++;
    return found.read(this);
  }

  /** `風牌 の 刻子`, `風牌 的 將`: the kinds stand before their sets, or before the pair. */
  private ofKindsBefore(): Meaning {
    const of = this.kinds();
    this.at++;
    const first = this.next('ends-early');
    const look = lookNamed(first.word);
    const second = this.peek();
    if (look && second && sortNamed(second.word)) this.at++;
    const sort = sortNamed(look && second ? second.word : first.word);
    if (sort) return setsHeld(sort, look, of, this.compared());
    const found = CONDITION_WORDS.meaning(first.word);
    if (found?.word !== 'pair') throw new Refused('left-over', first.span);
    return found.read(this.with(of));
  }

  /** What follows a word whose kinds have been read before it. */
  private with(kinds: KindsAsked): Following {
    return {
      kinds: () => kinds,
      ofKinds: () => kinds,
      compared: () => this.compared(),
      waitForms: () => this.waitForms(),
      form: () => this.form(),
      flag: () => this.flag(),
      takes: (word) => this.takes(word),
    };
  }

  private setPhrase(sort: SetSort, look?: SetLook): Meaning {
    const terms = this.terms();
    if (terms.length) return this.series(sort, look, terms);
    const of = this.takes('of') ? this.kinds() : undefined;
    return setsHeld(sort, look, of, this.compared());
  }

  private series(sort: SetSort, look: SetLook | undefined, terms: readonly SeriesTerm[]): Meaning {
    const of = sort === 'pairs' ? 'pair' : sort === 'triplets' ? 'pungs' : sort;
    if (look || of === 'kongs' || of === 'sets')
      throw new Refused('left-over', this.tokens[this.at - 1].span);
    const before = this.at;
    if (!this.takes('pair')) return series(of, terms);
    const [pair, ...more] = this.terms();
    if (!pair) this.at = before;
    if (more.length) throw new Refused('left-over', this.tokens[this.at - 1].span);
    return series(of, terms, pair);
  }

  private terms(): SeriesTerm[] {
    const terms: SeriesTerm[] = [];
    for (;;) {
      const term = readTerm(this.peek()?.word ?? '');
      if (!term) return terms;
      terms.push(term);
      this.at++;
    }
  }

  /** The longest run of words that is a name. @param isOfText whether only names of the text count */
  private named(isOfText = false): Meaning | undefined {
    const first = this.tokens[this.at];
    let end = this.at;
    while (this.tokens.at(end)?.isSign === false) end++;
    for (let last = end - 1; last >= this.at; last--) {
      const {span} = this.tokens[last];
      const start = first.span.at.column - this.span.at.column;
      const stop = span.at.column - this.span.at.column + span.text.length;
      const name = {text: this.span.text.slice(start, stop), at: first.span.at};
      const found = this.names.row(name) ?? (isOfText ? undefined : this.names.known(name));
      if (!found) continue;
      this.at = last + 1;
      return found;
    }
    return undefined;
  }

  private peek(): ConditionToken | undefined {
    return this.tokens.at(this.at);
  }

  private takesSign(sign: string): boolean {
    const token = this.peek();
    const taken = token?.isSign === true && token.word === sign;
    if (taken) this.at++;
    return taken;
  }

  takes(word: string): boolean {
    const token = this.peek();
    const taken =
      token !== undefined &&
      !token.isSign &&
      [token.word, smallWord(token.word), CONDITION_WORDS.meaning(token.word)?.word].includes(word);
    if (taken) this.at++;
    return taken;
  }

  /** The word that follows. */
  private next(code: VariantCode, near: readonly string[] = []): ConditionToken {
    const token = this.peek();
    if (!token) throw new Refused('ends-early', this.span);
    if (token.isSign) throw new Refused(code, token.span, near);
    this.at++;
    return token;
  }

  kinds(): KindsAsked {
    const {word, span} = this.next('kinds-wanted', KIND_WORDS);
    const kinds = readKinds(word);
    if (!kinds) throw new Refused('kinds-wanted', span, KIND_WORDS);
    return kinds;
  }

  ofKinds(): KindsAsked {
    this.takes('of');
    return this.kinds();
  }

  compared(): Compared {
    const token = this.peek();
    if (!token?.isSign || !COMPARISONS.includes(token.word)) return {sign: '>=', than: 1};
    this.at++;
    const {word, span} = this.next('number-wanted');
    const than = Number(word);
    if (!/^\d{1,3}$/.test(word) || than > LARGEST) throw new Refused('number-wanted', span);
    return {sign: token.word, than};
  }

  waitForms(): readonly WaitForm[] {
    const {word, span} = this.next('form-wanted', WAIT_FORMS.english);
    return word.split(/[/／]/).map((name) => {
      const form = WAIT_FORMS.meaning(name);
      if (!form) throw new Refused('form-wanted', {text: name, at: span.at}, WAIT_FORMS.english);
      return form;
    });
  }

  form(): string {
    const {word, span} = this.next('form-wanted', WINNING_FORMS.english);
    const id = WINNING_FORMS.meaning(word);
    if (!id) throw new Refused('form-wanted', span, WINNING_FORMS.english);
    return id;
  }

  flag(): Flag {
    const {word, span} = this.next('flag-wanted', FLAGS);
    const name = readFlag(word);
    // a name of the author's own may not be nearly a known one
    const near = name && FLAGS.filter((known) => known !== name && lettersBetween(known, name) < 3);
    if (!name || (near?.length && !FLAGS.some((known) => known === name)))
      throw new Refused('flag-wanted', span, near?.length ? near : FLAGS);
    return name;
  }
}

/**
 * Reads a condition.
 * @throws {Refused} where it cannot be read
 */
export const readCondition = (span: TextSpan, names: ConditionNames): Meaning =>
  new ConditionReader(span, names).read();
