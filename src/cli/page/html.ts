/** Parses pages as a browser does, up to limits that no written page exceeds. */
import {defaultTreeAdapter, parse, type DefaultTreeAdapterTypes as Tree} from 'parse5';
import {Unreadable} from './unreadable.js';

/** The greatest depth of nesting; browsers stop at 512. */
const MOST_DEEP = 1000;
/** Characters of the longest page that is read. */
export const MOST_LONG = 16_000_000;
/**
 * Length of the shortest tag. Limits the number of elements: elements that are never closed are made anew again and
 * again, so that a page may have more elements than tags.
 */
const TAG = 3;

/** @throws {Unreadable} for a page that is too long, nested too deep, or has too many elements that are never closed */
export function parsePage(source: string): Tree.Document {
  if (source.length > MOST_LONG) throw new Unreadable((says) => says.pageTooLong(MOST_LONG / 1e6));
  const most = source.length / TAG + MOST_DEEP;
  let elements = 0;
  let depth = 0;
  return parse(source, {
    sourceCodeLocationInfo: true,
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement(...described) {
        if (++elements > most) throw new Unreadable((says) => says.tooManyUnclosed);
        return defaultTreeAdapter.createElement(...described);
      },
      onItemPush() {
        if (++depth > MOST_DEEP) throw new Unreadable((says) => says.nestedTooDeep(MOST_DEEP));
      },
      onItemPop() {
        depth--;
      },
    },
  });
}
