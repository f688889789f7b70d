/** 九蓮宝燈: 1112345678999 of one suit, and any other tile of it. */
import type {Match} from '../game/match.js';
import {CONCEALED, NO_HONORS, ONE_SUIT, SETS} from '../game/facts.js';
import {hand} from './conditions.js';
import type {Condition} from './pattern-table.js';
import {fullFlush} from './tiles.js';

/** How many tiles of each rank the thirteen have. */
export const GATES: readonly number[] = [3, 1, 1, 1, 1, 1, 1, 1, 3];

/** Whether the hand is sets and a pair of one suit, without melds, and these tiles include the thirteen. */
function holds(m: Match, tiles: Uint8Array): boolean {
  if (!fullFlush(m) || m.shape !== 'sets' || m.position.melds.length) return false;
  const first = 9 * Math.log2(m.suits);
  return GATES.every((n, i) => tiles[first + i] >= n);
}

const GATED = SETS | ONE_SUIT | NO_HONORS | CONCEALED;

/** Nine gates, whatever tile came last. */
export const nineGates: Condition = hand((m) => holds(m, m.position.counts), GATED);

/** Pure nine gates, waiting for all nine: the thirteen were held before the winning tile came. */
export const pureNineGates: Condition = hand((m) => holds(m, m.position.held), GATED);
