/** Plays many hands, one after the other. */
import type {PlayTable} from '../table/table.js';
import type {HandCounts} from './counted.js';
import {HandCount} from './sum.js';
import {WallPlayer, wallsIn, type HandsAsked, type WallCount} from './walls.js';

/**
 * Plays hands, and counts what comes of them. The same seed gives the same counts on every machine.
 * @param heard is told of each wall
 * @param clock tells the time in milliseconds; without it no decision takes any
 */
export function playHands(
  table: PlayTable,
  asked: HandsAsked,
  heard?: (wall: WallCount) => void,
  clock: () => number = () => 0,
): HandCounts {
  const count = new HandCount(
    {rules: table.rules.id, version: table.rules.ruleset.version},
    asked,
    table.rules.seats.length,
  );
  const player = new WallPlayer(table, asked, clock);
  for (const n of wallsIn(asked)) {
    const wall = player.play(n);
    count.add(wall);
    heard?.(wall);
  }
  return count.counts;
}
