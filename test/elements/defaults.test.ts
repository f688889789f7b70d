/** Setting a value and taking it away again leaves an element as it was, in every way that a page can do so. */
import {expect, fixture, html} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import './all-rules.js';
import './example-fixture.js';
import '../../src/define.js';
import {MjElement} from '../../src/elements/base/mj-element.js';
import type {Tag} from '../page/elements.js';
import {still, waitUntil} from './patience.js';

const HAND = '[FFF] [234m] 456m 78m 99m +6m';
const around = (inside: TemplateResult) =>
  html`<mj-example rules="luqiao" by="self" hand=${HAND}>${inside}</mj-example>`;

const SECTIONS = html`<section>
    <h2>One</h2>
    <mj-quiz rules="mcr" ask="win" by="discard" hand="[123m][456m] 789m 234p 5s +5s"></mj-quiz>
  </section>
  <section><h2>Two</h2></section>`;

/** Each element without attributes of its own, except rules where it needs them. */
const ELEMENTS: Readonly<Record<Tag, TemplateResult>> = {
  'mj-tiles': html`<mj-tiles>123m</mj-tiles>`,
  'mj-hand': html`<mj-hand>${HAND}</mj-hand>`,
  'mj-example': html`<mj-example rules="luqiao" by="self">${HAND}</mj-example>`,
  'mj-hand-input': html`<mj-hand-input rules="luqiao" by="self">${HAND}</mj-hand-input>`,
  'mj-rules-options': html`<mj-rules-options rules="ribon"></mj-rules-options>`,
  'mj-score-breakdown': around(html`<mj-score-breakdown></mj-score-breakdown>`),
  'mj-settlement': around(html`<mj-settlement></mj-settlement>`),
  'mj-waits': around(html`<mj-waits></mj-waits>`),
  'mj-quiz': around(html`<mj-quiz></mj-quiz>`),
  'mj-drill': html`<mj-drill rules="mcr"></mj-drill>`,
  'mj-play': html`<mj-play rules="luqiao" seed="7"></mj-play>`,
  'mj-cover': html`<mj-cover
    ><ol slot="steps">
      <li><a href="#tiles-1">One</a></li>
      <li><a href="#tiles-2">Two</a></li>
    </ol></mj-cover
  >`,
  'mj-lesson': html`<mj-lesson>${SECTIONS}</mj-lesson>`,
  'mj-explain': around(html`<mj-explain></mj-explain>`),
  'mj-compare': around(html`<mj-compare></mj-compare>`),
  'mj-variant': around(html`<mj-compare><mj-variant></mj-variant></mj-compare>`),
  'mj-whatif': around(html`<mj-whatif></mj-whatif>`),
  'mj-rules-table': html`<mj-rules-table rules="luqiao"></mj-rules-table>`,
  'mj-board': html`<mj-board>E: 123m | 1m 2m^</mj-board>`,
  'mj-round': html`<mj-round>turn=E E: 123m | 1m play: E: +5p -5p S: +1s -1s</mj-round>`,
  'mj-ledger': html`<mj-ledger rules="luqiao">A tsumo 12</mj-ledger>`,
  'mj-ruleset': html`<mj-ruleset id="own-rules"><p>8: Full Flush</p></mj-ruleset>`,
  'mj-share': around(html`<mj-share></mj-share>`),
};

/** Values with a meaning, for attributes that take no other. */
const VALUES: Readonly<Record<string, string>> = {
  rules: 'mcr',
  options: 'laziCap:50',
  hand: '123m',
  value: '456p',
  tiles: '99s',
  by: 'discard',
  counters: '2',
  'passed-total': '9',
  'passed-tiles': '4m',
  expect: '7',
  flags: 'lastTile',
  names: 'ja',
  view: 'total',
  views: 'settlement',
  targets: 'md text',
  target: 'text',
  sort: '-name',
  'group-by': 'kind',
  filter: 'page',
  level: '2',
  columns: 'value',
  search: 'pung',
  'show-excluded': 'off',
  ask: 'groups',
  choices: '4',
  attempts: '2',
  reveal: 'never',
  answer: '6m',
  wild: '3p',
  flowers: '1f',
  seat: 'south',
  step: '2',
  patterns: 'hunyise',
  count: '3',
  vary: 'by',
  steps: 'total',
  'others-east': '12m',
};

