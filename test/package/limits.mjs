/** What a page may come to, gzipped, in kB (1000 bytes). A limit is raised on purpose, never towards more than needed. */

const SHOWS = 'tiles, hand, example, breakdown, settlement';

/**
 * For <script>: file, limit (held), goal (what it shall come to), what is in it. `luqiao.js + 5` is the script with the
 * five elements that it fetches where a page has them.
 */
export const SCRIPTS = [
  ['cdn/loader.js', 5, 5, 'fetches the elements and rule sets that a page uses'],
  ['cdn/show.js', 25, 18, 'mj-tiles, mj-hand'],
  ['cdn/luqiao.js', 59.5, 32, `${SHOWS}; rule set luqiao`],
  ['cdn/mcr.js', 64, 46, `${SHOWS}; rule set mcr`],
  ['cdn/ribon.js', 62.5, 46, `${SHOWS}; rule set ribon`],
  ['cdn/shiragiku.js', 57.5, 46, `${SHOWS}; rule set shiragiku`],
  ['cdn/xinzhang.js', 62, 46, `${SHOWS}; rule set xinzhang`],
  ['cdn/luqiao.js + 5', 104, 46, 'all elements, rule set luqiao'],
  ['cdn/mcr.js + 5', 109, 46, 'all elements, rule set mcr'],
  ['cdn/ribon.js + 5', 108.5, 46, 'all elements, rule set ribon'],
  ['cdn/shiragiku.js + 5', 103, 46, 'all elements, rule set shiragiku'],
  ['cdn/xinzhang.js + 5', 107.5, 46, 'all elements, rule set xinzhang'],
  ['cdn/all.js', 118, 75, 'all elements, all rule sets'],
  ['cdn/offline.js', 240, 240, 'for pages in a folder: everything, in four languages'],
  ['cdn/embed.js', 169.5, 168, 'for embed.html: all rule sets in four languages'],
];
/** For a page's own build: the core, one rule set, its names in Japanese and English, no Lit. */
export const RULES = {
  luqiao: {limit: 21, goal: 11},
  shiragiku: {limit: 20.5, goal: 11},
  ribon: {limit: 24, goal: 11},
  xinzhang: {limit: 24, goal: 11},
  mcr: {limit: 25, goal: 14},
};
