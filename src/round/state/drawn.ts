/** What draws the hand after a discard that nobody wins on (FL-9). */
import type {DrawnBy} from '../../core/game/flow.js';
import {isWind, kindOf} from '../../core/tiles/tile.js';
import {numberOfDraws} from './draws.js';
import type {RoundPosition} from './position.js';
import type {RoundRules} from './rules.js';

/** The reason for which the hand is drawn. An abortive draw comes before an empty wall. */
export function drawnAfter(p: RoundPosition, {flow, o}: RoundRules): DrawnBy | undefined {
  const {abortive} = flow;
  if (abortive && p.kongs >= abortive.kongs(o)) return 'fourKongs';
  if (abortive?.winds(o) && fourWinds(p)) return 'fourWinds';
  return numberOfDraws(p.left) <= 0 ? 'exhausted' : undefined;
}

/** Whether the first four discards, one from each seat, are the same wind, with no call or kong before (SG-F8). */
function fourWinds({seats, phase}: RoundPosition): boolean {
  const states = Object.values(seats);
  const first = phase.tile === undefined ? -1 : kindOf(phase.tile);
  return (
    states.length === 4 &&
    isWind(first) &&
    states.every(
      ({river, melds, riverFrom}) =>
        !riverFrom && !melds.length && river.length === 1 && kindOf(river[0].tile) === first,
    )
  );
}
