/** Writes drawn sets and tiles in notation. */
import {CHOW} from '../tiles/group.js';
import {kindName, type Kind} from '../tiles/tile.js';
import type {BuiltSet} from './build.js';
import type {Lies} from './deal.js';

/** How many red tiles of each kind may still be written. */
export type Reds = Map<Kind, number>;

/** The kinds of a set's first three tiles; a kong has one more. */
export function firstThreeKinds({type, kind}: Pick<BuiltSet, 'type' | 'kind'>): Kind[] {
  return type === CHOW ? [kind, kind + 1, kind + 2] : [kind, kind, kind];
}

/** A meld in notation, in `[]`, or in `[[]]` if it is concealed. `kong` adds a fourth tile. */
export function drawnMeldText(
  set: Pick<BuiltSet, 'type' | 'kind'> & {readonly lies: Lies},
  kong: boolean,
  reds?: Reds,
): string {
  const kinds = firstThreeKinds(set);
  if (set.lies === 'added') return `[${run(kinds, reds)}+${run([set.kind], reds)}]`;
  if (kong) kinds.push(set.kind);
  return set.lies === 'concealed' ? `[[${run(kinds, reds)}]]` : `[${run(kinds, reds)}]`;
}

/** Tiles of one suit, with one suit letter; red ones are written separately. */
export function run(kinds: readonly Kind[], reds?: Reds): string {
  let text = '';
  let suit = '';
  for (const kind of kinds) {
    const name = kindName(kind);
    const left = reds?.get(kind);
    if (left) {
      reds?.set(kind, left - 1);
      text += `${suit}r${name}`;
      suit = '';
      continue;
    }
    const own = name.slice(1);
    if (own !== suit) text += suit;
    suit = own;
    text += name.charAt(0);
  }
  return text + suit;
}
