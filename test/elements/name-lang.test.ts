/** Names in another language than the page's are marked as such: WCAG 3.1.2. */
import {expect, fixture, html} from '@open-wc/testing';
import './all-rules.js';
import './example-fixture.js';
import '../../src/define.js';
import {waitUntil} from './patience.js';

const HAND = '[PPP] 234567m 99p 78s +9s';
const JAPANESE = /[ぁ-ヿ一-鿿]/;
/** Tiles and terms that are the same in every language. */
const SKIPPED = 'svg, style, .index, .condition, [lang=ja]';

/** Texts in Japanese script that are not marked as Japanese. */
function unmarked(root: ParentNode): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const {parentElement, textContent} = walker.currentNode;
    if (JAPANESE.test(textContent ?? '') && !parentElement?.closest(SKIPPED)) found.push(textContent ?? '');
  }
  return found;
}

const marked = (root: ParentNode): string[] =>
  [...root.querySelectorAll<HTMLElement>('[lang=ja]')].map((element) => element.textContent.trim());

const shown = async (tag: string, names: string): Promise<ShadowRoot> => {
  const around = await fixture(
    html`<mj-example
      lang="en"
      rules="luqiao"
      by="self"
      wild="5s"
      hand=${HAND}
      others-south="CC 1m 5m 8m 1p 3p 2s 5s 8s W N F"
    ></mj-example>`,
  );
  const element = document.createElement(tag);
  element.setAttribute('names', names);
  around.append(element);
  await waitUntil(() => element.shadowRoot?.querySelector('[part]'), tag);
  return element.shadowRoot!;
};

describe('names in another language', () => {
  for (const tag of ['mj-hand', 'mj-hand-input', 'mj-score-breakdown', 'mj-settlement', 'mj-rules-table']) {
    it(`are marked by <${tag}>`, async () => {
      const root = await shown(tag, 'ja');
      await waitUntil(() => marked(root).some((name) => JAPANESE.test(name)), tag);
      expect(unmarked(root)).to.deep.equal([]);
      expect(root.textContent).not.to.match(/[\u2068\u2069]/);
    });

    it(`are not marked by <${tag}> in the page's own`, async () => {
      const root = await shown(tag, 'en');
      await waitUntil(() => root.textContent.trim());
      expect(root.querySelectorAll('[lang]:not([lang=en])')).to.have.length(0);
    });
  }

  it('are marked by <mj-waits>', async () => {
    const around = await fixture(
      html`<mj-example lang="en" rules="luqiao" hand="[PPP] 234567m 99p 78s"
        ><mj-waits names="ja"></mj-waits
      ></mj-example>`,
    );
    const root = around.querySelector('mj-waits')!.shadowRoot!;
    await waitUntil(() => marked(root).length);
    expect(unmarked(root)).to.deep.equal([]);
  });

  it('are plain in labels and in what is shared', async () => {
    const hand = await fixture<HTMLElement & {spoken: string}>(
      html`<mj-hand lang="en" names="ja">${HAND}</mj-hand>`,
    );
    await waitUntil(() => hand.spoken);
    expect(hand.spoken)
      .to.contain('索')
      .and.not.to.match(/[\u2068\u2069]/);
    const share = await shown('mj-share', 'ja');
    await waitUntil(() => share.querySelector('textarea')?.value);
    expect(share.querySelector('textarea')!.value).not.to.match(/[\u2068\u2069]/);
  });
});

describe('the language of the page', () => {
  const wordsOf = async (around: Element): Promise<ShadowRoot> => {
    await waitUntil(() => around.querySelector('mj-waits')?.shadowRoot?.querySelector('[part=summary]'));
    return around.querySelector('mj-waits')!.shadowRoot!;
  };
  /** The languages that what is drawn is marked with. */
  const langsIn = (root: ShadowRoot) => [
    ...new Set(
      [...root.children]
        .filter(({localName}) => localName !== 'slot')
        .map((element) => element.getAttribute('lang')),
    ),
  ];
  const waits = html`<mj-waits rules="luqiao" hand="[FFF] [234m] 456m 78m 99m"></mj-waits>`;

  it('is not that of the words where there are none in it, and they say so', async () => {
    const around = await fixture<HTMLElement>(html`<div lang="fr">${waits}</div>`);
    const root = await wordsOf(around);
    expect(langsIn(root)).to.deep.equal(['en']);
    around.lang = 'zh-HK';
    await waitUntil(() => langsIn(root).join() === 'zh-HK');
  });

  it('is that of what is drawn, until the words of another have come', async () => {
    const around = await fixture<HTMLElement>(html`<div lang="ja">${waits}</div>`);
    const root = await wordsOf(around);
    expect(root.textContent).to.match(JAPANESE);
    around.lang = 'en';
    expect(langsIn(root)).to.deep.equal(['ja']);
    await waitUntil(() => langsIn(root).join() === 'en');
    expect(root.textContent).not.to.match(JAPANESE);
  });

  it('may be said by a <meta> alone', async () => {
    const meta = document.createElement('meta');
    meta.httpEquiv = 'Content-Language';
    meta.content = 'ja';
    const {lang} = document.documentElement;
    document.documentElement.removeAttribute('lang');
    document.head.append(meta);
    const root = await wordsOf(await fixture(html`<div>${waits}</div>`));
    expect(root.textContent).to.match(JAPANESE);
    meta.content = 'en';
    meta.remove();
    document.documentElement.lang = lang;
  });
});
