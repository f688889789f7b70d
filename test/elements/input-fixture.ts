/** Helpers for the tests of mj-hand-input. */
import {fixture} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import './example-fixture.js';
import {registerRuleset} from '../../src/controllers/rulesets.js';
import '../../src/elements/mj-hand-input/define.js';
import type {MjHandInput} from '../../src/elements/mj-hand-input/mj-hand-input.js';
import {mcr} from '../../src/rules/mcr/index.js';
import {text as mcrText} from '../../src/rules/mcr/names/en.js';
import {ribon} from '../../src/rules/ribon/index.js';
import {text as ribonText} from '../../src/rules/ribon/names/en.js';
import {waitUntil} from './patience.js';

registerRuleset(mcr, {en: mcrText});
registerRuleset(ribon, {en: ribonText});

/** Waits until it has been drawn. */
export async function drawn(input: MjHandInput): Promise<MjHandInput> {
  await waitUntil(() => all(input, '.key').length);
  await input.updateComplete;
  return input;
}

export const make = async (template: TemplateResult): Promise<MjHandInput> =>
  drawn(await fixture<MjHandInput>(template));

/** An input inside another element. */
export async function within<T extends Element>(template: TemplateResult): Promise<[T, MjHandInput]> {
  const around = await fixture<T>(template);
  const input = around.querySelector('mj-hand-input');
  if (!input) throw new Error('no input');
  return [around, await drawn(input)];
}

export const all = (input: MjHandInput, selector: string): HTMLElement[] => [
  ...input.renderRoot.querySelectorAll<HTMLElement>(selector),
];

export function one(input: MjHandInput, selector: string): HTMLElement {
  const [found] = all(input, selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

/** The field with the notation. */
export const notation = (input: MjHandInput): HTMLInputElement =>
  one(input, '.notation input') as HTMLInputElement;

/** The key of a tile. */
export const key = (input: MjHandInput, tile: string): HTMLElement => one(input, `.key[data-tile='${tile}']`);

/** A button, choice or list, by its name. */
export function named(input: MjHandInput, name: string): HTMLElement {
  const found = all(input, 'button, .choice, .field').find(
    (element) =>
      (element.classList.contains('icon') && element.title === name) ||
      (element.querySelector('span')?.textContent ?? element.textContent).trim() === name ||
      element.textContent.trim() === name,
  );
  if (!found) throw new Error(`nothing called ${name}`);
  return found.querySelector<HTMLElement>('input, select') ?? found;
}

export async function press(input: MjHandInput, element: HTMLElement): Promise<void> {
  element.click();
  await input.updateComplete;
}

/** What a screen reader says of a key or a piece. */
export const spoken = (button: Element | null): string | undefined =>
  button?.querySelector('.sr')?.textContent;

/** The pieces of the hand, as they are spoken. */
export const pieces = (input: MjHandInput): (string | undefined)[] => all(input, '.hand .piece').map(spoken);

export const focused = (input: MjHandInput): HTMLElement | null =>
  (input.renderRoot as ShadowRoot).activeElement as HTMLElement | null;
