/** The words of a line, to be put in by a tap. */
import type {Lang} from '../../core/game/names.js';
import type {LedgerWord} from '../../round/ledger/words.js';
import type {LedgerView} from './ledger-view.js';

/** Names and words that a line may have under these rules, the words as they are read. */
export function wordsOf({ledger: {heading}, strings: {lang}}: LedgerView): string[] {
  if (!heading) return [];
  const {course, o, players} = heading;
  const own: LedgerWord[] = [
    'tsumo',
    'ron',
    'draw',
    ...(course.stick ? (['riichi'] as const) : []),
    ...(course.words ?? []).filter((word) => word !== 'nagashi' || course.extras?.nagashi(o)),
    'falsewin',
  ];
  return [...players, ...own.map((word) => WRITTEN[word][lang])];
}

/** Each word as it is written in a language; all of them are read. */
export const WRITTEN: Readonly<Record<LedgerWord, Readonly<Record<Lang, string>>>> = {
  tsumo: {ja: 'ツモ', 'zh-Hant': '自摸', 'zh-Hans': '自摸', en: 'tsumo'},
  ron: {ja: 'ロン', 'zh-Hant': '放槍', 'zh-Hans': '点炮', en: 'ron'},
  draw: {ja: '流局', 'zh-Hant': '流局', 'zh-Hans': '流局', en: 'draw'},
  nagashi: {ja: '流し満貫', 'zh-Hant': '流局滿貫', 'zh-Hans': '流局满贯', en: 'nagashi'},
  seven: {ja: '七搶一', 'zh-Hant': '七搶一', 'zh-Hans': '七抢一', en: 'seven'},
  tianhu: {ja: '天和', 'zh-Hant': '天胡', 'zh-Hans': '天胡', en: 'tianhu'},
  bao: {ja: '包', 'zh-Hant': '包', 'zh-Hans': '包', en: 'bao'},
  riichi: {ja: 'リーチ', 'zh-Hant': '立直', 'zh-Hans': '立直', en: 'riichi'},
  falsewin: {ja: 'チョンボ', 'zh-Hant': '詐胡', 'zh-Hans': '错和', en: 'falsewin'},
};

/** Each word as it is written in one language. */
export const wordsIn = (lang: Lang): Readonly<Record<LedgerWord, string>> =>
  Object.fromEntries(Object.entries(WRITTEN).map(([word, written]) => [word, written[lang]])) as Record<
    LedgerWord,
    string
  >;
