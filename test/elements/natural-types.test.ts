/** Properties take the types that a situation has; a senseless value is reported like any other mistake. */
import {expect, fixture, html} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import './all-rules.js';
import {breakdownOf, show, showExample, texts} from './example-fixture.js';
import type {MjElement} from '../../src/elements/base/mj-element.js';
import type {MjExample} from '../../src/elements/mj-example/mj-example.js';
import '../../src/define.js';
import {waitUntil} from './patience.js';

const HAND = '[FFF] [234m] 456m 78m 99m +6m';
const example = () => showExample(html`<mj-example rules="luqiao" by="self">${HAND}</mj-example>`);
const total = (element: MjExample) => texts(breakdownOf(element), '[part=total]').at(-1);

describe('a property of a natural type', () => {
  it('is an array of flags', async () => {
    const element = await showExample(
      html`<mj-example rules="mcr" by="self">[123m] [456m] 789m 234p 5s +5s</mj-example>`,
    );
    const before = total(element);
    element.flags = ['lastTile'];
    await waitUntil(() => total(element) !== before);
    expect(element.situation.flags).to.deep.equal(['lastTile']);
  });

  it('is a record of options', async () => {
    const element = await example();
    element.options = {laziCap: 40};
    await waitUntil(() => total(element) === '40 hu');
    expect(element.situation.options).to.deep.equal({laziCap: 40});
  });

  it('is a record of options for the form of house rules', async () => {
    const form = await show<HTMLElementTagNameMap['mj-rules-options']>(
      html`<mj-rules-options rules="luqiao"></mj-rules-options>`,
      '[part~=options]',
    );
    form.options = {laziCap: 40, roundUpToTen: true};
    await form.updateComplete;
    expect(form.value).to.equal('laziCap:40; roundUpToTen:true');
  });

  it('names the unknown flag and the unknown option', async () => {
    const element = await example();
    element.flags = ['luck'];
    await waitUntil(() => element.problem?.code === 'unknown-flag');
    element.flags = [];
    element.options = {luck: true};
    await waitUntil(() => element.problem?.code === 'unknown-option');
  });

  it('is a number of patterns', async () => {
    const table = await show<HTMLElementTagNameMap['mj-rules-table']>(
      html`<mj-rules-table rules="luqiao"></mj-rules-table>`,
      '[part~=row]',
    );
    Reflect.set(table, 'level', 2);
    await table.updateComplete;
    expect(table.shadowRoot!.querySelectorAll('[part~=row]')).to.have.length(2);
  });
});

const FIELDS = ['hand', 'wild', 'flowers', 'names', 'rules', 'othersSouth', 'by', 'views'];
const ELEMENTS: readonly (readonly [tag: string, template: TemplateResult, fields: readonly string[]])[] = [
  ['mj-example', html`<mj-example rules="luqiao" by="self">${HAND}</mj-example>`, FIELDS],
  [
    'mj-score-breakdown',
    html`<mj-score-breakdown rules="luqiao" by="self" hand=${HAND}></mj-score-breakdown>`,
    ['hand', 'flags', 'options'],
  ],
  ['mj-waits', html`<mj-waits rules="luqiao" hand="[FFF][234m]456m78m99m"></mj-waits>`, ['hand', 'wild']],
  ['mj-rules-table', html`<mj-rules-table rules="luqiao"></mj-rules-table>`, ['sort', 'filter', 'rules']],
  ['mj-rules-options', html`<mj-rules-options rules="luqiao"></mj-rules-options>`, ['options', 'rules']],
  ['mj-hand-input', html`<mj-hand-input rules="luqiao">${HAND}</mj-hand-input>`, ['hand', 'wild', 'rules']],
  ['mj-share', html`<mj-share rules="luqiao" by="self" hand=${HAND}></mj-share>`, ['hand', 'names']],
  ['mj-explain', html`<mj-explain rules="luqiao" by="self" hand=${HAND}></mj-explain>`, ['hand', 'steps']],
  ['mj-compare', html`<mj-compare rules="luqiao" by="self" hand=${HAND}></mj-compare>`, ['hand', 'wild']],
  ['mj-whatif', html`<mj-whatif rules="luqiao" by="self" hand=${HAND}></mj-whatif>`, ['hand', 'vary']],
  ['mj-quiz', html`<mj-quiz rules="luqiao" by="self" hand=${HAND}></mj-quiz>`, ['hand', 'ask', 'answer']],
  ['mj-drill', html`<mj-drill rules="luqiao" ask="win"></mj-drill>`, ['rules', 'ask', 'patterns', 'seed']],
  ['mj-hand', html`<mj-hand>${HAND}</mj-hand>`, ['hand', 'wild', 'flowers', 'names']],
  ['mj-tiles', html`<mj-tiles>123m</mj-tiles>`, ['tiles', 'wild', 'names']],
];

describe('a property that cannot be meant', () => {
  for (const [tag, template, fields] of ELEMENTS)
    for (const field of fields)
      it(`is told where it is the ${field} of ${tag}`, async () => {
        const element = await show<MjElement>(template, '[part], mj-score-breakdown');
        const before: unknown = Reflect.get(element, field);
        for (const value of [5, {a: 1}, [[]], true]) {
          if (field === 'options' && !Array.isArray(value) && typeof value === 'object') continue;
          if (field === 'flags' && Array.isArray(value)) continue;
          Reflect.set(element, field, value);
          await element.updateComplete;
          expect([element.problem?.code, element.problem?.field]).to.deep.equal(['bad-field', field]);
          await waitUntil(() => texts(element, '[part=error]').join('').includes('is not allowed'), field);
          expect(element.shadowRoot!.querySelectorAll('mj-score-breakdown, [part=total]').length).to.equal(0);
        }
        Reflect.set(element, field, before);
        await element.updateComplete;
        expect(element.problem).to.equal(undefined);
      });

  for (const field of ['hand', 'wild', 'flowers'])
    it(`is told where it is the ${field} of a whole situation that others show`, async () => {
      const element = await showExample(
        html`<mj-example rules="luqiao" by="self" hand=${HAND}
          ><mj-hand></mj-hand><mj-score-breakdown></mj-score-breakdown
        ></mj-example>`,
      );
      const hand = element.querySelector('mj-hand') ?? expect.fail();
      for (const value of [5, {a: 1}, [[]], true]) {
        element.situation = {rules: 'luqiao', by: 'self', hand: HAND, [field]: value};
        await waitUntil(() => element.problem?.code === 'bad-field');
        await hand.updateComplete;
      }
      element.situation = {rules: 'luqiao', by: 'self', hand: HAND};
      await waitUntil(() => hand.shadowRoot!.querySelectorAll('.tile').length === 14);
    });

  it('is told by an element that has not been in a page yet', async () => {
    const element = document.createElement('mj-example');
    Reflect.set(element, 'rules', 5);
    Reflect.set(element, 'hand', {});
    (await fixture(html`<div></div>`)).append(element);
    await element.updateComplete;
    expect(element.problem?.code).to.equal('bad-field');
  });
});

describe('an empty attribute', () => {
  for (const [tag, attribute] of [
    ['mj-hand', 'hand'],
    ['mj-tiles', 'tiles'],
    ['mj-hand-input', 'hand'],
  ] as const)
    it(`of ${tag} leaves the text inside the tag`, async () => {
      const around = await fixture(html`<div></div>`);
      around.innerHTML = `<${tag} ${attribute}="">123m</${tag}>`;
      const tiles = () => around.firstElementChild!.shadowRoot!.querySelectorAll('.tile').length;
      await waitUntil(() => tiles() > 2, 'no tiles');
    });
});
