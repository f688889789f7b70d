/**
 * How deep our elements may stand in one another. An element reads all that is inside it, so that in a nest without a
 * bottom every tag would be read as many times as there are elements around it.
 */
import {fault} from '../core/situation/problem.js';

/** How many elements of ours may stand in one another; no page needs more than five. */
export const MOST_NESTED = 50;

/** The fault of an element that stands in too many others. */
export const TOO_DEEP = fault('too-deep', String(MOST_NESTED));

/** Whether a tag counts: it is one of ours, or named as ours are. */
export const isCounted = (localName: string): boolean => localName.startsWith('mj-');

/** How many elements stand in one another down to this one, with it; no more are counted than 2 beyond the bound. */
export function depthOf(element: Element): number {
  let depth = 1;
  for (let at = element.parentElement; at && depth < MOST_NESTED + 2; at = at.parentElement) {
    if (isCounted(at.localName)) depth++;
  }
  return depth;
}
