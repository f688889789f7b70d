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
