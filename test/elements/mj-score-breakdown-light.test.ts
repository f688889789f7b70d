/** How long the tiles of a line stay lit. */
import {aTimeout, expect, fixture, html} from '@open-wc/testing';
import {resetMouse, sendKeys, sendMouse} from '@web/test-runner-commands';
import type {MjExample} from '../../src/elements/mj-example/mj-example.js';
import {breakdownOf, handOf, lineButton, litIn, middleOf, showExample, texts} from './example-fixture.js';
import {waitUntil} from './patience.js';

const KONGS = '[888s] [[9999p]] 33m 77m SSS +3m';

const composed = () =>
  showExample(
    html`<mj-example rules="luqiao" by="self" seat="south" wild="1m" hand=${KONGS}
      ><mj-hand></mj-hand><mj-score-breakdown></mj-score-breakdown
    ></mj-example>`,
  );

async function choose(example: MjExample, name: string, lit: number): Promise<void> {
  lineButton(breakdownOf(example), name).focus();
  await sendKeys({press: 'Enter'});
  (document.activeElement as HTMLElement | null)?.blur();
  await waitUntil(() => litIn(handOf(example)) === lit);
}

async function change(example: MjExample, hand: string, total: string): Promise<void> {
  example.hand = hand;
  await waitUntil(() => texts(breakdownOf(example), '.total')[0] === total);
}

const pressed = (example: MjExample) => texts(breakdownOf(example), '[aria-pressed=true]');

describe('the light of a line', () => {
  afterEach(() => resetMouse());

  it('goes out with the breakdown', async () => {
    const example = await composed();
    const breakdown = breakdownOf(example);
    await waitUntil(async () => {
      await sendMouse({type: 'move', position: middleOf(lineButton(breakdown, 'Concealed kong'))});
      return litIn(handOf(example)) === 4;
    });
    breakdown.remove();
    await waitUntil(() => litIn(handOf(example)) === 0);
  });

  it('does not come back with the breakdown', async () => {
    await sendMouse({type: 'move', position: [1, 1]});
    const example = await composed();
    const breakdown = breakdownOf(example);
    await choose(example, 'Concealed kong', 4);
    breakdown.remove();
    await waitUntil(() => litIn(handOf(example)) === 0);
    example.append(breakdown);
    await waitUntil(() => texts(breakdown, '[aria-pressed]').length);
    expect(pressed(example)).to.deep.equal([]);
    expect(litIn(handOf(example))).to.equal(0);
  });

  it('stays while another breakdown goes', async () => {
    const example = await composed();
    example.append(document.createElement('mj-score-breakdown'));
    await choose(example, 'Concealed kong', 4);
    example.lastElementChild?.remove();
    await aTimeout(50);
    expect(litIn(handOf(example))).to.equal(4);
  });

  it('goes out when the line is not there in another hand', async () => {
    const example = await composed();
    await choose(example, 'Concealed kong', 4);
    await change(example, '[EEE] 24p 678p 345s 11s +3p', '18 hu');
    expect(pressed(example)).to.deep.equal([]);
    await waitUntil(() => litIn(handOf(example)) === 0);
  });

  it('moves to the tiles of the line in another hand', async () => {
    const example = await composed();
    await choose(example, 'Melded pung', 3);
    await change(example, '[[9999p]] [888s] [777s] 33m SS +3m', '58 hu');
    await waitUntil(() => litIn(handOf(example)) === 6);
    expect(pressed(example)).to.deep.equal(['Melded pung']);
  });

  it('goes out in an example that the breakdown does not show any more', async () => {
    const example = await composed();
    await choose(example, 'Concealed kong', 4);
    breakdownOf(example).setAttribute('for', 'nowhere');
    await waitUntil(() => litIn(handOf(example)) === 0);
  });

  it('is put out by Escape without closing the dialog around', async () => {
    const dialog = await fixture<HTMLDialogElement>(html`<dialog></dialog>`);
    dialog.showModal();
    const example = await composed();
    dialog.append(example);
    const button = lineButton(breakdownOf(example), 'Concealed kong');
    button.focus();
    await sendKeys({press: 'Enter'});
    await sendKeys({press: 'Escape'});
    await waitUntil(() => litIn(handOf(example)) === 0);
    expect(dialog.open).to.equal(true);
  });

  it('lets Escape close the dialog around where no line was chosen', async () => {
    const dialog = await fixture<HTMLDialogElement>(html`<dialog></dialog>`);
    dialog.showModal();
    const example = await composed();
    dialog.append(example);
    lineButton(breakdownOf(example), 'Concealed kong').focus();
    await sendKeys({press: 'Escape'});
    await waitUntil(() => !dialog.open);
  });
});
