import {expect, fixture, html} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import type {MjExample} from '../../src/elements/mj-example/mj-example.js';
import type {MjExplain} from '../../src/elements/mj-explain/mj-explain.js';
import type {StepDetail} from '../../src/elements/base/events.js';
import './all-rules.js';
import {allSaid, listen} from './announced.js';
import {litIn, show, texts} from './example-fixture.js';
import {setMedium} from './medium.js';
import {needing} from './needs.js';
import {waitUntil} from './patience.js';

const HAND = '[123m][456m] 789m 234p 5s +5s';
const of = (hand = HAND) =>
  show<MjExplain>(
    html`<mj-explain rules="mcr" by="discard" from="west" hand=${hand}></mj-explain>`,
    '[part=explain]',
  );
const wild = () =>
  show<MjExplain>(
    html`<mj-explain
      rules="luqiao"
      seat="south"
      by="self"
      wild="5s"
      hand="11p234m579sCCCEE +1p"
    ></mj-explain>`,
    '[part=explain]',
  );

const button = (explain: MjExplain, part: string): HTMLButtonElement =>
  explain.shadowRoot!.querySelector<HTMLButtonElement>(`button[part=${part}]`)!;
const press = async (explain: MjExplain, part: string): Promise<void> => {
  button(explain, part).click();
  await explain.updateComplete;
};
const title = (explain: MjExplain): string[] => texts(explain, '.present [part=title]');
const seen = (explain: MjExplain): number =>
  [...explain.shadowRoot!.querySelectorAll<HTMLElement>('[part~=step]')].filter((step) => step.offsetHeight)
    .length;

