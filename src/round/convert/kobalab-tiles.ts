/** How 牌譜 of majiang write tiles: `m1` to `s9`, `m0` a red five, `z1`–`z7` honors; and sets: `m1-23`, `p2222`, `s555=5`. */
import {RED, isRed, kindFrom, kindOf, tileName, type Tile} from '../../core/tiles/tile.js';
import {meldIn, meldText} from '../text/tiles.js';
import type {MoveText} from '../record/record.js';
import {placeOf} from './tenhou6-tiles.js';

/** The tile of a suit and a digit; undefined where there is none. */
function tileOf(suit: string, digit: string): Tile | undefined {
  if (digit === '0') return suit === 'z' ? undefined : kindFrom(suit, 5) | RED;
  const kind = kindFrom(suit, Number(digit));
  return kind < 0 ? undefined : kind;
}

/** A discard or a draw: `m5`, `m5_` as drawn, `m5_*` with riichi. */
export interface OneTile {
  readonly tile: Tile;
  readonly asDrawn: boolean;
  readonly riichi: boolean;
}

/** Reads one tile with its marks; undefined for other words. */
export function oneTile(word: string): OneTile | undefined {
  const [, suit, digit, drawn, riichi] = /^([mpsz])(\d)(_?)(\*?)$/.exec(word) ?? [];
  const tile = suit === undefined ? undefined : tileOf(suit, digit);
  return tile === undefined ? undefined : {tile, asDrawn: drawn !== '', riichi: riichi !== ''};
}

/** Reads the tiles of a hand; undefined for other words, and for hands with melds. */
export function tilesOfHand(word: string): readonly Tile[] | undefined {
  if (!/^(?:[mpsz]\d+)+$/.test(word)) return undefined;
  const tiles = [...word.matchAll(/([mpsz])(\d+)/g)].flatMap(([, suit, digits]) =>
    [...digits].map((digit) => tileOf(suit, digit)),
  );
  const known = tiles.filter((tile) => tile !== undefined);
  return known.length === tiles.length ? known : undefined;
}

/** How many places to the right the player of a called tile sits, by the sign behind the tile. */
const TURNS: Readonly<Record<string, number>> = {'+': 1, '=': 2, '-': 3};

/** Reads a set as a move; undefined for what is no set. */
export function setMove(word: string): (MoveText & {readonly turns?: number}) | undefined {
  const [, suit, before, sign, behind] = /^([mpsz])(\d+)([-=+]?)(\d*)$/.exec(word) ?? [];
  if (suit === undefined) return undefined;
  const tiles = [...(before + behind)].map((digit) => tileOf(suit, digit));
  const known = tiles.filter((tile) => tile !== undefined);
  const same = known.every((tile) => kindOf(tile) === kindOf(known[0]));
  if (known.length !== tiles.length || known.length < 3 || known.length > 4) return undefined;
  if (known.length === 4) {
    if (!same) return undefined;
    if (!sign) return {do: 'kong', meld: meldText({kind: 'kong', tiles: known, open: false})};
    // a fourth tile behind the sign was added to a pung
    if (behind) {
      const pung = known.slice(0, 3).sort((a, b) => Number(isRed(a)) - Number(isRed(b)));
      return {
        do: 'kong',
        meld: meldText({kind: 'kong', tiles: [...pung, known[3]], open: true, added: true}),
      };
    }
  }
  const kind = known.length === 4 ? 'kong' : same ? 'pung' : 'chow';
  if (
    !sign ||
    (kind === 'chow' && meldIn(`[${known.map((tile) => tileName(kindOf(tile))).join('')}]`)?.kind !== 'chow')
  )
    return undefined;
  const turns = TURNS[sign];
  const at = before.length - 1;
  const called = kind === 'chow' ? 0 : placeOf(turns, known.length);
  const laid = known.toSpliced(at, 1).toSpliced(called, 0, known[at]);
  return {do: kind, meld: meldText({kind, tiles: laid, open: true, called}), turns};
}
