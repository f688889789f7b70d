/** Plain forms for the second scorer: what a hand holds, and every way to arrange it. */

export interface PlainTile {
  readonly kind: number;
  readonly red: boolean;
}

export interface PlainHand {
  readonly melds: readonly {readonly tiles: readonly PlainTile[]; readonly open: boolean}[];
  readonly held: readonly PlainTile[];
  /** Absent for 流し満貫, as is the way of winning. */
  readonly win?: PlainTile;
  readonly by?: 'discard' | 'self' | 'robbing';
  /** 0 east, 1 south, 2 west. */
  readonly seat: number;
  readonly counters: number;
  readonly gari: readonly PlainTile[];
  readonly indicators: readonly PlainTile[];
  readonly ura: readonly PlainTile[];
  readonly flags: readonly string[];
  /** Whether the discarder is in riichi; undefined if his hand is not given. */
  readonly discarderInRiichi?: boolean;
  readonly house: PlainHouse;
}

export interface PlainHouse {
  /** Whether the values are those of 東天紅サンマ, and four alike are not two pairs. */
  readonly tohtenko: boolean;
  readonly banban: number;
  readonly redDora: string;
  readonly setMultiplied: boolean;
  readonly nogariWithYakuman: boolean;
  readonly yakumanStack: boolean;
  readonly renhou: boolean;
  readonly junchan: number;
  readonly northInTsuuiisou: string;
  readonly doraIndicators: number;
  readonly openRiichiRonYakumanIfRiichi: boolean;
  readonly gariFiveMan: boolean;
}

export interface PlainGroup {
  readonly kinds: readonly number[];
  readonly open: boolean;
}

export const EAST = 27;
export const NORTH = 30;
const ORPHANS = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33];
/** The house rules of the page, and of 東天紅サンマ. */
export const pageHouse = {
  tohtenko: false,
  banban: 2,
  redDora: 'fixed3',
  setMultiplied: true,
  nogariWithYakuman: true,
  yakumanStack: true,
  openRiichiRonYakumanIfRiichi: true,
  renhou: false,
  junchan: 3,
  doraIndicators: 1,
  northInTsuuiisou: 'always',
  gariFiveMan: false,
} as const satisfies PlainHouse;

export const tohtenkoHouse = {
  ...pageHouse,
  tohtenko: true,
  junchan: 5,
  doraIndicators: 2,
  northInTsuuiisou: 'sevenPairs',
} as const satisfies PlainHouse;

export const isGari = (kind: number): boolean => [0, 4, 8, NORTH].includes(kind);
export const isOrphan = (kind: number): boolean => ORPHANS.includes(kind);

export type Shape = 'sets' | 'pairs' | 'orphans';

export interface Form {
  readonly shape: Shape;
  readonly groups: readonly PlainGroup[];
  /** The index of the group with the winning tile. */
  readonly won: number;
}

export function* forms(hand: PlainHand): Generator<Form> {
  const win = hand.win?.kind ?? -1;
  const tiles = [...hand.held.map((tile) => tile.kind), win].sort((a, b) => a - b);
  const melds = hand.melds.map(({tiles: of, open}) => ({kinds: of.map((tile) => tile.kind), open}));
  const placed = function* (shape: Shape, groups: readonly (readonly number[])[]): Generator<Form> {
    for (const [won, kinds] of groups.entries()) {
      if (!kinds.includes(win)) continue;
      const own = groups.map((of, at) => ({
        kinds: of,
        open: at === won && hand.by !== 'self' && of.length === 3 && of[0] === of[1],
      }));
      yield {shape, groups: [...own, ...melds], won};
    }
  };
  for (const groups of splits(tiles, true)) yield* placed('sets', groups);
  if (melds.length || tiles.length !== 14) return;
  const kinds = [...new Set(tiles)];
  const pairs = kinds.flatMap((kind) => {
    const n = tiles.filter((tile) => tile === kind).length;
    if (n === 2) return [[kind, kind]];
    if (n === 4 && !hand.house.tohtenko)
      return [
        [kind, kind],
        [kind, kind],
      ];
    return [];
  });
  if (pairs.length === 7) yield* placed('pairs', pairs);
  if (kinds.length === 13 && kinds.every(isOrphan)) {
    yield* placed(
      'orphans',
      kinds.map((kind) => tiles.filter((tile) => tile === kind)),
    );
  }
}

function* splits(tiles: readonly number[], pairLeft: boolean): Generator<number[][]> {
  if (!tiles.length) {
    if (!pairLeft) yield [];
    return;
  }
  const [first] = tiles;
  const wholes = [[first, first, first]];
  if (pairLeft) wholes.push([first, first]);
  if (first < EAST && first % 9 < 7) wholes.push([first, first + 1, first + 2]);
  for (const whole of wholes) {
    const rest = [...tiles];
    const there = whole.every((kind) => {
      const at = rest.indexOf(kind);
      if (at >= 0) rest.splice(at, 1);
      return at >= 0;
    });
    if (!there) continue;
    for (const others of splits(rest, pairLeft && whole.length !== 2)) yield [whole, ...others];
  }
}
