/** What an element says of rules that the page does not have: misspelt, of another script, or of nobody. */
import {expect, fixture, html} from '@open-wc/testing';
import {html as staticHtml, unsafeStatic} from 'lit/static-html.js';
import type {MjElement} from '../../src/elements/base/mj-element.js';
import './all-rules.js';
import {texts} from './example-fixture.js';
import {waitUntil} from './patience.js';
import '../../src/define.js';

const SAID = {
  MCR: {
    en: 'There is no rule set “MCR”. Did you mean mcr?',
    ja: '「MCR」というルールはありません。mcr のことですか？',
    'zh-Hant': '沒有「MCR」這套規則。是不是 mcr？',
    'zh-Hans': '没有“MCR”这套规则。是不是 mcr？',
  },
  riichi: {
    en: 'There is a rule set “riichi”, but this page has not registered it.',
    ja: '「riichi」というルールはありますが、このページでは登録されていません。',
    'zh-Hant': '有「riichi」這套規則，但這個網頁沒有註冊。',
    'zh-Hans': '有“riichi”这套规则，但这个网页没有注册。',
  },
  'mcr@7': {en: 'There is no rule set “mcr@7”. Did you mean mcr?'},
};

describe('rules that the page does not have', () => {
  for (const tag of ['mj-example', 'mj-rules-table', 'mj-hand-input', 'mj-drill']) {
    for (const [rules, said] of Object.entries(SAID)) {
      for (const [lang, message] of Object.entries(said)) {
        it(`are told from misspelt ones: <${tag} rules="${rules}" lang="${lang}">`, async () => {
          const name = unsafeStatic(tag);
          const element = await fixture<MjElement>(
            staticHtml`<${name} rules=${rules} lang=${lang} by="self" hand="1m +1m"></${name}>`,
          );
          await waitUntil(() => texts(element, '[part=error]').includes(message), message);
        });
      }
    }
  }

  it('and that nobody has are told with those that there are, a dozen at most', async () => {
    const element = await fixture<MjElement>(
      html`<mj-example lang="en" rules="chess" by="self">1m +1m</mj-example>`,
    );
    const start = 'There is no rule set “chess”. There are ';
    await waitUntil(() => texts(element, '[part=error]').some((said) => said.startsWith(start)));
    const [said] = texts(element, '[part=error]');
    expect(said).to.include('mcr, guobiao');
    expect(said.split(', ').length).to.be.within(8, 13);
  });
});
