/** What a table could not check, because the rules need it and the record does not say it. */
import {expect, html} from '@open-wc/testing';
import './all-rules.js';
import {show, texts} from './example-fixture.js';
import {boardOf, TOLD, told} from './round-fixture.js';
import {waitUntil} from './patience.js';
import {explainFault, fault} from '../../src/core/situation/problem.js';
import {en} from '../../src/locales/en.js';
import {ja} from '../../src/locales/ja.js';
import {zhHans} from '../../src/locales/zh-Hans.js';
import {zhHant} from '../../src/locales/zh-Hant.js';
import type {MjBoard} from '../../src/elements/mj-board/mj-board.js';

const unsaid = (element: Element): string[] => texts(element, '[part=unsaid]');

const board = (rules: string): Promise<MjBoard> =>
  show<MjBoard>(html`<mj-board rules=${rules}>E: | 1m 9p</mj-board>`, '[part=seats]');

describe('a board of rules with an indicator', () => {
  it('says in each language that it was not named', async () => {
    const element = await board('luqiao');
    for (const {lang, problems} of [en, ja, zhHant, zhHans]) {
      element.lang = lang;
      await waitUntil(
        () => unsaid(element)[0] === explainFault(fault('not-checked', 'wild'), problems).message,
      );
      expect(unsaid(element)).to.have.length(1);
    }
  });

  it('says nothing once it is', async () => {
    const element = await board('luqiao');
    await waitUntil(() => unsaid(element).length);
    element.wild = '9s';
    await element.updateComplete;
    expect(unsaid(element)).to.deep.equal([]);
  });

  for (const rules of ['mcr', ''])
    it(`is not said by a board of ${rules || 'any mahjong'}`, async () =>
      expect(unsaid(await board(rules))).to.deep.equal([]));
});

it('a round says it once, and not at its boards', async () => {
  const element = await told(TOLD, {rules: 'luqiao@1'});
  expect(unsaid(element)).to.deep.equal([explainFault(fault('not-checked', 'wild'), en.problems).message]);
  expect(unsaid(boardOf(element))).to.deep.equal([]);
  element.wild = '9s';
  await waitUntil(() => unsaid(element).length === 0);
});
