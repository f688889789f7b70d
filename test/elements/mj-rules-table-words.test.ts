import {expect, html} from '@open-wc/testing';
import {PROVENANCES} from '../../src/elements/mj-rules-table/choose.js';
import {luqiao} from '../../src/rules/luqiao/index.js';
import {all, make, names, textOf} from './table-fixture.js';

describe('mj-rules-table, asked for what it does not have', () => {
  const ids = luqiao.patterns.map(({id}) => id);
  for (const [field, text, word, listed] of [
    ['level', 'beginner', 'beginner', ids.slice(0, 12).join(', ')],
    ['filter', 'zimo, no-such-row found', 'no-such-row', [...PROVENANCES, ...ids].slice(0, 12).join(', ')],
  ]) {
    it(`says which word of ${field} is no pattern`, async () => {
      const shown = await make(html`<mj-rules-table view="table" rules="luqiao"></mj-rules-table>`);
      shown.setAttribute(field, text);
      await shown.updateComplete;
      expect(all(shown, '[part=mark]').map(textOf)).to.deep.equal([word]);
      expect(all(shown, '[part=field]').map(textOf)).to.deep.equal([field]);
      expect(all(shown, '[part=error]').map(textOf)).to.deep.equal([
        `“${word}” is not allowed here. Write ${listed}, …`,
      ]);
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
      const shown = await make(html`<mj-rules-table view="table" rules="luqiao"></mj-rules-table>`);
      const every = names(shown);
      shown.setAttribute(field, text);
      await shown.updateComplete;
      expect(names(shown)).to.deep.equal(every);
    });
  }
});
