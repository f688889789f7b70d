import {expect, html} from '@open-wc/testing';
import type {MjExample} from '../../src/elements/mj-example/mj-example.js';
import type {MjRulesOptions} from '../../src/elements/mj-rules-options/mj-rules-options.js';
import {listen} from './announced.js';
import {breakdownOf, texts} from './example-fixture.js';
import {buttonOf, changedOptions, codeOf, drawn, fieldOf, makeForm, presetOf} from './options-fixture.js';
import {waitUntil} from './patience.js';

const HAND = '[FFF] [234m] 456m 78m 99m +6m';
const totalOf = (element: Element): string | undefined => texts(element, '[part=total]').at(-1);

describe('mj-rules-options in a form', () => {
  const make = () =>
    makeForm(
      html`<form>
        <fieldset>
          <mj-rules-options name="house" rules="ribon" options="banban:5"></mj-rules-options>
        </fieldset>
      </form>`,
    );
  const sent = (form: MjRulesOptions) => Object.fromEntries(new FormData(form.form!));

  const change = async (form: MjRulesOptions) => {
    presetOf(form, 'tohtenko').click();
    fieldOf(form, 'renhou').click();
    await form.updateComplete;
  };

  it('is sent as its text, with the rules that it is on top of', async () => {
    const form = await make();
    expect(sent(form)).to.deep.equal({house: 'banban:5', 'house.rules': 'ribon'});
    await change(form);
    expect(sent(form)).to.deep.equal({house: 'banban:5; renhou:true', 'house.rules': 'tohtenko'});
  });

  it('goes back to the attributes', async () => {
    const form = await make();
    await change(form);
    form.form!.reset();
    await form.updateComplete;
    expect(sent(form)).to.deep.equal({house: 'banban:5', 'house.rules': 'ribon'});
    expect(changedOptions(form)).to.deep.equal(['banban']);
  });

  it('takes what a browser kept', async () => {
    const form = await make();
    form.formStateRestoreCallback('tohtenko\nrenhou:true');
    await form.updateComplete;
    expect(sent(form)).to.deep.equal({house: 'renhou:true', 'house.rules': 'tohtenko'});
  });

  it('is switched off with the fieldset around it, and not sent', async () => {
    const form = await make();
    form.closest('fieldset')!.disabled = true;
    await form.updateComplete;
    expect(fieldOf(form, 'renhou').matches(':disabled')).to.equal(true);
    expect(sent(form)).to.deep.equal({});
  });

  it('can be sent, but not changed, where it is readonly', async () => {
    const form = await make();
    form.readonly = true;
    await form.updateComplete;
    expect(fieldOf(form, 'renhou').matches(':disabled')).to.equal(true);
    expect(sent(form)).to.include({house: 'banban:5'});
  });

  it('takes a value', async () => {
    const form = await make();
    form.value = 'renhou:true';
    await form.updateComplete;
    expect(changedOptions(form)).to.deep.equal(['renhou']);
    expect(form.value).to.equal('renhou:true');
  });

  it('takes a value before its rule set has come', async () => {
    const form = document.createElement('mj-rules-options');
    form.value = 'renhou:true';
    form.rules = 'ribon';
    document.body.append(form);
    await drawn(form);
    expect(fieldOf(form, 'renhou').checked).to.equal(true);
    form.remove();
  });
});

describe('mj-rules-options with an example', () => {
  const inside = async () => {
    const form = await makeForm(
      html`<mj-example rules="luqiao" by="discard" from="west" seat="south" wild="3p" hand=${HAND}>
        <mj-score-breakdown></mj-score-breakdown>
        <mj-rules-options></mj-rules-options>
      </mj-example>`,
    );
    const example = form.closest('mj-example')!;
    await waitUntil(() => totalOf(breakdownOf(example)));
    return {form, example};
  };

  const settled = (example: MjExample, total: string): Promise<void> =>
    waitUntil(() => totalOf(breakdownOf(example)) === total, `not ${total}`);

  it('shows the rules of the example', async () => {
    const {form, example} = await inside();
    example.options = 'laziCap:50';
    await waitUntil(() => changedOptions(form).includes('laziCap'));
    expect(codeOf(form)).to.equal('rules="luqiao@1" options="laziCap:50"');
  });

  it('scores the hand anew with every change', async () => {
    const {form, example} = await inside();
    await settled(example, '56 hu');
    fieldOf(form, 'roundUpToTen').click();
    await settled(example, '60 hu');
    await waitUntil(() => texts(form, '[part=total]')[0] === 'Total: 60 hu');
    buttonOf(form, 'Reset all').click();
    await settled(example, '56 hu');
  });

  it('says the new total', async () => {
    const {form} = await inside();
    const heard = listen();
    fieldOf(form, 'roundUpToTen').click();
    await waitUntil(() => heard().join().includes('Total: 60 hu'));
  });

  it('follows the example when its page changes it', async () => {
    const {form, example} = await inside();
    fieldOf(form, 'roundUpToTen').click();
    await settled(example, '60 hu');
    example.options = 'laziCap:40';
    await waitUntil(() => form.value === 'laziCap:40');
    await settled(example, '40 hu');
  });

  it('goes back to what the example said first', async () => {
    const {form, example} = await inside();
    fieldOf(form, 'roundUpToTen').click();
    await settled(example, '60 hu');
    form.formResetCallback();
    await settled(example, '56 hu');
  });

  it('finds it by id, and brings its own rules along', async () => {
    const form = await makeForm(
      html`<div>
        <mj-example
          id="ex"
          rules="luqiao"
          by="discard"
          from="west"
          seat="south"
          wild="3p"
          hand=${HAND}
        ></mj-example>
        <mj-rules-options for="ex" options="laziCap:50"></mj-rules-options>
      </div>`,
    );
    const example = form.parentElement!.querySelector('mj-example')!;
    await waitUntil(() => breakdownOf(example).shadowRoot);
    await settled(example, '50 hu');
    expect(form.value).to.equal('laziCap:50');
  });

  it('leaves an example by other rules alone', async () => {
    const form = await makeForm(
      html`<mj-example rules="luqiao" by="discard" from="west" seat="south" wild="3p" hand=${HAND}>
        <mj-score-breakdown></mj-score-breakdown>
        <mj-rules-options rules="ribon"></mj-rules-options>
      </mj-example>`,
    );
    fieldOf(form, 'renhou').click();
    await form.updateComplete;
    expect(form.closest('mj-example')!.situation.rules).to.equal('luqiao');
  });
});
