/**
 * Limits for what a page downloads, gzipped, in kB (1000 bytes): the limit that is held, and the goal. A limit is
 * only raised on purpose, and never by more than needed.
 */

const SHOWS = 'tiles, hand, example, breakdown, settlement';

/**
 * For <script>: file, limit, goal, content. `luqiao.js + score` is the script, which shows tiles and hands, with what
 * it fetches at once; `luqiao.js + 5` also has the five elements that it fetches for pages that use them.
 */
export const SCRIPTS = [
  ['cdn/loader.js', 3.72, 5, 'fetches the elements and rule sets that a page uses'],
  ['cdn/show.js', 27.5, 26, 'mj-tiles, mj-hand'],
  ['cdn/luqiao.js', 28.9, 26, 'mj-tiles, mj-hand, which come first'],
  ['cdn/mcr.js', 28.9, 26, 'mj-tiles, mj-hand, which come first'],
  ['cdn/ribon.js', 28.9, 26, 'mj-tiles, mj-hand, which come first'],
  ['cdn/shiragiku.js', 28.9, 26, 'mj-tiles, mj-hand, which come first'],
  ['cdn/xinzhang.js', 28.9, 26, 'mj-tiles, mj-hand, which come first'],
  ['cdn/luqiao.js + score', 70.3, 62, `${SHOWS}; rule set luqiao`],
  ['cdn/mcr.js + score', 74.6, 62, `${SHOWS}; rule set mcr`],
  ['cdn/ribon.js + score', 74.5, 62, `${SHOWS}; rule set ribon`],
  ['cdn/shiragiku.js + score', 68.4, 62, `${SHOWS}; rule set shiragiku`],
  ['cdn/xinzhang.js + score', 72.8, 62, `${SHOWS}; rule set xinzhang`],
  ['cdn/luqiao.js + 5', 127.9, 110, 'all elements, rule set luqiao'],
  ['cdn/mcr.js + 5', 132.5, 110, 'all elements, rule set mcr'],
  ['cdn/ribon.js + 5', 133.4, 110, 'all elements, rule set ribon'],
  ['cdn/shiragiku.js + 5', 126.9, 110, 'all elements, rule set shiragiku'],
  ['cdn/xinzhang.js + 5', 131.8, 110, 'all elements, rule set xinzhang'],
  ['cdn/all.js', 129.5, 122, 'all elements, all rule sets'],
  ['cdn/offline.js', 372.5, 245, 'for pages in a folder: everything, in four languages'],
  ['cdn/embed.js', 180.8, 176, 'for embed.html: all rule sets in four languages'],
  ['cdn/embed-round.js', 1.6, 1.6, 'for embed-round.html, beside cdn/offline.js'],
];
/** For a page's own build: the core and one rule set with its names in Japanese and English, without Lit. */
export const RULES = {
  luqiao: {limit: 23.4, goal: 22},
  shiragiku: {limit: 22.3, goal: 22},
  ribon: {limit: 26.8, goal: 22},
  xinzhang: {limit: 25.8, goal: 22},
  mcr: {limit: 26.7, goal: 26},
};
/** The package, unpacked, in MB. Each script brings its own copy of every element that it may fetch. */
export const PACKAGE = {limit: 12, goal: 12};
/** What the loader fetches for the elements to learn with, each in addition to a page with hands: tags, limit, goal. */
export const LEARNING = [
  [['mj-explain'], 9.5, 5],
  [['mj-compare', 'mj-variant', 'mj-whatif'], 8, 5],
  [['mj-quiz'], 14.5, 7],
  [['mj-drill', 'mj-lesson'], 5.5, 4],
];
/** What the loader fetches for tables and games, in the same way: chunks, limit, goal. */
export const PLAYING = [
  [['mj-board'], 11.6, 6],
  [['mj-round'], 8.4, 5],
  [['mj-ledger'], 10.4, 4],
  [['referee'], 3.5, 9],
];
/** What all rounds are read and judged by, without the core. */
export const REFEREE = {limit: 25, goal: 9};
/** How one rule set is played, without the core. */
export const FLOWS = {
  luqiao: {limit: 1.8, goal: 2},
  shiragiku: {limit: 1.6, goal: 2},
  ribon: {limit: 2.5, goal: 2},
  xinzhang: {limit: 2, goal: 2},
  mcr: {limit: 1.5, goal: 2},
};
/** The words of rounds, in each language. */
export const WORDS = {
  ja: {limit: 2.5, goal: 1.5},
  'zh-Hant': {limit: 2.3, goal: 1.5},
  'zh-Hans': {limit: 2.3, goal: 1.5},
  en: {limit: 2.2, goal: 1.5},
};
