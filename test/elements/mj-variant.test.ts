import {expect, fixture, html} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import type {MjCompare} from '../../src/elements/mj-compare/mj-compare.js';
import type {MjVariant} from '../../src/elements/mj-variant/mj-variant.js';
import './all-rules.js';
import {show, texts} from './example-fixture.js';
import {waitUntil} from './patience.js';

const of = (inside: TemplateResult) =>
  show<MjCompare>(
    html`<mj-compare rules="mcr" by="discard" from="west" hand="111m 444m 777p 99p EE +E"
      >${inside}</mj-compare
    >`,
    'table',
  );
const variantIn = (compare: Element) => compare.querySelector<MjVariant>('mj-variant')!;
const heads = (compare: Element) => texts(compare, '[part=head]');

describe('mj-variant', () => {
  it('names its column by its label, else by its text, else by what differs', async () => {
    const compare = await of(html`<mj-variant by="self" label="label">text</mj-variant>`);
    const variant = variantIn(compare);
    expect(heads(compare)[1]).to.equal('label');
    variant.label = undefined;
    await waitUntil(() => heads(compare)[1] === 'text');
    variant.textContent = '';
    await waitUntil(() => heads(compare)[1] === 'Won by self-draw');
  });

  it('states what differs, and has the score of the example with that', async () => {
    const {variant} = variantIn(await of(html`<mj-variant by="self"></mj-variant>`));
    expect(variant.stated).to.deep.equal({by: 'self'});
    expect(variant.problem).to.equal(undefined);
    expect(variant.view).not.to.equal(undefined);
  });

  it('keeps what cannot be scored to itself and its column', async () => {
    const told: unknown[] = [];
    const handle = ({target}: Event) => told.push((target as Element).localName);
    document.addEventListener('mj-invalid', handle);
    const compare = await of(html`<mj-variant hand="12q"></mj-variant>`);
    document.removeEventListener('mj-invalid', handle);
    expect(variantIn(compare).problem?.about).to.contain('q');
    expect(texts(compare, '[part=reason]').join()).to.contain('q');
    expect(told).to.deep.equal([]);
  });

  it('shows its text where no comparison has it', async () => {
    const variant = await fixture<MjVariant>(html`<mj-variant by="self">Self-drawn</mj-variant>`);
    await variant.updateComplete;
    const slot = variant.shadowRoot?.querySelector('slot');
    expect(slot?.assignedNodes().map((node) => node.textContent)).to.contain('Self-drawn');
    expect(variant.getBoundingClientRect().height).to.be.greaterThan(0);
  });
});
