/** How tiles make five sets and a pair; plain and slow, for the second scorer. */

export interface PlainGroup {
  readonly kinds: readonly number[];
  readonly shape: 'chow' | 'pung' | 'pair';
  readonly shown: boolean;
  readonly called: boolean;
}

/** Puts the first tile into a pair, a triplet or a chow, and goes on with the rest. */
export function* arrangements(tiles: readonly number[], pairLeft: boolean): Generator<PlainGroup[]> {
  if (tiles.length === 0) {
    if (!pairLeft) yield [];
    return;
  }
  const first = tiles[0];
  const wholes: [number[], PlainGroup['shape']][] = [[[first, first, first], 'pung']];
  if (pairLeft) wholes.push([[first, first], 'pair']);
  if (first < 27 && first % 9 < 7) wholes.push([[first, first + 1, first + 2], 'chow']);
  for (const [kinds, shape] of wholes) {
    const rest = [...tiles];
    const found = kinds.every((kind) => {
      const at = rest.indexOf(kind);
      if (at >= 0) rest.splice(at, 1);
      return at >= 0;
    });
    if (!found) continue;
    for (const others of arrangements(rest, pairLeft && shape !== 'pair')) {
      yield [{kinds, shape, shown: false, called: false}, ...others];
    }
  }
}

/**
 * Whether the numbers allow a split: each suit has a multiple of three tiles, except one with two more; likewise each
 * honor.
 */
function couldSplit(tiles: readonly number[]): boolean {
  const totals = new Uint8Array(34);
  for (const tile of tiles) totals[tile < 27 ? Math.floor(tile / 9) : tile]++;
  let pairs = 0;
  for (const total of totals) {
    if (total % 3 === 1) return false;
    if (total % 3 === 2) pairs++;
  }
  return pairs === 1;
}

export function isComplete(tiles: readonly number[]): boolean {
  if (!couldSplit(tiles)) return false;
  for (const _ of arrangements(
    [...tiles].sort((a, b) => a - b),
    true,
  ))
    return true;
  return false;
}

/** The kinds that complete the held tiles by form. */
export const plainWaits = (held: readonly number[]): number[] =>
  Array.from({length: 34}, (_, kind) => kind).filter((kind) => isComplete([...held, kind]));
