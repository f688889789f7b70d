/** Events for the page, and messages for the author, when something is wrong or right again. */
import {expect, fixture, html} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import type {MjExample} from '../../src/elements/mj-example/mj-example.js';
import type {MjElement} from '../../src/elements/base/mj-element.js';
import type {MjHand} from '../../src/elements/mj-hand/mj-hand.js';
import type {MjHandInput} from '../../src/elements/mj-hand-input/mj-hand-input.js';
import type {MjWaits} from '../../src/elements/mj-waits/mj-waits.js';
import {mcr} from '../../src/rules/mcr/index.js';
import './all-rules.js';
import {texts} from './example-fixture.js';
import {waitUntil} from './patience.js';

const WON = '[123m][456m] 789m 234p 5s +5s';

type Told = readonly [type: string, element: string, detail: Record<string, unknown>];

/** An element, and the events it has fired, in order. */
async function listen<T extends MjElement>(template: TemplateResult): Promise<[element: T, told: Told[]]> {
  const told: Told[] = [];
  const around = document.createElement('div');
  for (const type of ['mj-score', 'mj-invalid', 'mj-mismatch']) {
    around.addEventListener(type, (event) => {
      const {localName} = event.composedPath()[0] as Element;
      told.push([type, localName, (event as CustomEvent<Record<string, unknown>>).detail]);
    });
  }
  return [await fixture<T>(template, {parentNode: around}), told];
}

const typesOf = (told: readonly Told[]): string[] => told.map(([type]) => type);
const problemOf = ({shadowRoot}: Element): string =>
  shadowRoot?.querySelector('[part=problem]')?.textContent.replace(/\s+/g, ' ').trim() ?? '';

describe('a hand in a notation that is named', () => {
  const wrong = '[123m,1][456m,1]789m234pr5s5s|EE0000';
  const right = '[123m,1][456m,1]789m234p5s5s|EE0000';
  it('is shown as it was typed, with the place, where the rules do not take it', async () => {
    const [example, told] = await listen<MjExample>(
      html`<mj-example rules="mcr" notation="gb" by="discard">${wrong}</mj-example>`,
    );
    await waitUntil(() => told.length > 0);
    const {start, end} = told[0][2].at as {start: number; end: number};
    expect(wrong.slice(start, end)).to.equal('r5s');
    expect(problemOf(example)).to.contain(wrong);
    expect(texts(example, '[part=mark]')).to.deep.equal(['r5s']);
  });
  it('stays readable if the notation is unknown', async () => {
    const [example] = await listen<MjExample>(
      html`<mj-example rules="mcr" notation="bogus" by="discard">${right}</mj-example>`,
    );
    await waitUntil(() => problemOf(example) !== '');
    expect(example.shadowRoot?.textContent).to.contain(right).and.contain('bogus');
    const [hand] = await listen<MjHand>(html`<mj-hand notation="bogus">${right}</mj-hand>`);
    await waitUntil(() => problemOf(hand) !== '');
    expect(hand.shadowRoot?.textContent).to.contain(right);
  });
});

describe('a kong with wild tiles', () => {
  const attributes = {wild: '5m', options: 'caishenInKong:true', hand: '[[1115m]] 456p 789p 99s 23s +4s'};
  it('is shown wherever its rules allow it', async () => {
    const {wild, options, hand} = attributes;
    const [, told] = await listen(html`<mj-hand wild=${wild} hand=${hand} by="self"></mj-hand>`);
    const [example, of] = await listen<MjExample>(
      html`<mj-example rules="luqiao" by="self" wild=${wild} options=${options} hand=${hand}></mj-example>`,
    );
    await waitUntil(() => of.length > 0);
    const inner = () => example.shadowRoot?.querySelector('mj-hand');
    await waitUntil(() => inner()?.shadowRoot?.querySelector('.tile'));
    expect([typesOf(told), typesOf(of)]).to.deep.equal([[], ['mj-score']]);
    expect(problemOf(inner()!)).to.equal('');
    const [waits] = await listen<MjWaits>(
      html`<mj-waits rules="luqiao" by="self" wild=${wild} options=${options} hand=${hand}></mj-waits>`,
    );
    await waitUntil(() => waits.shadowRoot?.querySelector('[part=wait]'));
  });
});

