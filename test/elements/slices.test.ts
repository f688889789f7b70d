/** Large content is drawn in slices, one task each, from the top, in room that is reserved from the start. */
import {expect} from '@open-wc/testing';
import {setViewport} from '@web/test-runner-commands';
import {KINDS} from '../../src/core/tiles/tile.js';
import './all-rules.js';
import './example-fixture.js';
import {waitUntil} from './patience.js';
import {MCR_PATTERNS} from './table-fixture.js';

/** An element whose first slice is drawn, without waiting for the rest. */
async function begun(
  markup: Readonly<Record<string, string>>,
  tag: string,
  part: string,
): Promise<HTMLElement> {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(markup)) element.setAttribute(name, value);
  document.body.append(element);
  // a turn of the event loop is a task: a mutation observer sees each slice before the next
  await new Promise<void>((there) => {
    const look = () => (count(element, part) ? there() : requestAnimationFrame(look));
    const watch = new MutationObserver(() => count(element, part) && there());
    (element as HTMLElement & {renderRoot?: Node}).renderRoot;
    if (element.shadowRoot) watch.observe(element.shadowRoot, {childList: true, subtree: true});
    look();
  });
  return element;
}

const count = (element: Element, selector: string): number =>
  element.shadowRoot?.querySelectorAll(selector).length ?? 0;

describe('slices', () => {
  it('of a wall are cards, with room for those to come', async () => {
    const table = await begun({rules: 'mcr'}, 'mj-rules-table', '[part~=row]');
    const first = count(table, '[part~=row]');
    expect(first).to.be.lessThan(MCR_PATTERNS);
    expect(count(table, '.card')).to.equal(MCR_PATTERNS);
    await waitUntil(() => count(table, '[part~=row]') === MCR_PATTERNS);
    expect(count(table, '.to-come')).to.equal(0);
    table.remove();
  });

  it('of an editor are the hand, the keyboard, and what else is said', async () => {
    // an editor whose end is out of view gives back what it does not fill
    await setViewport({width: 800, height: 1000});
    const input = await begun({rules: 'mcr', hand: '123m'}, 'mj-hand-input', '.hand');
    expect([count(input, '.key'), count(input, '.situation')]).to.deep.equal([0, 0]);
    const high = input.offsetHeight;
    await waitUntil(() => count(input, '.key') > 0 && count(input, '.situation') === 1);
    expect(input.offsetHeight).to.equal(high);
    input.remove();
    await setViewport({width: 800, height: 600});
  });

  it('of what-if are values that are scored, with room for those to come', async () => {
    const hand = {rules: 'luqiao', wild: '5s', by: 'self', seat: 'south', hand: '11p234m579sCCCEE +1p'};
    const element = await begun({vary: 'wild', ...hand}, 'mj-whatif', '[part~=value]');
    const amounts = () => [...element.shadowRoot!.querySelectorAll('[part=amount]')];
    const scored = () => amounts().filter((one) => one.textContent !== '…').length;
    expect(amounts()).to.have.length(KINDS);
    expect(scored()).to.be.lessThan(KINDS);
    expect([count(element, '.tile'), count(element, '.tile svg')]).to.deep.equal([KINDS, scored()]);
    const high = element.offsetHeight;
    await waitUntil(() => scored() === KINDS);
    expect(count(element, '.tile svg')).to.equal(KINDS);
    expect(element.offsetHeight).to.equal(high);
    element.remove();
  });

  it('are not drawn while the element is out of the page, and go on when it is back', async () => {
    const table = await begun({rules: 'mcr'}, 'mj-rules-table', '[part~=row]');
    table.remove();
    const drawn = count(table, '[part~=row]');
    for (let turn = 0; turn < 20; turn++) await new Promise(requestAnimationFrame);
    expect(count(table, '[part~=row]')).to.equal(drawn);
    expect(drawn).to.be.lessThan(MCR_PATTERNS);
    document.body.append(table);
    await waitUntil(() => count(table, '[part~=row]') === MCR_PATTERNS);
    table.remove();
  });

  for (const [tag, all] of [
    ['mj-rules-table', '#p-huapai'],
    ['mj-hand-input', '.situation'],
  ] as const) {
    it(`of ${tag} are all there for who waits for it`, async () => {
      const element = await begun({rules: 'mcr', hand: '123m'}, tag, '[part~=row], .hand');
      await (element as HTMLElement & {updateComplete?: Promise<boolean>}).updateComplete;
      expect(count(element, all)).to.equal(1);
      element.remove();
    });
  }
});
