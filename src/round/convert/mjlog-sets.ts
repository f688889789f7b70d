/** The sets of logs of tenhou.net: which tiles, which of them was called, and from whom, in sixteen bits. */
import {isRed, kindFrom, tileName, type Tile} from '../../core/tiles/tile.js';
import type {MoveText} from '../record/record.js';
import {meldText} from '../text/tiles.js';
import {placeOf} from './tenhou6-tiles.js';

const CHOW = 0x04;
const PUNG = 0x08;
const ADDED = 0x10;
const NORTH = 0x20;
const COPIES = 4;

/** A set as a move, and how many places to the right the player of the called tile sits; 0 for an own tile. */
export type MjlogSet = MoveText & {readonly turns: number};

/**
 * Reads a set; undefined where it makes no sense.
 * @param tileOf the tile of a number from 0 to 135
 */
export function mjlogSet(bits: number, tileOf: (n: number) => Tile | undefined): MjlogSet | undefined {
  const turns = bits & 3;
  if (bits & CHOW) return chow(bits, turns, tileOf);
  if (bits & (PUNG | ADDED)) return pung(bits, turns, tileOf);
  if (bits & NORTH) return {do: 'out', tile: tileName(kindFrom('z', 4)), turns: 0};
  return kong(bits, turns, tileOf);
}

type TileOf = (n: number) => Tile | undefined;

/** The tiles of numbers; undefined if one of them is none. */
function tilesOf(numbers: readonly number[], tileOf: TileOf): readonly Tile[] | undefined {
  const tiles = numbers.map(tileOf).filter((tile) => tile !== undefined);
  return tiles.length === numbers.length ? tiles : undefined;
}

function chow(bits: number, turns: number, tileOf: TileOf): MjlogSet | undefined {
  const packed = bits >> 10;
  const order = Math.floor(packed / 3);
  const first = Math.floor(order / 7) * 9 + (order % 7);
  const numbers = [0, 1, 2].map((i) => COPIES * (first + i) + ((bits >> (3 + 2 * i)) & 3));
  const tiles = first < 27 ? tilesOf(numbers, tileOf) : undefined;
  const called = tiles?.[packed % 3];
  if (!tiles || called === undefined) return undefined;
  const laid = [called, ...tiles.toSpliced(packed % 3, 1)];
  return {do: 'chow', meld: meldText({kind: 'chow', tiles: laid, open: true, called: 0}), turns};
}

function pung(bits: number, turns: number, tileOf: TileOf): MjlogSet | undefined {
  const packed = bits >> 9;
  const kind = Math.floor(packed / 3);
  const other = (bits >> 5) & 3;
  const numbers = [0, 1, 2, 3].filter((n) => n !== other).map((n) => COPIES * kind + n);
  const tiles = tilesOf(numbers, tileOf);
  const fourth = tileOf(COPIES * kind + other);
  if (!tiles || fourth === undefined) return undefined;
  if (bits & ADDED) {
    const laid = [...tiles].sort((a, b) => Number(isRed(a)) - Number(isRed(b)));
    const meld = {kind: 'kong', tiles: [...laid, fourth], open: true, added: true} as const;
    return {do: 'kong', meld: meldText(meld), turns: 0};
  }
  return called('pung', tiles, packed % 3, turns);
}

function kong(bits: number, turns: number, tileOf: TileOf): MjlogSet | undefined {
  const n = bits >> 8;
  const kind = Math.floor(n / COPIES);
  const tiles = tilesOf(
    [0, 1, 2, 3].map((i) => COPIES * kind + i),
    tileOf,
  );
  if (!tiles) return undefined;
  if (turns) return called('kong', tiles, n % COPIES, turns);
  return {do: 'kong', meld: meldText({kind: 'kong', tiles, open: false}), turns: 0};
}

/** A set with the called tile where it tells whose it was. */
function called(
  kind: 'pung' | 'kong',
  tiles: readonly Tile[],
  index: number,
  turns: number,
): MjlogSet | undefined {
  if (!turns) return undefined;
  const place = placeOf(turns, tiles.length);
  const laid = tiles.toSpliced(index, 1).toSpliced(place, 0, tiles[index]);
  return {do: kind, meld: meldText({kind, tiles: laid, open: true, called: place}), turns};
}
