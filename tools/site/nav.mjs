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
  ['writing-a-rule-set', 'Writing a rule set', 'writing-a-rule-set'],
  ['play', 'Rules of play common to all', 'play/common'],
];

/** Pages of the reference that are generated. */
export const GENERATED = [
  ['command', 'The command mj'],
  ['messages', 'What went wrong: messages and remedies'],
];

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

/** The addresses of the sections after the first, which is the start in the page's own language. */
const SECTIONS = ['/how/', '/elements/', '/rules/', '/api/', '/reference/'];

/** The words around each page. */
export const WORDS = {
  en: {
    start: ['/', 'Start'],
    sections: ['I want to …', 'Elements', 'Rules', 'For programs', 'Reference'],
    nav: 'Sections',
    search: 'Search',
    skip: 'Skip to the text',
    promise: 'Nothing is stored, nothing is sent.',
  },
  ja: {
    start: ['/ja/', 'はじめに'],
    sections: ['やりたいこと', '要素', 'ルール', 'プログラムから', 'リファレンス'],
    nav: 'サイトの案内',
    search: '検索',
    skip: '本文へ',
    promise: '何も保存せず、何も送りません。',
  },
  'zh-Hant': {
    start: ['/zh-Hant/', '開始'],
    sections: ['我想…', '元件', '規則', '給程式', '參考'],
    nav: '網站導覽',
    search: '搜尋',
    skip: '跳到正文',
    promise: '不儲存、不傳送任何資料。',
  },
  'zh-Hans': {
    start: ['/', '开始'],
    sections: ['我想…', '元素', '规则', '供程序使用', '参考'],
    nav: '网站导航',
    search: '搜索',
    skip: '跳到正文',
    promise: '不保存、不发送任何数据。',
  },
};

/** The sections in the head of a page, as addresses and names. */
export const sectionsIn = (lang) => [
  WORDS[lang].start,
  ...SECTIONS.map((url, i) => [url, WORDS[lang].sections[i]]),
];

/** The languages of the rule pages, by the name that readers of each know. */
export const LANGUAGES = {en: 'English', ja: '日本語', 'zh-Hant': '繁體中文', 'zh-Hans': '简体中文'};
