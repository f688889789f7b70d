import {expect, fixture, html} from '@open-wc/testing';
import {rulesetContext} from '../../src/contexts/ruleset.js';
import {registerRuleset} from '../../src/controllers/rulesets.js';
import type {MjExample} from '../../src/elements/mj-example/mj-example.js';
import {locales} from '../../src/locales/index.js';
import {luqiao} from '../../src/rules/luqiao/index.js';
import {text} from '../../src/rules/luqiao/names/en.js';
import {breakdownOf, texts} from './example-fixture.js';
import {waitUntil} from './patience.js';

const HAND = '[EEE] 24p 678p 345s 11s +3p';
const example = (rules: string) =>
  fixture<MjExample>(html`<mj-example rules=${rules} by="self" wild="7m">${HAND}</mj-example>`);
const scored = (element: Element) => waitUntil(() => texts(breakdownOf(element), '.total')[0] === '36 hu');

describe('rule sets', () => {
  it('reach examples that are there before them', async () => {
    const late = await example('late');
    registerRuleset({...luqiao, id: 'late'}, {en: text});
    await scored(late);
  });

  it('reach examples under the names of their presets', async () => {
    registerRuleset(
      {...luqiao, id: 'base', presets: [{id: 'club', cite: 'TZ-0', provenance: 'page'}]},
      {en: text},
    );
    await scored(await example('club'));
  });

  it('fetch their words when they are needed', async () => {
    let fetched = 0;
    registerRuleset({...luqiao, id: 'worded'}, {en: async () => (fetched++, Promise.resolve(text))});
    expect(fetched).to.equal(0);
    await scored(await example('worded'));
    expect(fetched).to.equal(1);
  });

  it('fetch their words together with those of the elements, not after them', async () => {
    let there: boolean | undefined;
    const zhHant = async () => {
      there = locales.get('zh-Hant') !== undefined;
      return Promise.resolve(text);
    };
    registerRuleset({...luqiao, id: 'hurried'}, {'zh-Hant': zhHant});
    const hurried = await fixture<MjExample>(
      html`<mj-example lang="zh-Hant" rules="hurried" by="self" wild="7m">${HAND}</mj-example>`,
    );
    await waitUntil(() => texts(breakdownOf(hurried), '.total').length);
    expect(there).to.equal(false);
  });

  it('do with words that are there where those of the page cannot be fetched', async () => {
    registerRuleset({...luqiao, id: 'cut-off'}, {en: () => Promise.reject(new Error('offline')), ja: text});
    await scored(await example('cut-off'));
  });

  it('show the terms of their tables where they have no words', async () => {
    registerRuleset({...luqiao, id: 'wordless'});
    const bare = await example('wordless');
    await scored(bare);
    expect(texts(breakdownOf(bare), '[part=line-name]')[0]).to.equal('胡底');
  });

  it('of another copy of the library reach the elements of this one', async () => {
    const key = rulesetContext('elsewhere');
    const answer = (event: Event) => {
      const {context, callback} = event as Event & {context: unknown; callback: (known: object) => void};
      if (context === key) callback({ruleset: {...luqiao, id: 'elsewhere'}, texts: {en: text}});
    };
    document.addEventListener('context-request', answer);
    await scored(await example('elsewhere'));
    document.removeEventListener('context-request', answer);
  });
});
