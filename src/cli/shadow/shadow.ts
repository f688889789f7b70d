/** The declared shadow root of an element on a page; empty where the element shows nothing of its own. */
import type {FoundElement} from '../page/found.js';
import type {OnPage} from '../fallback/fallback.js';
import {fallbackOf} from '../fallback/fallbacks.js';
import {NOTHING, type Markup} from '../../share/markup.js';
import {rootMarkup} from './ssr.js';

/** @param page the element's surroundings, with the scored hand that it shows */
export async function drawnRoot(found: FoundElement, page: OnPage): Promise<Markup> {
  const root = await fallbackOf(found.tag)?.root?.(found, page);
  return root ? rootMarkup(root) : NOTHING;
}
