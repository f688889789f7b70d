/** Links that would form a circle, and sources that never come: the page goes on. */
import {expect, fixture, html} from '@open-wc/testing';
import type {MjElement} from '../../src/elements/base/mj-element.js';
import type {MjExample} from '../../src/elements/mj-example/mj-example.js';
import type {MjHandInput} from '../../src/elements/mj-hand-input/mj-hand-input.js';
import type {MjHand} from '../../src/elements/mj-hand/mj-hand.js';
import './example-fixture.js';
import {TAGS, type Tag} from '../page/elements.js';
import {tilesIn} from './hand-fixture.js';
import {waitUntil} from './patience.js';
import {rest, Watchdog} from './watchdog.js';

/** Elements whose `for` leads to no further element, and why. */
const ENDS: Partial<Record<Tag, string>> = {
  'mj-ruleset':
    'it reads the text that stands in the element, whatever that one names; see mj-ruleset.test.ts',
};

describe('elements whose `for` leads back to themselves', () => {
  const HAND = '[PPP] 234567m 99p 78s +9s';
  /** Every element with an attribute `for` that takes what the named one takes from elsewhere. */
  const KINDS = TAGS.filter((tag) => {
    if (tag in ENDS) return false;
    const {observedAttributes} = customElements.get(tag) as unknown as typeof MjElement;
    return observedAttributes.includes('for');
  });
  let dog: Watchdog;

  beforeEach(() => (dog = new Watchdog()));
  afterEach(() => dog.release());

  const ringOf = async (names: readonly string[], tag: string): Promise<Element> => {
    const box = await fixture(html`<div></div>`);
    for (const [i, id] of names.entries()) {
      const one = document.createElement(tag);
      Object.assign(one, {id, for: names[(i + 1) % names.length]});
      box.append(one);
    }
    await rest(dog);
    return box;
  };
  const ring = async (names: readonly string[]): Promise<MjHand[]> => [
    ...(await ringOf(names, 'mj-hand')).querySelectorAll('mj-hand'),
  ];
  const codes = (elements: readonly Pick<MjElement, 'problem'>[]) =>
    elements.map(({problem}) => problem?.code);

  for (const tag of KINDS) {
    for (const names of [['a'], ['a', 'b'], ['a', 'b', 'c']]) {
      it(`say so, one of them: ${names.length} <${tag}>`, async () => {
        const elements = [...(await ringOf(names, tag)).querySelectorAll<MjElement & {for?: string}>(tag)];
        await waitUntil(() => codes(elements).filter((code) => code === 'for-circle').length === 1);
        const one = elements.find(({problem}) => problem)!;
        expect(one.problem).to.include({field: 'for', about: one.for});
        await waitUntil(() => one.shadowRoot!.querySelector('[part=error]')?.textContent);
        expect(one.shadowRoot!.querySelector('[part=error]')!.textContent).to.contain(`“${one.for}”`);
      });
    }
  }

  it('show a hand that one of them has, to those that do not close the circle', async () => {
    const [a, b] = await ring(['a', 'b']);
    const closes = a.problem ? a : b;
    closes.hand = '123m';
    await waitUntil(() => tilesIn(closes === a ? b : a, 'held') === 3);
  });

  it('look again once the circle is open', async () => {
    const elements = await ring(['a', 'b', 'c']);
    const closes = elements.find(({problem}) => problem)!;
    const before = elements[(elements.indexOf(closes) + 1) % 3];
    before.for = undefined;
    before.hand = '123m';
    await waitUntil(() => elements.every((one) => tilesIn(one, 'held') === 3));
    expect(codes(elements)).to.deep.equal([undefined, undefined, undefined]);
  });

  it('say so where one is inside the other', async () => {
    const outer = await fixture<MjHandInput>(
      html`<mj-hand-input for="inner"><mj-hand-input id="inner"></mj-hand-input></mj-hand-input>`,
    );
    await rest(dog);
    const inner = outer.querySelector('mj-hand-input')!;
    inner.value = '123m';
    await rest(dog);
    expect([outer.value, codes([outer, inner])]).to.deep.equal(
      outer.problem ? ['', ['for-circle', undefined]] : ['123m', [undefined, undefined]],
    );
  });

  it('take what a reader makes of a hand farther out, once', async () => {
    const box = await fixture<MjExample>(
      html`<mj-example rules="luqiao" by="self" hand=${HAND}
        ><mj-hand-input hand="123m"></mj-hand-input><mj-hand-input hand="456p"></mj-hand-input
      ></mj-example>`,
    );
    await rest(dog);
    const [one, other] = box.querySelectorAll('mj-hand-input');
    await waitUntil(() => one.value === other.value);
    one.value = '789s';
    await waitUntil(() => other.value === '789s');
    expect(box.situation.hand).to.equal('789s');
  });
});

describe('a source that is only a tag', () => {
  let dog: Watchdog;
  let asked = 0;
  const {whenDefined} = CustomElementRegistry.prototype;

  beforeEach(() => {
    dog = new Watchdog();
    asked = 0;
    CustomElementRegistry.prototype.whenDefined = function (name) {
      // stops a loop that would never end
      return ++asked > 50 ? new Promise<never>(() => undefined) : whenDefined.call(this, name);
    };
  });
  afterEach(() => {
    dog.release();
    CustomElementRegistry.prototype.whenDefined = whenDefined;
  });

  it('is waited for once, and is none where its constructor throws', async () => {
    const report = window.onerror;
    const handle = (event: ErrorEvent) => (event.preventDefault(), event.stopImmediatePropagation());
    window.addEventListener('error', handle, {capture: true});
    window.onerror = () => true;
    try {
      customElements.define(
        'never-made',
        class extends HTMLElement {
          constructor() {
            super();
            throw new Error('never');
          }
        },
      );
      const box = await fixture(html`<div></div>`);
      box.innerHTML = '<never-made id="broken"></never-made><mj-hand for="broken"></mj-hand>';
      await rest(dog);
      expect(asked).to.be.below(3);
      expect(tilesIn(box.querySelector('mj-hand')!, 'held')).to.equal(0);
    } finally {
      window.removeEventListener('error', handle, {capture: true});
      window.onerror = report;
    }
  });

  it('is none in a frame that defines nothing', async () => {
    const frame = await fixture<HTMLIFrameElement>(html`<iframe title="another"></iframe>`);
    const {body} = frame.contentDocument!;
    body.innerHTML = '<mj-example id="a" hand="123m"></mj-example>';
    const hand = document.createElement('mj-hand');
    hand.for = 'a';
    document.body.append(hand);
    await rest(dog);
    body.append(hand);
    await rest(dog);
    hand.for = 'b';
    body.insertAdjacentHTML('beforeend', '<mj-example id="b" hand="123m"></mj-example>');
    await rest(dog);
    expect(asked).to.be.below(5);
    expect(tilesIn(hand, 'held')).to.equal(0);
  });

  it('is none where its name can never be defined', async () => {
    const box = await fixture(html`<div></div>`);
    box.innerHTML = '<button is="never-there" id="named"></button><mj-hand for="named"></mj-hand>';
    await rest(dog);
    expect(asked).to.be.below(3);
  });
});
