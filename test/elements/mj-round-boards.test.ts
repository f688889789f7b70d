/** The tables that a round prints beside the one that it shows: some a task, and a bounded number. */
import {expect} from '@open-wc/testing';
import {told} from './round-fixture.js';
import {waitUntil} from './patience.js';

const MOST = 500;
const of = (count: number): string => Array<string>(count).fill('0').join();
const printed = (element: Element): number => element.shadowRoot?.querySelectorAll('.printed').length ?? 0;

describe('the tables that a round prints', () => {
  it('are drawn some a task', async () => {
    const element = await told(undefined, {boards: of(100)});
    expect(printed(element), 'at first').to.be.within(1, 50);
    await waitUntil(() => printed(element) === 100);
  });

  it('are all there on paper', async () => {
    const element = await told(undefined, {boards: of(100)});
    window.dispatchEvent(new Event('beforeprint'));
    expect(printed(element)).to.equal(100);
    window.dispatchEvent(new Event('afterprint'));
  });

  it('are 500 at most', async () => {
    const element = await told(undefined, {boards: of(MOST)});
    expect(element.problem).to.be.undefined;
    element.boards = `${of(MOST)}, @a`;
    await element.updateComplete;
    expect(element.problem).to.deep.include({
      code: 'too-many-boards',
      field: 'boards',
      about: String(MOST),
      at: {start: 2 * MOST + 1, end: 2 * MOST + 3},
    });
    expect(printed(element)).to.equal(0);
    expect(element.shadowRoot?.querySelector('[part=field]')?.textContent).to.equal('boards');
    expect(element.shadowRoot?.querySelector('[part=mark]')?.textContent).to.equal('@a');
    expect(element.shadowRoot?.querySelector('mj-board'), 'the round itself').to.exist;
  });
});
