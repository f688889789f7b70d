/** Room that was kept for an element and that it does not fill is given back once nobody sees the page move. */
import {expect, fixture, html} from '@open-wc/testing';
import {setViewport} from '@web/test-runner-commands';
import './all-rules.js';
import './example-fixture.js';
import '../../src/define.js';
import {BLOCKS, markup, type Tag} from '../page/elements.js';
import {rest} from './every-fixture.js';
import {needing} from './needs.js';
import {waitUntil} from './patience.js';

/** Lines of text that may stay empty at the end of an element: the padding of its boxes. */
const MOST = 48;

/**
 * Whether an element keeps room for what it shows next, so that nothing moves while the reader goes on: an explanation for
 * its longest step, and a hand to play for its longest question where questions stand below the table.
 */
const keepsForNext = (tag: Tag, width: number): boolean =>
  tag === 'mj-explain' || (tag === 'mj-play' && width < 512);

const SHORT: Partial<Record<Tag, string>> = {
  'mj-hand-input': '<mj-hand-input rules="luqiao"></mj-hand-input>',
};

/** How far down an element draws something: text, tiles, fields and boxes with an edge. */
function drawnEnd(root: ParentNode): number {
  const ends = [...root.querySelectorAll<HTMLElement>('*')].map((one) => {
    if (one.shadowRoot) return drawnEnd(one.shadowRoot);
    const isText = [...one.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    );
    const isBox = /^(svg|input|select|button|textarea|canvas|img)$/.test(one.localName);
    const hasEdge = parseFloat(getComputedStyle(one).borderBlockEndWidth) > 0;
    const {bottom, width, height} = one.getBoundingClientRect();
    return (isText || isBox || hasEdge) && width > 2 && height > 2 ? bottom : -Infinity;
  });
  return Math.max(-Infinity, ...ends);
}

describe('an element that a reader has left and come back to', () => {
  afterEach(async () => {
    document.documentElement.lang = 'en';
    await setViewport({width: 800, height: 600});
  });

  for (const [width, lang, make] of [
    [400, 'zh-Hant', needing('a narrow window').it],
    [760, 'en', it],
  ] as const)
    for (const tag of BLOCKS.filter((block) => !keepsForNext(block, width)))
      make(`keeps no empty room: ${tag}, ${width} px wide`, async () => {
        await setViewport({width, height: 600});
        document.documentElement.lang = lang;
        const page = await fixture<HTMLElement>(html`<div></div>`);
        page.innerHTML = `${SHORT[tag] ?? markup(tag)}<p style="height: 3000px"></p>`;
        const element = page.querySelector(tag)!;
        const end = () => Math.max(drawnEnd(element.shadowRoot!), drawnEnd(element));
        // a part of an element may be fetched for longer than the page is still
        await waitUntil(() => end() > -Infinity);
        await rest(page);
        window.scrollTo(0, 3000);
        await rest(page);
        window.scrollTo(0, 0);
        await rest(page);
        const room = () => element.getBoundingClientRect().bottom - end();
        await waitUntil(() => room() < MOST).catch(() => expect(room()).to.be.below(MOST));
      });
});
