/** Makes moves: from a position and a move to the next position. */
import type {Seat} from '../../core/situation/situation.js';
import {at, openTile} from '../state/at.js';
import {advance, answer, closeClaims} from './claims.js';
import {explain} from './explain.js';
import type {RoundMessages, RoundProblem} from '../record/problem.js';
import {rule, ruleFalseWin} from '../judging/rule.js';
import type {RoundPosition} from '../state/position.js';
import type {RoundRules} from '../state/rules.js';
import type {Move} from '../record/move.js';
import {isRefused, refuse, type RefusedMove, type Ruling} from '../judging/ruling.js';
import {
  declareFalsely,
  declareReady,
  discardTile,
  drawTile,
  endDrawn,
  kong,
  layOut,
  winBySelf,
} from './turn.js';
import {isFault} from '../../core/situation/result.js';

/**
 * Makes a move. A move that takes the play on counts as a pass by everybody who has not yet answered the discard.
 * @returns the next position, or why the move is not legal
 */
export function apply(
  rules: RoundRules,
  p: RoundPosition,
  seat: Seat,
  move: Move,
  messages?: RoundMessages,
): RoundPosition | RoundProblem {
  const made = tryMove(rules, p, seat, move, messages);
  return isFault(made) ? explain(made, {rules, p, seat, move}, messages) : made;
}

/** Whether `apply` returned a position, and not a problem. */
export const isPosition = (value: RoundPosition | RoundProblem): value is RoundPosition => 'phase' in value;

/** Like `apply`, but a refusal is not put into words. */
export const tryMove = (
  rules: RoundRules,
  p: RoundPosition,
  seat: Seat,
  move: Move,
  messages?: RoundMessages,
): RoundPosition | RefusedMove => moveOn(rules, p, seat, move, ruleInTurn(rules, p, seat, move, messages));

/** The ruling on a move, and the position that it is about: as things stand, or once the others have passed. */
export interface RulingInTurn {
  readonly ruling: Ruling;
  readonly from: RoundPosition;
}

/** Rules on a move as a record tells it: as things stand, or once all who have not answered have passed. */
export function ruleInTurn(
  rules: RoundRules,
  p: RoundPosition,
  seat: Seat,
  move: Move,
  messages?: RoundMessages,
): RulingInTurn {
  const ruling = ruleOf(rules, p, seat, move, messages);
  if (!isRefused(ruling) || isOwnWord(move)) return {ruling, from: p};
  const closed = closeClaims(rules, p);
  if (closed === p) return {ruling, from: p};
  const later = ruleOf(rules, closed, seat, move, messages);
  return {ruling: isRefused(later) ? nearer(ruling, later) : later, from: closed};
}

/** The position after a move that has been ruled on; the refusal, if it was refused. */
export function moveOn(
  rules: RoundRules,
  p: RoundPosition,
  seat: Seat,
  move: Move,
  {ruling, from}: RulingInTurn,
): RoundPosition | RefusedMove {
  if (!isRefused(ruling)) return make(rules, from, seat, move);
  return move.do === 'pass' && isSilent(rules, p, seat) ? p : ruling;
}

/**
 * Picks the more telling of two refusals: the one that is not about whose turn it is. Whoever has answered already
 * means a move after the others have passed.
 */
function nearer(now: RefusedMove, later: RefusedMove): RefusedMove {
  if (now.code === 'answered') return later.code === 'not-your-turn' ? now : later;
  return now.code === 'not-your-turn' ? later : now;
}

function ruleOf(
  rules: RoundRules,
  p: RoundPosition,
  seat: Seat,
  move: Move,
  messages?: RoundMessages,
): Ruling {
  if (move.do !== 'falsewin') return rule(rules, p, seat, move, messages);
  const code = ruleFalseWin(rules, p, seat);
  return code && refuse(code);
}

/** Whether the move only makes sense as an answer to the discard, and so not after the others have passed. */
const isOwnWord = ({do: name}: Move): boolean => name === 'pass' || name === 'falsewin';

/** Whether a pass changes nothing, because there is nothing to claim. */
function isSilent(rules: RoundRules, p: RoundPosition, seat: Seat): boolean {
  const here = at(rules, p, seat);
  if (!here || p.phase.is === 'over') return false;
  if (p.phase.is === 'act') return p.phase.seat === seat;
  if (p.phase.answers?.[seat]) return false;
  return (openTile(here)?.seat ?? seat) !== seat;
}

/**
 * Makes a move that is legal. Whatever it was, claims go on as soon as nobody can outrank them any more: a declaration,
 * too, may take from a seat what it could have claimed.
 */
function make(rules: RoundRules, p: RoundPosition, seat: Seat, move: Move): RoundPosition {
  return advance(rules, carryOut(rules, p, seat, move));
}

function carryOut(rules: RoundRules, p: RoundPosition, seat: Seat, move: Move): RoundPosition {
  switch (move.do) {
    case 'draw':
      return drawTile(rules, p, seat, move);
    case 'discard':
      return discardTile(rules, p, seat, move);
    case 'chow':
    case 'pung':
    case 'pass':
      return answer(rules, p, seat, move);
    case 'kong':
      return p.phase.is === 'claim' ? answer(rules, p, seat, move) : kong(rules, p, seat, move);
    case 'out':
      return layOut(rules, p, seat, move);
    case 'ready':
    case 'riichi':
    case 'open':
      return declareReady(rules, p, seat, move.do);
    case 'win':
      return p.phase.is === 'claim' || p.phase.is === 'rob'
        ? answer(rules, p, seat, move)
        : winBySelf(p, seat);
    case 'end':
      return endDrawn(rules, p);
    case 'falsewin':
      return declareFalsely(rules, p, seat);
  }
}
