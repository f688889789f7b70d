/** An element's own attributes override those of the element that it is linked to. */
import {expect, fixture, html} from '@open-wc/testing';
import './all-rules.js';
import {breakdownOf, texts} from './example-fixture.js';
import type {MjElement} from '../../src/elements/base/mj-element.js';
import {waitUntil} from './patience.js';

const BY_MCR = '[PPP] 234567m 99p 78s +9s';

/** The text below a breakdown about the rules it was scored by. */
const versionOf = (element: Element): string | undefined => texts(element, '[part=version]')[0];
const errorOf = (element: Element): string | undefined => texts(element, '[part=error]')[0];

/** The element at a place in a box; by default the only one. */
const inBox = (box: Element, at = 0): MjElement => box.querySelectorAll<MjElement>(':scope > *')[at];

async function linked(inside: string): Promise<{source: Element; element: MjElement}> {
  const box = await fixture(html`<div></div>`);
  box.innerHTML = `<mj-example id="restated" rules="mcr" by="self" hand="${BY_MCR}"></mj-example>${inside}`;
  return {source: inBox(box), element: inBox(box, 1)};
}

describe('what an element linked to another says itself', () => {
  it('are its rules, by which it scores the hand that it has from there', async () => {
    const {source, element} = await linked(
      '<mj-score-breakdown for="restated" rules="luqiao" wild="1m"></mj-score-breakdown>',
    );
    await waitUntil(() => versionOf(element) === 'luqiao@1', 'not by its own rules');
    expect(versionOf(breakdownOf(source))).to.match(/^mcr/);
  });

  it('is an error where the hand cannot be one of these rules', async () => {
    const {element} = await linked(
      '<mj-score-breakdown for="restated" rules="xinzhang"></mj-score-breakdown>',
    );
    await waitUntil(() => errorOf(element)?.includes('missing'), 'no error');
    expect(element.problem?.code).to.equal('too-few-tiles');
  });

  it('is a field of the situation in the place of the one there', async () => {
    const {element} = await linked('<mj-score-breakdown for="restated" by="discard"></mj-score-breakdown>');
    await waitUntil(() => versionOf(element));
    expect(texts(element, '[part=line-name]')).not.to.include('Self-Drawn');
    element.removeAttribute('by');
    await waitUntil(() => texts(element, '[part=line-name]').some((name) => /self-drawn/i.test(name)));
  });

  it('is said of the hand to those that are linked to it', async () => {
    const {element} = await linked(
      '<mj-waits id="restated-by" for="restated" by="discard"></mj-waits><mj-score-breakdown for="restated-by"></mj-score-breakdown>',
    );
    const last = inBox(element.parentElement!, 2);
    await waitUntil(() => versionOf(last));
    expect(texts(last, '[part=line-name]')).not.to.include('Self-Drawn');
    element.removeAttribute('by');
    await waitUntil(() => texts(last, '[part=line-name]').some((name) => /self-drawn/i.test(name)));
  });

  it('are house rules, and those of other rules stay behind', async () => {
    const box = await fixture(html`
      <div>
        <mj-example
          id="housed"
          rules="mcr"
          options="twoConcealedKongs:6"
          by="self"
          hand=${BY_MCR}
        ></mj-example>
        <mj-score-breakdown for="housed" rules="luqiao" wild="1m" options="laziCap:40"></mj-score-breakdown>
      </div>
    `);
    const element = inBox(box, 1);
    await waitUntil(() => versionOf(element) === 'luqiao@1', 'not by its own rules');
    await waitUntil(() => texts(element, '[part=changed-options]')[0]?.includes('40'), 'not its own options');
  });

  it('holds inside an example and for a hand as well', async () => {
    const box = await fixture(html`
      <mj-example rules="mcr" by="self" hand=${BY_MCR}>
        <mj-hand by="discard"></mj-hand>
        <mj-score-breakdown by="discard"></mj-score-breakdown>
      </mj-example>
    `);
    const hand = box.querySelector('mj-hand')!;
    const breakdown = box.querySelector('mj-score-breakdown')!;
    await waitUntil(() => hand.spoken.includes('by discard'), 'the hand');
    await waitUntil(() => versionOf(breakdown), 'the breakdown');
    expect(texts(breakdown, '[part=line-name]').join()).not.to.match(/self-drawn/i);
  });
});

describe('a hand as text', () => {
  const SHOWN = {
    'mj-score-breakdown': '[part=total]',
    'mj-settlement': '[part=settlement], [part=empty]',
    'mj-waits': '[part=wait]',
    'mj-explain': '[part=explain]',
    'mj-whatif': '[part=whatif]',
  };

  for (const [tag, part] of Object.entries(SHOWN)) {
    it(`is read inside <${tag}>`, async () => {
      const box = await fixture(html`<div></div>`);
      box.innerHTML = `<${tag} rules="mcr" by="self">${BY_MCR}</${tag}>`;
      const element = inBox(box);
      await waitUntil(() => element.shadowRoot!.querySelector(part), `nothing in <${tag}>`);
      expect(element.problem).to.equal(undefined);
      expect(element.shadowRoot!.querySelectorAll('slot:not([name])').length, 'the raw text').to.equal(0);
    });

    it(`is told of inside <${tag}> where it cannot be read`, async () => {
      const box = await fixture(html`<div></div>`);
      box.innerHTML = `<${tag} rules="mcr">12q</${tag}>`;
      const element = inBox(box);
      await waitUntil(() => errorOf(element), 'no error');
    });

    it(`wants rules inside <${tag}>`, async () => {
      const box = await fixture(html`<div></div>`);
      box.innerHTML = `<${tag}>${BY_MCR}</${tag}>`;
      const element = inBox(box);
      await waitUntil(() => element.problem?.code === 'unknown-rules', 'no error');
    });
  }

  it('is what readers without script see, beside a hand from elsewhere', async () => {
    const {element} = await linked('<mj-score-breakdown for="restated">12 fan</mj-score-breakdown>');
    await waitUntil(() => versionOf(element));
    expect(element.problem).to.equal(undefined);
  });
});
