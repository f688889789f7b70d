/** The empty hand: after a click into it, or at the first Tab stop, one can type. */
import {expect, fixture, html} from '@open-wc/testing';
import {sendKeys, sendMouse} from '@web/test-runner-commands';
import type {MjHandInput} from '../../src/elements/mj-hand-input/mj-hand-input.js';
import './all-rules.js';
import {middleOf} from './example-fixture.js';
import {waitUntil} from './patience.js';

async function empty(): Promise<{input: MjHandInput; hand: HTMLElement}> {
  const box = await fixture(html`<div><mj-hand-input rules="mcr"></mj-hand-input></div>`);
  const input = box.querySelector('mj-hand-input')!;
  await waitUntil(() => input.shadowRoot!.querySelector('.empty'));
  return {input, hand: input.shadowRoot!.querySelector<HTMLElement>('.hand')!};
}

describe('the empty hand of mj-hand-input', () => {
  it('takes what is typed once it has been clicked', async () => {
    const {input, hand} = await empty();
    await sendMouse({type: 'click', position: middleOf(hand)});
    await sendKeys({type: '5m3p'});
    await waitUntil(() => input.value === '5m3p', `“${input.value}”`);
  });

  it('is large enough for a finger, whatever the size of the tiles', async () => {
    const {input} = await empty();
    for (const height of ['', '1em', '0.5em']) {
      input.style.setProperty('--mj-tile-height', height);
      const {width, height: tall} = input.shadowRoot!.querySelector('.empty')!.getBoundingClientRect();
      expect(tall).to.be.at.least(24);
      expect(width).to.be.at.least(24);
    }
  });

  it('is the first Tab stop, and takes what is typed there', async () => {
    const {input} = await empty();
    await sendKeys({press: 'Tab'});
    expect(input.shadowRoot!.activeElement?.className).to.equal('empty');
    await sendKeys({type: '5m3p'});
    await waitUntil(() => input.value === '5m3p', `“${input.value}”`);
  });
});
