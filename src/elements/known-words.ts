/**
 * Checks attributes that take one of a few words. An unknown word is reported; the element is drawn all the same.
 * Fetched where an element has such an attribute.
 */
import {html, render} from 'lit';
import {CONCEALED_KONGS} from '../core/game/concealed-kong.js';
import {explainFault, notAmong, type Fault, type Problem} from '../core/situation/problem.js';
import type {Strings} from '../locales/index.js';
import {TARGETS} from '../share/targets.js';
import {problemView} from './problem-view.js';

const LOOKS = ['full', 'lines', 'formula', 'total'];
const SORTS = ['page', 'name', 'value'];

/** The words that each attribute takes; separate entries where elements differ. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  theme: ['light', 'dark', 'auto'],
  'tile-theme': ['light', 'dark', 'dim', 'auto'],
  size: ['small', 'medium', 'large', 'huge'],
  reading: ['beside', 'ruby', 'none'],
  'concealed-kong': CONCEALED_KONGS,
  views: ['hand', 'breakdown', 'settlement'],
  'view of mj-example': LOOKS,
  'view of mj-score-breakdown': LOOKS,
  'view of mj-settlement': ['full', 'matrix', 'list', 'others'],
  'sort of mj-rules-table': [...SORTS, ...SORTS.map((sort) => `-${sort}`)],
  'group-by': ['value', 'kind', 'none'],
  columns: ['value', 'condition', 'includes', 'example', 'cite'],
  show: ['may', 'waits'],
  target: TARGETS,
  targets: TARGETS,
};

/** The words that an attribute of an element takes; undefined where it takes other values. */
export const knownWords = (tag: string, attribute: string): readonly string[] | undefined =>
  (KNOWN as Partial<typeof KNOWN>)[`${attribute} of ${tag}`] ?? (KNOWN as Partial<typeof KNOWN>)[attribute];

/** An unknown word, with the whole text of its attribute. */
interface Stray {
  readonly text: string;
  readonly fault: Fault;
}

/** The first unknown word among an element's attributes. */
function strayOf(element: Element, observed: readonly string[]): Stray | undefined {
  for (const {name, value: text} of element.attributes) {
    const words = observed.includes(name) ? knownWords(element.localName, name) : undefined;
    for (const {0: word, index: start} of words ? text.matchAll(/[^\s,]+/g) : []) {
      if (words?.includes(word)) continue;
      return {text, fault: notAmong(word, name, words ?? [], {start, end: start + word.length})};
    }
  }
  return undefined;
}

/** The message of each element, above everything that it draws itself. */
const notes = new WeakMap<Element, HTMLElement>();

/**
 * Shows the first unknown word above an element.
 * @param observed the attributes that the element has
 * @returns the message; undefined where nothing is wrong
 */
export function tellStray(
  element: Element & {readonly renderRoot: HTMLElement | DocumentFragment},
  observed: readonly string[],
  strings: Strings | undefined,
): Problem | undefined {
  const stray = strayOf(element, observed);
  const note = notes.get(element) ?? document.createElement('div');
  if (!stray) {
    note.remove();
    return undefined;
  }
  const problem = explainFault(stray.fault, strings?.problems);
  const {message, field, at} = problem;
  render(html`${problemView({text: stray.text, field, at, message})}`, note);
  if (note.parentNode !== element.renderRoot) element.renderRoot.prepend(note);
  notes.set(element, note);
  return problem;
}
