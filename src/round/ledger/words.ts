/** The words of a ledger's lines: their spellings, and how a line is split into them. */
import type {Word} from './faults.js';

/** The words a line may contain, each with all spellings that are read. */
export const SPELLINGS = {
  tsumo: ['ツモ', '自摸', 'ツモ和了', '自摸和', 'self'],
  ron: ['ロン', '栄和', '榮和', '荣和', '栄', '放銃', '放铳', '放槍', '点炮', '點炮', '食胡', 'discard'],
  draw: ['流局', '荒牌', '平局', '黄牌'],
  nagashi: ['流し満貫', '流し', 'フリキリ', '流局滿貫', '流局满贯'],
  seven: ['七搶一', '七抢一', '七槍一'],
  tianhu: ['天胡', '天和'],
  bao: ['包', '包牌', 'パオ'],
  riichi: ['リーチ', '立直'],
  falsewin: ['チョンボ', '錯和', '错和', '錯胡', '错胡', '詐胡', '诈胡'],
} as const;

/** A word with a meaning of its own, in its Latin spelling. */
export type LedgerWord = keyof typeof SPELLINGS;

const WORDS = new Map<string, LedgerWord>(
  Object.entries(SPELLINGS).flatMap(([word, others]) =>
    [word, ...others].map((text) => [text.toLowerCase(), word as LedgerWord] as const),
  ),
);

/** The ledger word that a text is; undefined for a name or a number. */
export const wordOf = ({text}: Pick<Word, 'text'>): LedgerWord | undefined => WORDS.get(text.toLowerCase());

/** Splits a line into words. With `signs`, commas and bars are words of their own. */
export function wordsIn(line: string, number: number, start: number, signs: boolean): Word[] {
  const words: Word[] = [];
  for (const {0: found, index} of line.matchAll(signs ? /[,，、|｜]|[^\s,，、|｜]+/g : /\S+/g)) {
    words.push({
      text: found.normalize('NFKC').replace('、', ','),
      line: number,
      column: index + 1,
      at: {start: start + index, end: start + index + found.length},
    });
  }
  return words;
}

/** A line of a text, its comment removed. */
export interface Line {
  readonly text: string;
  readonly number: number;
  /** Where it starts in the whole text. */
  readonly start: number;
}

/** The lines of a text that are not empty. */
export function linesOf(text: string): Line[] {
  let start = 0;
  return text
    .split(/\r\n|\n|\r/)
    .map((whole, i) => {
      const line = {text: whole.replace(/#.*/, ''), number: i + 1, start};
      start += whole.length + (text.startsWith('\r\n', start + whole.length) ? 2 : 1);
      return line;
    })
    .filter((line) => line.text.trim());
}
