/** Where the code for an example leads, and in which forms it is offered. */
import type {Target} from '../../share/targets.js';

/** The code is pasted into other pages, where an address of this one would lead elsewhere. */
export const absolute = (address = ''): string =>
  address && URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI).href : '';

/** The forms that are named; all by default, but an iframe only where there is a page for it. */
export function offeredOf<T extends Target>(
  all: readonly T[],
  targets?: string,
  base?: string,
): readonly T[] {
  if (!targets) return all.filter((target) => target !== 'iframe' || base);
  const named = targets.split(/[\s,]+/);
  return all.filter((target) => named.includes(target));
}
