/** Elements that are moved to another document, and documents that are replaced. */
import {aTimeout, expect, fixture, html} from '@open-wc/testing';
import type {MjElement} from '../../src/elements/base/mj-element.js';
import {markup, TAGS} from '../page/elements.js';
import {pageWith, rest} from './every-fixture.js';
import {breakdownOf, handOf, showExample, texts} from './example-fixture.js';
import {waitUntil} from './patience.js';

const HAND = '[EEE] 24p 678p 345s 11s +3p';
const example = () => html`<mj-example rules="luqiao" by="self" wild="7m" hand=${HAND}></mj-example>`;

const frame = async (): Promise<Document> =>
  (await fixture<HTMLIFrameElement>(html`<iframe title="another document"></iframe>`)).contentDocument!;

const total = (shown: Element): string | undefined => texts(breakdownOf(shown), '.total')[0];

/** Whether an element has its sheets: without them it is in the line of the text. */
const isStyled = (element: Element): boolean =>
  element.ownerDocument.defaultView?.getComputedStyle(element).display !== 'inline';

/** All style sheets of an element and of those inside it. */
const sheetsOf = (element: Element): CSSStyleSheet[] => element.shadowRoot?.adoptedStyleSheets ?? [];

describe('an element that is moved to a frame', () => {
  it('keeps its looks, and so do those inside it', async () => {
    const moved = await showExample(example());
    (await frame()).body.append(moved);
    expect([moved, handOf(moved), breakdownOf(moved)].map(isStyled)).to.deep.equal([true, true, true]);
  });

  it('still knows the rule sets of the page', async () => {
    const moved = await showExample(example());
    (await frame()).body.append(moved);
    moved.by = 'discard';
    await waitUntil(() => texts(moved, '[part=error]')[0] ?? total(moved) !== '36 hu');
    expect(texts(moved, '[part=error]')).to.deep.equal([]);
  });

  it('is drawn there for the first time', async () => {
    const fresh = document.createElement('mj-example');
    Object.assign(fresh, {rules: 'luqiao', by: 'self', wild: '7m', hand: HAND});
    (await frame()).body.append(fresh);
    await waitUntil(() => total(fresh) === '36 hu');
    expect([fresh, handOf(fresh), breakdownOf(fresh)].map(isStyled)).to.deep.equal([true, true, true]);
  });

  it('shares its sheets with others there', async () => {
    const {body} = await frame();
    const one = document.createElement('mj-hand');
    const other = document.createElement('mj-hand');
    body.append(one, other);
    expect(sheetsOf(one)).to.have.length.above(0).and.deep.equal(sheetsOf(other));
    expect(sheetsOf(one)[0]).to.equal(sheetsOf(other)[0]);
  });

  it('has its looks back in the page', async () => {
    const moved = await showExample(example());
    const sheets = sheetsOf(moved);
    (await frame()).body.append(moved);
    (await fixture(html`<div></div>`)).append(moved);
    expect(sheetsOf(moved)[0]).to.equal(sheets[0]);
    expect(isStyled(moved)).to.equal(true);
  });

  it('is not told of the language of the page when that document is gone', async () => {
    const moved = await showExample(example());
    const {body, defaultView} = await frame();
    body.append(moved);
    await moved.updateComplete;
    defaultView?.frameElement?.remove();
    let updates = 0;
    moved.requestUpdate = () => void updates++;
    const {lang} = document.documentElement;
    try {
      document.documentElement.lang = 'ja';
      await aTimeout(0);
      expect(updates).to.equal(0);
    } finally {
      document.documentElement.lang = lang;
    }
  });

  it('may pass through a document that nobody sees', async () => {
    const moved = await showExample(example());
    document.implementation.createHTMLDocument().body.append(moved);
    (await fixture(html`<div></div>`)).append(moved);
    expect(isStyled(moved)).to.equal(true);
    await waitUntil(() => total(moved) === '36 hu');
  });
});

/** What our elements in a tree show, but not what those inside them show: that waits until it comes into view. */
const shownIn = (root: ParentNode): string[] =>
  [...root.querySelectorAll<MjElement>(TAGS.join())].map(
    ({localName, shadowRoot}) => `${localName}: ${(shadowRoot?.textContent ?? '').replace(/\s+/g, ' ')}`,
  );

describe('every element that a script of the page makes for a frame', () => {
  for (const tag of TAGS) {
    it(`shows there what it shows in the page: ${tag}`, async () => {
      const {page} = await pageWith(tag);
      const made = document.createElement('div');
      made.innerHTML = markup(tag);
      customElements.upgrade(made);
      const {body, documentElement} = await frame();
      // no language of ours: the elements mark their English words
      documentElement.lang = 'fr';
      body.append(made);
      await rest(made);
      expect(shownIn(made)).to.deep.equal(shownIn(page));
    });
  }
});

/** What opens over a page, closed still, and how it is opened. */
function layers(): (readonly [HTMLElement, () => void])[] {
  const dialog = document.createElement('dialog');
  const popover = Object.assign(document.createElement('div'), {popover: 'manual'});
  return [
    [dialog, () => dialog.showModal()],
    [popover, () => popover.showPopover()],
  ];
}

describe('every element in a dialog and in a popover', () => {
  for (const tag of TAGS) {
    it(`shows what it shows in the page, made there before it opens or moved there: ${tag}`, async () => {
      const {page, element} = await pageWith(tag);
      const shown = shownIn(page);
      const hasRoom = (one: Element | null) => one!.getBoundingClientRect().height > 0;
      const isSeen = hasRoom(element);
      for (const [layer, open] of layers()) {
        layer.innerHTML = markup(tag);
        (await fixture(html`<div></div>`)).append(layer);
        await rest(layer);
        expect(shownIn(layer)).to.deep.equal(shown);
        open();
        expect(hasRoom(layer.querySelector(tag))).to.equal(isSeen);
        layer.replaceChildren(page);
        await rest(page);
        expect(shownIn(page)).to.deep.equal(shown);
        expect(hasRoom(element)).to.equal(isSeen);
      }
    });
  }
});

describe('a document that is written anew', () => {
  it('has the rule sets that it had', async () => {
    const written = await fixture<HTMLIFrameElement>(
      html`<iframe title="written" srcdoc=${'<title>written</title>'}></iframe>`,
    );
    // Firefox replaces the document that a frame begins with
    await waitUntil(() => written.contentDocument?.title === 'written');
    const page = written.contentDocument!;
    const script = page.createElement('script');
    script.type = 'module';
    script.src = new URL('/test/elements/page-with-luqiao.ts', location.href).href;
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
