/**
 * Reads formulas: `5 + 台`, `胡 × 2^台`, `(1 + 花) × 2^min(番, 3)`, `翻[5:2000 6:3000]`, `3:8 4:16`; each may end with
 * “up to 100” and “round to 10”.
 */
import {partOf, type TextSpan} from '../messages/place.js';
import {Refused} from '../messages/report.js';
import {TERMS, type Formula, type FormulaTable, type Term} from './tree.js';
import {printedName, WordList} from '../names/word-list.js';

/** The most pieces of a formula, its deepest brackets, and its largest number. */
const MOST_TOKENS = 80;
const DEEPEST = 20;
const LARGEST = 1_000_000;

/** The terms, each with its names. */
const NAMES: Readonly<Record<Term, string>> = {
  score: 'score 計算 計算 计算 得点 和了点',
  points: 'points 換算 換算 换算',
  counters: 'counters 本場 本場 本场',
  dealer: 'dealer 親子 莊家 庄家 莊 庄 親がらみ',
  withDealer: 'withdealer 連荘 連莊 连庄 拉莊',
  won: 'dealerwins 親 莊胡 庄胡',
};

/** The words for terms. */
export const TERM_WORDS = new WordList<Term>(TERMS.map((term) => [NAMES[term], term]));

/** What a formula may name. */
export interface FormulaNames {
  /** The id of a unit by its name. */
  unit(name: string): string | undefined;
  /** The names of the units, for messages. */
  readonly units: readonly string[];
  /** What a bare table looks up. */
  readonly bare: Formula;
  /** The terms that have a meaning here. */
  readonly terms: readonly Term[];
}

const PIECE = /\d+(?:\.\d+)?|[-−+＋*×/÷^(),，:：[\]（）]|[\p{L}][\p{L}\d]*|[^\s]/gu;
const SIGNS = new Map([
  ['−', '-'],
  ['＋', '+'],
  ['×', '*'],
  ['x', '*'],
  ['÷', '/'],
  ['，', ','],
  ['：', ':'],
  ['（', '('],
  ['）', ')'],
]);

const FUNCTIONS = ['min', 'max', 'ceil'] as const;

interface Piece {
  readonly sign: string;
  readonly span: TextSpan;
}

class FormulaReader {
  private readonly pieces: readonly Piece[];
  private at = 0;
  private depth = 0;

  constructor(
    private readonly span: TextSpan,
    private readonly names: FormulaNames,
  ) {
    this.pieces = [...span.text.matchAll(PIECE)].map(({index, 0: text}) => ({
      sign: SIGNS.get(text.toLowerCase()) ?? text,
      span: partOf(span, index, index + text.length),
    }));
    if (this.pieces.length > MOST_TOKENS) throw new Refused('formula-too-long', span);
  }

  read(): Formula {
    if (this.pieces.at(1)?.sign === ':') return this.bareTable();
    let formula = this.sum();
    while (this.at < this.pieces.length) formula = this.ending(formula);
    return formula;
  }

  private bareTable(): Formula {
    const table = this.table(() => this.at >= this.pieces.length);
    return {is: 'table', a: this.names.bare, table};
  }

  private ending(formula: Formula): Formula {
    const {sign, span} = this.next();
    const word = sign.toLowerCase();
    if (word === '最多' || word === '上限') return this.upTo(formula);
    if (word === 'up' && this.takes('to')) return this.upTo(formula);
    if (word === 'round' && (this.takes('to') || this.takes('up')))
      return {is: 'ceil', a: formula, b: this.number()};
    throw new Refused('left-over', span);
  }

  private upTo(formula: Formula): Formula {
    return {is: 'min', of: [formula, this.number()]};
  }

  private sum(): Formula {
    if (++this.depth > DEEPEST) throw new Refused('too-deep', this.span);
    let a = this.product();
    for (let sign = this.either('+', '-'); sign; sign = this.either('+', '-'))
      a = {is: sign, a, b: this.product()};
    this.depth--;
    return a;
  }

  private product(): Formula {
    let a = this.power();
    for (let sign = this.either('*', '/'); sign; sign = this.either('*', '/'))
      a = {is: sign, a, b: this.power()};
    return a;
  }

  private power(): Formula {
    const a = this.primary();
    if (!this.takes('^')) return a;
    if (++this.depth > DEEPEST) throw new Refused('too-deep', this.span);
    const b = this.power();
    this.depth--;
    return {is: '^', a, b};
  }

  private primary(): Formula {
    const {sign, span} = this.next();
    if (/^\d/.test(sign)) return {is: 'number', n: numberIn(sign, span)};
    if (sign === '(') {
      const inner = this.sum();
      this.close(')');
      return inner;
    }
    const name = FUNCTIONS.find((one) => one === sign.toLowerCase());
    if (name && this.takes('(')) return this.call(name);
    const named = this.named(sign, span);
    if (!this.takes('[')) return named;
    return {is: 'table', a: named, table: this.table(() => this.takes(']'))};
  }

  private call(name: (typeof FUNCTIONS)[number]): Formula {
    const of = [this.sum()];
    while (this.takes(',')) of.push(this.sum());
    this.close(')');
    if (name !== 'ceil') return {is: name, of};
    if (of.length !== 2) throw new Refused('ends-early', this.span);
    return {is: 'ceil', a: of[0], b: of[1]};
  }

  /** A term that has a meaning here, or a unit: who pays pays what the hand comes to, even if a unit is called “points”, too. */
  private named(name: string, span: TextSpan): Formula {
    const term = TERM_WORDS.meaning(name);
    if (term && this.names.terms.includes(term)) return {is: 'term', term};
    const unit = this.names.unit(name);
    if (unit !== undefined) return {is: 'unit', unit};
    throw new Refused('unknown-term', span, [
      ...this.names.units,
      ...this.names.terms.map((one) => printedName(NAMES[one], 'en')),
      ...FUNCTIONS,
    ]);
  }

  /** Bounds in rising order, each with its number. */
  private table(isEnd: () => boolean): FormulaTable {
    const table: (readonly [number, number])[] = [];
    do {
      const from = this.numberOf();
      if (!this.takes(':') || (table.length && from <= table[table.length - 1][0]))
        throw new Refused('table-wanted', this.span);
      table.push([from, this.numberOf()]);
      this.takes(',');
    } while (!isEnd());
    return table;
  }

  private number(): Formula {
    return {is: 'number', n: this.numberOf()};
  }

  private numberOf(): number {
    const {sign, span} = this.next();
    if (!/^\d/.test(sign)) throw new Refused('number-wanted', span);
    return numberIn(sign, span);
  }

  private close(bracket: string): void {
    if (!this.takes(bracket)) throw new Refused('unclosed', this.span);
  }

  private next(): Piece {
    const piece = this.pieces.at(this.at++);
    if (!piece) throw new Refused('ends-early', this.span);
    return piece;
  }

  private takes(sign: string): boolean {
    const taken = this.pieces.at(this.at)?.sign.toLowerCase() === sign;
    if (taken) this.at++;
    return taken;
  }

  private either<S extends string>(a: S, b: S): S | undefined {
    if (this.takes(a)) return a;
    return this.takes(b) ? b : undefined;
  }
}

function numberIn(text: string, span: TextSpan): number {
  const n = Number(text);
  if (!(n <= LARGEST)) throw new Refused('number-too-large', span);
  return n;
}

/**
 * Reads a formula.
 * @throws {Refused} where it cannot be read
 */
export const readFormula = (span: TextSpan, names: FormulaNames): Formula =>
  new FormulaReader(span, names).read();
