/**
 * Limits that users feel: what a page downloads, minified and gzipped, in kB (1000 bytes), and the size of the package.
 * Of rule sets the largest counts. A limit is at most 3 % above what was measured. Raise one on purpose, in a commit of
 * its own that says why.
 *
 * @type {readonly (readonly [name: string, limit: number, content: string])[]}
 */
export const LIMITS = [
  ['loader', 5.5, '`cdn/loader.js`, which fetches the elements and rule sets that a page uses'],
  ['show', 31.6, '`cdn/show.js`: `mj-tiles` and `mj-hand`'],
  ['first hand', 33.5, 'the script of a rule set: tiles and hands, which come first'],
  ['+ score', 85.5, 'with what it fetches at once: the rule set, example, breakdown, settlement'],
  ['+ all elements', 150, 'with editor, house rules, table of rules, share, waits and their words'],
  ['all', 142.5, '`cdn/all.js`: all elements, the five rule sets'],
  ['offline', 474, '`cdn/offline.js`, for pages in a folder: everything, in four languages'],
  ['frame', 215, '`cdn/embed.js`, for `embed.html`: all rule sets in four languages'],
  [
    'core + rule set',
    28.4,
    'for a page’s own build: score and waits, names in Japanese and English, without Lit',
  ],
];

/** The package, unpacked, in MB. */
export const PACKAGE = {limit: 17};
