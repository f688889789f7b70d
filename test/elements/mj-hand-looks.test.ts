import {expect, fixture, html} from '@open-wc/testing';
import type {MjHand} from '../../src/elements/mj-hand/mj-hand.js';
import {drawn, make, query, queryAll} from './hand-fixture.js';
import {setMedium} from './medium.js';
import {needing} from './needs.js';
import {waitUntil} from './patience.js';

const colour = (element: Element | null): string => getComputedStyle(element!).backgroundColor;

describe('the looks of mj-hand', () => {
  afterEach(() => setMedium());
  const tile = (hand: MjHand) => query(hand, '[part~=tile]');

  it('follow the page, or its own theme, and the tiles theirs', async () => {
    const page = await fixture(html`<div><mj-hand hand="1m"></mj-hand></div>`);
    const hand = await drawn(page.querySelector('mj-hand')!);
    const light = colour(tile(hand));
    hand.theme = 'dark';
    await hand.updateComplete;
    const dim = colour(tile(hand));
    expect(dim).not.to.equal(light);
    const themed = async (theme: typeof hand.tileTheme) => {
      hand.tileTheme = theme;
      await hand.updateComplete;
      return colour(tile(hand));
    };
    expect(await themed('light')).to.equal(light);
    expect(await themed('auto')).to.equal(dim);
    expect([light, dim]).not.to.include(await themed('dark'));
    hand.theme = 'light';
    expect(await themed('dim')).to.equal(dim);
    expect([light, dim]).not.to.include(await themed('dark'));
  });

  needing('another medium').it('keep inks and faces apart when colours are forced', async () => {
    const hand = await make(html`<mj-hand hand="1m"></mj-hand>`);
    await setMedium({'forced-colors': 'active'});
    expect(getComputedStyle(query(hand, 'path')!).fill).not.to.equal(colour(tile(hand)));
  });

  needing('another medium').it('are black on white in print', async () => {
    const hand = await make(html`<mj-hand theme="dark" hand="X"></mj-hand>`);
    await setMedium({media: 'print'});
    expect(colour(tile(hand))).to.equal('rgb(255, 255, 255)');
  });

  it('shrink before the hand wraps, and never become too small to read', async () => {
    const hand = await make(html`<mj-hand hand="[123m][456m]789m234p5s+5s"></mj-hand>`);
    const heights = (width: number) => {
      hand.style.inlineSize = `${width}px`;
      const tops = new Set(
        queryAll(hand, '[part~=tile]').map((t) => Math.round(t.getBoundingClientRect().bottom)),
      );
      return [tops.size, query(hand, '[part~=held] [part~=tile]')!.offsetHeight];
    };
    expect(heights(784)).to.deep.equal([1, 44]);
    const [lines, height] = heights(320);
    expect(lines).to.equal(1);
    expect(height).to.be.within(22, 30);
    const [more, least] = heights(224);
    expect(more).to.be.above(1);
    expect(least).to.equal(24);
  });

  it('say how the tile came at any width, beside the arrow and within the element', async () => {
    const hand = await make(
      html`<mj-hand by="discard" hand="[[1111m]] [5555p] 1278899m +7m" style="inline-size: 784px"></mj-hand>`,
    );
    await waitUntil(() => query(hand, '.word'));
    for (const width of [784, 320, 280, 224]) {
      hand.style.inlineSize = `${width}px`;
      const word = query(hand, '.word')!.getBoundingClientRect();
      expect(word.width, String(width)).to.be.above(0);
      expect(word.left, String(width)).to.be.at.least(hand.getBoundingClientRect().left);
    }
  });

  it('keep what is written on small tiles, and what lies beside them, large enough to read', async () => {
    const hand = await make(
      html`<mj-hand style="--mj-tile-height: 24px" index by="self" flowers="1f" hand="1m +1m"></mj-hand>`,
    );
    await waitUntil(() => query(hand, '.word'));
    const size = (part: string) => parseFloat(getComputedStyle(query(hand, part)!).fontSize);
    expect([size('.index'), size('.run'), size('.word')]).to.deep.equal([9, 24, 11]);
  });

  it('keep the tiles from left to right where the page runs from right to left', async () => {
    const page = await fixture(html`<div dir="rtl"><mj-hand hand="12m"></mj-hand></div>`);
    const hand = await drawn(page.querySelector('mj-hand')!);
    const [first, second] = queryAll(hand, '[part~=tile]').map((t) => t.getBoundingClientRect());
    expect(first.left).to.be.below(second.left);
    expect(second.right).to.be.closeTo(hand.getBoundingClientRect().right, 2);
  });
});
