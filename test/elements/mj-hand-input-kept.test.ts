/** The editor keeps a reader's input, whatever happens around it. */
import {expect, html} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import type {MjHandInput} from '../../src/elements/mj-hand-input/mj-hand-input.js';
import {make, named, notation, press, within} from './input-fixture.js';

const TYPED = '123m45';

/** An editor with typed text that cannot be read yet. */
async function typed(): Promise<[HTMLFormElement, MjHandInput]> {
  const [form, input] = await within<HTMLFormElement>(
    html`<form><mj-hand-input name="hand" rules="mcr">789s</mj-hand-input></form>`,
  );
  notation(input).focus();
  notation(input).select();
  await sendKeys({type: TYPED});
  await input.updateComplete;
  return [form, input];
}

const shown = async (input: MjHandInput): Promise<readonly string[]> => {
  await input.updateComplete;
  return [input.value, notation(input).value];
};

const EVENTS: Readonly<Record<string, (input: MjHandInput, form: HTMLFormElement) => unknown>> = {
  'its hand attribute changes': (input) => input.setAttribute('hand', 'EEE'),
  'the text inside it changes': (input) => input.append('EEE'),
  'another attribute changes': (input) => input.setAttribute('round', 'south'),
  'the rule set changes': (input) => input.setAttribute('rules', 'ribon'),
  'the rule set is none that anybody knows': (input) => input.setAttribute('rules', 'nonsense'),
  'house rules change': (input) => input.setAttribute('options', 'kongs:2'),
  'the language changes': (input) => input.setAttribute('lang', 'ja'),
  'it is switched off and on': async (input) => {
    input.disabled = true;
    await input.updateComplete;
    input.disabled = false;
  },
  'it is taken out and put back': (input, form) => {
    input.remove();
    form.append(input);
  },
  'it moves to another form': (input, form) => {
    const other = document.createElement('form');
    form.after(other);
    other.append(input);
  },
};

describe('what was typed into mj-hand-input', () => {
  for (const [what, act] of Object.entries(EVENTS)) {
    it(`stays when ${what}`, async () => {
      const [form, input] = await typed();
      await act(input, form);
      expect(await shown(input)).to.deep.equal([TYPED, TYPED]);
    });
  }

  it('comes back by undo after a reset', async () => {
    const [form, input] = await typed();
    form.reset();
    expect((await shown(input))[0]).to.equal('789s');
    input.undo();
    expect(await shown(input)).to.deep.equal([TYPED, TYPED]);
  });

  it('comes back by undo after a page has set another value', async () => {
    const [, input] = await typed();
    input.value = 'EEE';
    input.undo();
    expect(await shown(input)).to.deep.equal([TYPED, TYPED]);
  });

  it('comes back by undo after an example was loaded', async () => {
    const [example, input] = await within<HTMLElement & {edit?: unknown}>(
      html`<mj-example rules="mcr"><mj-hand-input></mj-hand-input></mj-example>`,
    );
    notation(input).focus();
    await sendKeys({type: TYPED});
    input.situation = {rules: 'mcr', hand: '123456789m55p77s +7s', by: 'self'};
    await input.updateComplete;
    input.undo();
    expect(await shown(input)).to.deep.equal([TYPED, TYPED]);
    example.remove();
  });
});

describe('a number that is being typed into mj-hand-input', () => {
  it('stays when something else is drawn anew', async () => {
    const input = await make(html`<mj-hand-input rules="ribon"></mj-hand-input>`);
    const counters = named(input, 'Repeat counters') as HTMLInputElement;
    counters.focus();
    counters.select();
    await sendKeys({type: '12'});
    input.index = true;
    await input.updateComplete;
    expect(counters.value).to.equal('12');
  });

  it('shows the number that counts, if another was typed', async () => {
    const input = await make(html`<mj-hand-input rules="ribon" counters="3"></mj-hand-input>`);
    const counters = named(input, 'Repeat counters') as HTMLInputElement;
    counters.value = '4.7';
    counters.dispatchEvent(new Event('change'));
    await input.updateComplete;
    expect([counters.value, input.situation.counters]).to.deep.equal(['4', 4]);
    counters.value = '-1';
    counters.dispatchEvent(new Event('change'));
    await input.updateComplete;
    expect([counters.value, input.situation.counters]).to.deep.equal(['0', undefined]);
  });
});

it('what a browser keeps of mj-hand-input has how a tile will have come, before it has come', async () => {
  const states: string[] = [];
  const {setFormValue} = ElementInternals.prototype;
  ElementInternals.prototype.setFormValue = function (value, state) {
    if (typeof state === 'string') states.push(state);
    setFormValue.call(this, value, state);
  };
  const input = await make(html`<mj-hand-input name="hand" rules="mcr">123m</mj-hand-input>`);
  await press(input, named(input, 'Self-draw'));
  ElementInternals.prototype.setFormValue = setFormValue;
  const other = await make(html`<mj-hand-input name="hand" rules="mcr"></mj-hand-input>`);
  other.formStateRestoreCallback(states.at(-1)!);
  await other.updateComplete;
  expect((named(other, 'Self-draw') as HTMLInputElement).checked).to.equal(true);
  expect(other.value).to.equal('123m');
});
