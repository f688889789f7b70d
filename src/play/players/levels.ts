/** A player of each level. */
import {CarelessPlayer, GreedyPlayer} from './greedy.js';
import type {PlayerLevel, PlayerOptions, ThinkingPlayer} from './player.js';
import {ValuePlayer} from './value.js';

/** How often out of 100 the players of the lowest levels slip. */
const SLIPS = {1: 30, 2: 15} as const;

/** Makes a player. */
export function playerOf(level: PlayerLevel, options: PlayerOptions): ThinkingPlayer {
  if (level === 4) return new ValuePlayer(options);
  return level === 3 ? new GreedyPlayer(options) : new CarelessPlayer(options, SLIPS[level]);
}
