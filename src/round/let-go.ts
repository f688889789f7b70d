/** What was let go and bars a seat, and what lifts it (FL §5). */
import type {Lifting} from '../core/game/flow.js';
import type {Seat} from '../core/situation/situation.js';
import {kindName, kindOf} from '../core/tiles/tile.js';
import {at, declared, isUnknown, seatsAfter, withSeat} from './at.js';
import type {Position, SeatState} from './position.js';
import {rulesOf, type RulesInUse} from './rules-in-use.js';
import {countOf, kindIn, tileIn, tilesIn} from './tiles.js';
import {claimsOf} from './claims-open.js';
import {judgeWin, scoreAt, waitsWithout} from './win-rules.js';
import {winningTile} from './winning.js';
import {isRefused} from './ruling.js';

/** Marks every seat that could have won, or punged, and did not want to; the tile is still open. */
export function markLetGo(p: Position): Position {
  const rules = rulesOf(p);
  let marked = p;
  for (const seat of seatsAfter(rules, p.phase.seat)) {
    const state = p.seats[seat];
    if (!state || isUnknown(state) || state.dead) continue;
    const next = passedPung(p, seat, missedWin(p, seat, state, rules), rules);
    if (next !== state) marked = withSeat(marked, seat, next);
  }
  return marked;
}

/** In ribon the shape alone counts; elsewhere the win must have been allowed in every other respect. */
function missedWin(p: Position, seat: Seat, state: SeatState, rules: RulesInUse): SeatState {
  const {flow, o} = rules;
  const bars = flow.missed(o);
  if (!bars || p.phase.answers?.[seat]?.do === 'win') return state;
  const here = at(unanswered(p), seat);
  const won = here && winningTile(here);
  if (!here || !won || !waitsWithout(here, won.tile)) return state;
  // the shape alone counts, but of what is no discard and no added kong only what could be robbed is let go (RB-F12)
  const shape = bars === 'furiten' && !p.phase.robs;
  if (!shape && isRefused(judgeWin(here))) return state;
  const kind = kindName(kindIn(won.tile));
  const total = scoreAt(here)?.total ?? 0;
  return {...state, missed: {...state.missed, [kind]: Math.max(total, state.missed[kind] ?? 0)}};
}

const unanswered = (p: Position): Position => ({...p, phase: {...p.phase, answers: undefined}});

/** Two held, and neither punged nor konged. */
function passedPung(p: Position, seat: Seat, state: SeatState, {flow}: RulesInUse): SeatState {
  if (!flow.passed || p.phase.is !== 'claim' || state.passed.length > 99) return state;
  const answer = p.phase.answers?.[seat]?.do;
  const tile = tileIn(p.phase.tile);
  if (tile === undefined || answer === 'pung' || answer === 'kong' || answer === 'win') return state;
  if (countOf(tilesIn(state.held ?? ''), kindOf(tile)) < 2) return state;
  const kind = kindName(kindOf(tile));
  const here = at(unanswered(p), seat);
  const could = here && claimsOf(here).some((move) => move.do === 'pung' || move.do === 'kong');
  return could && !state.passed.includes(kind) ? {...state, passed: [...state.passed, kind]} : state;
}

/** What was let go, after something that may lift it; in riichi it bars for good (RB-F8). */
export function lift(state: SeatState, by: Lifting, {flow}: RulesInUse): SeatState {
  if (!flow.lifts.includes(by)) return state;
  const riichi = declared(state).some((flag) => flag === 'riichi' || flag === 'doubleRiichi');
  const missed = riichi || !Object.keys(state.missed).length ? state.missed : {};
  return missed === state.missed && !state.passed.length ? state : {...state, missed, passed: []};
}
