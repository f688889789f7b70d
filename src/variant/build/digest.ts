/** A short number for what a text says, so that a changed table is noticed. */
import type {Ruleset} from '../../core/game/ruleset.js';
import {pinned} from '../../core/reading/table.js';
import type {Entries} from '../rows/entries.js';
import {fold} from '../names/fold.js';
import type {TextLine} from './lines.js';

/** Text without the differences that make none: width of letters, spaces. */
const plain = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '').toLowerCase();

/** A hash of 53 bits. */
function hash(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}

/** What a row says, in one form. */
const rowText = ({
  name,
  worth,
  unit,
  isEach,
  times,
  isLoose,
  named,
  includes,
  includesOn,
}: TextLine): unknown => [
  fold(name.text),
  typeof worth.value === 'number' ? worth.value : 'case',
  worth.shown,
  unit,
  isEach || times !== undefined,
  isLoose,
  plain(named.says),
  [...includes].sort(),
  [...includesOn].sort(),
];

/** The digest of rules: the same for the same rules, in whatever form they are written. */
export function digestOf(
  {sets}: Ruleset,
  parent: Ruleset | undefined,
  lines: readonly TextLine[],
  entries: Entries,
): string {
  const settings = entries.settings
    .map(({key, value}) => `${key}=${plain(value.text)}`)
    .concat(entries.options.map(({name, value}) => `${name.text}=${plain(value.text)}`))
    .sort();
  return hash(JSON.stringify([sets, lines.map(rowText), settings, parent && pinned(parent, undefined)]));
}
