/** What draws the hand after a discard that nobody wins on, or on a player's turn (FL-9). */
import type {DrawnBy} from '../../core/game/flow.js';
import {isOrphan, isWind, kindOf} from '../../core/tiles/tile.js';
import {declarationsOf, handOf, isUnknown, type At} from './at.js';
import {endHand, phaseOf} from './draft.js';
import {numberOfDraws} from './draws.js';
import type {RoundPosition} from './position.js';
import type {RoundRules} from './rules.js';

/** The reason for which the hand is drawn. An abortive draw comes before an empty wall. */
export function drawnAfter(p: RoundPosition, {flow, o}: RoundRules): DrawnBy | undefined {
  const {abortive} = flow;
  if (abortive) {
    if (fourKongs(p, abortive.kongs(o), abortive.unlessOneMadeThem)) return 'fourKongs';
    if (abortive.winds(o) && fourWinds(p)) return 'fourWinds';
    if (abortive.riichi?.(o) && Object.values(p.seats).every((state) => declarationsOf(state).length))
      return 'fourRiichi';
  }
  return numberOfDraws(p.left) <= 0 ? 'exhausted' : undefined;
}

/** Whether so many kongs have been made; by several players, where the hand goes on otherwise. */
function fourKongs({kongs, seats}: RoundPosition, most: number, unlessOne: boolean | undefined): boolean {
  if (kongs < most) return false;
  const ofOne = Object.values(seats).some(
    ({melds}) => melds.filter(({kind}) => kind === 'kong').length === kongs,
  );
  return !unlessOne || !ofOne;
}

/** Whether the first four discards, one from each seat, are the same wind, with no call or kong before (SG-F8). */
function fourWinds({seats, phase}: RoundPosition): boolean {
  const first = phase.tile === undefined ? -1 : kindOf(phase.tile);
  if (!isWind(first)) return false;
  const states = Object.values(seats);
  return (
    states.length === 4 &&
    states.every(
      ({river, melds, riverFrom}) =>
        !riverFrom && !melds.length && river.length === 1 && kindOf(river[0].tile) === first,
    )
  );
}

/** How many winners on one tile end the hand without a winner (RC-22). */
export const winsThatDraw = ({flow, o}: RoundRules): number => flow.abortive?.wins?.(o) ?? Infinity;

/** The position after so many have won on one tile. */
export function drawnByWins(p: RoundPosition): RoundPosition {
  const {seat} = p.phase;
  return endHand(p, phaseOf('over', seat), {phase: p.phase, winners: [], drawn: 'threeWins'});
}

/**
 * Whether a seat may show its hand on its first turn because of the many terminals and honors in it (RC-25). `unsure` for
 * a hidden hand.
 */
export function showsOrphans({p, rules, seat, state}: At): boolean | 'unsure' {
  const least = rules.flow.abortive?.orphans?.(rules.o);
  if (least === undefined || p.phase.is !== 'act' || p.phase.seat !== seat || p.phase.declares) return false;
  const isFirst = !state.river.length && !state.riverFrom;
  if (!isFirst || Object.values(p.seats).some(({melds}) => melds.length)) return false;
  if (isUnknown(state)) return 'unsure';
  const kinds = new Set((handOf(state) ?? []).map(kindOf).filter(isOrphan));
  return kinds.size >= least;
}