/** The element that shows the effect: for a variant, the comparison around it. */
const seenIn = (element: MjElement): Element => element.closest('mj-compare:has(mj-variant)') ?? element;

/** The content of a shadow root without Lit's marks, and with attributes sorted. */
const drawn = (element: MjElement): string =>
  seenIn(element)
    .shadowRoot!.innerHTML.replace(/<!--.*?-->|lit\$\d+\$/g, '')
    .replace(/<[^>]*>/g, (tag) =>
      tag
        .slice(0, -1)
        .split(/ (?=[\w-]+=")/)
        .sort()
        .join(' '),
    );

async function make(tag: string, template: TemplateResult): Promise<MjElement> {
  const root = await fixture<MjElement>(template);
  const element = root.matches(tag) ? root : root.querySelector<MjElement>(tag)!;
  // words, tile faces and slices arrive one after another
  await still(async () => {
    await element.updateComplete;
    // an example that has come near the viewport is drawn, and stays
    const room = element.shadowRoot!.querySelector('.room[data-pattern]');
    room?.scrollIntoView();
    const isThere = !room && seenIn(element).shadowRoot!.querySelector('[part], mj-hand') !== null;
    return isThere ? drawn(element) : undefined;
  });
  return element;
}

const attributesOf = (element: MjElement) => {
  const {elementProperties} = customElements.get(element.localName) as unknown as typeof MjElement;
  return [...elementProperties].flatMap(([property, {attribute}]) => {
    const name = typeof attribute === 'string' ? attribute : String(property).toLowerCase();
    return attribute === false || element.hasAttribute(name) ? [] : [{name, property: String(property)}];
  });
};

type Way = (element: MjElement, property: string, attribute: string) => void;
const WAYS: readonly (readonly [string, Way])[] = [
  ['an attribute removed', (element, _, attribute) => element.removeAttribute(attribute)],
  ['a property set to null', (element, property) => Reflect.set(element, property, null)],
  ['a property set to undefined', (element, property) => Reflect.set(element, property, undefined)],
];

describe('back to the default', () => {
  for (const [tag, template] of Object.entries(ELEMENTS))
    for (const [what, undo] of WAYS) {
      it(`is ${tag} with ${what}`, async () => {
        const element = await make(tag, template);
        const before = drawn(element);
        const changed: string[] = [];
        const stuck: string[] = [];
        for (const {name, property} of attributesOf(element)) {
          const initial: unknown = Reflect.get(element, property);
          if (undo === WAYS[0][1]) element.setAttribute(name, VALUES[name] ?? 'x');
          else
            Reflect.set(element, property, typeof initial === 'boolean' ? !initial : (VALUES[name] ?? 'x'));
          await element.updateComplete;
          if (drawn(element) !== before) changed.push(name);
          undo(element, property, name);
          await element.updateComplete;
          const back = () => drawn(element) === before && Reflect.get(element, property) === initial;
          await waitUntil(back, name).catch(() => stuck.push(name));
        }
        expect(stuck).to.deep.equal([]);
        // the theme changes the colours of all else
        const others = attributesOf(element).filter(({name}) => name !== 'theme');
        expect(changed.length).to.be.at.least(Math.min(2, others.length));
      });
    }

  it('is a situation as a whole', async () => {
    for (const tag of ['mj-example', 'mj-hand-input'] as const) {
      const element = await fixture<HTMLElementTagNameMap[typeof tag]>(`<${tag} rules="mcr">12m</${tag}>`);
      for (const none of [null, undefined]) {
        element.situation = {rules: 'mcr', hand: '99s'};
        await element.updateComplete;
        element.situation = none;
        await element.updateComplete;
        expect(element.situation.hand).to.equal('12m');
      }
    }
  });

  it('is a hand given as a value', async () => {
    const hand = await fixture<HTMLElementTagNameMap['mj-hand']>(html`<mj-hand>12m</mj-hand>`);
    hand.value = '999s';
    await hand.updateComplete;
    Reflect.set(hand, 'value', null);
    await hand.updateComplete;
    expect(hand.renderRoot.querySelectorAll('.tile')).to.have.length(2);
  });
});
