/** Pictures in files have the same colours as on the screen, in the light theme. */
import {expect, fixture, html} from '@open-wc/testing';
import {pictureOf} from '../../src/art/picture.js';
import {parseTiles} from '../../src/core/notation/parse.js';
import '../../src/elements/mj-tiles/define.js';
import type {MjTiles} from '../../src/elements/mj-tiles/mj-tiles.js';
import {kindOf} from '../../src/core/tiles/tile.js';

/** A colour as the browser computes it. */
function computed(colour: string): string {
  const probe = document.createElement('i');
  probe.style.color = colour;
  document.body.append(probe);
  const {color} = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** Tiles that together use all inks: black, red, green, blue, gold, aka, the mark of a wild tile, and a back. */
const NOTATION = '1m5s1p0p7s1s2pPCX';

it('are those of the tiles on the page', async () => {
  const element = await fixture<MjTiles>(
    html`<mj-tiles theme="light" tiles=${NOTATION} wild="2p"></mj-tiles>`,
  );
  await element.updateComplete;
  const read = parseTiles(NOTATION);
  if (!('tiles' in read)) throw new Error('unreadable');
  const row = read.tiles.map((tile) => ({tile, at: NaN}));
  const {pieces} = await pictureOf([{groups: [row]}], [kindOf(read.tiles[6])]);
  const drawn = [...element.shadowRoot!.querySelectorAll('.tile')].map((tile) => {
    const {borderTopColor, backgroundColor} = getComputedStyle(tile);
    const inks = [...tile.querySelectorAll('path')].map((path) => getComputedStyle(path).fill);
    return [borderTopColor, backgroundColor, ...inks];
  });
  expect(drawn.length).to.equal(10);
  expect(new Set(drawn.flat()).size).to.be.greaterThan(10);
  expect(pieces.map(({layers}) => layers.map(([fill]) => computed(fill)))).to.deep.equal(drawn);
});
