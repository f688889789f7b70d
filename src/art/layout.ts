/** The place of each tile of a hand. */
import type {ConcealedKong} from '../core/game/concealed-kong.js';
import {FACE_DOWN, type Kind, type Tile} from '../core/tiles/tile.js';
import type {Hand, Meld} from '../core/notation/hand.js';

/** Which tiles of a concealed kong lie face down. */
const FACE_DOWN_AT: Readonly<Record<ConcealedKong, readonly number[]>> = {
  outer: [0, 3],
  inner: [1, 2],
  three: [0, 1, 2],
  all: [0, 1, 2, 3],
  none: [],
};

/** One tile in its place. `at` is its index among all tiles: held, then melds, then the winning tile. */
export interface Laid {
  readonly tile: Tile;
  readonly at: number;
  readonly sideways?: boolean;
  /** 暗槓 that is shown: it stands before its owner, and the edge of its back is seen. */
  readonly standing?: boolean;
  /** 加槓: the fourth tile, which lies on this tile. */
  readonly added?: Laid;
}

/** Tiles that lie together. */
export interface LaidGroup {
  readonly part: 'meld' | 'held' | 'set' | 'win' | 'flowers';
  readonly tiles: readonly Laid[];
  readonly meld?: Meld;
}

/** Widths, in tiles. */
const SIDEWAYS = 4 / 3;
const STACKED = 8 / 9;
/** The gap between two groups, in tiles. */
export const GROUP_GAP = 0.45;
const TILE_GAP = 0.045;

/** Held tiles in their order, or sorted by kind with wild ones first. */
export function layHeld(hand: Hand, sorted: boolean, wild: readonly Kind[] = []): Laid[] {
  const laid = hand.tiles.map((tile, at) => ({tile, at}));
  const rank = (tile: Tile) => (wild.includes(tile & 63) ? -1 : tile & 63);
  return sorted ? laid.sort((a, b) => rank(a.tile) - rank(b.tile) || a.tile - b.tile) : laid;
}

/** @param first the index of the meld's first tile among all tiles */
function layMeld(
  meld: Meld,
  first: number,
  {concealedKong, tellsCalled = false}: Omit<LayOptions, 'sort'>,
): Laid[] {
  const laid = meld.tiles.map((tile, i) => ({tile, at: first + i}));
  if (!meld.open) {
    const hides = FACE_DOWN_AT[concealedKong];
    // with no tile face down, it would look like one that was called
    const standing = !hides.length;
    return laid.map((one, i) =>
      hides.includes(i) ? {...one, tile: FACE_DOWN} : standing ? {...one, standing} : one,
    );
  }
  if (tellsCalled && isCalledUnknown(meld)) return laid;
  // where the text does not say which tile was called, the first one lies on its side: it is seen that the set was called
  const {called = 0} = meld;
  if (!meld.added) return laid.map((one, i) => ({...one, sideways: i === called}));
  const added = {...laid[3], sideways: true};
  return laid.slice(0, 3).map((one, i) => (i === called ? {...one, sideways: true, added} : one));
}

/** The index of the winning tile among all tiles. */
export const sizeWithoutWin = (hand: Hand): number =>
  hand.melds.reduce((n, meld) => n + meld.tiles.length, hand.tiles.length);

/** Lays out the melds in their order; the tiles held are numbered first, then these. */
export function layMelds(hand: Hand, options: Omit<LayOptions, 'sort'>): LaidGroup[] {
  let first = hand.tiles.length;
  return hand.melds.map((meld) => {
    const tiles = layMeld(meld, first, options);
    first += meld.tiles.length;
    return {part: 'meld', tiles, meld};
  });
}

/** The winning tile, numbered after all others; empty for a hand without one. */
export function layWin(hand: Hand): Laid[] {
  return hand.win === undefined ? [] : [{tile: hand.win, at: sizeWithoutWin(hand)}];
}

/** Flowers typed in the hand have no index among its tiles. */
export const layFlowers = (hand: Hand): Laid[] => hand.flowers.map((tile) => ({tile, at: NaN}));

/** How a hand is laid. */
export interface LayOptions {
  readonly sort: boolean;
  readonly concealedKong: ConcealedKong;
  /** Whether a word tells that a set was called: no tile is then turned in a set whose text does not say which tile was called. */
  readonly tellsCalled?: boolean | undefined;
}

/** Whether a set was called, and the text does not say which tile. A tile that was added lies on the called one. */
export const isCalledUnknown = ({open, added, called}: Meld): boolean =>
  open && !added && called === undefined;

/** Melds, the tiles held, the winning tile, and flowers that were typed with them. */
export function layHand(hand: Hand, options: LayOptions, wild: readonly Kind[] = []): LaidGroup[] {
  const groups: LaidGroup[] = [
    ...layMelds(hand, options),
    {part: 'held', tiles: layHeld(hand, options.sort, wild)},
    {part: 'win', tiles: layWin(hand)},
    {part: 'flowers', tiles: layFlowers(hand)},
  ];
  return groups.filter((group) => group.tiles.length);
}

/** The width of groups side by side, in tiles. */
export function widthOf(groups: readonly (readonly Laid[])[]): number {
  const width = ({sideways, added}: Laid) => (added ? STACKED : sideways ? SIDEWAYS : 1) + TILE_GAP;
  const tiles = groups.flat().reduce((sum, laid) => sum + width(laid), 0);
  return tiles + GROUP_GAP * Math.max(0, groups.length - 1);
}

/** Where the second line of a hand in two lines begins. */
export const halfOf = (sets: readonly unknown[]): number => Math.ceil(sets.length / 2);

/** The width of sets in two lines that share their columns, in tiles. */
export function widthOfHalf(sets: readonly (readonly Laid[])[]): number {
  const turn = halfOf(sets);
  const width = (set: readonly Laid[] = []) => widthOf([set]);
  return widthOf(
    sets.slice(0, turn).map((set, at) => (width(set) < width(sets[at + turn]) ? sets[at + turn] : set)),
  );
}

/** The tiles in the sets that they will stand in, as far as it is known before there is a result: melds, then threes and a pair. */
export function inThrees(groups: readonly LaidGroup[]): (readonly Laid[])[] {
  const isMeld = ({part}: LaidGroup) => part === 'meld';
  const others = groups.filter((group) => !isMeld(group)).flatMap(({tiles}) => tiles);
  const threes = others.flatMap((_, at) => (at % 3 ? [] : [others.slice(at, at + 3)]));
  return [...groups.filter(isMeld).map(({tiles}) => tiles), ...threes];
}

/** The least room that the line of a large hand leaves for its total, in letters' heights: it is not known at first. */
export const TOTAL_ROOM = 8;
