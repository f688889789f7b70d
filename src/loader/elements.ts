/** The modules of the elements, so that a page downloads those that it uses. */
import {ELEMENTS} from './element-modules.js';
import {once} from './once.js';

/** Fetches and defines an element, once. Ignores tags of others. */
export const bringElement = (tag: string): Promise<unknown> | undefined =>
  Object.hasOwn(ELEMENTS, tag) ? once(tag, ELEMENTS[tag]) : undefined;
