import {expect, html} from '@open-wc/testing';
import {patternsOf} from '../../src/core/reading/table.js';
import {xinzhang} from '../../src/rules/xinzhang/index.js';
import {all, cell, make, textOf} from './table-fixture.js';

const table = (rules: string) => make(html`<mj-rules-table view="table" rules=${rules}></mj-rules-table>`);

describe('mj-rules-table, under a preset', () => {
  it('leaves out what a preset takes out', async () => {
    const preset = (xinzhang.presets ?? []).find(({id}) => id === 'supercup');
    const shown = await table('supercup');
    expect(all(shown, '[part~=row]').length).to.equal(patternsOf(xinzhang, preset).length);
    expect(textOf(all(shown, 'caption')[0])).to.contain('Cup');
  });

  it('says of a preset when its rows count, and what is counted beside them', async () => {
    const [usual, shown] = [await table('xinzhang'), await table('supercup')];
    expect(cell(usual, 'dasixi', 'includes')).to.equal(
      'Does not combine with: Round wind, Seat wind, Three winds',
    );
    expect(cell(shown, 'dasixi', 'includes')).to.equal('Does not combine with: Round wind, Seat wind');
    expect(cell(shown, 'dapinghu', 'includes')).to.equal('');
    expect(cell(usual, 'menqianqing', 'condition')).to.match(/^A win by discard without melded chows/);
    expect(cell(shown, 'menqianqing', 'condition')).to.match(
      /^A win without melded chow.* by discard or self-draw/,
    );
    expect(cell(shown, 'duting', 'condition')).to.equal(cell(usual, 'duting', 'condition'));
  });

  it('says that a preset changes a row, not that it takes out what the row includes', async () => {
    const altered = all(await table('supercup'), '[part~=row]').filter((found) =>
      textOf(found).includes('counted differently here'),
    );
    expect(altered.map(({id}) => id)).to.deep.equal(['p-menqianqing', 'p-gangshangkaihua', 'p-huagang']);
  });
});
