/** The editor as a field of a form, compared with native fields. */
import {expect, html} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import type {MjHandInput} from '../../src/elements/mj-hand-input/mj-hand-input.js';
import {all, key, make, named, notation, one, press, within} from './input-fixture.js';
import {waitUntil} from './patience.js';

const HAND = '123m456p789sEEE5p+5p';

const form = (): Promise<[HTMLFormElement, MjHandInput]> =>
  within<HTMLFormElement>(
    html`<form>
      <label for="hand">My hand</label>
      <fieldset><mj-hand-input id="hand" name="hand" rules="mcr" by="self">${HAND}</mj-hand-input></fieldset>
    </form>`,
  );
const sent = (element: HTMLFormElement): Record<string, unknown> => Object.fromEntries(new FormData(element));

describe('mj-hand-input in a form', () => {
  it('sends the notation under its name, and what is said of the hand beside it', async () => {
    const [element, input] = await form();
    await press(input, named(input, 'Last tile'));
    expect(sent(element)).to.deep.equal({hand: HAND, 'hand.by': 'self', 'hand.flags': 'lastTile'});
  });

  it('sends nothing without a name, or disabled', async () => {
    const [element, input] = await form();
    input.disabled = true;
    await input.updateComplete;
    expect(sent(element)).to.deep.equal({});
    input.disabled = false;
    input.name = undefined;
    await input.updateComplete;
    expect(sent(element)).to.deep.equal({});
  });

  it('goes back to what the page said, and forward by undo', async () => {
    const [element, input] = await form();
    await press(input, named(input, 'Clear'));
    expect(input.value).to.equal('');
    element.reset();
    await input.updateComplete;
    expect([input.value, input.situation.by]).to.deep.equal([HAND, 'self']);
    input.undo();
    expect(input.value).to.equal('');
  });

  it('takes back what a browser kept', async () => {
    const [, input] = await form();
    input.formStateRestoreCallback(JSON.stringify({hand: '12m', seat: 'west'}));
    await input.updateComplete;
    expect([input.value, input.situation.seat]).to.deep.equal(['12m', 'west']);
  });

  it('is disabled with the fieldset around it', async () => {
    const [element, input] = await form();
    element.querySelector('fieldset')!.disabled = true;
    await input.updateComplete;
    expect(key(input, '5p').matches(':disabled')).to.equal(true);
    expect(notation(input).matches(':disabled')).to.equal(true);
  });

  it('has the label of the page, and a click on it leads into the field', async () => {
    const [element, input] = await form();
    expect(input.labels).to.have.length(1);
    element.querySelector('label')!.click();
    expect((input.renderRoot as ShadowRoot).activeElement).to.equal(notation(input));
  });

  it('can be seen and sent but not changed while it is read-only', async () => {
    const input = await make(html`<mj-hand-input name="hand" rules="mcr" readonly>12m</mj-hand-input>`);
    await press(input, key(input, '5p'));
    one(input, '.piece').focus();
    await sendKeys({press: 'Delete'});
    expect(input.value).to.equal('12m');
    expect(notation(input).readOnly).to.equal(true);
  });

  const validity: [what: string, text: string, required: boolean, flaw: keyof ValidityState | undefined][] = [
    ['an empty hand', '', false, undefined],
    ['an empty hand that is required', '', true, 'valueMissing'],
    ['text that cannot be read', '12q', false, 'customError'],
    ['too few tiles', '123m', false, 'customError'],
    ['a hand that has not won', '123m456p789sEEE5p', false, undefined],
    ['five of a kind', '11111m456p789sEE5p+5p', false, 'customError'],
    ['a win', HAND, true, undefined],
  ];
  for (const [what, hand, required, flaw] of validity) {
    it(`finds ${what} ${flaw ?? 'valid'}`, async () => {
      const input = await make(
        html`<mj-hand-input rules="mcr" by="self" ?required=${required}>${hand}</mj-hand-input>`,
      );
      expect(input.checkValidity()).to.equal(!flaw);
      expect(input.validationMessage !== '').to.equal(!!flaw);
      if (flaw) expect(input.validity[flaw]).to.equal(true);
    });
  }

  it('says it in the language of the page', async () => {
    const input = await make(html`<mj-hand-input lang="ja" rules="luqiao" required></mj-hand-input>`);
    expect(input.validationMessage).to.equal('手牌を入力してください。');
  });

  it('takes notation and situations as its value, without events', async () => {
    const input = await make(html`<mj-hand-input rules="mcr"></mj-hand-input>`);
    let events = 0;
    for (const type of ['input', 'change']) input.addEventListener(type, () => events++);
    input.value = '55p';
    expect(input.value).to.equal('55p');
    (input as {value: unknown}).value = {rules: 'mcr', hand: '1m+1m', by: 'self', seat: 'north'};
    input.clear();
    input.undo();
    await input.updateComplete;
    expect([input.value, input.situation.by, input.situation.seat, events]).to.deep.equal([
      '1m+1m',
      'self',
      'north',
      0,
    ]);
  });

  it('fires input and change as native fields do', async () => {
    const input = await make(html`<mj-hand-input rules="mcr"></mj-hand-input>`);
    const events: string[] = [];
    for (const type of ['input', 'change']) input.addEventListener(type, () => events.push(type));
    await press(input, key(input, '5p'));
    expect(events).to.deep.equal(['input', 'change']);
    input.focus();
    await sendKeys({type: 'E'});
    expect(events).to.deep.equal(['input', 'change', 'input']);
    await sendKeys({press: 'Enter'});
    expect(events).to.deep.equal(['input', 'change', 'input', 'change']);
    await press(input, named(input, 'Discard'));
    expect(events).to.have.length(6);
  });

  it('fires mj-score once for each different result', async () => {
    const input = await make(html`<mj-hand-input rules="luqiao">[PPP]234567m99p78s</mj-hand-input>`);
    const totals: number[] = [];
    input.addEventListener('mj-score', ({detail}) => totals.push(detail.result.total));
    await press(input, named(input, 'Self-draw'));
    await press(input, key(input, '9s'));
    input.requestUpdate();
    await input.updateComplete;
    expect(totals).to.have.length(1);
  });

  it('follows its attributes until somebody changes it', async () => {
    const input = await make(html`<mj-hand-input rules="mcr" hand="12m"></mj-hand-input>`);
    input.hand = '34m';
    await input.updateComplete;
    expect(input.value).to.equal('34m');
    await press(input, key(input, 'E'));
    input.hand = '56m';
    await input.updateComplete;
    expect([input.value, input.defaultValue]).to.deep.equal(['34mE', '56m']);
  });
});

