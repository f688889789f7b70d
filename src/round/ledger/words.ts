/** The words of a ledger's lines: their spellings, and how a line is split into them. */
import type {PlacedWord} from './faults.js';

/** The words a line may contain, each with all spellings that are read. */
export const SPELLINGS = {
  tsumo: ['ツモ', '自摸', 'ツモ和了', '自摸和', 'self'],
  ron: [...['ロン', '胡', '胡牌', '和', '和牌', '榮和', '荣和', '栄和', '栄', '食胡', '食糊', 'discard']],
  // who dealt in stands first: `X 放槍 Y` is a win by Y on the discard of X
  dealtin: ['放槍', '放枪', '放銃', '放铳', '點炮', '点炮', '振り込み', '振込'],
  draw: ['流局', '荒牌', '平局', '黄牌'],
  nagashi: ['流し満貫', '流し', 'フリキリ', '流局滿貫', '流局满贯'],
  seven: ['七搶一', '七抢一', '七槍一'],
  tianhu: ['天胡', '天和'],
  bao: ['包', '包牌', 'パオ'],
  nineOrphans: ['nine-terminals', '九種九牌', '九种九牌', '九種', 'kyushukyuhai'],
  fourWinds: ['four-winds', '四風連打', '四风连打', '四風子連打', 'sufonrenta'],
  fourRiichi: ['four-riichi', '四家立直', '四家リーチ', '四人リーチ', 'suchareach'],
  fourKongs: ['four-kongs', '四槓散了', '四杠散了', '四開槓', '四开杠', '四槓流れ', 'suukaikan'],
  threeWins: ['triple-ron', '三家和了', '三家和', 'トリロン', 'トリプルロン', 'sanchahou'],
  riichi: ['リーチ', '立直'],
  // begins another game of the evening
  game: ['対局', '次の対局', 'ゲーム', '新局', '下一場', '下一场'],
  falsewin: ['チョンボ', '錯和', '错和', '錯胡', '错胡', '詐胡', '诈胡'],
} as const;

/** A word with a meaning of its own, in its Latin spelling. */
export type LedgerWord = keyof typeof SPELLINGS;

/** A word that the ledger writes itself. A win is written with the winner first, so `dealtin` is only read. */
export type WrittenWord = Exclude<LedgerWord, 'dealtin'>;

const WORDS = new Map<string, LedgerWord>(
  Object.entries(SPELLINGS).flatMap(([word, others]) =>
    [word, ...others].map((text) => [text.toLowerCase(), word as LedgerWord] as const),
  ),
);

/** The ledger word that a text is; undefined for a name or a number. */
export const wordOf = ({text}: Pick<PlacedWord, 'text'>): LedgerWord | undefined =>
  WORDS.get(text.toLowerCase());

/** What stands for one hand, or for values: a line, or a part of one between two `;`. Comments are blanks in it. */
export interface LedgerLine {
  readonly text: string;
  /** The number of the line in the text, counted from 1. */
  readonly number: number;
  /** Where it starts in the whole text. */
  readonly start: number;
  /** How many characters of the line stand before it. */
  readonly indent: number;
}

/** Commas and bars are words of their own; `name=value` is one word. */
const WORD = /[,，、|｜]|[^\s,，、|｜=＝]+[=＝][^\s|｜]*|[^\s,，、|｜]+/g;

/** Splits a line into words. */
export function wordsIn({text, number, start, indent}: LedgerLine): PlacedWord[] {
  const words: PlacedWord[] = [];
  for (const {0: found, index} of text.matchAll(WORD)) {
    words.push({
      text: found.normalize('NFKC').replace('、', ','),
      line: number,
      column: indent + index + 1,
      at: {start: start + index, end: start + index + found.length},
    });
  }
  return words;
}

/** A semicolon ends a line, unless another option follows it: `options=notenPool:40; banban:3`. */
const END = /[;；](?!\s*[a-z]\w{0,40}[:：])/giu;

/** The lines of a text that are not empty. Takes time linear in the length. */
export function ledgerLines(text: string): LedgerLine[] {
  const lines: LedgerLine[] = [];
  let start = 0;
  for (const [i, whole] of text.split(/\r\n|\n|\r/).entries()) {
    const ends = [...[...whole.matchAll(END)].map(({index}) => index), whole.length];
    let indent = 0;
    for (const end of ends) {
      lines.push({text: whole.slice(indent, end), number: i + 1, start: start + indent, indent});
      indent = end + 1;
    }
    start += whole.length + (text.startsWith('\r\n', start + whole.length) ? 2 : 1);
  }
  return lines.filter((line) => line.text.trim());
}
