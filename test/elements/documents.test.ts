/** Elements that are moved to another document, and documents that are written anew. */
import {expect, fixture, html} from '@open-wc/testing';
import {breakdownOf, showExample, texts} from './example-fixture.js';
import {waitUntil} from './patience.js';

const HAND = '[EEE] 24p 678p 345s 11s +3p';
const example = () => html`<mj-example rules="luqiao" by="self" wild="7m" hand=${HAND}></mj-example>`;

const frame = async (): Promise<Document> =>
  (await fixture<HTMLIFrameElement>(html`<iframe title="another document"></iframe>`)).contentDocument!;

const total = (shown: Element): string | undefined => texts(breakdownOf(shown), '.total')[0];

describe('an element that is moved to a frame', () => {
  it('still knows the rule sets of the page', async () => {
    const moved = await showExample(example());
    (await frame()).body.append(moved);
    moved.by = 'discard';
    await waitUntil(() => texts(moved, '[part=error]')[0] ?? total(moved) !== '36 hu');
    expect(texts(moved, '[part=error]')).to.deep.equal([]);
  });
});

describe('a document that is written anew', () => {
  it('has the rule sets that it had', async () => {
    const at = (path: string) => new URL(`../../src/${path}`, import.meta.url).href;
    const written = await fixture<HTMLIFrameElement>(html`<iframe title="written"></iframe>`);
    const page = written.contentDocument!;
    const script = page.createElement('script');
    script.type = 'module';
    script.textContent = `
      import '${at('define.ts')}';
      import {registerRuleset} from '${at('controllers/rulesets.ts')}';
      import {luqiao} from '${at('rules/luqiao/index.ts')}';
      registerRuleset(luqiao);
      document.title = 'loaded';`;
    page.head.append(script);
    await waitUntil(() => page.title === 'loaded');
    page.open();
    page.close();
    const shown = page.createElement('mj-example');
    Object.assign(shown, {rules: 'luqiao', by: 'self', wild: '7m', hand: HAND});
    page.body.append(shown);
    await waitUntil(() => texts(shown, '[part=error]')[0] ?? total(shown));
    expect(total(shown)).to.equal('36 hu');
  });
});
