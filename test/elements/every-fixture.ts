/** Every element on a page of its own, in the markup that a page uses. */
import {expect, fixture, html} from '@open-wc/testing';
import './all-rules.js';
import './example-fixture.js';
import '../../src/define.js';
import {MjElement} from '../../src/elements/mj-element.js';
import {markup, type Tag} from '../page/elements.js';
import {still} from './patience.js';

/** All our elements in a tree, including those in shadow roots. */
export function oursIn(root: ParentNode): MjElement[] {
  const found: MjElement[] = [];
  for (const one of root.querySelectorAll('*')) {
    if (one instanceof MjElement) found.push(one as MjElement);
    if (one.shadowRoot) found.push(...oursIn(one.shadowRoot));
  }
  return found;
}

/** All parts in the shadow trees of our elements. */
export const partsIn = (root: ParentNode): Element[] =>
  oursIn(root).flatMap(({shadowRoot}) => [...(shadowRoot?.querySelectorAll('*') ?? [])]);

const lookOf = (root: ParentNode): string =>
  oursIn(root)
    .map(({shadowRoot}) => shadowRoot?.innerHTML.replace(/<!--.*?-->/g, ''))
    .join();

/** Waits until nothing changes any more: words, tile faces and slices arrive one after another. */
export async function rest(root: ParentNode): Promise<void> {
  await still(async () => {
    for (const element of oursIn(root)) await element.updateComplete;
    return lookOf(root) || undefined;
  });
}

/** A page with the element, and with what must be around it. */
export async function pageWith(tag: Tag, style = ''): Promise<{page: HTMLElement; element: MjElement}> {
  const page = await fixture<HTMLElement>(html`<div style=${style}></div>`);
  page.innerHTML = markup(tag);
  await rest(page);
  return {page, element: page.querySelector<MjElement>(tag) ?? expect.fail(tag)};
}
