import {expect, html} from '@open-wc/testing';
import {all, make, names, textOf} from './table-fixture.js';

describe('mj-rules-table, asked for what it does not have', () => {
  for (const [field, text, word] of [
    ['level', 'beginner', 'beginner'],
    ['filter', 'zimo, no-such-row found', 'no-such-row'],
  ]) {
    it(`says which word of ${field} is no pattern`, async () => {
      const shown = await make(html`<mj-rules-table rules="luqiao"></mj-rules-table>`);
      shown.setAttribute(field, text);
      await shown.updateComplete;
      expect(all(shown, '[part=mark]').map(textOf)).to.deep.equal([word]);
      expect(all(shown, '[part=field]').map(textOf)).to.deep.equal([field]);
      expect(all(shown, '[part=error]').map(textOf)).to.deep.equal([`“${word}” is not allowed here.`]);
      shown.setAttribute(field, '');
      await shown.updateComplete;
      expect(all(shown, '[part=problem]')).to.deep.equal([]);
      expect(names(shown).length).to.be.greaterThan(10);
    });
  }

  for (const [field, text] of [
    ['level', 'beginner'],
    ['level', '-2'],
    ['filter', 'beginner'],
  ]) {
    it(`shows every row where no word of ${field}="${text}" is known`, async () => {
      const shown = await make(html`<mj-rules-table rules="luqiao"></mj-rules-table>`);
      const every = names(shown);
      shown.setAttribute(field, text);
      await shown.updateComplete;
      expect(names(shown)).to.deep.equal(every);
    });
  }
});
