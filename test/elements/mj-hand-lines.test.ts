/** The lines of a hand that is wider than its place. */
import {expect, fixture, html} from '@open-wc/testing';
import '../../src/elements/mj-hand/define.js';
import {waitUntil} from './patience.js';
import type {MjHand} from '../../src/elements/mj-hand/mj-hand.js';

/** The numbers of tiles in each line of a hand in a box of this width. */
async function linesOf(hand: string, width: number): Promise<number[]> {
  const box = await fixture<HTMLElement>(
    html`<div style="inline-size: ${width}px; font-size: 16px"><mj-hand>${hand}</mj-hand></div>`,
  );
  const element = box.querySelector<MjHand>('mj-hand')!;
  await waitUntil(() => element.shadowRoot?.querySelector('[part~=tile]'));
  const counts = new Map<number, number>();
  for (const tile of element.shadowRoot?.querySelectorAll('[part~=tile]') ?? []) {
    const line = Math.round(tile.getBoundingClientRect().bottom);
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return [...counts.values()];
}

describe('a hand of seventeen tiles', () => {
  const HANDS: readonly (readonly [string, readonly number[]])[] = [
    // 123m 456p 789s | 55s EE 234m 67p + 8p
    ['123m456p789s55sEE234m67p+8p', [9, 10]],
    // the pung is not split, though eight and nine would be as even
    ['123m456p78sEEE234m667p', [8, 9]],
    ['[_123m][PPP_P][[4444s]] 456p 55s 78s +9s', [11, 8]],
    ['111222333444m55pEEE', [9, 8]],
  ];
  for (const [hand, lines] of HANDS) {
    it(`stands in two lines of even length: ${hand}`, async () => {
      expect(await linesOf(hand, 256)).to.deep.equal(lines);
      expect(await linesOf(hand, 700)).to.have.length(1);
    });
  }

  it('keeps the tile that it wins with beside the tiles held', async () => {
    const lines = await linesOf('123m456p789s55sEE234m67p+8p', 200);
    expect(lines).to.have.length(2);
    expect(Math.min(...lines)).to.be.greaterThan(1);
  });
});
