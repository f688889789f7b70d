import type {} from '../../src/define.js';

/** The tags of all elements, as the compiler knows them. */
export type Tag = Extract<keyof HTMLElementTagNameMap, `mj-${string}`>;

const HAND = '[PPP] 234567m 99p 78s +9s';

/** Markup of an element that takes its hand from an example around it. */
const around = (element: string): string =>
  `<mj-example rules="luqiao" by="discard" from="south" hand="${HAND}">${element}</mj-example>`;
const inside = (tag: Tag): string => around(`<${tag}></${tag}>`);

const QUIZ = `<mj-quiz rules="luqiao" by="self" ask="win" hand="${HAND}"></mj-quiz>`;

/** How the console begins to tell the author of the slip in these rules. */
export const TOLD = 'rules="#own-rules"';
const RULES =
  '<mj-ruleset id="own-rules"><table><caption>Own rules</caption><tr><th>Name</th><th>Points</th></tr><tr><td>Full Flush</td><td>8</td></tr><tr><td>No such hand</td><td>2</td></tr></table></mj-ruleset>';

/**
 * How a page writes each element, with content. Tests that run over all elements take their markup from here; a new
 * element without a line does not compile.
 */
const MARKUP: Readonly<Record<Tag, string>> = {
  'mj-tiles': '<mj-tiles>123m</mj-tiles>',
  'mj-hand': `<mj-hand>${HAND}</mj-hand>`,
  'mj-example': `<mj-example rules="luqiao" by="discard" from="south">${HAND}</mj-example>`,
  'mj-hand-input': inside('mj-hand-input'),
  'mj-score-breakdown': inside('mj-score-breakdown'),
  'mj-settlement': inside('mj-settlement'),
  'mj-waits': inside('mj-waits'),
  'mj-rules-table': inside('mj-rules-table'),
  'mj-rules-options': inside('mj-rules-options'),
  'mj-share': inside('mj-share'),
  'mj-explain': inside('mj-explain'),
  'mj-compare': around('<mj-compare><mj-variant by="self"></mj-variant></mj-compare>'),
  'mj-variant': around('<mj-compare><mj-variant wild="1m">Wild</mj-variant></mj-compare>'),
  'mj-whatif': inside('mj-whatif'),
  'mj-quiz': inside('mj-quiz'),
  'mj-drill': '<mj-drill rules="luqiao" ask="win" count="3"></mj-drill>',
  'mj-play': '<mj-play rules="luqiao" seed="7"></mj-play>',
  'mj-cover':
    '<mj-cover keep="cover"><h2>A game</h2><ol slot="steps"><li><a href="#tiles-1">One</a></li><li><a href="#tiles-2">Two</a></li></ol></mj-cover>',
  'mj-lesson': `<mj-lesson><section><h2>One</h2>${QUIZ}</section><section><h2>Two</h2></section></mj-lesson>`,
  'mj-board': '<mj-board>E: 123m | 1m 2m^\nS: | 3m</mj-board>',
  'mj-round': '<mj-round>turn=E\nE: 123m | 1m\nplay:\nE: +5p -5p\nS: +1s -1s</mj-round>',
  'mj-ruleset': RULES,
  'mj-ledger': '<mj-ledger rules="luqiao">A tsumo 12\nB ron C 10\nA tsumo 100\ndraw</mj-ledger>',
};

export const TAGS = Object.keys(MARKUP) as Tag[];

/** Elements without a box of their own: one is part of a sentence, the other a column of the comparison around it. */
const UNBOXED: readonly Tag[] = ['mj-tiles', 'mj-variant'];
export const BLOCKS = TAGS.filter((tag) => !UNBOXED.includes(tag));

/** The markup of an element. */
export const markup = (tag: string): string => MARKUP[tag as Tag];

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
