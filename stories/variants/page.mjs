/**
 * A page of the gallery of variants: it has a title, what the game is, its sources, what the text does not score, the rules in a
 * fence, and hands with what they are worth.
 */

/**
 * A hand of a page, and its total, or why it does not win.
 * @typedef {object} VariantHand
 * @property {string} hand in notation
 * @property {'self' | 'discard'} by how it is won
 * @property {Readonly<Record<string, string>>} fields more attributes: `flowers`, `flags`, `wild`
 * @property {string} wanted the total, or the status: `not-allowed`, `not-a-win`
 */

/**
 * A page.
 * @typedef {object} VariantPage
 * @property {string} name the name of the file, and the id of the rules
 * @property {'en' | 'ja' | 'zh-Hant'} lang
 * @property {string} title
 * @property {string} text what the game is
 * @property {string} source
 * @property {string} unscored
 * @property {string} rules
 * @property {readonly string[]} heads of the columns of hands
 * @property {readonly VariantHand[]} hands
 */

/** What begins the lines about sources and about what is not scored, in the language of the page. */
const BEGINNINGS = {
  en: ['Source: ', 'Not scored here: '],
  ja: ['出典：', 'この文にないもの：'],
  'zh-Hant': ['出處：', '本文不計：'],
};

/**
 * Reads a page.
 * @param {string} name of its file, without `.md`
 * @param {string} page its text
 * @returns {VariantPage}
 */
export function readPage(name, page) {
  const lang = /** @type {const} */ (['en', 'ja', 'zh-Hant']).find((one) =>
    BEGINNINGS[one].every((begin) => page.includes(`\n${begin}`)),
  );
  const [, id, rules = ''] = /^```mj-rules id=(\S+)\n([^]*?)^```$/m.exec(page) ?? [];
  const [, title = ''] = /^# (.+)\n/.exec(page) ?? [];
  if (!lang || !title || id !== name)
    throw new Error(`${name}: a title, sources, what is not scored, or the fence`);
  const [source = '', unscored = ''] = BEGINNINGS[lang].map((begin) =>
    page
      .split('\n')
      .flatMap((line) => (line.startsWith(begin) ? [line.slice(begin.length)] : []))
      .join(' '),
  );
  const hands = [...page.matchAll(/^\| `([^`]+)` \| (self|discard)([^|]*) \| (\S+) \|$/gm)].map(
    ([, hand = '', by = '', more = '', wanted = '']) => ({
      hand,
      by: by === 'self' ? /** @type {const} */ ('self') : /** @type {const} */ ('discard'),
      fields: Object.fromEntries(
        more
          .split(' ')
          .filter(Boolean)
          .map((field) => field.split('=')),
      ),
      wanted,
    }),
  );
  const [, heads = ''] = /^\|(.+)\|\n\|[-|]+\|\n\| `/m.exec(page) ?? [];
  return {
    name,
    lang,
    title,
    text: page.split('\n\n')[1] ?? '',
    source,
    unscored,
    rules,
    heads: heads.split('|').map((head) => head.trim()),
    hands,
  };
}
