/** Where the total of a scored hand stands: in its line, or above its end. */
import {expect, html} from '@open-wc/testing';
import {handOf, showExample} from './example-fixture.js';
import './all-rules.js';
import './riichi-rules.js';
import {waitUntil} from './patience.js';

/** Hands of thirteen to eighteen tiles: a pung and a kong more each time, seven pairs, thirteen orphans. */
const HANDS = [
  ['mcr', '[123m] 456m 789m 234p 5s +5s'],
  ['mcr', '[1111m] [[5555p]] [7777s] [EEEE] C +C'],
  ['mcr', '1122m3344p5566s7z +7z'],
  ['mcr', '19m 19p 19s ESWNPFC +C'],
  ['xinzhang', '[111p] [111m] 999m 999p 1199s +9s'],
  ['riichi', '[777z] 345m 22p 678s 45p +3p'],
] as const;

const boxes = async (rules: string, hand: string, width: number) => {
  const example = await showExample(
    html`<mj-example style="display: block; inline-size: ${width}px" rules=${rules} by="self" hand=${hand}>
    </mj-example>`,
  );
  const root = handOf(example).shadowRoot;
  await waitUntil(() => root?.querySelector('.result'));
  const box = (selector: string) => root!.querySelector(selector)!.getBoundingClientRect();
  return {hand: handOf(example).getBoundingClientRect(), sets: box('.sets'), total: box('.result')};
};

describe('the total of a scored hand', () => {
  for (const [rules, text] of HANDS) {
    it(`stands in the line of the sets on a wide page: ${rules} ${text}`, async () => {
      const {hand, sets, total} = await boxes(rules, text, 968);
      expect(total.left).to.be.at.least(sets.right);
      expect(total.right).to.be.at.most(hand.right + 1);
      expect(total.top).to.be.within(sets.top, sets.bottom);
    });

    it(`stands above the end of the sets on a page of middle width: ${rules} ${text}`, async () => {
      const {hand, sets, total} = await boxes(rules, text, 728);
      expect(total.bottom).to.be.at.most(sets.top);
      expect(sets.right).to.be.at.most(hand.right + 1);
      expect(total.right).to.be.within(hand.right - 2, hand.right + 1);
    });
  }
});

describe('what an example says of its hand, and its payments', () => {
  const boxesAt = async (width: number) => {
    const example = await showExample(
      html`<mj-example
        style="display: block; inline-size: ${width}px"
        rules="mcr"
        by="discard"
        from="west"
        seat="south"
        views="hand breakdown settlement"
        hand="[FFF] 123s 456s 789s 5m +5m"
      ></mj-example>`,
    );
    const {shadowRoot} = example;
    const hand = handOf(example).shadowRoot;
    await waitUntil(() => hand?.querySelector('.circumstances'));
    await waitUntil(() => shadowRoot?.querySelector('mj-settlement')?.shadowRoot?.querySelector('.drawn'));
    const box = (found: Element | null | undefined) => found!.getBoundingClientRect();
    return {
      said: box(hand?.querySelector('.circumstances')),
      sets: box(hand?.querySelector('.sets')),
      lines: box(shadowRoot?.querySelector('mj-score-breakdown')),
      paid: box(shadowRoot?.querySelector('mj-settlement')),
      text: handOf(example).shadowRoot!.querySelector('.circumstances')!.textContent.trim(),
    };
  };

  it('stand above the sets and beside the lines on a wide page', async () => {
    const {said, sets, lines, paid, text} = await boxesAt(968);
    expect(text).to.not.equal('');
    expect(said.bottom).to.be.at.most(sets.top);
    expect(paid.left).to.be.at.least(lines.right);
    expect(paid.top).to.be.closeTo(lines.top, 1);
  });

  it('stand below the sets and below the lines elsewhere', async () => {
    const {said, sets, lines, paid} = await boxesAt(728);
    expect(said.top).to.be.at.least(sets.bottom);
    expect(paid.top).to.be.at.least(lines.bottom);
  });
});
