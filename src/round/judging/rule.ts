/** Decides whether a move is legal, and if not, by which rule. */
import type {Refusal} from '../../core/game/refusal.js';
import type {Seat} from '../../core/situation/situation.js';
import {at, lastDiscard, type At} from '../state/at.js';
import {judgeCall} from './claim-rules.js';
import {claimsOf} from './claims-open.js';
import {drawnAfter, showsOrphans} from '../state/drawn-hand.js';
import type {RoundMessages} from '../record/problem.js';
import {numberOfDraws} from '../state/draws.js';
import type {RoundPosition} from '../state/position.js';
import type {RoundRules} from '../state/rules.js';
import {judgeDeclaration} from './ready-rules.js';
import type {Move} from '../record/move.js';
import {refuse, type Ruling} from './ruling.js';
import {judgeDiscard, judgeDraw, judgeKong, judgeOut} from './turn-rules.js';
import {judgeWin} from './win-rules.js';

/** The ruling on a move, not yet put into words. */
export function rule(
  rules: RoundRules,
  p: RoundPosition,
  seat: Seat,
  move: Move,
  messages?: RoundMessages,
): Ruling {
  const here = at(rules, p, seat);
  return here ? ruleAt(here, move, messages) : refuse('no-such-seat');
}

/** The same for a caller that asks about many moves of one seat. */
export function ruleAt(here: At, move: Move, messages?: RoundMessages): Ruling {
  if (here.p.phase.is === 'over') return refuse('hand-over');
  switch (move.do) {
    case 'draw':
      return judgeDraw(here, move);
    case 'discard':
      return judgeDiscard(here, move);
    case 'chow':
    case 'pung':
      return judgeCall(here, move);
    case 'kong':
      return judgeKong(here, move);
    case 'out':
      return judgeOut(here, move);
    case 'ready':
    case 'riichi':
    case 'open':
      return judgeDeclaration(here, move.do);
    case 'win':
      return judgeWin(here, move, messages?.problems);
    case 'pass':
      return judgePass(here);
    case 'end':
      return judgeEnd(here);
    case 'falsewin':
      return refuse('true-win');
  }
}

/** A seat that could claim, and has not answered, may pass. */
function judgePass(here: At): Ruling {
  const {is, answers} = here.p.phase;
  if (is !== 'claim' && is !== 'rob') return refuse('not-your-turn');
  if (answers?.[here.seat]) return refuse('answered');
  const claims = claimsOf(here);
  if (!claims.length) return refuse('not-your-turn');
  return claims.every(({unsure}) => unsure) ? 'unsure' : undefined;
}

/**
 * The hand may be called drawn when nobody claims the last discard, when there is no tile to draw, or for a reason of
 * its own; without rules, at any time.
 */
function judgeEnd(here: At): Ruling {
  const {p, rules} = here;
  const {is, repl, answers} = p.phase;
  const claimed =
    answers && Object.values(answers).some(({do: name}) => name !== 'pass' && name !== 'falsewin');
  if (!rules.ruleset) return claimed ? refuse('not-drawn-yet') : undefined;
  const shows = showsOrphans(here);
  if (shows) return shows === 'unsure' ? shows : undefined;
  if (is === 'claim') return !claimed && drawnAfter(p, rules) ? undefined : refuse('not-drawn-yet');
  const empty = is === 'draw' || (is === 'replace' && repl === 'flower' && rules.flow.laidOut?.cost === 1);
  return empty && numberOfDraws(p.left) <= 0 ? undefined : refuse('not-drawn-yet');
}

/**
 * Judges the declaration of a false win: it must be on one's own turn or on another's tile, and must not be a true
 * win.
 */
export function ruleFalseWin(rules: RoundRules, p: RoundPosition, seat: Seat): Refusal | undefined {
  const here = at(rules, p, seat);
  if (!here) return 'no-such-seat';
  const {is} = p.phase;
  if (is === 'over') return 'hand-over';
  if (here.state.dead) return 'dead-hand';
  const own = is === 'act' && p.phase.seat === seat;
  const robs = is === 'rob' && p.phase.seat !== seat;
  const open = lastDiscard(here);
  if (!own && !robs && !(open && open.seat !== seat)) return 'not-your-turn';
  if (p.phase.answers?.[seat]) return 'answered';
  return judgeWin(here) === undefined ? 'true-win' : undefined;
}
