/** The chart of a game: its lines, the hand that its slider tells, and where it stands. */
import {expect} from '@open-wc/testing';
import {sendKeys, sendMouse, setViewport} from '@web/test-runner-commands';
import {html} from 'lit';
import type {MjLedger} from '../../src/elements/mj-ledger/mj-ledger.js';
import './all-rules.js';
import {middleOf, show, texts} from './example-fixture.js';
import {needing} from './needs.js';

const FOUR = 'A tsumo 12\nB ron C 10\nD ron A 88\ndraw';
const SIX = `${FOUR}\nC tsumo 8\nB ron D 32`;

const ledger = (text: string, lang = 'en'): Promise<MjLedger> =>
  show<MjLedger>(
    html`<mj-ledger lang=${lang} rules="mcr" players="A B C D">${text}</mj-ledger>`,
    '[part=table]',
  );

const all = (element: MjLedger, selector: string): HTMLElement[] => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];
const one = (element: MjLedger, selector: string): HTMLElement =>
  all(element, selector).at(0) ?? expect.fail(`no ${selector}`);

const slider = (element: MjLedger): HTMLInputElement => one(element, '[part=chart-hand]') as HTMLInputElement;
const litRows = (element: MjLedger): number[] =>
  all(element, '[part=hand]').flatMap((row, at) => (row.matches('.hand-lit') ? [at + 1] : []));

describe('the chart of a ledger', () => {
  afterEach(() => setViewport({width: 800, height: 600}));

  it('has a line, an end and a dash of its own for each player, from five hands on', async () => {
    expect(all(await ledger(FOUR), '[part=chart]')).to.deep.equal([]);
    const element = await ledger(SIX);
    expect(texts(element, '.who')).to.deep.equal(['A', 'B', 'C', 'D']);
    const lines = all(element, '.plot path');
    expect(lines.length).to.equal(4);
    expect(new Set(lines.map((line) => getComputedStyle(line).strokeDasharray)).size).to.equal(4);
    for (const line of lines) expect(line.getAttribute('d')?.match(/L/g)?.length).to.equal(6);
    expect(one(element, '.plot').ariaHidden).to.equal('true');
  });

  it('marks the hands in which a player won points', async () => {
    const element = await ledger(SIX);
    const gains = all(element, '[part=change]').filter(({textContent}) => textContent.startsWith('+')).length;
    expect(all(element, '.plot > .dot').length).to.equal(gains);
  });

  it('tells a hand by its slider, and lights its row', async () => {
    const element = await ledger(SIX);
    slider(element).focus();
    await sendKeys({press: 'Home'});
    expect(slider(element).ariaValueText).to.match(/^Before the first hand: A 0, B 0/);
    expect(litRows(element)).to.deep.equal([]);
    for (let n = 0; n < 3; n++) await sendKeys({press: 'ArrowRight'});
    await element.updateComplete;
    const [has] = all(element, '[part=hand]')
      .slice(2)
      .map((row) => texts({shadowRoot: row} as never, '[part~=points]'));
    expect(slider(element).ariaValueText).to.match(/^Hand 3, D ron A 88: D /);
    for (const points of has) expect(slider(element).ariaValueText).to.include(` ${points}`);
    expect(texts(element, '[part=chart-told]')).to.deep.equal([slider(element).ariaValueText]);
    expect(litRows(element)).to.deep.equal([3]);
  });

  it('tells the hand under the mouse, on the chart and in the table', async () => {
    await setViewport({width: 1200, height: 800});
    const element = await ledger(SIX);
    await sendMouse({type: 'move', position: middleOf(one(element, '.plot'))});
    await element.updateComplete;
    expect(slider(element).value).to.equal('3');
    await sendMouse({type: 'move', position: middleOf(all(element, '[part=hand]')[4])});
    await element.updateComplete;
    expect(slider(element).value).to.equal('5');
  });

  it('shows places, the first above', async () => {
    const element = await ledger(SIX);
    const [, places] = all(element, '[part=chart-button]');
    places.click();
    await element.updateComplete;
    expect(places.ariaPressed).to.equal('true');
    const ends = all(element, '.end').toSorted(
      (a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top,
    );
    expect(ends.map((end) => end.querySelector('b')?.textContent)).to.deep.equal([
      '1st',
      '2nd',
      '3rd',
      '4th',
    ]);
  });

  it('says who leads, how often the lead changed, and the largest gain', async () => {
    const element = await ledger(SIX);
    expect(texts(element, 'figcaption')).to.deep.equal([
      'In the lead with 46 points: B. The lead changed 2 times. The largest gain was +112 points for D, in hand 3. A mark on a line is a hand in which its player won points.',
    ]);
  });

  needing('a narrow window').it(
    'stands above the table, beside it where there is room, and inside 320 pixels',
    async () => {
      await setViewport({width: 1200, height: 800});
      const element = await ledger(SIX);
      const [chart, table] = ['[part=chart]', '[part=table]'].map((part) => one(element, part));
      expect(chart.getBoundingClientRect().left).to.be.above(table.getBoundingClientRect().right);
      await setViewport({width: 320, height: 800});
      expect(chart.getBoundingClientRect().bottom).to.be.at.most(table.getBoundingClientRect().top);
      expect(document.documentElement.scrollWidth).to.be.at.most(320);
      for (const end of all(element, '.end')) expect(end.getBoundingClientRect().right).to.be.at.most(320);
    },
  );
});
