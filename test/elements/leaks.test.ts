/** Elements that were removed can be collected: nothing in the page keeps them. */
import {expect, fixture, html} from '@open-wc/testing';
import {nothing} from 'lit';
import {executeServerCommand} from '@web/test-runner-commands';
import './all-rules.js';
import './example-fixture.js';
import '../../src/define.js';
import type {MjElement} from '../../src/elements/base/mj-element.js';
import {markup, TAGS} from '../page/elements.js';
import {needing} from './needs.js';
import {idle, waitUntil} from './patience.js';

const TIMES = 10;

async function collectGarbage(): Promise<void> {
  const {collected} = await executeServerCommand<{collected: boolean}, undefined>('collect-garbage');
  expect(collected).to.equal(true);
}

/**
 * Whether an element is drawn. An example and a variant show what is inside them; the others have parts of their own.
 */
const isDrawn = ({localName, shadowRoot}: Element): boolean =>
  !!shadowRoot?.querySelector(/example|variant/.test(localName) ? 'slot, [part]' : '[part]');

const elementsIn = (box: Element): MjElement[] =>
  [...box.querySelectorAll<MjElement>('*')].filter(({localName}) => localName.startsWith('mj-'));

const takesFor = (tag: string): boolean => {
  const {observedAttributes} = customElements.get(tag) as unknown as typeof MjElement;
  return observedAttributes.includes('for');
};

/** Adds markup to a box, waits until it is drawn, and removes it. @returns weak references to its elements */
async function visit(box: Element, text: string): Promise<WeakRef<Element>[]> {
  box.innerHTML = text;
  await waitUntil(() => elementsIn(box).every(isDrawn), text);
  await Promise.all(elementsIn(box).map((element) => element.updateComplete));
  const seen = [...box.querySelectorAll('*')].map((element) => new WeakRef(element));
  box.replaceChildren();
  return seen;
}

/** How many of the removed elements still exist. */
async function left(box: Element, text: string): Promise<number> {
  const seen: WeakRef<Element>[] = [];
  for (let i = 0; i < TIMES; i++) seen.push(...(await visit(box, text)));
  const alive = () => seen.filter((ref) => ref.deref()).length;
  // elements that wait for an idle moment are kept until then
  await waitUntil(async () => {
    await idle();
    await collectGarbage();
    return alive() === 0;
  }, 'some are left').catch(() => undefined);
  return alive();
}

needing('garbage collection on demand').describe('elements that were removed', () => {
  it('are counted: one that is held on to is noticed', async () => {
    const box = await fixture(html`<div></div>`);
    const held = document.createElement('mj-hand');
    const seen = new WeakRef(held);
    box.append(held);
    box.replaceChildren();
    await collectGarbage();
    expect(seen.deref()).to.equal(held);
  });

  for (const tag of TAGS) {
    it(`are gone: <${tag}>`, async () => {
      const box = await fixture(html`<div></div>`);
      expect(await left(box, markup(tag))).to.equal(0);
    });
  }

  // a table or round shows another one's hand, and a ledger a game that is played
  const sources: Readonly<Record<string, string>> = {
    'mj-board': 'board',
    'mj-round': 'board',
    'mj-ledger': 'game',
  };
  const game = html`<mj-play id="game" rules="luqiao" hands="4" seed="7" speed="none"></mj-play>`;
  const followers = TAGS.filter(takesFor).map(
    (tag) => `<${tag} for="${sources[tag] ?? 'example'}"></${tag}>`,
  );
  for (const text of followers) {
    it(`are gone though what they name stays: ${text}`, async () => {
      const around = await fixture(
        html`<div>
          <mj-board id="board">E: | 1m 2m</mj-board>
          <mj-example id="example" rules="luqiao" by="self" hand="[PPP] 234567m 99p 78s +9s"></mj-example>
          ${text.includes('"game"') ? game : nothing}
          <div></div>
        </div>`,
      );
      expect(await left(around.lastElementChild!, text)).to.equal(0);
    });
  }
});
