/**
 * Reports a word or number that an attribute does not take; the element is drawn all the same. Fetched where there is
 * such a word.
 */
import {html, render} from 'lit';
import {explainFault, notAmong, notWhole, type Problem} from '../../core/situation/problem.js';
import type {Strings} from '../../locales/index.js';
import type {Stray} from '../meta.js';
import {problemView} from './problem-view.js';
import {unhidden} from '../../controllers/unhidden.js';

/** The message of each element, above everything that it draws itself. */
const notes = new WeakMap<Element, HTMLElement>();

/**
 * Shows an unknown word above an element; without one, removes what was shown.
 * @returns the message; undefined where nothing is wrong
 */
export function tellStray(
  element: Element & {readonly renderRoot: HTMLElement | DocumentFragment},
  stray: Stray | undefined,
  strings: Strings | undefined,
): Problem | undefined {
  const note = notes.get(element) ?? unhidden(document, 'createElement')('div');
  if (!stray) {
    note.remove();
    return undefined;
  }
  const {name, text, word, start, words} = stray;
  const place = {start, end: start + word.length};
  const found = words ? notAmong(word, name, words, place) : notWhole(word, name, place);
  const problem = explainFault(found, strings?.problems);
  const {message, field, at} = problem;
  render(html`${problemView({text, field, at, message})}`, note);
  if (note.parentNode !== element.renderRoot) element.renderRoot.prepend(note);
  notes.set(element, note);
  return problem;
}
