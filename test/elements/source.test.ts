/** Where elements take their data from, whatever comes first, in components too. */
import {expect, fixture, html} from '@open-wc/testing';
import type {MjHand} from '../../src/elements/mj-hand/mj-hand.js';
import {tilesIn} from './hand-fixture.js';
import {waitUntil} from './patience.js';

/** A component: what its shadow root holds, and what stands inside its tag. */
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
