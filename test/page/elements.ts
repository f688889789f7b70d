const HAND = '[PPP] 234567m 99p 78s +9s';
const CONTENT: Record<string, string> = {
  'mj-tiles': '<mj-tiles>123m</mj-tiles>',
  'mj-hand': `<mj-hand>${HAND}</mj-hand>`,
  'mj-board': '<mj-board>E: 123m | 1m 2m^\nS: | 3m</mj-board>',
  'mj-round': '<mj-round>turn=E\nE: 123m | 1m\nplay:\nE: +5p -5p\nS: +1s -1s</mj-round>',
  'mj-ledger': '<mj-ledger rules="luqiao">A tsumo 12\nB ron C 8\nA tsumo 100\ndraw</mj-ledger>',
  'mj-example': `<mj-example rules="luqiao" by="discard" from="south">${HAND}</mj-example>`,
};

/** The elements that are not part of a sentence. */
export const BLOCKS = [
  'mj-hand',
  'mj-example',
  'mj-hand-input',
  'mj-score-breakdown',
  'mj-settlement',
  'mj-waits',
  'mj-quiz',
  'mj-explain',
  'mj-ledger',
  'mj-board',
  'mj-round',
  'mj-compare',
  'mj-whatif',
  'mj-rules-table',
  'mj-rules-options',
  'mj-share',
] as const;

/** How a page writes an element, with a hand to show. */
export const markup = (tag: string): string =>
  CONTENT[tag] ??
  `<mj-example rules="luqiao" by="discard" from="south" hand="${HAND}"><${tag}></${tag}></mj-example>`;

/** A page with the given elements, a paragraph after each. */
export const pageOf = (head: string, elements: readonly string[]): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>page</title>
    ${head}
  </head>
  <body>
    ${elements.map((element) => `<div>${element}</div><p>A paragraph after it.</p>`).join('\n    ')}
  </body>
</html>`;
