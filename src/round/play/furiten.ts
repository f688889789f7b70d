/** Marks what a seat passed and is barred from now, and lifts such marks. */
import type {Lifting} from '../../core/game/flow.js';
import {isInRiichi} from '../../core/patterns/furiten.js';
import {kindOf} from '../../core/tiles/tile.js';
import {at, declarationsOf, isUnknown, seatsAfter, type At} from '../state/at.js';
import {draftOfSeat, withSeat} from '../state/draft.js';
import type {RoundPosition, SeatState} from '../state/position.js';
import type {MoveName} from '../record/record.js';
import type {RoundRules} from '../state/rules.js';
import {countOf} from '../record/tiles.js';
import {claimsOf, withAnswers} from '../judging/claims-open.js';
import {waitsWithout} from '../judging/waiting.js';
import {scoreAt} from '../judging/win-rules.js';
import {winningTile} from '../judging/winning.js';

/** Marks every seat that could have won on the open tile, or punged it, and did not. */
export function markLetGo(rules: RoundRules, p: RoundPosition): RoundPosition {
  if (!rules.flow.furiten?.pung && !rules.flow.furiten?.win?.(rules.o)) return p;
  let marked = p;
  const open = p.phase.answers ? withAnswers(rules, p, undefined) : p;
  for (const seat of seatsAfter(rules, p.phase.seat)) {
    const here = at(rules, open, seat);
    if (!here || isUnknown(here.state) || here.state.dead) continue;
    const {state} = here;
    const answer = p.phase.answers?.[seat]?.do;
    const next = passedPung(here, missedWin(here, answer), answer);
    if (next !== state) marked = withSeat(marked, seat, next);
  }
  return marked;
}

/** Marks a missed win. In ribon the shape alone counts; elsewhere the win must have been legal. */
function missedWin(here: At, answer: MoveName | undefined): SeatState {
  const {p, state, rules} = here;
  const bars = rules.flow.furiten?.win?.(rules.o);
  if (!bars || answer === 'win') return state;
  const won = winningTile(here);
  if (!won || !waitsWithout(here, won.tile)) return state;
  // In ribon the shape alone counts. But where the tile is neither a discard nor an added kong's, only a win that
  // could have robbed it counts (RB-F12).
  const shape = bars === 'furiten' && !p.phase.robs;
  if (!shape && !claimsOf(here).some((move) => move.do === 'win')) return state;
  const kind = kindOf(won.tile);
  const total = scoreAt(here)?.total ?? 0;
  const next = draftOfSeat(state);
  next.missed = {...state.missed, [kind]: Math.max(total, state.missed[kind] ?? 0)};
  return next;
}

/** Marks a pung passed: two such tiles held, and neither pung nor kong called. */
function passedPung(here: At, state: SeatState, answer: MoveName | undefined): SeatState {
  const {phase} = here.p;
  if (!here.rules.flow.furiten?.pung || phase.is !== 'claim' || state.passed.length > 99) return state;
  const {tile} = phase;
  if (tile === undefined || answer === 'pung' || answer === 'kong' || answer === 'win') return state;
  const kind = kindOf(tile);
  if (countOf(state.held ?? [], kind) < 2) return state;
  const could = claimsOf(here).some((move) => move.do === 'pung' || move.do === 'kong');
  if (!could || state.passed.includes(kind)) return state;
  const next = draftOfSeat(state);
  next.passed = [...state.passed, kind];
  return next;
}

/** Removes the marks that an event lifts; after riichi they stay for good (RB-F8). */
export function lift(state: SeatState, by: Lifting, {flow}: RoundRules): SeatState {
  if (!flow.furiten?.lifts.includes(by)) return state;
  const missed =
    isInRiichi({flags: declarationsOf(state)}) || !Object.keys(state.missed).length ? state.missed : {};
  if (missed === state.missed && !state.passed.length) return state;
  const next = draftOfSeat(state);
  next.missed = missed;
  next.passed = [];
  return next;
}
