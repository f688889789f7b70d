/** Sets as logs tell them: their tiles, and from whom one of them was called. */
import {HONOR, isRed, kindOf, suitOf, type Tile} from '../../core/tiles/tile.js';
import type {MeldKind} from '../../core/notation/hand.js';
import type {MoveText} from '../record/record.js';
import {placeOfCalled} from '../state/called-from.js';
import {meldText} from '../text/tiles.js';

/** Whether tiles are a set of a kind: three in a row of one suit, or all alike. */
export function isSet(kind: MeldKind, tiles: readonly Tile[]): boolean {
  const [first, ...more] = tiles.map(kindOf).sort((a, b) => a - b);
  if (kind !== 'chow') return more.every((one) => one === first);
  const last = first + more.length;
  return last < HONOR && suitOf(first) === suitOf(last) && more.every((one, i) => one === first + i + 1);
}

/**
 * A set with a tile of another player.
 * @param turns how many places to the right that player sits; nothing follows from it in a chow
 */
export function calledSet(kind: MeldKind, tile: Tile, own: readonly Tile[], turns = 3): MoveText {
  const called = kind === 'chow' ? 0 : placeOfCalled(turns, own.length + 1);
  return {do: kind, meld: meldText({kind, tiles: own.toSpliced(called, 0, tile), open: true, called})};
}

/** A kong of four tiles of one's own. */
export const concealedKong = (tiles: readonly Tile[]): MoveText => ({
  do: 'kong',
  meld: meldText({kind: 'kong', tiles, open: false}),
});

/** A pung with a fourth tile, which stands last; a red five stands last in the pung. */
export function addedKong(pung: readonly Tile[], fourth: Tile): MoveText {
  const three = pung.toSorted((a, b) => Number(isRed(a)) - Number(isRed(b)));
  return {do: 'kong', meld: meldText({kind: 'kong', tiles: [...three, fourth], open: true, added: true})};
}

/**
 * A set with the tile that lies open, where a log names only one of its tiles; undefined where these are no set.
 * @param tile the middle one of a chow, any of another set
 */
export function claimOf(kind: MeldKind, tile: Tile, open: Tile | undefined): MoveText | undefined {
  if (open === undefined) return undefined;
  const row = [tile - 1, tile, tile + 1];
  const tiles = kind === 'chow' ? row : Array<Tile>(kind === 'pung' ? 3 : 4).fill(tile);
  const at = tiles.indexOf(open);
  return at >= 0 && isSet(kind, tiles) ? calledSet(kind, open, tiles.toSpliced(at, 1)) : undefined;
}
