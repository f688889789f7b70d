/** A new element of two dozen lines meets everything asked of every element. */
import {expect, fixture, html} from '@open-wc/testing';
import './all-rules.js';
import './example-fixture.js';
import '../../src/elements/mj-example/define.js';
import type {ScoreDetail} from '../../src/elements/base/events.js';
import {define} from '../../src/elements/base/definition.js';
import {MjTotal} from './mj-total.js';
import {waitUntil} from './patience.js';

define('mj-total', MjTotal);

const HAND = '[FFF] [234m] 456m 78m 99m +6m';
const textOf = (element: Element, part = 'total'): string | undefined =>
  element.shadowRoot?.querySelector(`[part=${part}]`)?.textContent.trim();
const shows = (element: Element, text: string) => waitUntil(() => textOf(element) === text, text);

describe('an element on the base of all others', () => {
  it('scores a hand of its own, and tells the page', async () => {
    const told: number[] = [];
    const box = await fixture(html`<div></div>`);
    const handle = (event: CustomEvent<ScoreDetail>) => void told.push(event.detail.result.total);
    box.addEventListener('mj-score', handle as EventListener);
    box.innerHTML = `<mj-total rules="luqiao" by="self" hand="${HAND}"></mj-total>`;
    await shows(box.children[0], '64 hu');
    expect(told).to.deep.equal([64]);
  });

  it('takes its data from the example around it, and scores nothing itself', async () => {
    const told: EventTarget[] = [];
    const example = await fixture(html`
      <mj-example rules="luqiao" by="self" hand=${HAND}><mj-total></mj-total></mj-example>
    `);
    example.addEventListener('mj-score', ({target}) => target && told.push(target));
    await shows(example.children[0], '64 hu');
    example.setAttribute('by', 'discard');
    await waitUntil(() => textOf(example.children[0]) !== '64 hu');
    expect(told).to.deep.equal([example]);
  });

  it('takes its data from the element that `for` names, also another one later', async () => {
    const box = await fixture(html`
      <div>
        <mj-total id="a" rules="luqiao" by="self" hand=${HAND}></mj-total>
        <mj-total for="a"></mj-total>
        <mj-total id="b" rules="mcr" by="self" hand="123m456p789sEEE5p+5p"></mj-total>
      </div>
    `);
    const [, linked, other] = box.children;
    await shows(linked, '64 hu');
    linked.setAttribute('for', 'b');
    await waitUntil(() => textOf(linked) === textOf(other));
    expect(textOf(linked)).to.equal(textOf(other));
  });

  it('shows the author what is wrong, in the language of the page', async () => {
    const total = await fixture<MjTotal>(html`<mj-total lang="ja" rules="luqiao" hand="12q"></mj-total>`);
    await waitUntil(() => textOf(total, 'error'));
    expect(textOf(total, 'mark')).to.equal('q');
    expect(total.problem?.code).to.equal('unknown-character');
    expect(total.matches(':state(invalid)')).to.equal(true);
  });

  it('has its defaults back when an attribute is taken away', async () => {
    const total = await fixture<MjTotal>(
      html`<mj-total bare rules="luqiao" by="self" hand=${HAND}></mj-total>`,
    );
    await shows(total, '64');
    total.removeAttribute('bare');
    await shows(total, '64 hu');
    Reflect.set(total, 'bare', null);
    expect(total.bare).to.equal(false);
  });

  it('shows what stands in its tag until there is a result', async () => {
    const total = await fixture(html`<mj-total rules="none-such">64</mj-total>`);
    expect(total.shadowRoot?.querySelector('slot')?.assignedNodes().length).to.equal(1);
  });
});
