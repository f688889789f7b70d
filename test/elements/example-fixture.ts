import {fixture} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import {registerRuleset} from '../../src/controllers/rulesets.js';
import '../../src/define.js';
import type {MjElement} from '../../src/elements/base/mj-element.js';
import type {MjExample} from '../../src/elements/mj-example/mj-example.js';
import {addLocale} from '../../src/locales/index.js';
import {explainWords} from '../../src/locales/explain.js';
import {en as enExplain} from '../../src/locales/explain/en.js';
import {ja as jaExplain} from '../../src/locales/explain/ja.js';
import {en} from '../../src/locales/en.js';
import {ja} from '../../src/locales/ja.js';
import {en as enTools} from '../../src/locales/tools/en.js';
import {ja as jaTools} from '../../src/locales/tools/ja.js';
import {addTools} from '../../src/locales/tools.js';
import {luqiao} from '../../src/rules/luqiao/index.js';
import {text as enText} from '../../src/rules/luqiao/names/en.js';
import {text as jaText} from '../../src/rules/luqiao/names/ja.js';
import {waitUntil} from './patience.js';

addLocale(en);
addLocale(ja);
addTools('en', enTools);
addTools('ja', jaTools);
explainWords.add('en', enExplain);
explainWords.add('ja', jaExplain);
registerRuleset(luqiao, {en: enText, ja: jaText});

/** Whether an element has drawn something that matches. */
const has = (element: Element, selector: string) => !!element.shadowRoot?.querySelector(selector);

/** Shows an element, and waits until a part of it is there. */
export async function show<T extends MjElement>(template: TemplateResult, part: string): Promise<T> {
  const element = await fixture<T>(template);
  await waitUntil(() => has(element, part), `no ${part} in <${element.localName}>`);
  return element;
}

/** An example that shows hand and breakdown, once the breakdown has its table. */
export async function showExample(template: TemplateResult): Promise<MjExample> {
  const example = await fixture<MjExample>(template);
  await waitUntil(() => has(breakdownOf(example), 'table'));
  await waitUntil(() => has(handOf(example), '.tile'));
  return example;
}

const inside = (example: Element, tag: 'mj-score-breakdown' | 'mj-hand'): Element =>
  example.shadowRoot?.querySelector(tag) ?? example.querySelector(tag) ?? document.createElement('i');
export const breakdownOf = (example: Element): Element => inside(example, 'mj-score-breakdown');
export const handOf = (example: Element): Element => inside(example, 'mj-hand');

/** The text of each match, with single blanks. */
export const texts = (element: Element, selector: string): string[] =>
  [...(element.shadowRoot?.querySelectorAll(selector) ?? [])].map((found) =>
    found.textContent.replace(/\s+/g, ' ').trim(),
  );

export const litIn = (element: Element): number =>
  element.shadowRoot?.querySelectorAll('.tile.lit').length ?? 0;

/** The button of a row, by the name of its pattern. */
export const lineButton = (breakdown: Element, name: string): HTMLButtonElement => {
  const buttons = [...(breakdown.shadowRoot?.querySelectorAll('button') ?? [])];
  const found = buttons.find((button) => button.textContent.trim() === name);
  if (!found) throw new Error(`no line ${name}`);
  return found;
};

/** The middle of an element, for the mouse. */
export const middleOf = (element: Element): [number, number] => {
  const {x, y, width, height} = element.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
};
