/** The value in a form is always up to date with what a page or reader has done. */
import {expect, fixture, html} from '@open-wc/testing';
import {key, named, notation, press, within} from './input-fixture.js';
import {drawn, fieldOf, makeForm} from './options-fixture.js';

const HAND = '123m456p789sEEE5p+5p';
const sent = (form: HTMLFormElement): Record<string, unknown> => Object.fromEntries(new FormData(form));

describe('the value of mj-hand-input', () => {
  const field = (required = true) =>
    within<HTMLFormElement>(
      html`<form><mj-hand-input name="hand" rules="mcr" ?required=${required}></mj-hand-input></form>`,
    );

  for (const type of ['input', 'change']) {
    it(`is that of the form in a listener to ${type}`, async () => {
      const [form, input] = await field();
      const seen: unknown[] = [];
      form.addEventListener(type, () =>
        seen.push([input.value, sent(form).hand, input.validity.valueMissing, input.problem?.code]),
      );
      await press(input, key(input, '1m'));
      expect(seen).to.deep.equal([['1m', '1m', false, undefined]]);
    });
  }

  it('is valid in a listener as soon as the hand is', async () => {
    const [form, input] = await field();
    input.value = '123m456p789sEEE5p';
    await input.updateComplete;
    await press(input, named(input, 'Self-draw'));
    const seen: boolean[] = [];
    form.addEventListener('change', () => seen.push(input.validity.valid));
    await press(input, key(input, '5p'));
    expect(seen).to.deep.equal([true]);
  });

  it('is not valid while the page has a reason of its own', async () => {
    const [form, input] = await field(false);
    input.value = HAND;
    await press(input, named(input, 'Self-draw'));
    input.setCustomValidity('No more hands today.');
    expect([form.checkValidity(), input.validationMessage]).to.deep.equal([false, 'No more hands today.']);
    input.setCustomValidity('');
    expect(form.checkValidity()).to.equal(true);
  });

  it('is that of the form while it is typed', async () => {
    const [form, input] = await field();
    const seen: unknown[] = [];
    form.addEventListener('input', () => seen.push([sent(form).hand, input.validity.customError]));
    notation(input).value = '12q';
    notation(input).dispatchEvent(new InputEvent('input', {bubbles: true, composed: true}));
    expect(seen).to.deep.equal([['12q', true]]);
  });

  it('is sent as soon as a script has set it', async () => {
    const [form, input] = await field();
    input.value = HAND;
    expect([sent(form).hand, input.validity.valueMissing]).to.deep.equal([HAND, false]);
    input.situation = {rules: 'mcr', hand: '12q'};
    expect([sent(form).hand, input.validity.customError]).to.deep.equal(['12q', true]);
    input.clear();
    expect([sent(form).hand, input.validity.valueMissing]).to.deep.equal(['', true]);
    input.undo();
    expect(sent(form).hand).to.equal('12q');
    form.reset();
    expect([sent(form).hand, input.validity.valueMissing]).to.deep.equal(['', true]);
  });

  for (const order of [['name', 'value'] as const, ['value', 'name'] as const]) {
    it(`is sent before the element has been drawn, set as ${order.join(' and ')}`, async () => {
      const form = await fixture<HTMLFormElement>(html`<form></form>`);
      const input = document.createElement('mj-hand-input');
      const given = {name: 'hand', value: '12m'};
      for (const field of order) input[field] = given[field];
      form.append(input);
      expect(sent(form)).to.deep.equal({hand: '12m'});
    });
  }
});

