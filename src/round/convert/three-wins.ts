/** Three players who win on one tile, which draws a hand of riichi mahjong: not every log says so in words. */
import {waitsByForm} from '../../core/arranging/waits-by-form.js';
import {sevenPairs} from '../../core/shapes/seven-pairs.js';
import {thirteenOrphans} from '../../core/shapes/thirteen-orphans.js';
import {SEATS, type Seat} from '../../core/situation/situation.js';
import {HONOR, KINDS, kindOf, type Kind, type Tile} from '../../core/tiles/tile.js';
import type {RecordMove} from '../record/record.js';
import {meldIn, tileIn} from '../text/tiles.js';
import {drawBy} from './draw-names.js';
import {TilesShown, type TileOfSeat} from './tiles-shown.js';

const PLAYERS = 4;

/** Whether a log says that a hand was drawn because three players have won at once. */
export const isThreeWins = (word: string | undefined): boolean =>
  word !== undefined && drawBy(word) === 'threeWins';

/** The draws before a deal that leaves the dealer thirteen tiles, in the rules for four players. */
export const DRAWS = 70;

/**
 * The moves of a hand, with three wins in place of an end that nothing else explains: there are tiles left to draw, and
 * the last discard completes the hands of the three other players.
 * @param dealt the tiles that each seat is dealt; undefined for a hidden hand, which may be complete
 */
export function withThreeWins(
  moves: readonly RecordMove[],
  dealt: (seat: Seat) => readonly Tile[] | undefined,
): readonly RecordMove[] {
  const [last, end] = moves.slice(-2);
  const before = moves.slice(0, -1);
  if (end?.do !== 'end' || end.note !== undefined || last?.do !== 'discard' || isDrawnOtherwise(before))
    return moves;
  const others = SEATS.filter((seat) => seat !== last.seat);
  const tile = thrownIn(before).at(-1)?.tile;
  if (tile === undefined || !others.every((seat) => waitsFor(dealt(seat), seat, before, kindOf(tile))))
    return moves;
  return [...before, ...others.map((seat) => ({seat, do: 'win' as const}))];
}

/** Whether the wall is used up, or the moves are another reason for a draw: four riichi, four kongs, four winds. */
function isDrawnOtherwise(moves: readonly RecordMove[]): boolean {
  const count = (name: RecordMove['do']): number => moves.filter((move) => move.do === name).length;
  const isUsedUp = count('draw') >= DRAWS;
  return isUsedUp || count('riichi') >= PLAYERS || count('kong') >= PLAYERS || areFourWinds(moves);
}

/** Whether each player has drawn and discarded the same wind, and nothing else was done. */
function areFourWinds(moves: readonly RecordMove[]): boolean {
  const tiles = thrownIn(moves).map(({tile}) => tile);
  const called = moves.some(({meld}) => meldIn(meld));
  const [first] = tiles;
  const isWind = first !== undefined && kindOf(first) >= HONOR && kindOf(first) < HONOR + PLAYERS;
  return isWind && !called && tiles.length === PLAYERS && tiles.every((tile) => tile === first);
}

/** The discards, each with its tile: the one that was drawn, if the move names none. */
function thrownIn(moves: readonly RecordMove[]): readonly TileOfSeat[] {
  const shown = new TilesShown();
  return moves.flatMap((move) => {
    shown.follow(move);
    return move.do === 'discard' && shown.open ? [shown.open] : [];
  });
}

const COPIES = Array<number>(KINDS).fill(4);
const SHAPES = [sevenPairs({fourAlike: false}), thirteenOrphans];

/** Whether a tile completes the hand of a seat after some moves, by its form; a hidden hand may be any. */
function waitsFor(
  dealt: readonly Tile[] | undefined,
  seat: Seat,
  moves: readonly RecordMove[],
  tile: Kind,
): boolean {
  if (!dealt) return true;
  const counts = Array<number>(KINDS).fill(0);
  const add = (one: Tile | undefined, n: number): void => {
    if (one !== undefined) counts[kindOf(one)] += n;
  };
  for (const one of dealt) add(one, 1);
  for (const thrown of thrownIn(moves)) if (thrown.seat === seat) add(thrown.tile, -1);
  let melds = 0;
  for (const move of moves) {
    if (move.seat !== seat) continue;
    if (move.do === 'draw') add(tileIn(move.tile), 1);
    const meld = meldIn(move.meld);
    if (!meld) continue;
    if (meld.added) {
      add(meld.tiles.at(-1), -1);
      continue;
    }
    melds++;
    const own = meld.open ? meld.tiles.filter((_, i) => i !== (meld.called ?? 0)) : meld.tiles;
    for (const one of own) add(one, -1);
  }
  if (counts.some((n) => n < 0)) return false;
  return waitsByForm(
    {held: Uint8Array.from(counts), melds: Array<number>(melds).fill(0), copies: COPIES},
    SHAPES,
  ).includes(tile);
}
