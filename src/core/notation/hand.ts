import type {Place} from '../situation/place.js';
import type {WinBy} from '../situation/situation.js';
import type {Tile} from '../tiles/tile.js';

/** What a meld is: three in a row, three alike or four alike. */
export type MeldKind = 'chow' | 'pung' | 'kong';

/** A set that has been laid down: 吃, 碰, 明槓, 加槓 or 暗槓. */
export interface Meld {
  readonly kind: MeldKind;
  /** In the order in which they were typed. An added kong's fourth tile is last. */
  readonly tiles: readonly Tile[];
  /** False for a concealed kong (暗槓) alone. */
  readonly open: boolean;
  /** Index in `tiles` of the called tile, the one that lies sideways; absent where the text does not say. */
  readonly called?: number;
  /** 加槓: the fourth tile was added to an exposed pung. */
  readonly added?: boolean;
}

/** A hand as it was typed: nothing sorted, nothing judged. */
export interface Hand {
  /** Tiles held, without the winning tile. */
  readonly tiles: readonly Tile[];
  readonly melds: readonly Meld[];
  /** The tile after `+`. */
  readonly win?: Tile;
  /** Where the text itself says how it came (`ロン6m`, `自摸6m`). */
  readonly by?: WinBy;
  /** Flowers that were typed inside the hand. */
  readonly flowers: readonly Tile[];
}

/** Where each piece of a hand stands in its text, for errors that point at a tile. */
export interface HandPlaces {
  readonly tiles: readonly Place[];
  readonly melds: readonly Place[];
  readonly flowers: readonly Place[];
  readonly win?: Place;
  /** The sign or word before the winning tile. */
  readonly mark?: Place;
}

/** Held tiles, melds and winning tile; no flowers. */
export function allTiles(hand: Hand): Tile[] {
  const tiles = hand.tiles.slice();
  for (const meld of hand.melds) for (const tile of meld.tiles) tiles.push(tile);
  if (hand.win !== undefined) tiles.push(hand.win);
  return tiles;
}
