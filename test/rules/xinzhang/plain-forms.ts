/** How tiles are complete: sets and a pair, 八對半, 十六不搭; plain and slow, for the second scorer. */

export const isHonor = (kind: number): boolean => kind >= 27;

/** Puts the first tile into a pair, a triplet or a chow, and goes on with the rest. */
export function* splits(tiles: readonly number[], sets: number, pair: boolean): Generator<number[][]> {
  if (tiles.length === 0) {
    if (sets === 0 && !pair) yield [];
    return;
  }
  const [first] = tiles;
  const groups = [[first, first, first]];
  if (pair) groups.push([first, first]);
  if (first < 27 && first % 9 < 7) groups.push([first, first + 1, first + 2]);
  for (const kinds of groups) {
    const rest = without(tiles, kinds);
    const paired = kinds.length === 2;
    if (!rest || (!paired && sets === 0)) continue;
    for (const others of splits(rest, paired ? sets : sets - 1, pair && !paired)) yield [kinds, ...others];
  }
}

function without(tiles: readonly number[], kinds: readonly number[]): number[] | undefined {
  const rest = [...tiles];
  for (const kind of kinds) {
    const at = rest.indexOf(kind);
    if (at < 0) return undefined;
    rest.splice(at, 1);
  }
  return rest;
}

export const countOf = (tiles: readonly number[], kind: number): number =>
  tiles.filter((tile) => tile === kind).length;

/** 八對半: exactly one kind occurs three times, all others twice or four times. */
export function pairsAndTriplet(tiles: readonly number[]): number[][] | undefined {
  const groups: number[][] = [];
  for (const kind of new Set(tiles)) {
    const n = countOf(tiles, kind);
    if (n === 1) return undefined;
    if (n === 3) groups.push([kind, kind, kind]);
    else for (let i = 0; i < n; i += 2) groups.push([kind, kind]);
  }
  return groups.filter((group) => group.length === 3).length === 1 && groups.length === 8
    ? groups
    : undefined;
}

const APART = ['147', '148', '149', '158', '159', '169', '258', '259', '269', '369'];

export const ranksOf = (tiles: readonly number[], suit: number): string =>
  [...new Set(tiles)]
    .filter((kind) => kind < 27 && Math.floor(kind / 9) === suit)
    .map((kind) => (kind % 9) + 1)
    .join('');

/** 十六不搭: sixteen different tiles, with all honors among them. */
export function unrelated(tiles: readonly number[]): number[][] | undefined {
  const kinds = [...new Set(tiles)];
  if (kinds.length !== 16 || kinds.filter(isHonor).length !== 7) return undefined;
  if (![0, 1, 2].every((suit) => APART.includes(ranksOf(tiles, suit)))) return undefined;
  return kinds.map((kind) => tiles.filter((tile) => tile === kind));
}

/**
 * Whether the numbers allow a split: each suit has a multiple of three tiles, except one with two more; likewise each
 * honor.
 */
function couldSplit(tiles: readonly number[]): boolean {
  const totals = new Map<number, number>();
  for (const tile of tiles) {
    const part = tile < 27 ? Math.floor(tile / 9) : tile;
    totals.set(part, (totals.get(part) ?? 0) + 1);
  }
  const over = [...totals.values()].map((n) => n % 3).filter((n) => n !== 0);
  return over.length === 1 && over[0] === 2;
}

/** Whether tiles of these counts are a win, whatever its value. */
export function isComplete(tiles: readonly number[], melds: number, special: boolean): boolean {
  const sorted = [...tiles].sort((a, b) => a - b);
  if (couldSplit(tiles)) for (const _ of splits(sorted, 5 - melds, true)) return true;
  return special && melds === 0 && (pairsAndTriplet(sorted) ?? unrelated(sorted)) !== undefined;
}
