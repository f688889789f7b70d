/** What draws the hand after a discard that nobody wins on (FL-9). */
import type {DrawnBy} from '../../core/game/flow.js';
import {isWind} from '../../core/tiles/tile.js';
import type {Position} from './position.js';
import type {RulesInUse} from './rules-in-use.js';
import {kindIn} from './tiles.js';

/** The reason for which the hand is drawn. An abortive draw comes before an empty wall. */
export function drawnAfter(p: Position, {flow, o}: RulesInUse): DrawnBy | undefined {
  const {abortive} = flow;
  if (abortive && p.kongs >= abortive.kongs(o)) return 'fourKongs';
  if (abortive?.winds(o) && fourWinds(p)) return 'fourWinds';
  return p.left <= 0 ? 'exhausted' : undefined;
}

/** Whether the first four discards, one from each seat, are the same wind, with no call or kong before (SG-F8). */
function fourWinds({seats, phase}: Position): boolean {
  const states = Object.values(seats);
  const first = kindIn(phase.tile);
  return (
    states.length === 4 &&
    isWind(first) &&
    states.every(
      ({river, melds, riverFrom}) =>
        !riverFrom && !melds.length && river.length === 1 && kindIn(river[0].tile) === first,
    )
  );
}
