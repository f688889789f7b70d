/** What the steps of an explanation say aloud. */
import {expect, fixture, html} from '@open-wc/testing';
import type {MjExplain} from '../../src/elements/mj-explain/mj-explain.js';
import './all-rules.js';
import './example-fixture.js';
import './riichi-rules.js';
import {waitUntil} from './patience.js';

/** The sentences of all steps but the first, as events have them. */
async function sentences(lang: string, hand: string, rules = 'mcr'): Promise<string[]> {
  const explain = await fixture<MjExplain>(
    html`<mj-explain lang=${lang} rules=${rules} by="self" hand=${hand}></mj-explain>`,
  );
  await waitUntil(() => explain.shadowRoot?.querySelector('button[part=next]'));
  const said: string[] = [];
  explain.addEventListener('mj-step', (event) => {
    said.push(event.detail.sentence);
  });
  const next = explain.shadowRoot?.querySelector<HTMLButtonElement>('button[part=next]');
  for (let step = 0; step < 20; step++) {
    next?.click();
    await explain.updateComplete;
  }
  return said;
}

describe('mj-explain', () => {
  it('says of a grouping that scores as much that it does', async () => {
    const said = (await sentences('en', '555m 67m 888m 45667p +5p', 'riichi')).join(' ');
    expect(said).to.include('Another grouping scores the same.').and.not.include('next best grouping');
  });

  for (const lang of ['en', 'ja', 'zh-Hant', 'zh-Hans'])
    it(`ends each sentence with one stop in ${lang}`, async () => {
      for (const hand of ['123m 456p 789s 24s 11m +9s', '[123m][456m] 789m 234p 5s +5s']) {
        const said = await sentences(lang, hand);
        expect(said).not.to.deep.equal([]);
        for (const sentence of said) expect(sentence).not.to.match(/\.\s*\.|。\s*[.。]/);
      }
    });
});
