/** The winning forms of the page, found by trying everything. Shares nothing with the sources. */

/** `1m` … `9s`, `E` … `C`. */
export type Tile = string;

export interface Group {
  readonly type: 'chow' | 'pung' | 'kong' | 'pair' | 'knitted' | 'single';
  readonly tiles: readonly Tile[];
  /** Whether it was laid down by a call. */
  readonly open: boolean;
  readonly melded: boolean;
}

export interface Arrangement {
  readonly form: 'sets' | 'pairs' | 'orphans' | 'knitted' | 'apart';
  readonly groups: readonly Group[];
}

export const WINDS = ['E', 'S', 'W', 'N'];
export const DRAGONS = ['P', 'F', 'C'];
export const HONORS = [...WINDS, ...DRAGONS];
export const SUITS = ['m', 'p', 's'];
export const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
export const KINDS: readonly Tile[] = [...SUITS.flatMap((s) => NUMBERS.map((n) => `${n}${s}`)), ...HONORS];

/** The place of each kind in {@link KINDS}. */
const PLACE = Object.fromEntries(KINDS.map((kind, i) => [kind, i]));

export const isHonor = (tile: Tile): boolean => tile.length === 1;
export const rank = (tile: Tile): number => (isHonor(tile) ? 0 : Number(tile[0]));
export const suit = (tile: Tile): string => (isHonor(tile) ? 'z' : tile[1]);
export const isOutside = (tile: Tile): boolean => isHonor(tile) || rank(tile) === 1 || rank(tile) === 9;

/** The three tiles of a set by its lowest tile: a chow, or three alike. */
export const setFrom = (low: Tile, chow: boolean): Tile[] =>
  [0, 1, 2].map((n) => (chow && !isHonor(low) ? `${rank(low) + n}${suit(low)}` : low));

export function count(tiles: readonly Tile[], tile: Tile): number {
  let n = 0;
  for (const other of tiles) if (other === tile) n++;
  return n;
}

/** The tiles without some others; undefined if these are not all among them. */
export function without(tiles: readonly Tile[], taken: readonly Tile[]): Tile[] | undefined {
  for (const tile of taken) if (!tiles.includes(tile)) return undefined;
  const rest = [...tiles];
  for (const tile of taken) {
    const at = rest.indexOf(tile);
    if (at < 0) return undefined;
    rest.splice(at, 1);
  }
  return rest;
}

const held = (type: Group['type'], tiles: readonly Tile[]): Group => ({
  type,
  tiles,
  open: false,
  melded: false,
});

/**
 * Whether the numbers allow a split: each suit has a multiple of three tiles, except one with two more; likewise each
 * honor.
 */
function couldSplit(tiles: readonly Tile[]): boolean {
  const totals = new Map<string, number>();
  for (const tile of tiles) {
    const part = isHonor(tile) ? tile : suit(tile);
    totals.set(part, (totals.get(part) ?? 0) + 1);
  }
  let more = 0;
  for (const total of totals.values()) {
    if (total % 3 === 1) return false;
    if (total % 3 === 2) more++;
  }
  return more === 1;
}

const inOrder = (tiles: readonly Tile[]): Tile[] => [...tiles].sort((a, b) => PLACE[a] - PLACE[b]);

/** Every way to split tiles into sets and one pair, each once. */
export const splits = (tiles: readonly Tile[]): Group[][] =>
  couldSplit(tiles) ? splitsOf(inOrder(tiles), false) : [];

/** @param tiles in the order of their kinds */
function splitsOf(tiles: readonly Tile[], paired: boolean): Group[][] {
  if (!tiles.length) return paired ? [[]] : [];
  const [first] = tiles;
  const ways: Group[] = [held('pung', [first, first, first])];
  if (!paired) ways.push(held('pair', [first, first]));
  if (!isHonor(first)) {
    ways.push(
      held(
        'chow',
        [0, 1, 2].map((n) => `${rank(first) + n}${suit(first)}`),
      ),
    );
  }
  return ways.flatMap((group) => {
    const rest = without(tiles, group.tiles);
    return rest ? splitsOf(rest, paired || group.type === 'pair').map((more) => [group, ...more]) : [];
  });
}

/** 147, 258 and 369, assigned to the suits in each of six ways. */
const KNITTED: readonly Tile[][][] = [
  ['m', 'p', 's'],
  ['m', 's', 'p'],
  ['p', 'm', 's'],
  ['p', 's', 'm'],
  ['s', 'm', 'p'],
  ['s', 'p', 'm'],
].map((suits) => suits.map((s, i) => [1, 4, 7].map((n) => `${n + i}${s}`)));
const KNITTED_TILES = KNITTED.map((knitted) => knitted.flat());

const ORPHANS = KINDS.filter(isOutside);

/** Every arrangement of concealed tiles with these melds. */
export function arrangements(tiles: readonly Tile[], melds: readonly Group[]): Arrangement[] {
  const found: Arrangement[] = [];
  const add = (form: Arrangement['form'], groups: readonly Group[]): void => {
    found.push({form, groups: [...melds, ...groups]});
  };
  for (const groups of splits(tiles)) add('sets', groups);
  for (const [i, knitted] of KNITTED.entries()) {
    const rest = melds.length < 2 ? without(tiles, KNITTED_TILES[i]) : undefined;
    for (const groups of rest ? splits(rest) : []) {
      add('knitted', [...knitted.map((three) => held('knitted', three)), ...groups]);
    }
  }
  if (melds.length) return found;
  if (tiles.every((tile) => [2, 4].includes(count(tiles, tile)))) {
    const pairs = KINDS.flatMap((kind) => Array.from({length: count(tiles, kind) / 2}, () => kind));
    add(
      'pairs',
      pairs.map((kind) => held('pair', [kind, kind])),
    );
  }
  const orphans = without(tiles, ORPHANS);
  if (orphans?.length === 1 && ORPHANS.includes(orphans[0])) {
    const singles = ORPHANS.filter((kind) => kind !== orphans[0]).map((kind) => held('single', [kind]));
    add('orphans', [...singles, held('pair', [orphans[0], orphans[0]])]);
  }
  const apart =
    new Set(tiles).size === 14 && KNITTED_TILES.some((k) => tiles.every((t) => isHonor(t) || k.includes(t)));
  if (apart)
    add(
      'apart',
      tiles.map((tile) => held('single', [tile])),
    );
  return found;
}

/**
 * The tiles that the held ones wait for, fifth tiles of a kind included.
 * @param most how many to look for
 */
export function waited(tiles: readonly Tile[], melds: readonly Group[], most = KINDS.length): Tile[] {
  const found: Tile[] = [];
  for (const kind of KINDS) {
    if (found.length === most) break;
    if (arrangements([...tiles, kind], melds).length) found.push(kind);
  }
  return found;
}
