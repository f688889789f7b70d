/** Finds the addresses for an example's code, and the forms in which it is offered. */
import {unhidden} from '../../controllers/unhidden.js';
import type {Target} from '../../share/targets.js';

/** Makes an address absolute: the code is pasted into other pages, where a relative one would lead elsewhere. */
export const absolute = (address = ''): string =>
  address && URL.canParse(address, unhidden(document, 'baseURI'))
    ? new URL(address, unhidden(document, 'baseURI')).href
    : '';

/** The forms that are named; by default all, with an iframe only where its page has an address. */
export function offeredOf<T extends Target>(
  all: readonly T[],
  targets?: string,
  base?: string,
): readonly T[] {
  if (!targets) return all.filter((target) => target !== 'iframe' || base);
  const named = targets.split(/[\s,]+/);
  return all.filter((target) => named.includes(target));
}