describe('mj-hand', () => {
  const cases: readonly (readonly [TemplateResult, field: string])[] = [
    [html`<mj-hand lang="ja" by=${'Discard'}>12m +3m</mj-hand>`, 'by'],
    [html`<mj-hand lang="ja" seat=${'up'}>12m +3m</mj-hand>`, 'seat'],
    [html`<mj-hand lang="ja" wild="5m5m">12m +3m</mj-hand>`, 'wild'],
    [html`<mj-tiles lang="ja" wild="zz">12m</mj-tiles>`, 'wild'],
  ];
  for (const [template, field] of cases) {
    it(`says that ${field} is wrong, and says nothing in its place: ${template.strings.join('…')}`, async () => {
      const [element, told] = await listen<MjHand>(template);
      await waitUntil(() => told.length > 0);
      expect([told.length, told[0][2].field]).to.deep.equal([1, field]);
      expect(element.spoken).not.to.contain('undefined');
      expect(problemOf(element)).not.to.equal('');
    });
  }
  it('leaves it to an example that has its hand from there', async () => {
    const [example, told] = await listen<MjExample>(
      html`<mj-example rules="mcr" by="discard"
        ><mj-hand>12x</mj-hand><mj-score-breakdown></mj-score-breakdown
      ></mj-example>`,
    );
    await waitUntil(() => told.length > 0);
    await example.updateComplete;
    await new Promise((soon) => setTimeout(soon, 50));
    expect(told.map(([type, name]) => [type, name])).to.deep.equal([['mj-invalid', 'mj-example']]);
  });
});

describe('mj-waits', () => {
  it('has the place in what the author typed, where a hand has won', async () => {
    const hand = '[１２３ｍ][456m] 七八九 234p r5s +5s';
    const [waits, told] = await listen<MjWaits>(
      html`<mj-waits rules="mcr" by="discard" hand=${hand}></mj-waits>`,
    );
    await waitUntil(() => told.length > 0);
    const {start, end} = told[0][2].at as {start: number; end: number};
    expect(hand.slice(start, end)).to.equal('r5s');
    expect(problemOf(waits)).to.contain('七八九');
  });
  it('knows no other way of winning than there is', async () => {
    const [, told] = await listen(
      html`<mj-waits rules="mcr" by=${'zz'} hand="[123m][456m] 789m 234p 5s"></mj-waits>`,
    );
    await waitUntil(() => told.length > 0);
    expect(told[0][2].field).to.equal('by');
  });
});

describe('a result that has been told', () => {
  it('is reported again after another hand, or none, in between', async () => {
    const [input, told] = await listen<MjHandInput>(
      html`<mj-hand-input rules="mcr" by="discard" hand=${WON}></mj-hand-input>`,
    );
    await waitUntil(() => told.length === 1);
    for (const between of ['12x', '']) {
      told.length = 0;
      input.value = between;
      await input.updateComplete;
      input.value = WON;
      await waitUntil(() => typesOf(told).includes('mj-score'), `after “${between}”`);
    }
  });
  it('is another by another rule set of the same name', async () => {
    const [example, told] = await listen<MjExample>(
      html`<mj-example rules="mcr" by="discard" expect="19" hand=${WON}></mj-example>`,
    );
    await waitUntil(() => told.length === 1);
    const patterns = mcr.patterns.map((row) => (row.id === 'qinglong' ? {...row, value: 50} : row));
    example.ruleset = {...mcr, patterns};
    await waitUntil(() => told.length === 3);
    expect(typesOf(told)).to.deep.equal(['mj-score', 'mj-score', 'mj-mismatch']);
  });
  it('is compared with what an element inside expects too', async () => {
    const [, told] = await listen(
      html`<mj-example rules="mcr" by="discard" hand=${WON}
        ><mj-score-breakdown expect="5"></mj-score-breakdown><mj-settlement expect="6"></mj-settlement
      ></mj-example>`,
    );
    await waitUntil(() => told.length === 3);
    expect(told.map(([type, , {expected}]) => [type, expected])).to.deep.equal([
      ['mj-score', undefined],
      ['mj-mismatch', 5],
      ['mj-mismatch', 6],
    ]);
  });
  it('is compared with nothing where nothing is expected', async () => {
    const [example, told] = await listen<MjExample>(
      html`<mj-example rules="mcr" by="discard" expect=${''} hand=${WON}></mj-example>`,
    );
    await waitUntil(() => told.length > 0);
    await example.updateComplete;
    expect(typesOf(told)).to.deep.equal(['mj-score']);
  });
});

describe('a pin that does not exist', () => {
  for (const tag of [
    html`<mj-rules-table rules="mcr@7"></mj-rules-table>`,
    html`<mj-rules-options rules="mcr@7"></mj-rules-options>`,
  ]) {
    it(`is no rule set: ${tag.strings[0]}`, async () => {
      const [, told] = await listen(tag);
      await waitUntil(() => told.length > 0);
      expect([told[0][0], told[0][2].code]).to.deep.equal(['mj-invalid', 'unknown-rules']);
    });
  }
});
