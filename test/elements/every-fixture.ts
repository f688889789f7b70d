/** Every element on a page of its own, in the markup that a page uses. */
import {expect, fixture, html} from '@open-wc/testing';
import './all-rules.js';
import './example-fixture.js';
import '../../src/define.js';
import type {MjElement} from '../../src/elements/base/mj-element.js';
import {markup, type Tag} from '../page/elements.js';
import {oursIn} from './ours-in.js';
import {still} from './patience.js';

const lookOf = (root: ParentNode): string =>
  oursIn(root)
    .map(({shadowRoot}) => shadowRoot?.innerHTML)
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
