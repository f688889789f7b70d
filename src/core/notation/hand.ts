import type {Place} from '../situation/place.js';
import type {WinBy} from '../situation/situation.js';
import type {Tile} from '../tiles/tile.js';

/** The form of a meld: three in a row, three alike or four alike. */
export type MeldKind = 'chow' | 'pung' | 'kong';

/** A meld: 吃, 碰, 明槓, 加槓 or 暗槓. */
export interface Meld {
  readonly kind: MeldKind;
  /** The tiles in the order in which they were written. An added kong's fourth tile is last. */
  readonly tiles: readonly Tile[];
  /** False only for a concealed kong (暗槓). */
  readonly open: boolean;
  /** The index in `tiles` of the called tile, which lies sideways; absent if the text does not say. */
  readonly called?: number;
  /** 加槓: the fourth tile was added to a melded pung. */
  readonly added?: boolean;
}

/** A hand as it was written: neither sorted nor checked. */
export interface Hand {
  /** Tiles held, without the winning tile. */
  readonly tiles: readonly Tile[];
  readonly melds: readonly Meld[];
  /** The tile after `+`. */
  readonly win?: Tile;
  /** How the winning tile came, if the text itself says so (`ロン6m`, `自摸6m`). */
  readonly by?: WinBy;
  /** Flowers written inside the hand. */
  readonly flowers: readonly Tile[];
}

/** The places of a hand's pieces in its text, so that a fault can point at a tile. */
export interface HandPlaces {
  readonly tiles: readonly Place[];
  readonly melds: readonly Place[];
  readonly flowers: readonly Place[];
  readonly win?: Place;
  /** The sign or word before the winning tile. */
  readonly mark?: Place;
}

/** A hand without tiles. */
export const NO_HAND: Hand = {tiles: [], melds: [], flowers: []};

/** The hand with the last of its tiles as the winning one; undefined for a hand without tiles. */
export function withLastAsWin(hand: Hand): Hand | undefined {
  const win = hand.tiles.at(-1);
  return win === undefined ? undefined : {...hand, tiles: hand.tiles.slice(0, -1), win};
}

/** The hand before its winning tile came. */
export const withoutWin = ({win: _, by: __, ...hand}: Hand): Hand => hand;

/** All tiles of a hand: held, melds and winning tile, without flowers. */
export function allTiles(hand: Hand): Tile[] {
  const tiles = hand.tiles.slice();
  for (const meld of hand.melds) for (const tile of meld.tiles) tiles.push(tile);
  if (hand.win !== undefined) tiles.push(hand.win);
  return tiles;
}
