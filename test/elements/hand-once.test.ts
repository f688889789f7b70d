/** A hand stands once on a page: a breakdown draws its sets in the hand that is there already. */
import {expect, fixture, html} from '@open-wc/testing';
import {resetMouse, sendMouse} from '@web/test-runner-commands';
import type {TemplateResult} from 'lit';
import './all-rules.js';
import {breakdownOf, handOf, lineButton, litIn, middleOf, showExample, texts} from './example-fixture.js';
import {waitUntil} from './patience.js';

const HAND = '[888s] [[9999p]] 33m 77m SSS +3m';

const setsIn = (element: Element): Element[] => [...(element.shadowRoot?.querySelectorAll('.set') ?? [])];
const linesIn = (element: Element): string[] => texts(element, '[part=line-name]');

async function page(template: TemplateResult): Promise<{hand: Element; breakdowns: Element[]}> {
  const box = await fixture<HTMLElement>(template);
  const breakdowns = [...box.querySelectorAll('mj-score-breakdown')];
  await waitUntil(() => breakdowns.every((one) => linesIn(one).length));
  return {hand: box.querySelector('mj-hand')!, breakdowns};
}

const named = () =>
  page(
    html`<div>
      <mj-hand id="the-hand" hand=${HAND}></mj-hand>
      <mj-score-breakdown for="the-hand" rules="luqiao" by="self" seat="south" wild="1m"></mj-score-breakdown>
    </div>`,
  );

describe('a hand on a page with its score', () => {
  afterEach(() => resetMouse());

  it('is drawn in its sets where `for` names it, and not a second time', async () => {
    const {hand, breakdowns} = await named();
    await waitUntil(() => setsIn(hand).length === 5);
    expect(setsIn(breakdowns[0])).to.have.length(0);
    expect(texts(hand, '.how')).to.deep.equal(['Self-draw']);
    expect(texts(hand, '[part=total]'), 'the breakdown has it').to.deep.equal([]);
  });

  it('is drawn in its sets in an example that an author has composed', async () => {
    const example = await showExample(
      html`<mj-example rules="luqiao" by="self" wild="1m" hand=${HAND}
        ><mj-hand></mj-hand><mj-score-breakdown></mj-score-breakdown
      ></mj-example>`,
    );
    await waitUntil(() => setsIn(handOf(example)).length === 5);
    expect(setsIn(breakdownOf(example))).to.have.length(0);
  });

  it('lights the lines of its sets, and they light their tiles', async () => {
    const {hand, breakdowns} = await named();
    await waitUntil(() => setsIn(hand).length === 5);
    await waitUntil(async () => {
      await sendMouse({type: 'move', position: middleOf(lineButton(breakdowns[0], 'Concealed kong'))});
      return litIn(hand) === 4;
    });
    (setsIn(hand)[4] as HTMLElement).click();
    await waitUntil(() => hand.shadowRoot!.querySelector('.set[aria-pressed=true]'));
    await sendMouse({type: 'move', position: [1, 1]});
    await waitUntil(() => texts(breakdowns[0], '.lit-line [part=line-name]').length !== 1);
  });

  it('shows one score: another breakdown of it draws its sets itself', async () => {
    const {hand, breakdowns} = await page(
      html`<div>
        <mj-hand id="two-rules" hand="123456m 456p 789s 5s +5s"></mj-hand>
        <mj-score-breakdown for="two-rules" rules="mcr" by="self"></mj-score-breakdown>
        <mj-score-breakdown for="two-rules" rules="luqiao" by="self"></mj-score-breakdown>
      </div>`,
    );
    await waitUntil(() => setsIn(hand).length === 5);
    expect(breakdowns.map((one) => setsIn(one).length)).to.deep.equal([0, 5]);
  });

  it('stands as it was typed again once the breakdown has gone', async () => {
    const {hand, breakdowns} = await named();
    await waitUntil(() => setsIn(hand).length);
    breakdowns[0].remove();
    await waitUntil(() => !setsIn(hand).length && hand.shadowRoot!.querySelector('.held'));
  });

  it('stands as it was typed where the breakdown shows its lines alone', async () => {
    const {hand, breakdowns} = await named();
    await waitUntil(() => setsIn(hand).length);
    breakdowns[0].setAttribute('view', 'lines');
    await waitUntil(() => !setsIn(hand).length);
  });

  it('has its sets in the breakdown of another example’s hand that says other things of it', async () => {
    const box = await fixture<HTMLElement>(
      html`<div>
        <mj-example id="an-example" rules="luqiao" by="self" hand=${HAND}></mj-example>
        <mj-score-breakdown for="an-example"></mj-score-breakdown>
        <mj-score-breakdown for="an-example" by="discard" from="west"></mj-score-breakdown>
      </div>`,
    );
    const [same, other] = box.querySelectorAll('mj-score-breakdown');
    await waitUntil(() => linesIn(same).length && setsIn(other).length === 5);
    await waitUntil(() => setsIn(handOf(box.querySelector('mj-example')!)).length === 5);
    expect(setsIn(same)).to.have.length(0);
  });
});
