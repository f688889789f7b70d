import {expect, fixture, html} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import type {MjExample} from '../../src/elements/mj-example/mj-example.js';
import type {MjWhatIf} from '../../src/elements/mj-whatif/mj-whatif.js';
import './all-rules.js';
import {show, texts} from './example-fixture.js';
import {waitUntil} from './patience.js';

const of = (vary: string, more: {sort?: 'worth'} = {}) =>
  show<MjWhatIf>(
    html`<mj-whatif
      vary=${vary}
      .sort=${more.sort}
      rules="luqiao"
      seat="south"
      by="self"
      wild="5s"
      hand="11p234m579sCCCEE +1p"
    ></mj-whatif>`,
    '[part=whatif]',
  );
const amounts = (element: Element) => texts(element, '[part=amount]');
const scored = (element: Element) => waitUntil(() => amounts(element).every((text) => text !== '…'));

describe('mj-whatif', () => {
  it('shows 34 wild tiles with what the hand is worth, some a task, the present one marked', async () => {
    const element = await of('wild');
    await scored(element);
    expect(amounts(element)).to.have.length(34);
    const present = element.shadowRoot!.querySelectorAll('[aria-pressed=true]');
    expect(present).to.have.length(1);
    expect(present[0].textContent).to.contain('5 of bamboos').and.contain('56 hu');
  });

  for (const [vary, count] of [
    ['by', 3],
    ['seat', 4],
    ['win', 3],
    ['discard', 8],
  ] as const) {
    it(`varies ${vary}`, async () => {
      const element = await of(vary);
      await scored(element);
      expect(amounts(element).length).to.be.at.least(count);
    });
  }

  it('shows which useful tiles a discard gains and loses against the best one, with how many are left', async () => {
    const element = await show<MjWhatIf>(
      html`<mj-whatif vary="discard" rules="mcr" lang="en" hand="123m 456p 77s 346s 99m 1p"></mj-whatif>`,
      '[part=whatif]',
    );
    const difference = (part: string) => texts(element, `[part=${part}]`).join().replace(/\s+/g, ' ');
    expect(difference('difference')).to.equal('The best discard');
    // 6s gives up the pairs that could become pungs
    const buttons = [...element.shadowRoot!.querySelectorAll('button')];
    const found = buttons.find(({textContent}) => textContent.includes('3 kinds, 12 left'))!;
    found.focus();
    await element.updateComplete;
    expect(difference('gained')).to.equal('');
    expect(difference('lost')).to.contain('9 of characters×2').and.to.contain('7 of bamboos×2');
  });

  it('varies the discard of a hand that must discard, as `mj discards` takes it', async () => {
    for (const hand of ['11p234m579sCCCEE1p', '11p234m579sCCCEE +1p']) {
      const element = await show<MjWhatIf>(
        html`<mj-whatif vary="discard" rules="luqiao" seat="south" wild="5s" .hand=${hand}></mj-whatif>`,
        '[part=whatif]',
      );
      expect(element.problem, hand).to.equal(undefined);
      expect(amounts(element), hand).to.have.length(9);
    }
    const short = await fixture<MjWhatIf>(
      html`<mj-whatif vary="discard" rules="luqiao" hand="11p234m579sCCC"></mj-whatif>`,
    );
    await waitUntil(() => short.problem?.code === 'too-few-tiles');
  });

  it('varies dealer and counters under rules that have them', async () => {
    for (const [vary, count] of [
      ['dealer', 4],
      ['counters', 9],
    ] as const) {
      const hand = '123m 456m 789p 345s 66s 78s +9s';
      const element = await show<MjWhatIf>(
        html`<mj-whatif vary=${vary} rules="xinzhang" seat="south" by="self" hand=${hand}></mj-whatif>`,
        '[part=whatif]',
      );
      await scored(element);
      expect(amounts(element), vary).to.have.length(count);
      const none = await of(vary);
      expect(texts(none, '.none'), vary).to.deep.equal(['There is nothing to vary.']);
    }
  });

  it('has the best first where that is wanted', async () => {
    const element = await of('wild', {sort: 'worth'});
    await scored(element);
    await waitUntil(() => {
      const totals = amounts(element).map((text) => (/^\d/.test(text) ? parseInt(text, 10) : -1));
      return totals.every((total, i) => i === 0 || total <= totals[i - 1]);
    });
  });

  it("makes the value that is chosen the example's, and tells the page", async () => {
    const example = await fixture<MjExample>(
      html`<mj-example rules="mcr" by="discard" from="west" hand="111m 444m 777p 99p EE +E"
        ><mj-whatif vary="by"></mj-whatif
      ></mj-example>`,
    );
    const element = example.querySelector('mj-whatif')!;
    await waitUntil(() => amounts(element).join().includes('71 fan'));
    const told: string[] = [];
    example.addEventListener('mj-vary', ({detail}) => void told.push(`${detail.vary} ${detail.value}`));
    element.shadowRoot!.querySelectorAll<HTMLElement>('[part~=value]')[1].click();
    await waitUntil(() => example.situation.by === 'self');
    expect(told).to.deep.equal(['by self']);
    await waitUntil(() => texts(element, '[part~=value-present]').join().includes('71 fan'));
  });

  it('is one stop of the tab key, with arrow keys, Home and End among the values', async () => {
    const element = await of('wild');
    await scored(element);
    const buttons = [...element.shadowRoot!.querySelectorAll<HTMLElement>('[part~=value]')];
    const focused = () => buttons.indexOf(element.shadowRoot!.activeElement as HTMLElement);
    const stops = () => buttons.filter(({tabIndex}) => tabIndex === 0).map((one) => buttons.indexOf(one));
    const present = buttons.findIndex((one) => one.ariaPressed === 'true');
    expect(stops()).to.deep.equal([present]);
    buttons[present].focus();
    const to: number[] = [];
    for (const key of ['ArrowRight', 'ArrowLeft', 'Home', 'ArrowLeft', 'End', 'ArrowRight']) {
      await sendKeys({press: key});
      to.push(focused());
    }
    expect(to).to.deep.equal([present + 1, present, 0, 0, 33, 33]);
    expect(stops()).to.deep.equal([33]);
  });

  it('goes the other way in text from right to left', async () => {
    const element = await of('by');
    await scored(element);
    element.dir = 'rtl';
    const buttons = [...element.shadowRoot!.querySelectorAll<HTMLElement>('[part~=value]')];
    buttons[0].focus();
    await sendKeys({press: 'ArrowLeft'});
    expect(element.shadowRoot!.activeElement).to.equal(buttons[1]);
  });

  it('says what it cannot vary', async () => {
    const element = await of('by');
    element.vary = 'wind';
    await waitUntil(() => texts(element, '[part=field]').join() === 'vary');
  });

  for (const lang of ['ja', 'en', 'zh-Hant', 'zh-Hans']) {
    it(`is accessible in ${lang}`, async () => {
      const element = await of('wild');
      element.lang = lang;
      await scored(element);
      await expect(element).to.be.accessible();
    });
  }
});
