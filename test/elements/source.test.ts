/** Where elements take their data from, in whatever order things arrive, in components too. */
import {ContextProvider} from '@lit/context';
import {aTimeout, expect, fixture, html} from '@open-wc/testing';
import {LitElement, type TemplateResult} from 'lit';
import {exampleContext} from '../../src/contexts/example.js';
import type {MjHand} from '../../src/elements/mj-hand/mj-hand.js';
import {tilesIn} from './hand-fixture.js';
import {waitUntil} from './patience.js';

/** Defines a tag late: its element provides the hand in its attribute to the elements inside it. */
function defineExample(tag: string): void {
  customElements.define(
    tag,
    class extends LitElement {
      readonly provider = new ContextProvider(this, {context: exampleContext});

      override connectedCallback(): void {
        super.connectedCallback();
        this.give(this.getAttribute('hand') ?? '');
      }

      give(hand: string): void {
        this.provider.setValue({situation: {rules: '', hand}});
      }

      override render(): TemplateResult {
        return html`<slot></slot>`;
      }
    },
  );
}

/** A component, with the content of its shadow root and of its tag. */
async function card(shadow: string, inside = ''): Promise<{host: Element; root: ShadowRoot}> {
  const host = await fixture(html`<div></div>`);
  host.innerHTML = inside;
  const root = host.attachShadow({mode: 'open'});
  root.innerHTML = shadow;
  return {host, root};
}

const handIn = (root: ParentNode, selector = 'mj-hand'): MjHand => root.querySelector<MjHand>(selector)!;
const tiles = (root: ParentNode, selector?: string): number => tilesIn(handIn(root, selector), 'held');

function addHand(hand: string): MjHand {
  const added = document.createElement('mj-hand');
  added.id = 'outside';
  added.hand = hand;
  document.body.append(added);
  return added;
}

describe('for in a shadow root', () => {
  afterEach(() => document.getElementById('outside')?.remove());

  it('finds an element of the document that comes later', async () => {
    const {root} = await card('<mj-hand for="outside"></mj-hand>');
    await handIn(root).updateComplete;
    addHand('123m');
    await waitUntil(() => tiles(root) === 3);
  });

  it('lets go of an element of the document that is removed', async () => {
    const outside = addHand('123m');
    const {root} = await card('<mj-hand for="outside"></mj-hand>');
    await waitUntil(() => tiles(root) === 3);
    outside.remove();
    await waitUntil(() => tiles(root) === 0);
  });

  it('prefers an element of the same shadow root, when one comes', async () => {
    addHand('123m');
    const {root} = await card('<mj-hand for="outside"></mj-hand>');
    await waitUntil(() => tiles(root) === 3);
    const near = document.createElement('mj-hand');
    near.id = 'outside';
    near.hand = '1m';
    root.append(near);
    await waitUntil(() => tiles(root) === 1);
  });
});

describe('an example that is defined after what it holds', () => {
  it('reaches what is slotted into it in the shadow root of a component', async () => {
    const {host} = await card(
      '<late-in-card hand="123m"><slot></slot></late-in-card>',
      '<mj-hand></mj-hand>',
    );
    await handIn(host).updateComplete;
    defineExample('late-in-card');
    await waitUntil(() => tiles(host) === 3);
  });

  it('reaches what stands in the shadow root of a component inside it', async () => {
    const around = await fixture(html`<late-around hand="123m"><div></div></late-around>`);
    const root = around.firstElementChild!.attachShadow({mode: 'open'});
    root.innerHTML = '<mj-hand></mj-hand>';
    await handIn(root).updateComplete;
    defineExample('late-around');
    await waitUntil(() => tiles(root) === 3);
  });

  it('takes over from one farther out', async () => {
    const outer = await fixture(
      html`<late-outer hand="1m"
        ><late-inner hand="123m"><mj-hand></mj-hand></late-inner
      ></late-outer>`,
    );
    defineExample('late-outer');
    await waitUntil(() => tiles(outer) === 1);
    defineExample('late-inner');
    await waitUntil(() => tiles(outer) === 3);
    (outer as Element & {give(hand: string): void}).give('12m');
    await aTimeout(50);
    expect(tiles(outer)).to.equal(3);
  });

  it('is asked once, however many come at once', async () => {
    const many = await fixture(
      html`<div>${Array.from({length: 40}, () => html`<late-many></late-many>`)}<mj-hand></mj-hand></div>`,
    );
    await handIn(many).updateComplete;
    let asked = 0;
    many.addEventListener('context-request', (event) => {
      if ((event as Event & {context?: unknown}).context === exampleContext) asked++;
    });
    defineExample('late-many');
    await waitUntil(() => asked > 0, 'not asked');
    await aTimeout(20);
    expect(asked).to.equal(1);
  });

  it('does not trouble an element that has its data already', async () => {
    const around = await fixture(
      html`<div>
        <late-first hand="1m"><mj-hand></mj-hand></late-first>
      </div>`,
    );
    defineExample('late-first');
    await waitUntil(() => tiles(around) === 1);
    let asked = 0;
    around.firstElementChild?.addEventListener('context-request', () => asked++);
    around.append(document.createElement('late-first'));
    await aTimeout(20);
    expect(asked).to.equal(0);
  });
});
