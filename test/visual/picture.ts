import {expect, fixture} from '@open-wc/testing';
import {setViewport} from '@web/test-runner-commands';
import {visualDiff} from '@web/test-runner-visual-regression';
import type {TemplateResult} from 'lit';
import {type Medium, setMedium} from '../elements/medium.js';
import {waitUntil} from '../elements/patience.js';

export const DARK: Medium = {'prefers-color-scheme': 'dark'};
export const FORCED: Medium = {'forced-colors': 'active'};
export const PRINT: Medium = {media: 'print'};

/** Sets the page for the next pictures, without animation. */
export async function setPage(width: number, medium: Medium = {}): Promise<void> {
  await setMedium({'prefers-reduced-motion': 'reduce', ...medium});
  await setViewport({width: width + 32, height: 1600});
}

/** The characters that the page's fonts have, as pairs of first and last. */
const rangesOfFonts = (): [number, number][] =>
  [...document.fonts]
    .flatMap(({unicodeRange}) => unicodeRange.split(','))
    .map((range) => {
      const [first, last = first] = range.trim().slice(2).split('-');
      return [parseInt(first, 16), parseInt(last, 16)];
    });

/** All text in an element, through shadow roots. */
function writtenIn(node: Node): string {
  if (node instanceof Text) return node.data;
  if (node instanceof HTMLStyleElement) return '';
  const root = node instanceof Element && node.shadowRoot;
  return [...(root ? root.childNodes : []), ...node.childNodes].map(writtenIn).join('');
}

/** Characters in a picture that no font of the page has; other machines would draw them differently. */
function undrawnIn(element: Element): string[] {
  const ranges = rangesOfFonts();
  const isDrawn = (char: string) => {
    const code = char.codePointAt(0) ?? 0;
    return /\s/.test(char) || ranges.some(([first, last]) => first <= code && code <= last);
  };
  return [...new Set(writtenIn(element))].filter((char) => !isDrawn(char));
}

/** Compares an element with the picture of this name, once its fonts are there and nothing moves any more. */
export async function compare(element: Element, name: string): Promise<void> {
  await document.fonts.ready;
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  for (const animation of document.getAnimations()) animation.finish();
  expect(undrawnIn(element)).to.deep.equal([]);
  await visualDiff(element, name);
}

/** Takes pictures of elements in a page of some width, each once it is drawn. */
export const picturesOf =
  (isDrawn: (element: HTMLElement) => unknown) =>
  async (name: string, template: TemplateResult, width = 640, medium: Medium = {}): Promise<void> => {
    await setPage(width, medium);
    const element = await fixture<HTMLElement>(template);
    await waitUntil(() => Boolean(isDrawn(element)));
    await compare(element, name);
  };
