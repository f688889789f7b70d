import {expect, fixture, html, oneEvent} from '@open-wc/testing';
import type {MjExample} from '../../src/elements/mj-example/mj-example.js';
import type {MjRulesTable} from '../../src/elements/mj-rules-table/mj-rules-table.js';
import {luqiao, mcr, ribon, shiragiku, xinzhang} from '../../src/rules/index.js';
import {all, cell, make, names, row, textOf, within} from './table-fixture.js';
import {waitUntil} from './patience.js';

const table = (rules: string) => make(html`<mj-rules-table view="table" rules=${rules}></mj-rules-table>`);

describe('mj-rules-table', () => {
  for (const view of ['table', 'wall'] as const)
    it(`says where it is asked how often computer players make a pattern: ${view}`, async () => {
      const table = await make(
        html`<mj-rules-table rules="luqiao" view=${view} columns="value made condition"></mj-rules-table>`,
      );
      const often = () => all(table, '[part~=row] .made').map(textOf).filter(Boolean);
      await waitUntil(() => often().length, 'no figures');
      expect(often()).to.include.members(['1 in 5 wins', '1 in 50 wins']);
      expect(often().length).to.be.lessThan(names(table).length);
      expect(textOf(all(table, '[part=counted]')[0])).to.match(
        /^Wins of computer players of level 4: \d+ in \d+ hands/,
      );
      await expect(table).to.be.accessible();
      for (const change of [
        {columns: 'value condition'},
        {columns: 'made', options: 'missedWin:mustScoreMore'},
        {columns: 'made', rules: 'tenhou'},
      ]) {
        Object.assign(table, {rules: 'luqiao', options: undefined}, change);
        await table.updateComplete;
        await waitUntil(() => !often().length, JSON.stringify(change));
        expect(all(table, '[part=counted]'), JSON.stringify(change)).to.deep.equal([]);
      }
    });

  for (const ruleset of [luqiao, mcr, ribon, shiragiku, xinzhang]) {
    it(`has a row for each pattern of ${ruleset.id}, in the order of its page`, async () => {
      const rows = all(await table(ruleset.id), '[part~=row]').map(({id}) => id.slice(2));
      expect(rows).to.deep.equal(ruleset.patterns.map(({id}) => id));
    });
  }

  it('shows name, value, condition, what is not counted beside it, and the rule', async () => {
    const shown = await table('mcr');
    const cells = ['name', 'value', 'condition', 'includes', 'cite'].map((column) =>
      cell(shown, 'dasanyuan', column),
    );
    expect(cells).to.deep.equal([
      'Big Three Dragons',
      '88 fan',
      'Pungs or kongs of all three dragons.',
      'Does not combine with: Two Dragon Pungs, Dragon Pung',
      '◐other source MC-#2',
    ]);
  });

  const VALUES: readonly (readonly [string, string, string])[] = [
    ['luqiao', 'mingke', '2 hu for 2–8 4 hu for 1, 9, honors'],
    ['luqiao', 'sifenghuiqi', '13 tai'],
    ['ribon', 'menzen', '1 point concealed'],
    ['ribon', 'chanta', '2 points concealed 1 point melded'],
    ['mcr', 'jianke', '2 fan each'],
    ['mcr', 'shuangangang', '8 fan'],
    ['guobiao', 'shuangangang', '6 fan without the preset: 8 fan'],
    ['tohtenko', 'toitoi', '7 points without the preset: 2 points'],
    ['supercup', 'gangshangkaihua', '1 tai without the preset: 2 tai counted differently here'],
  ];
  for (const [rules, id, value] of VALUES) {
    it(`shows what ${id} is worth by ${rules}: ${value}`, async () => {
      expect(cell(await table(rules), id, 'value')).to.equal(value);
    });
  }

  it('has each head over its column, however wide it is', async () => {
    const shown = await table('mcr');
    for (const width of [1000, 780, 560]) {
      shown.style.inlineSize = `${width}px`;
      const first = row(shown, 'dasixi');
      for (const column of ['name', 'value', 'condition', 'example', 'cite']) {
        const [head] = all(shown, `.head > .${column}`);
        const under = first.querySelector(`.${column}`)?.getBoundingClientRect().left;
        expect(head.getBoundingClientRect().left, `${column} at ${width} px`).to.equal(under);
      }
    }
  });

  for (const width of [200, 240, 320]) {
    it(`fits into ${width} px`, async () => {
      const [box] = await within<HTMLDivElement>(
        html`<div><mj-rules-table view="table" rules="luqiao"></mj-rules-table></div>`,
      );
      box.style.inlineSize = `${width}px`;
      await waitUntil(() => box.clientWidth === width);
      expect(box.scrollWidth).to.equal(width);
    });
  }

  it('shows values under the house rules of its own attribute', async () => {
    const shown = await make(
      html`<mj-rules-table view="table" rules="mcr" options="twoConcealedKongs:6"></mj-rules-table>`,
    );
    expect(cell(shown, 'shuangangang', 'value')).to.equal('6 fan without the preset: 8 fan');
  });

  it('says that a pattern cannot be made', async () => {
    expect(cell(await table('ribon'), 'sanshokuDoujun', 'example')).to.equal(
      'Cannot be made with these tiles.',
    );
  });

  it('says what an example says beside its tiles', async () => {
    const said = row(await table('ribon'), 'haitei').querySelector('[part=circumstances]');
    expect(textOf(said).toLowerCase()).to.contain('last tile');
  });

  it('says where rules come from, by shape and in words', async () => {
    const legend = all(await table('ribon'), '[part=legend] li').map(textOf);
    expect(legend).to.deep.equal([
      '● Printed on the rule page',
      '○ The rule page does not state this. It is our reading.',
    ]);
  });

  it('links to the rule page, where its address is known', async () => {
    const links = async (rules: string) =>
      all(await table(rules), 'a[part=source]').map((link) => (link as HTMLAnchorElement).href);
    expect(await links('ribon')).to.deep.equal([ribon.page]);
    expect(await links('mcr')).to.deep.equal([]);
  });

  it('groups by value, from the least', async () => {
    const shown = await make(
      html`<mj-rules-table view="table" rules="mcr" group-by="value"></mj-rules-table>`,
    );
    const labels = all(shown, '[part=group-label]').map(textOf);
    expect(labels.slice(0, 3)).to.deep.equal(['1 fan', '2 fan', '4 fan']);
    expect(labels.at(-1)).to.equal('88 fan');
  });

  it('groups by value, from the most', async () => {
    const shown = await make(
      html`<mj-rules-table view="table" rules="mcr" group-by="value" sort="-value"></mj-rules-table>`,
    );
    expect(textOf(all(shown, '[part=group-label]')[0])).to.equal('88 fan');
  });

  it('keeps units apart', async () => {
    const shown = await make(
      html`<mj-rules-table view="table" rules="luqiao" group-by="value"></mj-rules-table>`,
    );
    expect(all(shown, '[part=group-label]').map(textOf)).to.deep.equal([
      '2 hu',
      '4 hu',
      '8 hu',
      '10 hu',
      '16 hu',
      '1 tai',
      '3 tai',
      '13 tai',
    ]);
  });

  it('groups by what patterns are about', async () => {
    const shown = await make(
      html`<mj-rules-table view="table" rules="luqiao" group-by="kind"></mj-rules-table>`,
    );
    expect(all(shown, '[part=group-label]').map(textOf)).to.deep.equal([
      'Sets',
      'Form of the hand',
      'Tiles used',
      'Way of winning',
      'Extras',
    ]);
  });

  const CHOICES: readonly (readonly [string, Partial<MjRulesTable>, readonly string[]])[] = [
    ['ids', {filter: 'zimo, qingyise'}, ['Self-draw', 'Full flush']],
    ['an id and a provenance', {filter: 'zimo found'}, []],
    ['a level', {level: '3'}, ['Base hu', 'Concealed pung', 'Self-draw']],
    ['a level by ids', {level: 'duiduihu'}, ['All pungs']],
    ['a search', {search: 'Full Flush'}, ['Full flush']],
    ['nothing that is there', {search: 'zzz'}, []],
  ];
  for (const [by, properties, wanted] of CHOICES) {
    it(`shows some rows alone: by ${by}`, async () => {
      const shown = await make(html`<mj-rules-table view="table" rules="luqiao"></mj-rules-table>`);
      Object.assign(shown, properties);
      await shown.updateComplete;
      expect(names(shown)).to.deep.equal(wanted);
    });
  }

  it('shows all of one provenance', async () => {
    const shown = await make(
      html`<mj-rules-table view="table" rules="ribon" filter="reconstructed"></mj-rules-table>`,
    );
    const wanted = ribon.patterns.filter(({provenance}) => provenance === 'reconstructed');
    expect(names(shown).length).to.equal(wanted.length);
  });

  it('shows the columns that are named', async () => {
    const shown = await make(
      html`<mj-rules-table view="table" rules="luqiao" columns="value cite"></mj-rules-table>`,
    );
    expect(all(shown, 'thead th').map((head) => textOf(head).replace('▲', ''))).to.deep.equal([
      'Pattern',
      'Value',
      'Rule',
    ]);
    expect(all(shown, '.example').length).to.equal(0);
  });

  it('shows the numbered rules where that is asked for', async () => {
    const shown = await make(html`<mj-rules-table view="table" rules="luqiao" show-rules></mj-rules-table>`);
    expect(all(shown, '[part=rule]').length).to.equal((luqiao.rules ?? []).length);
  });

  it('takes names from another language', async () => {
    const shown = await make(html`<mj-rules-table view="table" rules="luqiao" names="ja"></mj-rules-table>`);
    expect(names(shown)[0]).to.equal('胡底');
    expect(cell(shown, 'hudi', 'condition')).to.contain('Every winning hand');
  });

  it('lights up what the hand of the example scores, in words too', async () => {
    const [, shown] = await within<MjExample>(
      html`<mj-example rules="mcr" by="self" hand="[PPP] [FFF] CCC 23s 11m +4s"
        ><mj-rules-table view="table"></mj-rules-table
      ></mj-example>`,
    );
    await waitUntil(() => all(shown, '[part~=row-counted]').length);
    expect(cell(shown, 'dasanyuan', 'name')).to.equal('Big Three Dragons ✓ counts in this hand: 88 fan');
  });

  it('greys what another takes the place of, in words too', async () => {
    const [, shown] = await within<MjExample>(
      html`<mj-example rules="mcr" by="self" hand="[PPP] [FFF] CCC 23s 11m +4s"
        ><mj-rules-table view="table"></mj-rules-table
      ></mj-example>`,
    );
    await waitUntil(() => all(shown, '[part~=row-excluded]').length);
    expect(cell(shown, 'jianke', 'name')).to.equal('Dragon Pung × included in Big Three Dragons');
  });

  it('lights up what its own hand scores', async () => {
    const shown = await make(
      html`<mj-rules-table
        view="table"
        rules="mcr"
        by="self"
        hand="[PPP] [FFF] CCC 23s 11m +4s"
      ></mj-rules-table>`,
    );
    expect(all(shown, '[part~=row-counted]').length).to.be.greaterThan(0);
  });

  it('follows the element that it is for', async () => {
    const [around, shown] = await within(
      html`<div>
        <mj-example id="e" rules="mcr" by="self" hand="[PPP] [FFF] CCC 23s 11m +4s"></mj-example>
        <mj-rules-table view="table" for="e"></mj-rules-table>
      </div>`,
    );
    await waitUntil(() => row(shown, 'dasanyuan').matches('.counted'));
    around.querySelector('mj-example')?.setAttribute('hand', '1112345678999s +5s');
    await waitUntil(() => row(shown, 'jiulianbaodeng').matches('.counted'));
    expect(row(shown, 'dasanyuan').matches('.counted')).to.equal(false);
  });

  it('lights nothing up where the hand is by other rules', async () => {
    const [, shown] = await within<MjExample>(
      html`<mj-example rules="luqiao" by="self" wild="1m" hand="[888s] [[9999p]] 33m 77m SSS +3m"
        ><mj-rules-table view="table" rules="mcr"></mj-rules-table><mj-score-breakdown></mj-score-breakdown
      ></mj-example>`,
    );
    expect(names(shown).length).to.equal(mcr.patterns.length);
    expect(all(shown, '.counted').length).to.equal(0);
  });

  it('still shows the table while its own hand cannot be read, and says so', async () => {
    const shown = await make(html`<mj-rules-table view="table" rules="luqiao" hand="123x"></mj-rules-table>`);
    expect(textOf(all(shown, '[part=error]')[0])).to.contain('not a tile or a mark');
  });

  it('says what is wrong with its options, and shows the table without them', async () => {
    const shown = await make(
      html`<mj-rules-table view="table" rules="mcr" options="nonsense:1"></mj-rules-table>`,
    );
    expect(textOf(all(shown, '[part=error]')[0])).to.contain('nonsense');
    expect(names(shown).length).to.equal(mcr.patterns.length);
  });

  it('says that a rule set is not known', async () => {
    const element = document.createElement('mj-rules-table');
    element.rules = 'nonsense';
    const said = oneEvent(element, 'mj-invalid');
    document.body.append(element);
    expect((await said).detail).to.include({code: 'unknown-rules'});
    element.remove();
  });

  it("keeps the author's own table until it has rows", async () => {
    const element = await fixture(
      html`<mj-rules-table view="table"
        ><table>
          <tr>
            <td>1</td>
          </tr>
        </table></mj-rules-table
      >`,
    );
    expect(element.shadowRoot?.querySelector('slot')).to.exist;
    expect(element.querySelector('table')).to.exist;
  });

  it('shows markup in an attribute as text', async () => {
    const markup = '<img src=x onerror=alert(1)>';
    const shown = await make(
      html`<mj-rules-table
        view="table"
        rules="luqiao"
        sort=${markup}
        group-by=${markup}
        .index=${true}
      ></mj-rules-table>`,
    );
    shown.search = markup;
    await shown.updateComplete;
    expect(all(shown, 'img').length).to.equal(0);
    expect(names(shown)).to.deep.equal([]);
  });

  for (const lang of ['en', 'ja', 'zh-Hans']) {
    it(`is accessible in ${lang}`, async () => {
      const [, shown] = await within(
        html`<div lang=${lang}>
          <mj-example rules="luqiao" by="self" wild="1m" hand="[888s] [[9999p]] 33m 77m SSS +3m"
            ><mj-rules-table view="table" group-by="kind" show-rules></mj-rules-table
          ></mj-example>
        </div>`,
      );
      await waitUntil(() => all(shown, '.counted').length);
      await expect(shown).to.be.accessible();
    });
  }
});
