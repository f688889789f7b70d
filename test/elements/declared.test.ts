/** A shadow root that the page declares takes the room of the element: none is kept beside it. */
import {expect, fixture, html} from '@open-wc/testing';
import {HeldClock, inThisTask} from './clock.js';
import '../../src/elements/mj-hand/define.js';
import {waitUntil} from './patience.js';

const HAND =
  '<mj-hand indicators="1m">123m<template shadowrootmode="open"><div class="declared">123m</div></template></mj-hand>';

describe('an element whose shadow root the page declares', () => {
  it('does not say that it waits, even if other elements are drawn before it', async () => {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    // each look at the clock is a second later: there is time for the first hand alone
    const clock = new HeldClock(1000);
    try {
      box.setHTMLUnsafe(HAND.repeat(3));
      const hands = [...box.children];
      const areDeclared = () => hands.some((hand) => hand.shadowRoot?.querySelector('.declared'));
      expect(areDeclared()).to.be.true;
      await inThisTask();
      expect(hands.filter((hand) => hand.matches(':state(waiting)'))).to.deep.equal([]);
      clock.step = 0;
      await waitUntil(() => !areDeclared());
    } finally {
      clock.release();
    }
  });
});
