/** What a reader has chosen is seen without colours, and where text is large. */
import {expect, fixture, html} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import './all-rules.js';
import './example-fixture.js';
import '../../src/define.js';
import {rest} from './every-fixture.js';
import {setMedium} from './medium.js';
import {needing} from './needs.js';
import {waitUntil} from './patience.js';

const HAND = '[PPP] 234567m 99p 78s +9s';

/** Elements with something to choose; `pick` is what a reader presses first. */
const CHOICES: [name: string, template: TemplateResult, pick: string][] = [
  ['quiz', html`<mj-quiz rules="luqiao" by="self" ask="waits" .hand=${HAND}></mj-quiz>`, '.key'],
  ['editor', html`<mj-hand-input rules="luqiao" .hand=${HAND}></mj-hand-input>`, '.piece'],
  ['whatif', html`<mj-whatif vary="by" rules="luqiao" seat="east" .hand=${HAND} by="self"></mj-whatif>`, ''],
  ['explanation', html`<mj-explain rules="luqiao" by="self" .hand=${HAND}></mj-explain>`, '.whole'],
  [
    'breakdown',
    html`<mj-score-breakdown rules="luqiao" by="self" .hand=${HAND}></mj-score-breakdown>`,
    'table [aria-pressed]',
  ],
];

/** How a button and its tile are outlined. */
function ringOf(button: Element): string {
  const boxes = [button, ...button.querySelectorAll('.tile')];
  return boxes
    .map((box) => {
      const {outlineStyle, outlineWidth, outlineColor, borderColor} = getComputedStyle(box);
      return [outlineStyle === 'none' ? '' : `${outlineWidth} ${outlineColor}`, borderColor];
    })
    .join();
}

async function chosenIn(template: TemplateResult, pick: string): Promise<[chosen: Element, other?: Element]> {
  const page = await fixture<HTMLElement>(html`<div>${template}</div>`);
  const {shadowRoot} = page.firstElementChild!;
  await waitUntil(() => shadowRoot!.querySelector('[aria-pressed]'));
  await rest(page);
  if (pick) shadowRoot!.querySelector<HTMLElement>(pick)!.click();
  await waitUntil(() => shadowRoot!.querySelector('[aria-pressed=true]'));
  (document.activeElement as HTMLElement).blur();
  const all = [...shadowRoot!.querySelectorAll('[aria-pressed=true]')];
  const other = shadowRoot!.querySelector(`${all[0].localName}[aria-pressed=false]`);
  return other ? [all[0], other] : [all[0]];
}

describe('what is chosen', () => {
  afterEach(async () => {
    await setMedium({});
    document.documentElement.style.fontSize = '';
  });

  for (const [name, template, pick] of CHOICES)
    needing('another medium').it(`is marked in forced colours: ${name}`, async () => {
      await setMedium({'forced-colors': 'active'});
      const [chosen, other] = await chosenIn(template, pick);
      const ring = ringOf(chosen);
      if (other) expect(ring).to.not.equal(ringOf(other));
      chosen.setAttribute('aria-pressed', 'false');
      expect(ringOf(chosen)).to.not.equal(ring);
    });

  it('is ringed on the tile itself, where text of twice the size leaves no room around it', async () => {
    document.documentElement.style.fontSize = '200%';
    const [, template, pick] = CHOICES[0];
    const [key] = await chosenIn(template, pick);
    expect(getComputedStyle(key.querySelector('.tile')!).outlineStyle).to.equal('solid');
  });
});
