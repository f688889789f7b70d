/** Looks for code fences and shortcodes on a page; their reader is fetched only where there are any. */
import {isElement} from '../controllers/node-kind.js';
import type {WatchedRoot} from './follow.js';
import {LANGUAGES} from './languages.js';

/** A code fence; some highlighters name the language on a block around the code. */
export const FENCE = `:is(code, pre, div):is(${LANGUAGES.map((name) => `.language-${name}, .lang-${name}`).join()})`;

/** Whether a part of a page may hold a code fence or a shortcode. */
export function mayHoldTexts(root: WatchedRoot | Element): boolean {
  if (root.querySelector(FENCE) || (isElement(root) && root.matches(FENCE))) return true;
  const around = 'body' in root ? root.body : root;
  return around?.textContent.includes('[mj') ?? false;
}
