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
  'hugo',
  'eleventy',
  'react',
  'vue',
  'svelte',
  'obsidian',
];

/** The sections in the head of each page. */
export const SECTIONS = [
  ['/', 'Start'],
  ['/how/', 'I want to …'],
  ['/elements/', 'Elements'],
  ['/rules/', 'Rules'],
  ['/api/', 'For programs'],
  ['/reference/', 'Reference'],
];

/** The languages of the rule pages, by the name that readers of each know. */
export const LANGUAGES = {en: 'English', ja: '日本語', 'zh-Hant': '繁體中文', 'zh-Hans': '简体中文'};
