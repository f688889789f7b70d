import {simplified} from './simplified.mjs';

/** What the site has: its sections, and the pages that come from the docs, with titles that people search for. */

/** The addresses of guides that come from `stories/docs`, and their titles. */
export const REFERENCE = [
  ['embedding', 'Embedding', 'embedding'],
  ['notation', 'Notation: how to type a hand', 'notation'],
  ['teaching', 'Quizzes and lessons', 'teaching'],
  ['rounds', 'Game records and referee', 'rounds'],
  ['games', 'Score sheets', 'games'],
  ['drawing', 'Generating hands', 'drawing'],
  ['theming', 'Theming: colours and tiles', 'theming'],
  ['publishing', 'CDN, versions and hashes', 'publishing'],
  ['fast', 'Performance', 'fast'],
  ['security', 'Security', 'security'],
  ['accessibility', 'Accessibility', 'accessibility'],
  ['writing-rules', 'Write your rules', 'writing-rules'],
  ['known-patterns', 'Known patterns', 'known-patterns'],
  ['writing-a-rule-set', 'Writing a rule set', 'writing-a-rule-set'],
  ['play', 'Rules of play common to all', 'play/common'],
];

/** Pages of the reference that are generated. */
export const GENERATED = [
  ['command', 'The command mj'],
  ['messages', 'What went wrong: messages and remedies'],
];

/** The address of the glossary, which has a page in every language. */
export const GLOSSARY = '/rules/glossary/';

/** The pages of “I want to …”, in the order of their list. */
export const HOW = [
  'sentence',
  'score',
  'rules-table',
  'waits',
  'payments',
  'board',
  'round',
  'question',
  'lesson',
  'evening',
  'compare',
  'picture',
  'frame',
  'feed',
  'wordpress',
  'blogger',
  'pixnet',
  'hatena',
  'atwiki',
  'mediawiki',
  'hugo',
  'eleventy',
  'react',
  'vue',
  'svelte',
  'obsidian',
];

/**
 * The sections after the first, which is the start: their addresses, and whether each has a page in every language, at the same
 * address under `/ja/` and so on.
 */
const SECTIONS = [
  ['/how/', true],
  ['/playground/', true],
  ['/play/', true],
  ['/gallery/', true],
  ['/variants/', true],
  ['/workshop/', true],
  ['/lessons/', true],
  ['/pages/', true],
  ['/elements/', false],
  ['/rules/', false],
  ['/api/', false],
  ['/reference/', false],
];

/** The words around each page. */
export const WORDS = {
  en: {
    sections: [
      'Start',
      'I want to …',
      'Playground',
      'Play',
      'Gallery',
      'Variants',
      'Workshop',
      'Lessons',
      'Sample pages',
      'Elements',
      'Rules',
      'For programs',
      'Reference',
    ],
    nav: 'Sections',
    search: 'Search',
    skip: 'Skip to the text',
    promise: 'Nothing is stored, nothing is sent.',
    kept: 'How far you are stays in this browser; nothing is sent.',
  },
  ja: {
    sections: [
      'はじめに',
      'やりたいこと',
      '試す',
      '打つ',
      '作例集',
      '各地のルール',
      'ルールの工房',
      '講座',
      'ページの見本',
      '要素',
      'ルール',
      'プログラムから',
      'リファレンス',
    ],
    nav: 'サイトの案内',
    search: '検索',
    skip: '本文へ',
    promise: '何も保存せず、何も送りません。',
    kept: '進み具合はこのブラウザーにだけ残り、何も送りません。',
  },
  'zh-Hant': {
    sections: [
      '開始',
      '我想…',
      '試試看',
      '玩一局',
      '範例集',
      '各地規則',
      '規則工坊',
      '教學',
      '網頁範本',
      '元件',
      '規則',
      '給程式',
      '參考',
    ],
    nav: '網站導覽',
    search: '搜尋',
    skip: '跳到正文',
    promise: '不儲存、不傳送任何資料。',
    kept: '進度只留在這個瀏覽器，不傳送任何資料。',
  },
};
WORDS['zh-Hans'] = simplified(WORDS['zh-Hant']);

/** The languages of pages, by the name that readers of each know. */
export const LANGUAGES = {en: 'English', ja: '日本語', 'zh-Hant': '繁體中文', 'zh-Hans': '简体中文'};

/** The address of a guide in a language. */
export const inLanguage = (url, lang) => (lang === 'en' ? url : `/${lang}${url.replace('/reference/', '/')}`);

/** A guide in each of some languages: address and name of the language. */
export const alternatesOf = (url, langs = Object.keys(LANGUAGES)) =>
  langs.map((lang) => [lang, inLanguage(url, lang), LANGUAGES[lang]]);

/** The sections in the head of a page, as addresses and names. */
export const sectionsIn = (lang) =>
  [['/', true], ...SECTIONS].map(([url, isTranslated], i) => [
    isTranslated ? inLanguage(url, lang) : url,
    WORDS[lang].sections[i],
  ]);
