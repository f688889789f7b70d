/** What a seat may claim: a discard, or a kong that may be robbed. */
import {KINDS, isHonor, kindOf, rankOf, type Kind, type Tile} from '../../core/tiles/tile.js';
import type {Seat} from '../../core/situation/situation.js';
import {isUnknown, type At} from '../state/at.js';
import {judgeCall} from './claim-rules.js';
import {draftOfPhase, inPhase} from '../state/draft.js';
import type {RoundPosition} from '../state/position.js';
import type {Move} from '../record/move.js';
import {nextSeat, type RoundRules} from '../state/rules.js';
import {isRefused, type Ruling} from './ruling.js';
import {ofKind} from '../record/tiles.js';
import {unseenOf} from './unseen-tiles.js';
import {waitsWithout} from './waiting.js';
import {judgeWin} from './win-rules.js';

/** The claims of a position by seat. */
interface Found {
  p: RoundPosition;
  readonly bySeat: Partial<Record<Seat, readonly Move[]>>;
}

/** The claims of the position that was asked about last: they are asked for several times. */
const found = new WeakMap<RoundRules, Found>();

const NONE: readonly Move[] = [];

/** The wins and calls open to a seat, passing left out; those of a hidden hand are `unsure`. */
export function claimsOf(here: At): readonly Move[] {
  const {p, rules, seat} = here;
  const {phase} = p;
  if (phase.is !== 'claim' && phase.is !== 'rob') return NONE;
  if (phase.seat === seat || here.state.dead || phase.answers?.[seat]) return NONE;
  let known = found.get(rules);
  if (known?.p !== p) found.set(rules, (known = {p, bySeat: {}}));
  return (known.bySeat[seat] ??= findClaims(here, phase.is));
}

/** The position with other answers, which change nothing that a seat without one may claim. */
export function withAnswers(
  rules: RoundRules,
  p: RoundPosition,
  answers: RoundPosition['phase']['answers'],
): RoundPosition {
  const phase = draftOfPhase(p.phase);
  phase.answers = answers;
  const next = inPhase(p, phase);
  const known = found.get(rules);
  if (known?.p === p) known.p = next;
  return next;
}

const WIN: Move = {do: 'win'};

function findClaims(here: At, is: 'claim' | 'rob'): readonly Move[] {
  const moves: Move[] = [];
  if (mayWin(here)) keep(moves, WIN, judgeWin(here));
  if (is === 'claim') for (const move of calls(here)) keep(moves, move, judgeCall(here, move));
  return moves.length ? moves : NONE;
}

/** Whether a win is to be judged: of a known hand, only if it waits for the tile, as few do. */
function mayWin(here: At): boolean {
  const {tile} = here.p.phase;
  return tile === undefined || !here.rules.ruleset || isUnknown(here.state) || waitsWithout(here, tile);
}

/** Adds a move if it is legal. */
export function keep(moves: Move[], move: Move, ruling: Ruling): void {
  if (!isRefused(ruling)) moves.push(ruling === 'unsure' ? {...move, unsure: true} : move);
}

/** Chows, pungs and kongs that the tiles of a seat allow. */
function calls(here: At): readonly Move[] {
  const {p, rules, seat, state} = here;
  const {tile, seat: from} = p.phase;
  if (tile === undefined || kindOf(tile) >= KINDS) return NONE;
  const kind = kindOf(tile);
  const hand = isUnknown(state) ? undefined : state.held;
  const chows = rules.flow.chow && nextSeat(rules.seats, from) === seat && !isHonor(kind);
  if (hand && !hasFellows(hand, kind, chows)) return NONE;
  const moves: Move[] = [];
  const tilesOf = (of: Kind): Tile[] => (hand ? ofKind(hand, of) : unseenOf(here, of, 3));
  const own = tilesOf(kind);
  for (const two of choices(own, 2)) moves.push(called('pung', tile, two));
  for (const three of choices(own, 3)) moves.push(called('kong', tile, three));
  if (!chows) return moves;
  for (const [a, b] of neighbours(kind)) {
    const second = different(tilesOf(b));
    for (const x of different(tilesOf(a))) for (const y of second) moves.push(called('chow', tile, [x, y]));
  }
  return moves;
}

/** Whether a hand has two tiles of a kind, or two that make a chow with it: a quick look, which most hands fail. */
function hasFellows(hand: readonly Tile[], kind: Kind, chows: boolean): boolean {
  let alike = 0;
  let near = 0;
  for (const tile of hand) {
    const away = kindOf(tile) - kind;
    if (away === 0) alike++;
    else if (away >= -2 && away <= 2) near |= 1 << (away + 2);
  }
  return alike > 1 || (chows && ((near & 3) === 3 || (near & 10) === 10 || (near & 24) === 24));
}

/** The tiles without their doubles; a red five differs from a plain one. */
export const different = (tiles: readonly Tile[]): readonly Tile[] =>
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
  if (tiles.every((tile) => tile === tiles[0])) return [tiles.slice(0, n)];
  const [first, ...rest] = tiles;
  const found = [...choices(rest, n - 1).map((some) => [first, ...some]), ...choices(rest, n)];
  const seen = new Set<string>();
  return found.filter((some) => !seen.has(some.join()) && seen.add(some.join()));
}

const called = (kind: 'chow' | 'pung' | 'kong', tile: Tile, own: readonly Tile[]): Move => ({
  do: kind,
  meld: {kind, tiles: [tile, ...own], open: true, called: 0},
});
