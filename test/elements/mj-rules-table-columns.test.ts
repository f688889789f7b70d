/** Every combination of columns makes a good table, at every width. */
import {expect, fixture, html} from '@open-wc/testing';
import './all-rules.js';
import './example-fixture.js';
import {waitUntil} from './patience.js';

describe('columns of a table of rules', () => {
  for (const columns of ['value example', 'example', 'value', 'example cite']) {
    for (const width of [320, 640, 1200]) {
      it(`leave room for what they hold: ${columns}, ${width} px`, async () => {
        const box = await fixture<HTMLElement>(html`<div></div>`);
        box.style.inlineSize = `${width}px`;
        box.innerHTML = `<mj-rules-table rules="luqiao" level="2" columns="${columns}"></mj-rules-table>`;
        const root = box.children[0].shadowRoot!;
        await waitUntil(() => root.querySelector('[part~=row]'));
        const table = root.querySelector('table')!;
        expect(table.scrollWidth).to.be.at.most(width);
        const cells = [...root.querySelectorAll<HTMLElement>('[part~=row] td.example')];
        for (const {offsetWidth} of cells) expect(offsetWidth, 'an example').to.be.above(200);
      });
    }
  }
});
