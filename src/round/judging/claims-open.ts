/** What a seat may claim: a discard, or a kong that may be robbed. */
import {KINDS, isHonor, kindOf, rankOf, type Kind, type Tile} from '../../core/tiles/tile.js';
import type {Seat} from '../../core/situation/situation.js';
import {isUnknown, lastDiscard, type At} from '../state/at.js';
import {judgeCall} from './claim-rules.js';
import {drawnAfter} from '../state/drawn.js';
import type {Position} from '../state/position.js';
import type {Move} from '../record/record.js';
import {nextSeat} from '../state/rules-in-use.js';
import {isRefused, type Ruling} from './ruling.js';
import {meldText, ofKind, tileIn, tilesIn} from '../state/tiles.js';
import {unseenOf} from './unseen.js';
import {judgeWin} from './win-rules.js';

const found = new WeakMap<Position, Partial<Record<Seat, readonly Move[]>>>();
const NONE: readonly Move[] = [];

/**
 * The wins and calls open to a seat, passing left out; those of a hidden hand are `unsure`. Kept, since they are
 * asked for several times.
 */
export function claimsOf(here: At): readonly Move[] {
  const {is, seat, answers} = here.p.phase;
  if (seat === here.seat || here.state.dead || answers?.[here.seat] || (is !== 'claim' && is !== 'rob'))
    return NONE;
  const known = found.get(here.p);
  const kept = known?.[here.seat];
  if (kept) return kept;
  const claims = findClaims(here, is);
  if (known) known[here.seat] = claims;
  else if (claims.length) found.set(here.p, {[here.seat]: claims});
  return claims;
}

/** The position with other answers, which change nothing that a seat without one may claim. */
export function withAnswers(p: Position, answers: Position['phase']['answers']): Position {
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
  const tile = tileIn(open?.tile);
  if (!open || tile === undefined || kindOf(tile) >= KINDS) return NONE;
  const drawn = drawnAfter(p, rules);
  if (drawn && !(drawn === 'exhausted' && rules.flow.lastDiscardCalls(rules.o))) return NONE;
  const moves: Move[] = [];
  const kind = kindOf(tile);
  const hand = isUnknown(state) ? undefined : tilesIn(state.held ?? '');
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
  meld: meldText({kind, tiles: [tile, ...own], open: true, called: 0}),
});
