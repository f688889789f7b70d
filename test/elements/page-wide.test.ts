/** What elements do for the whole page, they do together: a change of the page costs no more if there are more of them. */
import {expect, fixture, html} from '@open-wc/testing';
import './all-rules.js';
import './example-fixture.js';
import '../../src/define.js';
import {markup, TAGS, type Tag} from '../page/elements.js';
import {rest} from './every-fixture.js';
import {waitUntil} from './patience.js';

const HAND = '[PPP] 234567m 99p 78s +9s';

type Listen = (type: string, listener: EventListenerOrEventListenerObject) => void;

/** Collects the functions that listen to a document or window. @returns a function that ends it */
function collect(target: Document | Window, found: Set<unknown>): () => void {
  const listen = target.addEventListener.bind(target) as Listen;
  target.addEventListener = (...given: Parameters<Listen>) => {
    found.add(given[1]);
    listen(...given);
  };
  // the method is inherited
  return () => Reflect.deleteProperty(target, 'addEventListener');
}

/** How many functions are called for each event and each change of the page, once elements of a kind are in it. */
async function watchers(tag: Tag, count: number): Promise<number> {
  const found = new Set<unknown>();
  const ends = [collect(document, found), collect(window, found)];
  const {observe} = MutationObserver.prototype;
  MutationObserver.prototype.observe = function (target, options) {
    if (target === document) found.add(this);
    observe.call(this, target, options);
  };
  try {
    const page = await fixture<HTMLElement>(html`<div></div>`);
    page.innerHTML = `<mj-hand id="named">${HAND}</mj-hand>${markup(tag).repeat(count)}`;
    for (const one of page.querySelectorAll(tag)) one.setAttribute('for', 'named');
    await rest(page);
    page.remove();
  } finally {
    ends.forEach((end) => end());
    MutationObserver.prototype.observe = observe;
  }
  return found.size;
}

describe('many elements of a kind', () => {
  for (const tag of TAGS) {
    it(`listen to the page as one does: ${tag}`, async () => {
      // what is fetched for the first one listens too
      await watchers(tag, 1);
      const one = await watchers(tag, 1);
      expect(await watchers(tag, 5)).to.equal(one);
    });
  }

  it('look up together which element an id names', async () => {
    const page = await fixture<HTMLElement>(html`<div></div>`);
    page.innerHTML = `<mj-hand id="one">${HAND}</mj-hand>${'<mj-waits for="one"></mj-waits>'.repeat(50)}`;
    const all = [...page.querySelectorAll('mj-waits')];
    await Promise.all(all.map((one) => one.updateComplete));
    // what is named in the page may hide what the document has, so elements ask its prototype; rules of tests before this one
    // are followed by an id of their own
    const {getElementById} = Document.prototype;
    let asked = 0;
    Document.prototype.getElementById = function (this: Document, id: string) {
      if (id === 'one') asked++;
      return getElementById.call(this, id);
    };
    try {
      page.append(document.createElement('p'));
      await Promise.resolve();
      expect(asked).to.equal(1);
    } finally {
      Document.prototype.getElementById = getElementById;
    }
  });

  it('follow an id of their own each, and another once it is theirs', async () => {
    const page = await fixture<HTMLElement>(html`<div></div>`);
    page.innerHTML = `<mj-hand id="one">1m</mj-hand><mj-hand id="two">23m</mj-hand>
      <mj-hand class="shown" for="one"></mj-hand><mj-hand class="shown" for="two"></mj-hand>`;
    const [one, two, ...shown] = page.querySelectorAll('mj-hand');
    const tiles = () => shown.map(({shadowRoot}) => shadowRoot?.querySelectorAll('.tile').length);
    const show = (first: number, second: number) =>
      waitUntil(() => tiles().join() === [first, second].join(), `${first}, ${second}`);
    await show(1, 2);
    one.id = 'other';
    await show(0, 2);
    two.id = 'one';
    await show(2, 0);
    shown[1].setAttribute('for', 'one');
    await show(2, 2);
    two.remove();
    await show(0, 0);
    one.id = 'one';
    await show(1, 1);
  });
});
