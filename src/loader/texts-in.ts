/** Looks for code fences and shortcodes on a page; their reader is fetched only where there are any. */
import {isDocument, isElement} from '../controllers/node-kind.js';
import {unhidden} from '../controllers/unhidden.js';
import type {WatchedRoot} from './follow.js';

/** What may be a code fence of ours. */
export const FENCE =
  ':is(code, pre, div, figure):is([class*="mj"], [data-language^="mj"], [data-lang^="mj"])';

/** Whether a part of a page may hold a code fence or a shortcode. */
export function mayHoldTexts(root: WatchedRoot | Element): boolean {
  if (unhidden(root, 'querySelector')(FENCE) || (isElement(root) && unhidden(root, 'matches')(FENCE)))
    return true;
  const around = isDocument(root) ? unhidden(root, 'body') : root;
  return unhidden(around, 'textContent')?.includes('[mj') ?? false;
}
