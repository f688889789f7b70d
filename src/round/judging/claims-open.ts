/** What a seat may claim: a discard, or a kong that may be robbed. */
import {KINDS, isHonor, kindOf, rankOf, type Kind, type Tile} from '../../core/tiles/tile.js';
import type {Seat} from '../../core/situation/situation.js';
import {isUnknown, lastDiscard, type At} from '../state/at.js';
import {judgeCall} from './claim-rules.js';
import {drawnAfter} from '../state/drawn.js';
import type {RoundPosition} from '../state/position.js';
import type {Move} from '../record/move.js';
import {nextSeat, type RoundRules} from '../state/rules.js';
import {isRefused, type Ruling} from './ruling.js';
import {ofKind} from '../record/tiles.js';
import {unseenOf} from './unseen.js';
import {judgeWin} from './win-rules.js';

/** The claims of a position by seat, as the rules have it. */
interface Found {
  readonly rules: RoundRules;
  readonly bySeat: Partial<Record<Seat, readonly Move[]>>;
}

const found = new WeakMap<RoundPosition, Found>();
const NONE: readonly Move[] = [];

/**
 * The wins and calls open to a seat, passing left out; those of a hidden hand are `unsure`. Kept, since they are
 * asked for several times.
 */
export function claimsOf(here: At): readonly Move[] {
  const {is, seat, answers} = here.p.phase;
  if (seat === here.seat || here.state.dead || answers?.[here.seat] || (is !== 'claim' && is !== 'rob'))
    return NONE;
  let known = found.get(here.p);
  if (known?.rules !== here.rules) found.set(here.p, (known = {rules: here.rules, bySeat: {}}));
  return (known.bySeat[here.seat] ??= findClaims(here, is));
}

/** The position with other answers, which change nothing that a seat without one may claim. */
export function withAnswers(p: RoundPosition, answers: RoundPosition['phase']['answers']): RoundPosition {
  const next = {...p, phase: {...p.phase, answers}};
  const known = found.get(p);
  if (known) found.set(next, known);
  return next;
}

function findClaims(here: At, is: 'claim' | 'rob'): readonly Move[] {
  const moves: Move[] = [];
  keep(moves, {do: 'win'}, judgeWin(here));
  if (is === 'claim') for (const move of calls(here)) keep(moves, move, judgeCall(here, move));
  return moves;
}

/** Adds a move if it is legal. */
export function keep(moves: Move[], move: Move, ruling: Ruling): void {
  if (!isRefused(ruling)) moves.push(ruling === 'unsure' ? {...move, unsure: true} : move);
}

/** Chows, pungs and kongs that the tiles of a seat allow. */
function calls(here: At): readonly Move[] {
  const {p, rules, seat, state} = here;
  const open = lastDiscard(here);
  if (!open || kindOf(open.tile) >= KINDS) return NONE;
  const {tile} = open;
  const drawn = drawnAfter(p, rules);
  if (drawn && !(drawn === 'exhausted' && rules.flow.lastDiscardCalls(rules.o))) return NONE;
  const moves: Move[] = [];
  const kind = kindOf(tile);
  const hand = isUnknown(state) ? undefined : state.held;
  const tilesOf = (of: Kind): Tile[] => (hand ? ofKind(hand, of) : unseenOf(here, of, 3));
  const own = tilesOf(kind);
  for (const two of choices(own, 2)) moves.push(called('pung', tile, two));
  for (const three of choices(own, 3)) moves.push(called('kong', tile, three));
  if (!rules.flow.chow || nextSeat(rules.seats, open.seat) !== seat || isHonor(kind)) return moves;
  for (const [a, b] of neighbours(kind)) {
    const second = different(tilesOf(b));
    for (const x of different(tilesOf(a))) for (const y of second) moves.push(called('chow', tile, [x, y]));
  }
  return moves;
}

/** The tiles without their doubles; a red five differs from a plain one. */
const different = (tiles: readonly Tile[]): readonly Tile[] =>
  tiles.length < 2 ? tiles : [...new Set(tiles)];

/** The pairs of kinds that make a chow together with a kind. */
function neighbours(kind: Kind): [Kind, Kind][] {
  const rank = rankOf(kind);
  const pairs: [Kind, Kind][] = [];
  if (rank > 2) pairs.push([kind - 2, kind - 1]);
  if (rank > 1 && rank < 9) pairs.push([kind - 1, kind + 1]);
  if (rank < 8) pairs.push([kind + 1, kind + 2]);
  return pairs;
}

/** All different ways to take `n` of some tiles; a red five differs from a plain one. */
export function choices(tiles: readonly Tile[], n: number): Tile[][] {
  if (tiles.length < n) return [];
  if (n === 0) return [[]];
  const [first, ...rest] = tiles;
  const found = [...choices(rest, n - 1).map((some) => [first, ...some]), ...choices(rest, n)];
  const seen = new Set<string>();
  return found.filter((some) => !seen.has(some.join()) && seen.add(some.join()));
}

const called = (kind: 'chow' | 'pung' | 'kong', tile: Tile, own: readonly Tile[]): Move => ({
  do: kind,
  meld: {kind, tiles: [tile, ...own], open: true, called: 0},
});
