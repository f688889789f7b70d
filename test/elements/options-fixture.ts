/** Helpers for the tests of mj-rules-options. */
import {fixture} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import {registerRuleset} from '../../src/controllers/rulesets.js';
import '../../src/elements/mj-rules-options/define.js';
import type {MjRulesOptions} from '../../src/elements/mj-rules-options/mj-rules-options.js';
import {ribon} from '../../src/rules/ribon/index.js';
import {text as ribonEn} from '../../src/rules/ribon/names/en.js';
import {text as ribonJa} from '../../src/rules/ribon/names/ja.js';
import './example-fixture.js';
import {waitUntil} from './patience.js';

registerRuleset(ribon, {en: ribonEn, ja: ribonJa});

/** Waits until the form is drawn. */
export async function drawn(form: MjRulesOptions): Promise<MjRulesOptions> {
  await waitUntil(() => form.shadowRoot?.querySelector('[part~=options]'), 'no form');
  await form.updateComplete;
  return form;
}

/** Makes a form; the first one, if the template has several. */
export async function makeForm(template: TemplateResult): Promise<MjRulesOptions> {
  const made = await fixture<HTMLElement>(template);
  const form = made.matches('mj-rules-options') ? made : made.querySelector('mj-rules-options');
  return drawn(form as MjRulesOptions);
}

export const optionOf = (form: MjRulesOptions, name: string): HTMLElement =>
  form.shadowRoot!.querySelector<HTMLElement>(`[data-option="${name}"]`)!;

/** The field of an option: its checkbox, its number, or the radio button of one choice. */
export const fieldOf = (form: MjRulesOptions, name: string, choice?: string): HTMLInputElement =>
  [...optionOf(form, name).querySelectorAll('input')].find(
    (input) => choice === undefined || input.value === choice,
  )!;

export const presetOf = (form: MjRulesOptions, id: string): HTMLInputElement =>
  form.shadowRoot!.querySelector<HTMLInputElement>(`[part=presets] input[value="${id}"]`)!;

export const buttonOf = (form: MjRulesOptions, name: string): HTMLButtonElement =>
  [...form.shadowRoot!.querySelectorAll('button')].find(
    (button) => (button.ariaLabel ?? button.textContent.trim()) === name,
  )!;

export const changedOptions = (form: MjRulesOptions): (string | undefined)[] =>
  [...form.shadowRoot!.querySelectorAll<HTMLElement>('[part~=option-changed]')].map(
    ({dataset}) => dataset.option,
  );

export const codeOf = (form: MjRulesOptions): string =>
  form.shadowRoot!.querySelector<HTMLInputElement>('[part=code]')!.value;
