/**
 * Limits that users feel: what a page downloads, minified and gzipped, in kB (1000 bytes), and the size of the package.
 * Of rule sets the largest counts. A limit is at most 3 % above what was measured. Raise one on purpose, in a commit of
 * its own that says why.
 *
 * @type {readonly (readonly [name: string, limit: number, content: string])[]}
 */
export const LIMITS = [
  [
    'first hand',
    40.7,
    '`cdn/mahjong.js`, the script of every page: tiles and hands, and what fetches the rest',
  ],
  ['+ score', 102.9, 'with what it fetches at once: the rule set, example, breakdown'],
  ['+ tools', 164.1, 'with editor, house rules, table of rules, share, waits and their words'],
  ['+ play', 175.4, 'with a table to play at and its words, in place of these'],
  ['rules as text', 57.1, 'beside “+ score”, for a page with an author’s own table: what reads it'],
  [
    'core + rule set',
    29.8,
    'for a page’s own build: score and waits, names in Japanese and English, without Lit',
  ],
];

/** The package, unpacked, in MB; and the files of the one script, with its chunks. */
export const PACKAGE = {limit: 10, scriptFiles: 200};
