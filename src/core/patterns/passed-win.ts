/**
 * 過水: a player who lets a winning tile go may not win on that kind, not even by self-draw, until his next discard or
 * added kong.
 */
import type {Position} from '../game/position.js';
import {fault, type Fault} from '../situation/problem.js';
import {kindName, kindOf} from '../tiles/tile.js';
import {replacesAddedKong} from './kongs.js';

/** The fault of a win on a tile that was passed; an added kong since then lifts it. */
export function passedTile(position: Position): Fault | undefined {
  const {win, passedTiles} = position;
  const passed = passedTiles.some((tile) => kindOf(tile) === win);
  return passed && !replacesAddedKong(position) ? fault('passed-tile', kindName(win)) : undefined;
}
