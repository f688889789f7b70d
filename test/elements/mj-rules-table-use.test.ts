import {aTimeout, expect, html, oneEvent} from '@open-wc/testing';
import {resetMouse, sendKeys, sendMouse} from '@web/test-runner-commands';
import type {MjExample} from '../../src/elements/mj-example/mj-example.js';
import type {MjHandInput} from '../../src/elements/mj-hand-input/mj-hand-input.js';
import '../../src/elements/mj-hand-input/define.js';
import type {MjRulesTable} from '../../src/elements/mj-rules-table/mj-rules-table.js';
import {examples} from '../../src/rules/mcr/examples.js';
import {listen} from './announced.js';
import {middleOf} from './example-fixture.js';
import {MCR_PATTERNS, all, button, field, make, names, row, textOf, within} from './table-fixture.js';
import {waitUntil} from './patience.js';

const table = (rules: string) => make(html`<mj-rules-table view="table" rules=${rules}></mj-rules-table>`);

/** Types into the search field, reached with Tab. */
async function search(shown: MjRulesTable, text: string): Promise<void> {
  field(shown).focus();
  await sendKeys({type: text});
}

const sortOf = (shown: Element, name: string): string | null | undefined =>
  all(shown, `th.${name}`)[0].getAttribute('aria-sort');

const linked = () =>
  within<MjExample>(
    html`<mj-example rules="mcr" by="self" hand="1112345678999s +5s"
      ><mj-score-breakdown view="total"></mj-score-breakdown
      ><mj-rules-table view="table" filter="dasanyuan jianke"></mj-rules-table
    ></mj-example>`,
  );

