/** Each change of the input is computed once: by no element twice, and no situation is read or scored twice. */
import {expect, fixture, html} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import './all-rules.js';
import './example-fixture.js';
import '../../src/define.js';
import {TAGS, type Tag} from '../page/elements.js';
import {callsDuring} from './calls.js';
import {oursIn, pageWith, rest} from './every-fixture.js';
import {needing} from './needs.js';

type Change = (page: HTMLElement, element: Element) => void;

const OTHER = '[PPP] 234567m 99p 78s +6s';

/** Changes of each kind, and how to take them back. */
const CHANGES: Readonly<Record<string, readonly [there: Change, back: Change]>> = {
  'an attribute': [
    (_, element) => element.setAttribute('rules', 'mcr'),
    (_, element) => element.removeAttribute('rules'),
  ],
  'an option': [
    (page) => page.firstElementChild?.setAttribute('options', 'allAdd:true'),
    (page) => page.firstElementChild?.removeAttribute('options'),
  ],
  'the language': [(page) => (page.lang = 'ja'), (page) => (page.lang = 'en')],
  'the hand of its source': [
    (page) => page.querySelector('[hand]')?.setAttribute('hand', OTHER),
    (page) => page.querySelector('[hand]')?.setAttribute('hand', '[PPP] 234567m 99p 78s +9s'),
  ],
};

interface Counted {
  /** Elements that were there before the change or are there after it. */
  readonly elements: number;
  readonly computed: number;
  readonly read: number;
  readonly scored: number;
  readonly posed: number;
}

async function countedIn(page: HTMLElement, act: () => void): Promise<Counted> {
  const elements = new Set(oursIn(page));
  const calls = await callsDuring(async () => {
    act();
    await rest(page);
  });
  for (const one of oursIn(page)) elements.add(one);
  return {
    elements: elements.size,
    computed: calls('computeAnew', 'src/elements/mj-element.ts'),
    read: calls('readSituation', 'src/core/reading/typed-situation.ts'),
    scored: calls('score', 'src/core/scoring/score.ts'),
    posed: calls('posedOf'),
  };
}

/** What-if scores a situation for each of its 34 values. */
const SITUATIONS: Partial<Record<Tag, number>> = {'mj-whatif': 35};

/** A page with one element of a tag and markup of its own. */
async function pageOf(markup: TemplateResult): Promise<{page: HTMLElement; root: ShadowRoot}> {
  const page = await fixture<HTMLElement>(html`<div>${markup}</div>`);
  await rest(page);
  return {page, root: page.firstElementChild?.shadowRoot ?? expect.fail('no shadow root')};
}

needing('counted calls').describe('a change is computed once', () => {
  for (const tag of TAGS)
    for (const [what, [there, back]] of Object.entries(CHANGES))
      it(`${what}: ${tag}`, async () => {
        const {page, element} = await pageWith(tag);
        // what the change needs is fetched when it happens for the first time
        for (const change of [there, back, there, back]) {
          change(page, element);
          await rest(page);
        }
        const {elements, computed, read, scored} = await countedIn(page, () => there(page, element));
        expect(computed, 'computed').to.be.at.most(elements);
        expect(read, 'read').to.be.at.most(elements);
        expect(scored, 'scored').to.be.at.most(SITUATIONS[tag] ?? elements);
      });

  it('the hand of an editor: by a key', async () => {
    const {page, root} = await pageOf(
      html`<mj-hand-input rules="mcr" by="self" .hand=${'234m 345p 234s'}></mj-hand-input>`,
    );
    const press = () => root.querySelector<HTMLElement>('.key')!.click();
    press();
    await rest(page);
    const {computed, read, scored} = await countedIn(page, press);
    expect([computed, read, scored]).to.deep.equal([1, 0, 1]);
  });

  it('the house rules of a form, with the table beside it', async () => {
    const {page} = await pageOf(
      html`<mj-example id="shared" rules="luqiao" by="self">[PPP] 234567m 99p 78s +9s</mj-example
        ><mj-rules-options for="shared"></mj-rules-options><mj-rules-table for="shared"></mj-rules-table>`,
    );
    const form = page.querySelector('mj-rules-options')!.shadowRoot!;
    const tick = () => form.querySelector<HTMLElement>('input[type=checkbox]')!.click();
    tick();
    await rest(page);
    const {elements, computed, read, scored} = await countedIn(page, tick);
    // a tick is input and change, and the example answers the form: the form itself reads its rules three times
    expect(computed, 'computed').to.be.within(3, elements + 2);
    expect(read, 'read').to.be.at.most(3);
    expect(scored, 'scored').to.equal(1);
  });
});

needing('counted calls').describe('nothing is computed', () => {
  it('for a tick in a quiz', async () => {
    const {page, root} = await pageOf(
      html`<mj-quiz rules="mcr" ask="lines" by="self" hand="234m 345p 234s 99s 67s +8s"></mj-quiz>`,
    );
    const tick = () => root.querySelector<HTMLElement>('input[type=checkbox]')!.click();
    const {computed, read, scored, posed} = await countedIn(page, tick);
    expect([computed, read, scored, posed]).to.deep.equal([0, 0, 0, 0]);
    expect(page.querySelector('mj-quiz')!.value).to.not.equal('');
  });

  it('for a number typed into a quiz', async () => {
    const {page, root} = await pageOf(
      html`<mj-quiz rules="luqiao" by="self" hand="[PPP] 234567m 99p 78s +9s"></mj-quiz>`,
    );
    const field = root.querySelector<HTMLInputElement>('input')!;
    const type = () => {
      field.value = '12';
      field.dispatchEvent(new InputEvent('input', {bubbles: true}));
    };
    const {computed, read, scored, posed} = await countedIn(page, type);
    expect([computed, read, scored, posed]).to.deep.equal([0, 0, 0, 0]);
    expect(page.querySelector('mj-quiz')!.value).to.equal('12');
  });

  it('for a step of a round', async () => {
    const {page, root} = await pageOf(
      html`<mj-round .textContent=${'turn=E\nE: 123m | 1m\nplay:\nE: +5p -5p\nS: +1s -1s'}></mj-round>`,
    );
    const next = () => root.querySelector<HTMLElement>('[part~=forward]')!.click();
    next();
    await rest(page);
    const {elements, computed} = await countedIn(page, next);
    // the board shows another position
    expect(computed).to.be.at.most(elements);
  });
});