describe('mj-explain', () => {
  it('draws the groups of a pattern and its tiles beside the sentence, and none where the pattern is the whole hand', async () => {
    const explain = await show<MjExplain>(
      html`<mj-explain rules="mcr" by="self" flowers="1f" hand="123m 456m 789m 234p 5s +5s"></mj-explain>`,
      '[part=explain]',
    );
    const drawn = new Map<string, number>();
    for (let i = 0; i < 20; i++) {
      for (const name of title(explain)) drawn.set(name, texts(explain, '.present .tile').length);
      await press(explain, 'next');
    }
    expect(['Pure Straight', 'All Chows', 'Flower Tiles'].map((name) => drawn.get(name))).to.deep.equal([
      9, 0, 1,
    ]);
  });

  it('says how the tiles of some sets could form others', async () => {
    const explain = await of('112233m 456p 789s 5s +5s');
    await press(explain, 'next');
    expect(title(explain)).to.deep.equal(['Grouping']);
    expect(texts(explain, '.present').join()).to.match(/two chows.*three pairs/s);
    const single = await of('123m 456m 456p 789s 5s +5s');
    await press(single, 'next');
    expect(texts(single, '.present').join()).not.to.match(/pairs/);
  });

  it('shows one step at a time, from the hand to the payments', async () => {
    const explain = await of();
    const titles: string[] = [];
    for (let i = 0; i < 20; i++) {
      titles.push(...title(explain));
      await press(explain, 'next');
    }
    expect(seen(explain)).to.equal(1);
    expect([...new Set(titles)]).to.deep.equal([
      'The hand',
      'Grouping',
      'Pure Straight',
      'All Chows',
      'Single Wait',
      'Not counted',
      'Add up',
      'The minimum',
      'East: +43 points',
      'South: −8 points',
      'West: −27 points',
      'North: −8 points',
    ]);
    expect(title(explain)).to.deep.equal(['North: −8 points']);
    expect(texts(explain, '.present [part=sum]')).to.deep.equal(['Sum of all seats: 0 points']);
  });

  it('lights what shows a line, and says its condition and what all so far come to', async () => {
    const explain = await of();
    explain.step = 3;
    await explain.updateComplete;
    expect(title(explain)).to.deep.equal(['Pure Straight']);
    expect(litIn(explain)).to.equal(9);
    expect(texts(explain, '.present [part=amount]')).to.deep.equal(['16 fan']);
    expect(texts(explain, '.present [part=sum]')).to.deep.equal(['So far: 16 fan']);
  });

  it('says under the sets what they are worth, and lights the bracket of the line', async () => {
    const explain = await of();
    explain.step = 3;
    await explain.updateComplete;
    const lit = [...explain.shadowRoot!.querySelectorAll<HTMLElement>('.value.lit-bracket')];
    const seenValues = lit.filter((one) => one.checkVisibility({visibilityProperty: true}));
    expect(seenValues.map((one) => one.textContent.trim())).to.deep.equal(['16 fanPure Straight']);
  });

  it('leads from a set to the steps of its lines, and by the arrow keys to another set', async () => {
    const explain = await of();
    explain.step = 2;
    await explain.updateComplete;
    const sets = [...explain.shadowRoot!.querySelectorAll<HTMLElement>('button.set')];
    const shownAfter = async () => {
      sets.at(-1)!.click();
      await explain.updateComplete;
      return title(explain)[0];
    };
    const titles = [await shownAfter(), await shownAfter(), await shownAfter()];
    expect(titles).to.deep.equal(['All Chows', 'Single Wait', 'All Chows']);
    sets[0].focus();
    await sendKeys({press: 'ArrowRight'});
    expect(explain.shadowRoot!.activeElement).to.equal(sets[1]);
    expect(title(explain)).to.deep.equal(['All Chows']);
  });

  it('keeps the room of the hand from step to step', async () => {
    for (const width of [320, 720, 1000]) {
      const explain = await of();
      explain.style.inlineSize = `${width}px`;
      const places = new Set<number>();
      for (const step of [1, 2, 3]) {
        explain.step = step;
        await explain.updateComplete;
        const controls = explain.shadowRoot!.querySelector('[part=controls]')!;
        places.add(controls.getBoundingClientRect().top);
      }
      expect([...places], `${width} px`).to.have.length(1);
    }
  });

  it('has the numbers of rules where they are wanted, as the breakdown has', async () => {
    const explain = await of();
    const numbers = () => texts(explain, '[part=text]').join().match(/MC-/g)?.length ?? 0;
    expect(numbers()).to.equal(0);
    explain.cite = true;
    await explain.updateComplete;
    expect(numbers()).to.be.above(0);
  });

  it('says how each payment is reckoned', async () => {
    const explain = await show<MjExplain>(
      html`<mj-explain
        rules="xinzhang"
        by="self"
        seat="south"
        steps="payments"
        hand="123m 456m 789p 345s 66s 78s +9s"
      ></mj-explain>`,
      '[part~=step]',
    );
    expect(texts(explain, '[part=text]')[0]).to.match(/ base 3 \+ \d+ = \d+ /);
  });

  it('is gone through by the arrow keys, Home and End, wherever the focus is', async () => {
    const explain = await of();
    button(explain, 'next').focus();
    await sendKeys({press: 'ArrowRight'});
    await sendKeys({press: 'ArrowRight'});
    await waitUntil(() => explain.step === 3);
    await sendKeys({press: 'ArrowLeft'});
    await waitUntil(() => explain.step === 2);
    await sendKeys({press: 'End'});
    await waitUntil(() => title(explain)[0] === 'North: −8 points');
    expect(explain.shadowRoot!.activeElement).to.equal(button(explain, 'next'));
    expect(button(explain, 'next').getAttribute('aria-disabled')).to.equal('true');
    await sendKeys({press: 'ArrowRight'});
    await sendKeys({press: 'Home'});
    await waitUntil(() => explain.step === 1);
  });

  it('goes the other way where lines run from right to left', async () => {
    const page = await fixture(
      html`<div dir="rtl"><mj-explain rules="mcr" by="self" hand=${HAND}></mj-explain></div>`,
    );
    const explain = page.querySelector('mj-explain')!;
    await waitUntil(() => explain.shadowRoot?.querySelector('[part=next]'));
    button(explain, 'next').focus();
    await sendKeys({press: 'ArrowLeft'});
    await waitUntil(() => explain.step === 2);
  });

  it('reflects the step, and tells the page of it once', async () => {
    const explain = await of();
    const told: StepDetail[] = [];
    explain.addEventListener('mj-step', ({detail}) => void told.push(detail));
    await press(explain, 'next');
    await press(explain, 'next');
    expect(explain.getAttribute('step')).to.equal('3');
    expect(told.map(({step, id, kind}) => [step, id, kind])).to.deep.equal([
      [2, 'groups', 'groups'],
      [3, 'line-qinglong', 'lines'],
    ]);
    explain.step = 1;
    await explain.updateComplete;
    expect(told).to.have.length(2);
  });

  it('says each step once, with its tiles', async () => {
    const explain = await of();
    const said = listen();
    await press(explain, 'next');
    await allSaid(explain);
    expect(said()).to.have.length(1);
    expect(said()[0]).to.match(/^Step 2 of \d+\. Grouping\. .*Chow of 1 2 3 characters/);
  });

  it('shows all steps at once', async () => {
    const explain = await of();
    await press(explain, 'all');
    expect(explain.hasAttribute('all')).to.equal(true);
    expect(seen(explain)).to.be.greaterThan(8);
    await press(explain, 'all');
    expect(seen(explain)).to.equal(1);
  });

  needing('another medium').it('shows all of them on paper, without buttons', async () => {
    const explain = await of();
    await setMedium({media: 'print'});
    try {
      expect(seen(explain)).to.be.greaterThan(8);
      expect(button(explain, 'next').offsetHeight).to.equal(0);
    } finally {
      await setMedium();
    }
  });

  it('has the kinds of steps that its author wants', async () => {
    const explain = await of();
    explain.steps = 'lines total';
    await explain.updateComplete;
    expect(title(explain)).to.deep.equal(['Pure Straight']);
    explain.steps = 'lines sums';
    await explain.updateComplete;
    await waitUntil(() => texts(explain, '[part=mark]').join() === 'sums');
    expect(texts(explain, '[part=field]')).to.deep.equal(['steps']);
  });

  it('refuses a step that is no number, and takes the last for one that is too large', async () => {
    const explain = await of();
    explain.setAttribute('step', 'two');
    await waitUntil(() => texts(explain, '[part=field]').join() === 'step');
    explain.setAttribute('step', '99');
    await waitUntil(() => title(explain)[0] === 'North: −8 points');
  });

  it("has the author's words before its own", async () => {
    const explain = await show<MjExplain>(
      html`<mj-explain rules="mcr" by="self" step="3" hand=${HAND}
        ><p slot="step-line-qinglong">Nine in a row.</p></mj-explain
      >`,
      '[part=explain]',
    );
    const slot = explain.shadowRoot!.querySelector<HTMLSlotElement>('.present slot')!;
    expect(slot.assignedElements()[0].textContent).to.equal('Nine in a row.');
    expect(slot.compareDocumentPosition(explain.shadowRoot!.querySelector('.present [part=text]')!)).to.equal(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('says what a wild tile stands for', async () => {
    const explain = await wild();
    await press(explain, 'next');
    expect(title(explain)).to.deep.equal(['Wild tile']);
    expect(texts(explain, '.present [part=text]')[0]).to.contain(
      'The wild tile 5 of bamboos stands for 8 of bamboos.',
    );
    expect(litIn(explain)).to.equal(1);
  });

  needing('another medium').it(
    'lets tiles glide to their groups, and not where a reader wants no motion',
    async () => {
      const moving = (explain: MjExplain) =>
        explain.shadowRoot!.getAnimations().filter((one) => !(one instanceof CSSTransition)).length;
      const explain = await show<MjExplain>(
        html`<mj-explain rules="mcr" by="self" hand="13m579m2468m 234p 5s +5s"></mj-explain>`,
        '[part=explain]',
      );
      await press(explain, 'next');
      expect(moving(explain)).to.be.greaterThan(0);
      await setMedium({'prefers-reduced-motion': 'reduce'});
      try {
        const still = await show<MjExplain>(
          html`<mj-explain rules="mcr" by="self" hand="13m579m2468m 234p 5s +5s"></mj-explain>`,
          '[part=explain]',
        );
        await press(still, 'next');
        expect(moving(still)).to.equal(0);
      } finally {
        await setMedium();
      }
    },
  );

  it('explains the example around it, another hand as soon as there is one', async () => {
    const example = await fixture<MjExample>(
      html`<mj-example rules="mcr" by="self" hand=${HAND}><mj-explain></mj-explain></mj-example>`,
    );
    const explain = example.querySelector('mj-explain')!;
    await waitUntil(() => title(explain)[0] === 'The hand');
    explain.step = 99;
    example.hand = '[123m] 456m 78p 99s 345s +1s';
    await waitUntil(() => title(explain)[0] === 'What is missing');
  });

  for (const [what, hand, last] of [
    ['may not win', '[123m] 456m 78p 99s 345s +6p', 'Not allowed'],
    ['does not split', '[123m][456m] 789m 23p 59s +5s', 'What is missing'],
  ]) {
    it(`explains a hand that ${what}`, async () => {
      const explain = await of(hand);
      explain.step = 99;
      await explain.updateComplete;
      expect(title(explain)).to.deep.equal([last]);
    });
  }

  it('shows what cannot be read, and why', async () => {
    const explain = await fixture<MjExplain>(
      html`<mj-explain rules="mcr" by="self" hand="12q"></mj-explain>`,
    );
    await waitUntil(() => texts(explain, '[part=error]').join().includes('not a tile'));
    expect(texts(explain, '[part=mark]')).to.deep.equal(['q']);
  });

  it('shows a hand that can be read but is not valid under the rule set', async () => {
    const explain = await fixture<MjExplain>(
      html`<mj-explain rules="mcr" by="self" hand="11111m 789m 234p 55s +5s"></mj-explain>`,
    );
    await waitUntil(() => texts(explain, '[part=error]').join());
    expect(explain.shadowRoot!.querySelectorAll('.problem > .tile').length).to.equal(1);
    expect(explain.shadowRoot!.querySelectorAll('.tile').length).to.equal(14 + 1);
  });

  for (const lang of ['ja', 'en', 'zh-Hant', 'zh-Hans']) {
    it(`is accessible in ${lang}, one step and all`, async () => {
      const explain = await show<MjExplain>(
        html`<mj-explain lang=${lang} rules="mcr" by="self" hand=${HAND}></mj-explain>`,
        '[part=explain]',
      );
      await expect(explain).to.be.accessible();
      explain.all = true;
      await explain.updateComplete;
      await expect(explain).to.be.accessible();
    });
  }

  it('fits into 320 px', async () => {
    const explain = await of();
    explain.style.inlineSize = '20rem';
    explain.all = true;
    await explain.updateComplete;
    expect(explain.shadowRoot!.querySelector('[part=explain]')!.scrollWidth).to.be.at.most(320);
  });
});
