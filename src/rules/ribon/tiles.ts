/**
 * The tiles: which are in the set, which are ガリ, and what an indicator points at (RB-3, RB-4, RB-14 to RB-18, RB-20).
 */
import {HONOR, KINDS, WHITE, isRed, kindOf, type Kind, type Tile} from '../../core/tiles/tile.js';
import type {RibonOptions} from './options.js';
import type {TileSet} from '../../core/tiles/tile-set.js';

const ONE_MAN = 0;
const FIVE_MAN = 4;
const NINE_MAN = 8;
/** 北, one of the ガリ. */
export const NORTH = HONOR + 3;
/** The kind of 1p. */
export const FIRST_PIN = 9;

/** The kinds of ガリ: 1m, 9m and 北, and 5m, which only the set of 112 tiles has. */
export const GARI_KINDS: readonly Kind[] = [ONE_MAN, FIVE_MAN, NINE_MAN, NORTH];

/** Whether tiles of a kind can be set aside as ガリ. */
export const isGari = (kind: Kind): boolean => GARI_KINDS.includes(kind);

/** The tile set: 108 tiles, or 112 with 5m, one of them red (RB-3, RB-§6). */
export function tileSet({gariFiveMan, redTiles}: RibonOptions): TileSet {
  const has = (kind: Kind): boolean =>
    kind >= FIRST_PIN || kind === ONE_MAN || kind === NINE_MAN || (kind === FIVE_MAN && gariFiveMan);
  return {
    copies: [...Array(KINDS).keys()].map((kind) => (has(kind) ? 4 : 0)),
    flowers: false,
    reds: gariFiveMan ? {...redTiles, '5m': 1} : redTiles,
  };
}

/** The kind that an indicator points at: 9→1, 東南西 and 白發中 in a ring; -1 for a ガリ or a red tile (RB-15 to RB-17). */
export function doraOf(indicator: Tile): Kind {
  const kind = kindOf(indicator);
  if (isRed(indicator) || isGari(kind)) return -1;
  const [start, length] = kind < HONOR ? [kind - (kind % 9), 9] : kind < WHITE ? [HONOR, 3] : [WHITE, 3];
  return start + ((kind - start + 1) % length);
}

/** What an indicator adds to the multiplier of ガリ: ガリ倍 1, ガリトリ 2 (RB-16, RB-17, RB-23). */
export const multiplies = (indicator: Tile): number =>
  isRed(indicator) ? 2 : isGari(kindOf(indicator)) ? 1 : 0;
