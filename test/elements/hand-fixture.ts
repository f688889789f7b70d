/** Helpers for the tests of mj-hand. */
import {fixture} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import '../../src/elements/mj-hand/define.js';
import type {MjHand} from '../../src/elements/mj-hand/mj-hand.js';
import {waitUntil} from './patience.js';

/** Waits until the hand has its words too. */
export async function drawn(hand: MjHand): Promise<MjHand> {
  await hand.updateComplete;
  await waitUntil(() => hand.spoken || (hand.problem && query(hand, '[part=error]')?.textContent));
  await hand.updateComplete;
  return hand;
}

export const make = async (template: TemplateResult): Promise<MjHand> =>
  drawn(await fixture<MjHand>(template));

export const query = (hand: MjHand, selector: string): HTMLElement | null =>
  hand.renderRoot.querySelector(selector);

export const queryAll = (hand: MjHand, selector: string): HTMLElement[] => [
  ...hand.renderRoot.querySelectorAll<HTMLElement>(selector),
];

/** How many tiles the groups of a part have. */
export const tilesIn = (hand: MjHand, part: string): number =>
  queryAll(hand, `[part~=${part}] [part~=tile]`).length;
