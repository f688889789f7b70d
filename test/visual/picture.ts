import {expect, fixture} from '@open-wc/testing';
import {executeServerCommand, setViewport} from '@web/test-runner-commands';
import {visualDiff} from '@web/test-runner-visual-regression';
import type {TemplateResult} from 'lit';
import {rest} from '../elements/every-fixture.js';
import {type Medium, setMedium} from '../elements/medium.js';
import {waitUntil} from '../elements/patience.js';
import {familiesOfTheMachine, textOf} from './written.js';

export const DARK: Medium = {'prefers-color-scheme': 'dark'};
export const FORCED: Medium = {'forced-colors': 'active'};
export const PRINT: Medium = {media: 'print'};

/**
 * Sets the page for the next pictures, without animation. A screenshot may change the window for a moment, and then
 * elements give back the room that they kept: so they keep none.
 */
export async function setPage(width: number, medium: Medium = {}): Promise<void> {
  for (const name of ['--_kept', '--_kept-table']) document.documentElement.style.setProperty(name, '0');
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

/** Characters in a picture that no font of the page has; other machines would draw them differently. */
function undrawnIn(text: string): string[] {
  const ranges = rangesOfFonts();
  const isDrawn = (char: string) => {
    const code = char.codePointAt(0) ?? 0;
    return (
      /[\s\p{Variation_Selector}]/u.test(char) ||
      ranges.some(([first, last]) => first <= code && code <= last)
    );
  };
  return [...new Set(text)].filter((char) => !isDrawn(char));
}

/**
 * Compares the text of an element with the text that is stored beside its picture. A few pixels may differ at the edges
 * of letters, so the picture alone would let a wrong short word pass.
 */
async function compareText(text: string, name: string): Promise<void> {
  const {stored} = await executeServerCommand<{stored: string | null}, {name: string; text: string}>(
    'written-text',
    {name, text},
  );
  if (stored === null) throw new Error(`${name} has no text beside it: test:visual:update stores it.`);
  const [are, were] = [text.split('\n'), stored.split('\n')];
  const gone = were.filter((line) => !are.includes(line)).map((line) => `- ${line}`);
  const come = are.filter((line) => !were.includes(line)).map((line) => `+ ${line}`);
  const differences = ['the text is another, or in another order:', ...gone, ...come].join('\n');
  expect(text === stored, `${name} (test:visual:update stores both): ${differences}`).to.equal(true);
}

/** Compares an element with the picture and the text of this name, once all of it is there and nothing moves any more. */
export async function compare(element: Element, name: string): Promise<void> {
  await rest(document.body);
  await document.fonts.ready;
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  for (const animation of document.getAnimations()) animation.finish();
  const text = textOf(element);
  expect(familiesOfTheMachine(element)).to.deep.equal([]);
  expect(undrawnIn(text)).to.deep.equal([]);
  await compareText(text, name);
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