describe('the value attribute', () => {
  it('is the hand that mj-hand-input begins with, and goes back to', async () => {
    const [form, input] = await within<HTMLFormElement>(
      html`<form><mj-hand-input name="hand" rules="mcr" value="123m">9s</mj-hand-input></form>`,
    );
    expect([sent(form).hand, input.defaultValue]).to.deep.equal(['123m', '123m']);
    await press(input, key(input, 'E'));
    input.setAttribute('value', '456p');
    await input.updateComplete;
    expect([sent(form).hand, input.defaultValue]).to.deep.equal(['123mE', '456p']);
    form.reset();
    expect(sent(form).hand).to.equal('456p');
  });

  it('comes after the hand attribute', async () => {
    const [, input] = await within(
      html`<div><mj-hand-input rules="mcr" hand="12m" value="123m"></mj-hand-input></div>`,
    );
    expect([input.value, input.defaultValue]).to.deep.equal(['12m', '12m']);
  });

  it('is what mj-rules-options begins with, and goes back to', async () => {
    const options = await makeForm(
      html`<form><mj-rules-options name="house" rules="ribon" value="renhou:true"></mj-rules-options></form>`,
    );
    const form = options.form!;
    expect([sent(form).house, fieldOf(options, 'renhou').checked]).to.deep.equal(['renhou:true', true]);
    fieldOf(options, 'renhou').click();
    expect(sent(form).house).to.equal('');
    form.reset();
    expect(sent(form).house).to.equal('renhou:true');
  });

  it('comes after the options attribute', async () => {
    const options = await makeForm(
      html`<mj-rules-options rules="ribon" options="banban:5" value="renhou:true"></mj-rules-options>`,
    );
    expect([options.value, options.defaultValue]).to.deep.equal(['banban:5', 'banban:5']);
  });

  it('can be set as defaultValue', async () => {
    const [, input] = await within(html`<div><mj-hand-input rules="mcr"></mj-hand-input></div>`);
    input.defaultValue = '99s';
    await input.updateComplete;
    expect(input.value).to.equal('99s');
  });
});

describe('disabled', () => {
  it('can be taken back as a property', async () => {
    const [, input] = await within(html`<div><mj-hand-input rules="mcr"></mj-hand-input></div>`);
    input.disabled = true;
    await input.updateComplete;
    input.disabled = false;
    await input.updateComplete;
    await input.updateComplete;
    expect(key(input, '5p').matches(':disabled')).to.equal(false);
  });
});

describe('name and disabled', () => {
  it('are looked at by the form as soon as a script has set them', async () => {
    const [form, input] = await within<HTMLFormElement>(
      html`<form><mj-hand-input rules="mcr" hand=${HAND}></mj-hand-input></form>`,
    );
    input.name = 'hand';
    expect(sent(form), 'named').to.deep.equal({hand: HAND});
    input.disabled = true;
    expect(sent(form), 'disabled').to.deep.equal({});
    input.disabled = false;
    input.name = undefined;
    expect(sent(form), 'without a name').to.deep.equal({});
  });

  it('follow their attributes', async () => {
    const [, input] = await within(html`<div><mj-hand-input rules="mcr"></mj-hand-input></div>`);
    input.setAttribute('disabled', '');
    input.setAttribute('name', 'hand');
    await input.updateComplete;
    await input.updateComplete;
    expect([input.disabled, input.name]).to.deep.equal([true, 'hand']);
    expect(key(input, '5p').matches(':disabled')).to.equal(true);
  });
});

describe('the value of mj-rules-options', () => {
  const field = async () => {
    const options = await makeForm(
      html`<form><mj-rules-options name="house" rules="ribon"></mj-rules-options></form>`,
    );
    return [options.form!, options] as const;
  };

  it('is that of the form in a listener to input', async () => {
    const [form, options] = await field();
    const seen: unknown[] = [];
    form.addEventListener('input', () => seen.push(sent(form).house));
    fieldOf(options, 'renhou').click();
    expect(seen).to.deep.equal(['renhou:true']);
  });

  it('is not valid in a listener once a number is not', async () => {
    const [form, options] = await field();
    const seen: unknown[] = [];
    form.addEventListener('input', () => seen.push([options.validity.badInput, options.validationMessage]));
    const number = fieldOf(options, 'banban');
    number.value = '';
    number.dispatchEvent(new InputEvent('input', {bubbles: true, composed: true}));
    expect(seen).to.have.length(1);
    expect(seen[0]).to.deep.equal([true, options.shadowRoot!.querySelector('.error')!.textContent]);
  });

  it('is sent, and judged, as soon as a script has set it', async () => {
    const [form, options] = await field();
    options.value = 'renhou:true';
    expect(sent(form).house).to.equal('renhou:true');
    options.value = 'nonsense:1';
    expect(options.validity.badInput).to.equal(true);
    options.value = '';
    expect(options.validity.valid).to.equal(true);
    options.value = 'renhou:true';
    form.reset();
    expect(sent(form).house).to.equal('');
  });

  it('is sent before its rule set has come', async () => {
    const form = await fixture<HTMLFormElement>(html`<form></form>`);
    const options = document.createElement('mj-rules-options');
    options.name = 'house';
    options.rules = 'ribon';
    options.value = 'renhou:true';
    form.append(options);
    expect(sent(form)).to.deep.equal({house: 'renhou:true', 'house.rules': 'ribon'});
    await drawn(options);
  });
});
