/** Elements in one another: down to a bound they work, and one that is deeper says so. Nothing inside it is read. */
import {expect, fixture, html} from '@open-wc/testing';
import './all-rules.js';
import './example-fixture.js';
import '../../src/define.js';
import {MOST_NESTED} from '../../src/controllers/depth.js';
import type {Problem} from '../../src/core/situation/problem.js';
import {TAGS, type Tag} from '../page/elements.js';
import {waitUntil} from './patience.js';

type One = HTMLElementTagNameMap[Tag];

/** Elements in one another, the outermost first, in a box that counts their problems. */
async function nest(tag: Tag, count: number): Promise<{all: One[]; deep: EventTarget[]}> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  const deep: EventTarget[] = [];
  box.addEventListener('mj-invalid', ({target, detail}: CustomEvent<Problem>) => {
    if (target && detail.code === 'too-deep') deep.push(target);
  });
  const all = Array.from({length: count}, () => document.createElement(tag));
  for (let i = 1; i < count; i++) all[i - 1].append(all[i]);
  box.append(all[0]);
  await Promise.all(all.map((one) => one.updateComplete));
  return {all, deep};
}

/** Elements that show no text of their own. */
const SILENT: readonly Tag[] = ['mj-variant', 'mj-lesson', 'mj-cover'];

const isTold = (element: Element): boolean => !!element.shadowRoot?.querySelector('[part=error]');
const hasTile = (element: Element): boolean => !!element.shadowRoot?.querySelector('.tile');

function tilesIn(place: Element): HTMLElementTagNameMap['mj-tiles'] {
  const tiles = document.createElement('mj-tiles');
  tiles.textContent = '5s';
  place.append(tiles);
  return tiles;
}

describe('elements in one another', () => {
  for (const tag of TAGS) {
    it(`say so where they are too deep, the first of them alone: ${tag}`, async () => {
      const {all, deep} = await nest(tag, MOST_NESTED + 3);
      const [last, first, second] = all.slice(MOST_NESTED - 1);
      await waitUntil(() => deep.length > 0, `${tag} says nothing`);
      expect(deep).to.deep.equal([first]);
      expect(first.problem?.message).to.include(String(MOST_NESTED));
      if (!SILENT.includes(tag)) await waitUntil(() => isTold(first), `${tag} shows nothing`);
      expect(last.problem?.code).not.to.equal('too-deep');
      expect(isTold(second)).to.be.false;
    });

    it(`are read no more often, however many there are: ${tag}`, async () => {
      for (const times of [2, 4, 8]) {
        const {all} = await nest(tag, times * MOST_NESTED);
        expect(all.filter(({hasUpdated}) => hasUpdated)).to.have.length(MOST_NESTED + 1);
        all[0].remove();
      }
    });
  }

  it('are shown once they are no longer too deep', async () => {
    const {all} = await nest('mj-hand', MOST_NESTED + 2);
    const tiles = tilesIn(all[MOST_NESTED + 1]);
    await tiles.updateComplete;
    expect(hasTile(tiles), 'too deep').to.be.false;
    all[MOST_NESTED - 2].append(tiles);
    await waitUntil(() => hasTile(tiles));
  });

  it('are counted without the elements of others', async () => {
    let place: Element = await fixture(html`<div></div>`);
    for (let i = 0; i < 2 * MOST_NESTED; i++) {
      const inner = document.createElement(i % 2 ? 'x-box' : 'div');
      place.append(inner);
      place = inner;
    }
    const tiles = tilesIn(place);
    await waitUntil(() => hasTile(tiles));
  });
});
