/** Nodes that the loader has put into the page: they are not searched again. */
import type {Markup} from './markup.js';
import {unhidden} from '../controllers/unhidden.js';

/**
 * Called with each element that is put into a page.
 * @returns a promise for what the element needs, if anything has to be fetched
 */
export type ElementHandler = (element: HTMLElement) => Promise<unknown> | undefined;

const nodes = new WeakSet<Node>();

/** Whether the loader has made the node. */
export const isMade = (node: Node): boolean => nodes.has(node);

/** Makes a text node that is not searched again. */
export function textNodeOf(data: string): Text {
  const text = unhidden(document, 'createTextNode')(data);
  nodes.add(text);
  return text;
}

/** Makes an element that is not searched again. Text is added as text, never as markup. */
export function elementOf({tag, attributes, text}: Omit<Markup, 'at'>): HTMLElement {
  const element = unhidden(document, 'createElement')(tag);
  nodes.add(element);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  // keeps browsers from translating notation in kanji
  element.translate = false;
  element.append(text);
  return element;
}
