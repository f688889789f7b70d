/** Each change of the input is computed once: by no element twice, and no situation is read or scored twice. */
import {expect, fixture, html} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import './all-rules.js';
import './example-fixture.js';
import '../../src/define.js';
import {TAGS, type Tag} from '../page/elements.js';
import {COUNTED} from '../browser/counted.mjs';
import {callsDuring, everCalled} from './calls.js';
import {pageWith, rest as nothingChanges} from './every-fixture.js';
import {oursIn, partsIn} from './ours-in.js';

type Change = (page: HTMLElement, element: HTMLElement) => void;

const OTHER = '[PPP] 234567m 99p 78s +6s';

/** What is put before the text inside an element, where words would be a mistake. */
const TEXTS: Partial<Record<Tag, string>> = {
  'mj-tiles': '55p ',
  'mj-hand': '[NNN] ',
  'mj-example': '[CCC] ',
  'mj-board': 'wall=1m ',
  'mj-round': 'dealer=E\n',
  'mj-ledger': 'A tsumo 20\n',
};

/** What a reader presses or types in each element, inside its shadow root. */
const ACTS: Partial<Record<Tag, string>> = {
  'mj-score-breakdown': '.line',
  'mj-hand-input': '.key',
  'mj-rules-table': '[part~=more-button]',
  'mj-rules-options': 'input[type=checkbox]',
  'mj-share': 'input:not(:checked)',
  'mj-explain': 'button:not([aria-disabled=true])',
  'mj-whatif': 'button[aria-pressed=false]',
  'mj-quiz': 'input',
  'mj-round': '[part~=forward]',
  'mj-lesson': 'button',
  'mj-cover': 'button',
  'mj-drill': 'button',
  'mj-play': '[part~=speed]',
  'mj-ruleset': 'button',
};

/** Changes of each kind, and how to take them back. */
const CHANGES: Readonly<Record<string, readonly [there: Change, back: Change]>> = {
  'an attribute': [
    (_, element) => element.setAttribute('rules', 'mcr'),
    (_, element) => element.removeAttribute('rules'),
  ],
  'an option': [
    (page) => page.firstElementChild?.setAttribute('options', 'laziCap:50'),
    (page) => page.firstElementChild?.removeAttribute('options'),
  ],
  'the text inside': [
    (_, element) => element.prepend(TEXTS[element.localName as Tag] ?? 'Words'),
    (_, element) => element.firstChild?.remove(),
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

/** Whether the hand of a pattern is in the window and not drawn yet: a busy browser tells of it late. */
function isToCome(part: Element): boolean {
  if (!part.matches('.room[data-pattern]')) return false;
  const {top, bottom, width} = part.getBoundingClientRect();
  return width > 0 && bottom >= 0 && top <= window.innerHeight;
}

/** Waits until nothing changes any more, and nothing in the window is still to be drawn. */
async function rest(page: HTMLElement): Promise<void> {
  do await nothingChanges(page);
  while (partsIn(page).some(isToCome));
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
    computed: calls('computeAnew', 'src/elements/base/mj-element.ts'),
    read: calls('readSituation', 'src/core/reading/typed-situation.ts'),
    scored: calls('score', 'src/core/scoring/score.ts'),
    posed: calls('posedOf'),
  };
}

/** What-if scores a situation for each of its 34 values. */
const SITUATIONS: Partial<Record<Tag, number>> = {'mj-whatif': 35};
const mostScored = (tag: Tag, elements: number): number => SITUATIONS[tag] ?? elements;

/** Does something over and over until nothing more is fetched for it, and no hand is scored that comes into view late. */
async function warm(page: HTMLElement, acts: readonly (() => void)[], tag: Tag): Promise<void> {
  let before = -1;
  for (let times = 0; times < 10; times++) {
    const calls = await callsDuring(async () => {
      for (const act of acts) {
        act();
        await rest(page);
      }
    });
    const scored = calls('score', 'src/core/scoring/score.ts');
    const most = acts.length * mostScored(tag, oursIn(page).length);
    if (!calls('whenFetched') && (scored <= most || scored === before)) return;
    before = scored;
  }
  throw new Error('Something is fetched or scored each time.');
}

/** A page with one element of a tag and markup of its own. */
async function pageOf(markup: TemplateResult): Promise<{page: HTMLElement; root: ShadowRoot}> {
  const page = await fixture<HTMLElement>(html`<div>${markup}</div>`);
  await rest(page);
  return {page, root: page.firstElementChild?.shadowRoot ?? expect.fail('no shadow root')};
}

describe('a change is computed once', () => {
  for (const tag of TAGS)
    for (const [what, [there, back]] of Object.entries(CHANGES))
      it(`${what}: ${tag}`, async () => {
        const {page, element} = await pageWith(tag);
        await warm(page, [() => there(page, element), () => back(page, element)], tag);
        const {elements, computed, read, scored} = await countedIn(page, () => there(page, element));
        expect(computed, 'computed').to.be.at.most(elements);
        expect(read, 'read').to.be.at.most(elements);
        expect(scored, 'scored').to.be.at.most(mostScored(tag, elements));
      });

  for (const tag of TAGS)
    it(`what a reader does: ${tag}`, async () => {
      const {page, element} = await pageWith(tag);
      const root = element.shadowRoot!;
      const selector = ACTS[tag];
      const act = () => root.querySelector<HTMLElement>(selector ?? 'button, input, select')?.click();
      if (!selector)
        return expect(root.querySelectorAll('button, input, select').length, 'a control').to.equal(0);
      expect(root.querySelector(selector), 'a control').to.not.equal(null);
      await warm(page, [act], tag);
      const {elements, computed, read, scored} = await countedIn(page, act);
      expect(computed, 'computed').to.be.at.most(elements);
      expect(read, 'read').to.be.at.most(elements);
      expect(scored, 'scored').to.be.at.most(mostScored(tag, elements));
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
    expect(computed, 'computed').to.be.at.most(elements);
    expect(read, 'read').to.be.at.most(3);
    expect(scored, 'scored').to.equal(1);
  });
});

describe('nothing is computed', () => {
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

describe('a view is computed of what is there', () => {
  for (const tag of TAGS)
    it(`sets no field, and asks for nothing: ${tag}`, async () => {
      const {page, element} = await pageWith(tag);
      const inner = element as unknown as {readInput(): void; compute(): unknown};
      const fields = () => new Map(Reflect.ownKeys(inner).map((key) => [key, Reflect.get(inner, key)]));
      for (const [there] of Object.values(CHANGES)) {
        there(page, element);
        await rest(page);
        inner.readInput();
        // an update that follows has come before the fields are compared
        await rest(page);
        const before = fields();
        const calls = await callsDuring(async () => {
          inner.compute();
          await Promise.resolve();
        });
        for (const [key, value] of fields()) expect(value, String(key)).to.equal(before.get(key));
        expect(calls('compute'), 'compute').to.be.at.least(1);
        for (const asking of ['requestUpdate', 'whenFetched', 'fetched', 'ask'])
          expect(calls(asking), asking).to.equal(0);
      }
    });
});

describe('what is counted', () => {
  it('is each function of its name, which tells of its calls', () => {
    expect([...everCalled].sort()).to.deep.equal(COUNTED);
  });
});