describe('mj-hand-input and others', () => {
  it('edits the example around it', async () => {
    const [example, input] = await within<HTMLElementTagNameMap['mj-example']>(
      html`<mj-example rules="luqiao" hand="[PPP]234567m99p78s+9s" by="discard">
        <mj-hand-input></mj-hand-input><mj-hand></mj-hand><mj-score-breakdown></mj-score-breakdown>
      </mj-example>`,
    );
    expect(input.value).to.equal('[PPP]234567m99p78s+9s');
    await press(input, named(input, 'Self-draw'));
    await example.updateComplete;
    expect(example.situation.by).to.equal('self');
    await press(input, named(input, 'Clear'));
    await example.updateComplete;
    const {renderRoot} = example.querySelector('mj-hand')!;
    await waitUntil(() => renderRoot.querySelectorAll('.tile').length === 0, 'the hand is cleared');
    expect(example.problem).to.equal(undefined);
  });

  it('fills an example that has no hand', async () => {
    const [example, input] = await within<HTMLElementTagNameMap['mj-example']>(
      html`<mj-example rules="mcr"><mj-hand-input></mj-hand-input><mj-hand></mj-hand></mj-example>`,
    );
    expect(all(input, '.key')).to.have.length(42);
    await press(input, key(input, 'E'));
    await example.updateComplete;
    expect(example.situation).to.deep.equal({rules: 'mcr', hand: 'E'});
    expect(example.problem).to.equal(undefined);
  });

  it('follows an example that somebody else changes', async () => {
    const [example, input] = await within<HTMLElementTagNameMap['mj-example']>(
      html`<mj-example rules="mcr" hand="12m"><mj-hand-input></mj-hand-input></mj-example>`,
    );
    await press(input, key(input, 'E'));
    await example.updateComplete;
    example.situation = {rules: 'mcr', hand: '99s'};
    await example.updateComplete;
    await input.updateComplete;
    expect(input.value).to.equal('99s');
    input.undo();
    expect(input.value).to.equal('12mE');
  });

  it('gives its hand to elements inside it, and to those that name it', async () => {
    const [around, input] = await within(
      html`<div>
        <mj-hand-input id="own" rules="luqiao" by="discard">
          [PPP]234567m99p78s+9s<mj-score-breakdown slot="score" view="total"></mj-score-breakdown>
        </mj-hand-input>
        <mj-hand for="own"></mj-hand>
      </div>`,
    );
    const hand = around.querySelector('mj-hand')!;
    const breakdown = around.querySelector('mj-score-breakdown')!;
    await press(input, named(input, 'Self-draw'));
    await hand.updateComplete;
    await breakdown.updateComplete;
    expect(hand.spoken).to.match(/self-drawn/);
    expect(breakdown.renderRoot.querySelector('.total')!.textContent).to.match(/hu/);
  });

  it('leaves the page without a trace', async () => {
    const before = document.querySelectorAll('body > *').length;
    for (let i = 0; i < 10; i++) {
      const input = await make(html`<mj-hand-input rules="mcr">12m</mj-hand-input>`);
      await press(input, key(input, 'E'));
      input.remove();
    }
    const announcer = 1;
    expect(document.querySelectorAll('body > *').length).to.be.at.most(before + 10 + announcer);
  });
});
