import {expect, fixture, html} from '@open-wc/testing';
import '../../src/elements/mj-hand/define.js';
import '../../src/elements/mj-tiles/define.js';
import type {MjTiles} from '../../src/elements/mj-tiles/mj-tiles.js';
import {waitUntil} from './patience.js';

async function make(template: ReturnType<typeof html>): Promise<MjTiles> {
  const tiles = await fixture<MjTiles>(template);
  await waitUntil(() => tiles.spoken || tiles.problem);
  await tiles.updateComplete;
  return tiles;
}
const drawn = (tiles: MjTiles) => tiles.renderRoot.querySelectorAll('[part~=tile]');

describe('mj-tiles', () => {
  it('shows the melds and the winning tile of a hand in the run', async () => {
    for (const [text, tiles] of [
      ['[[1111m]] 22s', 6],
      ['45p +6p', 3],
      ['[123m] 5s', 4],
    ] as const) {
      const run = await make(html`<mj-tiles>${text}</mj-tiles>`);
      expect(drawn(run), text).to.have.length(tiles);
      expect(run.spoken).not.to.equal('');
    }
  });

  it('draws the text inside the tag, or its attribute', async () => {
    const tiles = await make(html`<mj-tiles>55r5p</mj-tiles>`);
    expect(drawn(tiles)).to.have.length(3);
    expect(drawn(tiles)[2].part.contains('tile-red')).to.be.true;
    tiles.tiles = 'EE';
    await tiles.updateComplete;
    expect(drawn(tiles)).to.have.length(2);
  });

  it('draws all tiles of the hand that it is for', async () => {
    const around = await fixture(
      html`<p><mj-hand id="shown">[_213m] 45p ron 6p</mj-hand><mj-tiles for="shown"></mj-tiles></p>`,
    );
    const tiles = around.querySelector('mj-tiles')!;
    await waitUntil(() => tiles.spoken);
    expect(tiles.spoken).to.equal('2 1 3 characters, 4 5 6 dots');
    around.querySelector('mj-hand')!.hand = '12q';
    await waitUntil(() => tiles.problem?.code === 'unknown-character');
  });

  it('says its tiles', async () => {
    const tiles = await make(html`<mj-tiles lang="ja">45r5mP</mj-tiles>`);
    expect(tiles.spoken).to.equal('四五萬、赤五萬、白');
    await expect(tiles).to.be.accessible();
  });

  it('leaves its notation in a sentence that is copied, without the numerals', async () => {
    const p = await fixture(html`<p>A <mj-tiles index>0m5p</mj-tiles> b</p>`);
    await waitUntil(() => drawn(p.querySelector('mj-tiles')!).length);
    const {shadowRoot} = p.querySelector('mj-tiles')!;
    const texts = [...shadowRoot!.querySelectorAll('.index, .sr')].filter(
      // Safari only knows its prefixed name
      (found) => getComputedStyle(found).getPropertyValue('-webkit-user-select') !== 'none',
    );
    expect(texts.map(({textContent}) => textContent)).to.deep.equal(['0m5p']);
  });

  it('fits into a line of text without making it higher', async () => {
    const p = await fixture<HTMLElement>(html`<p style="line-height: 1.6">A <mj-tiles>123m</mj-tiles> b</p>`);
    await p.querySelector('mj-tiles')!.updateComplete;
    expect(p.offsetHeight).to.be.within(25, 27);
  });

  it('stands upright in vertical text, one tile below the other', async () => {
    const p = await fixture(html`<p style="writing-mode: vertical-rl"><mj-tiles>12m</mj-tiles></p>`);
    const tiles = p.querySelector('mj-tiles')!;
    await waitUntil(() => tiles.spoken);
    const [first, second] = [...drawn(tiles)].map((tile) => tile.getBoundingClientRect());
    expect(first.height).to.be.above(first.width);
    expect(second.top).to.be.at.least(first.bottom);
  });

  it('fetches the flowers that it needs, with their room kept', async () => {
    const tiles = await make(html`<mj-tiles>1f8f</mj-tiles>`);
    const width = tiles.offsetWidth;
    await waitUntil(() => tiles.renderRoot.querySelector('path'));
    expect(tiles.offsetWidth).to.equal(width);
  });

  it('keeps text that it cannot read, with the place marked', async () => {
    const tiles = await make(html`<mj-tiles>12y</mj-tiles>`);
    expect(tiles.renderRoot.querySelector('[part=mark]')!.textContent).to.equal('y');
    expect(tiles.problem?.code).to.equal('unknown-character');
  });
});
