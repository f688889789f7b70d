/** Helpers for the tests of mj-rules-table. */
import {fixture} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import './all-rules.js';
import './example-fixture.js';
import type {MjRulesTable} from '../../src/elements/mj-rules-table/mj-rules-table.js';
import {mcr} from '../../src/rules/mcr/index.js';
import {waitUntil} from './patience.js';

/** How many patterns a table of mcr shows. */
export const MCR_PATTERNS = mcr.patterns.length;

const drawn = async (table: MjRulesTable): Promise<MjRulesTable> => {
  await waitUntil(() => all(table, '[part~=row]').length, 'no rows');
  await table.updateComplete;
  return table;
};

export const make = async (template: TemplateResult): Promise<MjRulesTable> =>
  drawn(await fixture<MjRulesTable>(template));

/** A table inside another element. */
export async function within<T extends Element>(template: TemplateResult): Promise<[T, MjRulesTable]> {
  const around = await fixture<T>(template);
  const table = around.querySelector('mj-rules-table');
  if (!table) throw new Error('no table');
  return [around, await drawn(table)];
}

export const all = (table: Element, selector: string): HTMLElement[] => [
  ...(table.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];

export const textOf = (element: Element | null | undefined): string =>
  element?.textContent.replace(/\s+/g, ' ').trim() ?? '';

/** The names shown, in order. */
export const names = (table: Element): string[] => all(table, '[part=name]').map(textOf);

/** The row of a pattern. */
export function row(table: Element, id: string): HTMLElement {
  const [found] = all(table, `#p-${id}`);
  if (!found) throw new Error(`no row ${id}`);
  return found;
}

/** One cell of a row: by its class. */
export const cell = (table: Element, id: string, column: string): string =>
  textOf(row(table, id).querySelector(`.${column}`));

export function button(table: Element, label: string): HTMLButtonElement {
  const found = all(table, 'button').find((element) => textOf(element).startsWith(label));
  if (!found) throw new Error(`no button ${label}`);
  return found as HTMLButtonElement;
}

export function field(table: Element): HTMLInputElement {
  const [found] = all(table, 'input');
  return found as HTMLInputElement;
}
