/** How tiles and 財神 make sets and a pair; plain and slow, for the second scorer. */

export const WHITE = 31;
export const KINDS: readonly number[] = Array.from({length: 34}, (_, kind) => kind);

export interface PlainGroup {
  readonly kinds: readonly number[];
  /** For each tile, whether a 財神 stands for it; absent if this is not known. */
  readonly wild?: readonly boolean[];
  readonly open: boolean;
  readonly pair: boolean;
}

export const ascending = (a: number, b: number): number => a - b;

/** The ways to read held tiles: some 白 stand for the kind of the 財神, and are not 財神 themselves. */
export function readingsOf(held: readonly number[], wild: number): {tiles: number[]; wilds: number}[] {
  const whites = wild === WHITE ? 0 : held.filter((kind) => kind === WHITE).length;
  const others = held.filter((kind) => kind !== wild && (kind !== WHITE || wild === WHITE));
  return Array.from({length: whites + 1}, (_, stand) => ({
    tiles: [...others, ...Array<number>(whites - stand).fill(WHITE), ...Array<number>(stand).fill(wild)].sort(
      ascending,
    ),
    wilds: held.length - others.length - whites,
  }));
}

export function isWhole(tiles: readonly number[], wilds: number, paired: boolean): boolean {
  for (const _ of arrangements(tiles, wilds, paired)) return true;
  return false;
}

/** All ways to make sets, and a pair if wanted, of sorted tiles and a number of 財神. */
export function* arrangements(
  tiles: readonly number[],
  wilds: number,
  paired: boolean,
): Generator<readonly PlainGroup[]> {
  if (!tiles.length) {
    yield* ofWilds(wilds, paired);
    return;
  }
  const [first] = tiles;
  for (const kinds of wholesWith(first, paired)) {
    const pair = kinds.length === 2;
    for (const {wild, rest, left} of fillings(kinds, first, tiles, wilds)) {
      for (const others of arrangements(rest, left, paired && !pair))
        yield [{kinds, wild, open: false, pair}, ...others];
    }
  }
}

/** The sets that contain a kind, and the pair of it. */
function wholesWith(kind: number, paired: boolean): number[][] {
  const wholes = [[kind, kind, kind]];
  if (paired) wholes.push([kind, kind]);
  for (let low = kind - 2; low <= kind; low++) {
    const sameSuit = low >= 0 && kind < 27 && Math.floor(low / 9) === Math.floor(kind / 9);
    if (sameSuit && low % 9 < 7) wholes.push([low, low + 1, low + 2]);
  }
  return wholes;
}

interface Filling {
  readonly wild: readonly boolean[];
  readonly rest: readonly number[];
  /** The number of 財神 left. */
  readonly left: number;
}

/** The ways to lay a set or pair from the tiles, the first of them included, and from 財神. */
function fillings(
  kinds: readonly number[],
  first: number,
  tiles: readonly number[],
  wilds: number,
): Filling[] {
  let found: Filling[] = [{wild: [], rest: tiles, left: wilds}];
  for (const [at, kind] of kinds.entries()) {
    found = found.flatMap(({wild, rest, left}) => {
      const more: Filling[] = [];
      const place = rest.indexOf(kind);
      // among tiles alike, the 財神 come last
      const mayBeReal = place >= 0 && !(kinds[0] === kinds[1] && wild.includes(true));
      if (mayBeReal)
        more.push({wild: [...wild, false], rest: [...rest.slice(0, place), ...rest.slice(place + 1)], left});
      const mustBeReal = kind === first && kinds.indexOf(kind) === at;
      if (left && !mustBeReal) more.push({wild: [...wild, true], rest, left: left - 1});
      return more;
    });
  }
  return found;
}

/** Groups made only of 財神, which may be of any kind. */
function* ofWilds(wilds: number, paired: boolean): Generator<readonly PlainGroup[]> {
  if (!wilds) {
    if (!paired) yield [];
    return;
  }
  const wholes = KINDS.flatMap((kind) => [
    ...(paired ? [[kind, kind]] : []),
    [kind, kind, kind],
    ...(kind < 27 && kind % 9 < 7 ? [[kind, kind + 1, kind + 2]] : []),
  ]);
  for (const kinds of wholes) {
    if (kinds.length > wilds) continue;
    const pair = kinds.length === 2;
    for (const others of ofWilds(wilds - kinds.length, paired && !pair))
      yield [{kinds, wild: kinds.map(() => true), open: false, pair}, ...others];
  }
}
