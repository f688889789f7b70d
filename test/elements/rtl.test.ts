/** Sentences of a left-to-right language on a right-to-left page. */
import {expect, html} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import './all-rules.js';
import {show} from './example-fixture.js';

const HAND = '[FFF] [234m] 456m 78m 99m +6m';

const round = html`<mj-round lang="en" rules="luqiao" wild="9s" turn="west" step="10">
  S: [345s] 23m 567p 789p SS play: W: +8p -4m S: ?win pass N: +4m -4m S: !win E: +1m -1m S: win
</mj-round>`;
const lesson = html`<mj-lesson lang="en"
  ><section><mj-quiz rules="luqiao" by="self" ask="win" hand=${HAND}></mj-quiz></section>
  <section></section
></mj-lesson>`;

const SENTENCES: readonly (readonly [string, TemplateResult, string])[] = [
  ['mj-rules-options', html`<mj-rules-options rules="ribon"></mj-rules-options>`, '[part=help]'],
  ['mj-rules-options', html`<mj-rules-options rules="luqiao"></mj-rules-options>`, '.choice'],
  ['mj-share', html`<mj-share rules="luqiao" by="self" hand=${HAND}></mj-share>`, '[part=hint]'],
  ['mj-hand-input', html`<mj-hand-input rules="luqiao">123m</mj-hand-input>`, '[part=missing]'],
  ['mj-waits', html`<mj-waits rules="mcr" hand="123m56m789p234s55z"></mj-waits>`, '[part=reason]'],
  ['mj-quiz', html`<mj-quiz rules="luqiao" by="self" ask="groups" hand=${HAND}></mj-quiz>`, '[part=help]'],
  ['mj-round', round, '[part=said]'],
  ['mj-round', round, '[part=next]'],
  ['mj-round', round, '[part=unchecked]'],
  ['mj-ledger', html`<mj-ledger rules="luqiao">A tsumo 12 8 9 x</mj-ledger>`, '[part=error]'],
  ['mj-lesson', lesson, '[part=unsolved]'],
  [
    'mj-explain',
    html`<mj-explain rules="luqiao" by="self" steps="lines" hand=${HAND}></mj-explain>`,
    '.present [part=text]',
  ],
  [
    'mj-rules-table',
    html`<mj-rules-table rules="mcr" group-by="value"></mj-rules-table>`,
    '[part=group-label] bdi',
  ],
  ['mj-rules-table', html`<mj-rules-table rules="mcr"></mj-rules-table>`, '[part=condition]'],
];

/** The boxes of the first and last visible character. */
function ends(element: Element): [first: DOMRect, last: DOMRect] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  const said = texts.filter(({data}) => data.trim());
  const at = (text: Text, index: number): DOMRect => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    return range.getBoundingClientRect();
  };
  const [first] = said;
  const last = said[said.length - 1];
  return [at(first, first.data.search(/\S/)), at(last, last.data.trimEnd().length - 1)];
}

describe('from right to left', () => {
  for (const [tag, template, part] of SENTENCES) {
    it(`a sentence of ${tag} runs as it is written: ${part}`, async () => {
      const page = document.createElement('div');
      page.dir = 'rtl';
      document.body.append(page);
      const element = await show(template, part);
      page.append(element);
      const [first, last] = ends(element.shadowRoot!.querySelector(part)!);
      expect(last.top > first.top + 4 || last.left > first.left).to.equal(true);
      page.remove();
    });
  }
});
