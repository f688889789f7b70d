/** The last position of a round as it is once the hand is over. */
import type {RoundState} from '../../contexts/round.js';
import type {BySeat} from '../../core/game/flow.js';
import {pointsInRecord} from '../../round/record/points.js';
import type {HandEnd, RoundPosition} from '../../round/state/position.js';

/**
 * A position of a round; the last one with the winners and with the points after the hand. A log without rules may end
 * while others could still claim: the referee has closed the claims for the result alone.
 */
export function positionAt(state: RoundState, step: number): RoundPosition | undefined {
  const p = state.positions.at(step);
  if (!p || step < state.positions.length - 1) return p;
  const ended = p.ended ?? endOf(state, p);
  return ended
    ? {...p, phase: {...p.phase, is: 'over'}, ended, frame: {...p.frame, points: pointsAfter(state, p)}}
    : p;
}

function endOf({ending}: RoundState, {phase}: RoundPosition): HandEnd | undefined {
  const [first] = ending?.winners ?? [];
  if (!ending || !first) return undefined;
  const {by, from} = first;
  return {phase, winners: ending.winners.map(({seat}) => seat), by, ...(from && {from})};
}

/** By the rules; without rules, as the record says. */
function pointsAfter({record, ending}: RoundState, {frame: {points}}: RoundPosition): BySeat<number> {
  if (ending && record.rules) return ending.points;
  return {...points, ...pointsInRecord(record)};
}
