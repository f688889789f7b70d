/** Plays hands at random from a wall, with legal moves only; for tests, and for trying out rules. */
import type {Seat} from '../core/situation/situation.js';
import type {Random} from '../core/tiles/random.js';
import {tryMove} from './apply.js';
import {legal} from './legal.js';
import type {Position} from './position.js';
import type {Move, RecordMove} from './record.js';
import {rulesOf} from './rules-in-use.js';

/** A hand that was played out. */
export interface Played {
  readonly positions: readonly Position[];
  readonly moves: readonly RecordMove[];
}

/** More moves than any hand takes. */
const MOST = 2000;

/**
 * Plays a hand to its end. Wins are mostly declared and calls seldom let go, so that hands end in all possible ways.
 * @param see receives every position, with the moves of each seat
 */
export function playOut(
  first: Position,
  random: Random,
  see?: (p: Position, choices: readonly (readonly [Seat, readonly Move[]])[]) => void,
): Played {
  const positions = [first];
  const moves: RecordMove[] = [];
  for (let p = first; p.phase.is !== 'over' && moves.length < MOST;) {
    const choices = choicesOf(p);
    see?.(p, choices);
    if (!choices.length) break;
    const [seat, all] = choices[random.below(choices.length)];
    const move = pick(all, random);
    const next = tryMove(p, seat, move);
    if ('code' in next) throw new Error(`${next.code} after ${JSON.stringify(move)}`);
    const {unsure: _unsure, ...said} = move;
    moves.push({seat, ...said});
    positions.push((p = next));
  }
  return {positions, moves};
}

/** The legal moves of every seat that has any. */
export function choicesOf(p: Position): (readonly [Seat, readonly Move[]])[] {
  return rulesOf(p)
    .seats.map((seat) => [seat, legal(p, seat)] as const)
    .filter(([, moves]) => moves.length > 0);
}

/** Picks a move; wins and calls are more likely than discards. */
function pick(moves: readonly Move[], random: Random): Move {
  const dear = moves.filter(({do: name}) => name !== 'discard' && name !== 'pass' && name !== 'end');
  return dear.length && random.below(4) > 0
    ? dear[random.below(dear.length)]
    : moves[random.below(moves.length)];
}
