/** What a hidden hand may hold, and what may still be drawn: the tiles of the set that do not lie open. */
import {RED, isRed, kindName, kindOf, tileName, type Kind, type Tile} from '../../core/tiles/tile.js';
import {seenAlike, seenTiles, type At} from '../state/at.js';
import {refuse, type Ruling} from './ruling.js';
import type {RoundRules} from '../state/rules.js';
import {countOf} from '../record/tiles.js';

/** How many tiles of a kind are red; without rules, all may be. */
const redsOf = ({ruleset, reds, copies}: RoundRules, kind: Kind): number =>
  ruleset ? (reds[kindName(kind)] ?? 0) : (copies[kind] ?? 0);

/** Whether these tiles can all be among those that nobody sees. */
export function judgeUnseen({p, rules}: At, tiles: readonly Tile[]): Ruling {
  const seen = seenTiles(rules, p);
  for (const tile of tiles) {
    const kind = kindOf(tile);
    const copies = rules.copies[kind] ?? 0;
    const reds = redsOf(rules, kind);
    if (!copies || (isRed(tile) && !reds)) return refuse('tile-not-in-set', tileName(tile));
    const alike = tiles.filter((other) => other === tile).length;
    const tooMany = seen[kind] + countOf(tiles, kind) > copies;
    if (tooMany || (isRed(tile) && seenAlike(rules, p, tile) + alike > reds))
      return refuse('five-of-a-kind', tileName(tile));
  }
  return undefined;
}

/** `n` plain tiles of a kind and its unseen red ones: what melds of a hidden hand can be made of. */
export function unseenOf({p, rules}: At, kind: Kind, n: number): Tile[] {
  const red = kind | RED;
  const reds = rules.ruleset ? Math.max(0, redsOf(rules, kind) - seenAlike(rules, p, red)) : 0;
  return [...Array<Tile>(n).fill(kind), ...Array<Tile>(reds).fill(red)];
}
