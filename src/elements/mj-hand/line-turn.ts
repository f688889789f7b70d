/** Where a hand that does not fit in one line begins its second one: lines of even length, and no set or pair in two. */
import {widthOf, type LaidGroup} from '../../art/layout.js';
import {withoutSome} from '../../core/tiles/take-out.js';
import {HONOR, rankOf, suitOf, type Kind, kindOf} from '../../core/tiles/tile.js';

/** The tile that begins the second line: its group, and its place in it. */
export interface LineTurn {
  readonly group: number;
  readonly tile: number;
}

/** @returns undefined where there is no place to break at */
export function lineTurn(groups: readonly LaidGroup[]): LineTurn | undefined {
  const all = groups.map(({tiles}) => tiles);
  const whole = widthOf(all);
  const found = groups.flatMap(({part, tiles}, group) =>
    tiles.flatMap((_, tile) => {
      if (
        !(tile
          ? part === 'held' &&
            mayPart(
              tiles.map((one) => kindOf(one.tile)),
              tile,
            )
          : mayBegin(groups, group))
      )
        return [];
      const before = widthOf([...all.slice(0, group), tiles.slice(0, tile)].filter((one) => one.length));
      return [{group, tile, uneven: Math.abs(whole - 2 * before)}];
    }),
  );
  return found.sort((a, b) => a.uneven - b.uneven).at(0);
}

/** The drawn tile stays with the tiles that are held. */
const mayBegin = (groups: readonly LaidGroup[], at: number): boolean =>
  at > 0 && !(groups[at].part === 'win' && groups[at - 1].part === 'held');

/** Whether tiles that are held may part before one of them. */
function mayPart(kinds: readonly Kind[], at: number): boolean {
  if (!belong(kinds[at - 1], kinds[at])) return true;
  let [start, end] = [at, at];
  while (start > 0 && belong(kinds[start - 1], kinds[start])) start--;
  while (end < kinds.length && (end === at || belong(kinds[end - 1], kinds[end]))) end++;
  return isWhole(kinds.slice(start, at)) && isWhole(kinds.slice(at, end));
}

/** Whether two tiles may be of one set or pair. */
const belong = (a: Kind, b: Kind): boolean =>
  a === b || (a < HONOR && b < HONOR && suitOf(a) === suitOf(b) && Math.abs(rankOf(a) - rankOf(b)) <= 2);

/** Whether tiles of a suit are sets, with a pair or without. */
function isWhole(kinds: readonly Kind[]): boolean {
  const rest = [...kinds].sort((a, b) => a - b);
  return rest.length % 3 === 2
    ? rest.some((kind, i) => rest[i + 1] === kind && areSets(rest.toSpliced(i, 2)))
    : areSets(rest);
}

function areSets(kinds: readonly Kind[]): boolean {
  if (!kinds.length) return true;
  const [first] = kinds;
  const chow =
    first < HONOR && rankOf(first) <= 7 ? withoutSome(kinds, [first, first + 1, first + 2]) : undefined;
  const pung = withoutSome(kinds, [first, first, first]);
  return (chow !== undefined && areSets(chow)) || (pung !== undefined && areSets(pung));
}