describe('mj-rules-table in use', () => {
  afterEach(() => resetMouse());

  it('is sorted by the button of a column', async () => {
    const shown = await table('mcr');
    button(shown, 'Value').focus();
    await sendKeys({press: 'Enter'});
    await waitUntil(() => sortOf(shown, 'value') === 'ascending');
    expect(textOf(row(shown, 'huapai').querySelector('.value'))).to.equal('1 fan each');
    expect(names(shown)[0]).to.equal(names(shown).find((name) => name === 'Pure Double Chow'));
  });

  it('is sorted the other way round by the same button', async () => {
    const shown = await table('mcr');
    button(shown, 'Value').focus();
    await sendKeys({press: ' '});
    await sendKeys({press: ' '});
    await waitUntil(() => sortOf(shown, 'value') === 'descending');
    expect(textOf(all(shown, '[part~=row] .value')[0])).to.equal('88 fan');
  });

  it('is sorted by name with the mouse', async () => {
    const shown = await table('luqiao');
    await sendMouse({type: 'click', position: middleOf(button(shown, 'Pattern'))});
    await waitUntil(() => sortOf(shown, 'name') === 'ascending');
    expect(names(shown).slice(0, 3)).to.deep.equal(['All four winds', 'All pungs', 'Base hu']);
  });

  it('says which column it is sorted by', async () => {
    const shown = await table('luqiao');
    expect(['name', 'value', 'cite'].map((name) => sortOf(shown, name))).to.deep.equal([
      'none',
      'none',
      'ascending',
    ]);
  });

  it('keeps what was drawn when it is sorted', async () => {
    const shown = await table('luqiao');
    await waitUntil(() => row(shown, 'hudi').querySelector('mj-hand'));
    const hand = row(shown, 'hudi').querySelector('mj-hand');
    button(shown, 'Pattern').click();
    await shown.updateComplete;
    expect(row(shown, 'hudi').querySelector('mj-hand')).to.equal(hand);
  });

  for (const [what, before, change] of [
    ['a house rule', {rules: 'luqiao', options: 'laziCap:200'}, {options: 'laziCap:300'}],
    ['the preset', {rules: 'xinzhang'}, {rules: 'supercup'}],
  ] as const) {
    it(`keeps what was drawn when ${what} changes`, async () => {
      const {rules, options} = {options: '', ...before};
      const shown = await make(
        html`<mj-rules-table view="table" rules=${rules} options=${options}></mj-rules-table>`,
      );
      await waitUntil(() => all(shown, 'mj-hand').length);
      const [hand] = all(shown, 'mj-hand');
      const caption = textOf(all(shown, 'caption')[0]);
      Object.assign(shown, change);
      await shown.updateComplete;
      expect(all(shown, 'mj-hand')).to.include(hand);
      if (what === 'the preset') expect(textOf(all(shown, 'caption')[0])).not.to.equal(caption);
    });
  }

  const SEARCHES: readonly (readonly [string, string, string])[] = [
    ['English', 'full flush', 'qingyise'],
    ['Japanese', '清一色', 'qingyise'],
    ['traditional characters', '清龍', 'qinglong'],
    ['simplified characters', '清龙', 'qinglong'],
    ['romanised ids', 'qingyise', 'qingyise'],
    ['romanised ids with spaces', 'qing yi se', 'qingyise'],
    ['other spellings', '一色三节高', 'yisesanjiegao'],
    ['readings in either kana', 'チンイーソー', 'qingyise'],
    ['capitals', 'FULL FLUSH', 'qingyise'],
  ];
  for (const [what, query, id] of SEARCHES) {
    it(`finds a pattern by ${what}: ${query}`, async () => {
      const shown = await table('mcr');
      field(shown).focus();
      await shown.updateComplete;
      shown.search = query;
      await waitUntil(() => all(shown, `#p-${id}`).length === 1 && names(shown).length < 4);
    });
  }

  it('shows fewer rows with each letter that is typed', async () => {
    const shown = await table('mcr');
    await search(shown, 'dragon');
    await waitUntil(() => names(shown).length < 10 && names(shown).length > 2);
    expect(textOf(all(shown, '[part=count]')[0])).to.equal(
      `${names(shown).length} of ${MCR_PATTERNS} patterns`,
    );
  });

  it('shows all rows again when the field is cleared by Escape', async () => {
    const shown = await table('mcr');
    await search(shown, 'dragon');
    await sendKeys({press: 'Escape'});
    await waitUntil(() => names(shown).length === MCR_PATTERNS);
  });

  it('says the number of rows once, when the reader has stopped typing', async () => {
    const shown = await table('mcr');
    const heard = listen();
    const typed: number[] = [];
    for (const letter of 'dragon') {
      typed.push(Date.now());
      await search(shown, letter);
    }
    typed.push(Date.now());
    const numbers = (): readonly string[] =>
      heard().filter((text) => text.includes(`of ${MCR_PATTERNS} patterns`));
    await waitUntil(() => numbers().length, 'silence');
    // a busy machine may type with pauses as long as that of a reader who has stopped
    const pauses = typed.slice(1).filter((time, i) => time - typed[i] > 500);
    expect(numbers().length).to.be.at.most(1 + pauses.length);
  });

  it('searches the numbered rules too', async () => {
    const shown = await make(html`<mj-rules-table view="table" rules="luqiao" show-rules></mj-rules-table>`);
    await search(shown, 'TZ-22');
    await waitUntil(() => all(shown, '[part=rule]').length === 1);
  });

  it('shows the numbered rules as a preset has them', async () => {
    const shown = await make(
      html`<mj-rules-table view="table" rules="supercup" lang="en" show-rules></mj-rules-table>`,
    );
    await waitUntil(() => all(shown, '[part=rule]').length > 0);
    const said = all(shown, '[part=rule]').map((rule) => rule.textContent);
    expect(said.join()).to.contain('There is no minimum.').and.not.contain('XZ-9');
  });

  it('offers no example where nothing could take it', async () => {
    expect(all(await table('luqiao'), '[part=load]').length).to.equal(0);
  });

  it('loads an example into the example around it by Enter', async () => {
    const [example, shown] = await linked();
    button(shown, 'Try it').focus();
    await sendKeys({press: 'Enter'});
    await waitUntil(() => row(shown, 'dasanyuan').matches('.counted'));
    expect(example.situation.hand).to.equal(examples.dasanyuan.hand);
  });

  it('loads an example by a click anywhere on it', async () => {
    const [example, shown] = await linked();
    await waitUntil(() => row(shown, 'dasanyuan').querySelector('mj-hand'));
    await sendMouse({
      type: 'click',
      position: middleOf(row(shown, 'dasanyuan').querySelector('.example') ?? shown),
    });
    await waitUntil(() => example.situation.hand === examples.dasanyuan.hand);
  });

  it('says aloud that the hand is another one now', async () => {
    const [, shown] = await linked();
    const heard = listen();
    button(shown, 'Try it').click();
    await waitUntil(() => heard().join().includes('The hand is now the example of Big Three Dragons.'));
  });

  it('offers no example to a hand by other rules', async () => {
    const [, shown] = await within<MjExample>(
      html`<mj-example rules="luqiao" by="self" wild="1m" hand="[888s] [[9999p]] 33m 77m SSS +3m"
        ><mj-rules-table view="table" rules="mcr"></mj-rules-table
      ></mj-example>`,
    );
    expect(all(shown, '[part=load]').length).to.equal(0);
  });

  it('loads nothing where the page says no', async () => {
    const [example, shown] = await linked();
    shown.addEventListener('mj-load-example', (event) => event.preventDefault());
    button(shown, 'Try it').click();
    await aTimeout(50);
    expect(example.situation.hand).to.equal('1112345678999s +5s');
  });

  it('tells the page which example is wanted', async () => {
    const shown = await make(
      html`<mj-rules-table view="table" rules="mcr" filter="dasanyuan" loadable></mj-rules-table>`,
    );
    const wanted = oneEvent(shown, 'mj-load-example');
    button(shown, 'Try it').click();
    const {detail} = (await wanted) as HTMLElementEventMap['mj-load-example'];
    expect(detail).to.deep.equal({id: 'dasanyuan', situation: {rules: 'mcr', ...examples.dasanyuan}});
  });

  it('agrees on the house rules that an example needs', async () => {
    const [example, shown] = await within<MjExample>(
      html`<mj-example rules="luqiao" by="self" wild="1m" hand="[888s] [[9999p]] 33m 77m SSS +3m"
        ><mj-score-breakdown></mj-score-breakdown
        ><mj-rules-table view="table" filter="sifenghuiqi"></mj-rules-table
      ></mj-example>`,
    );
    button(shown, 'Try it').click();
    await waitUntil(() => row(shown, 'sifenghuiqi').matches('.counted'));
    expect(example.situation.options).to.have.property('sifenghuiqi');
  });

  it('loads an example into the editor that it is for', async () => {
    const [around, shown] = await within(
      html`<div>
        <mj-hand-input id="i" rules="mcr"></mj-hand-input>
        <mj-rules-table view="table" for="i" rules="mcr" filter="dasanyuan"></mj-rules-table>
      </div>`,
    );
    const input = around.querySelector<MjHandInput>('#i');
    await waitUntil(() => all(shown, '[part=load]').length);
    button(shown, 'Try it').click();
    await waitUntil(() => row(shown, 'dasanyuan').matches('.counted'));
    expect(input?.situation.hand.replaceAll(' ', '')).to.contain('[PPP]');
  });

  it('draws no tile far from the viewport, and keeps room for it', async () => {
    const shown = await table('mcr');
    await waitUntil(() => all(shown, 'mj-hand').length);
    await aTimeout(100);
    const last = row(shown, 'huapai');
    expect(last.querySelectorAll('mj-hand').length).to.equal(0);
    expect(all(shown, 'mj-hand').length).to.be.below(20);
    const {height} = last.querySelector('.room')?.getBoundingClientRect() ?? {height: 0};
    expect(height).to.be.greaterThan(30);
  });

  it('draws tiles when a reader comes near, in the room kept for them', async () => {
    const shown = await table('mcr');
    await waitUntil(() => all(shown, 'mj-hand').length);
    row(shown, 'huapai').scrollIntoView();
    const before = row(shown, 'huapai').querySelector('.room')?.getBoundingClientRect().height;
    await waitUntil(() => row(shown, 'huapai').querySelector('mj-hand'));
    const hand = row(shown, 'huapai').querySelector('mj-hand');
    await waitUntil(() => hand?.shadowRoot?.querySelector('.tile'));
    const height = () => hand?.getBoundingClientRect().height ?? 0;
    await waitUntil(() => Math.abs(height() - (before ?? 0)) <= 1, 'in another room');
    window.scrollTo(0, 0);
  });

  it('draws everything before it is printed', async () => {
    const shown = await table('mcr');
    window.dispatchEvent(new Event('beforeprint'));
    await shown.updateComplete;
    expect(all(shown, 'mj-hand').length).to.equal(MCR_PATTERNS);
  });

  it('leaves nothing behind when it is removed and added again', async () => {
    const shown = await table('luqiao');
    const parent = shown.parentElement;
    for (let i = 0; i < 10; i++) {
      shown.remove();
      parent?.append(shown);
      await shown.updateComplete;
    }
    expect(names(shown).length).to.equal(15);
    expect(all(shown, 'table').length).to.equal(1);
  });
});
