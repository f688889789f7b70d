/** Lists all legal moves of a seat. */
import type {Seat} from '../core/situation/situation.js';
import {
  FLOWER,
  HONOR,
  KINDS,
  RED,
  countKinds,
  kindName,
  kindOf,
  rankOf,
  tileName,
  type Tile,
} from '../core/tiles/tile.js';
import {at, handOf, isUnknown, type At} from './at.js';
import {choices, claimsOf, keep} from './claims-open.js';
import {ruleAt} from './judge.js';
import type {Position} from './position.js';
import type {Move} from './record.js';
import {ofKind, textOf, tilesIn} from './tiles.js';
import {unseenOf} from './unseen.js';
import {backTile, frontTile} from './wall.js';

/**
 * All moves that a seat may make now; empty where it has no say. A false win is never among them. Moves of a hidden
 * hand of which only the public part could be checked are `unsure`.
 */
export function legal(p: Position, seat: Seat): readonly Move[] {
  const here = at(p, seat);
  if (!here || p.phase.is === 'over') return [];
  return [...turnMoves(here), ...claimsAndPass(here), ...anyTime(here)];
}

/** The candidates that are legal. */
function allowed(here: At, candidates: Iterable<Move>): Move[] {
  const moves: Move[] = [];
  for (const move of candidates) keep(moves, move, ruleAt(here, move));
  return moves;
}

/** The moves of the seat whose turn it is. */
function turnMoves(here: At): Move[] {
  const {is, seat, repl} = here.p.phase;
  if (is === 'draw' && here.p.phase.yields) return allowed(here, draws(here));
  if (seat !== here.seat) return [];
  if (is === 'draw') return allowed(here, draws(here));
  if (is === 'replace')
    return allowed(here, [...draws(here), ...(repl === 'flower' ? outs(here) : []), {do: 'win'}]);
  if (is !== 'act') return [];
  return allowed(here, [...discards(here), ...ownKongs(here), ...outs(here), {do: 'win'}]);
}

function* draws({p, rules}: At): Generator<Move> {
  if (p.wall) {
    const {upperFirst} = rules.flow;
    const next = p.phase.is === 'replace' ? backTile(p.wall, upperFirst) : frontTile(p.wall, upperFirst);
    if (next !== undefined) yield {do: 'draw', tile: tileName(next)};
    return;
  }
  for (const tile of allTiles(rules)) yield {do: 'draw', tile: tileName(tile)};
}

/** Every different tile of the set, once. */
function* allTiles({copies, reds, ruleset}: At['rules']): Generator<Tile> {
  for (let kind = 0; kind < FLOWER + 8; kind++) {
    if (!copies[kind]) continue;
    yield kind;
    const red = ruleset ? (reds[kindName(kind)] ?? 0) : kind < HONOR && rankOf(kind) === 5 ? 1 : 0;
    if (red) yield kind | RED;
  }
}

/** The different tiles that a seat may hold: its own, or any for a hidden hand. */
function ownTiles({state, rules}: At): Tile[] {
  const hand = handOf(state);
  return hand && !isUnknown(state) ? [...new Set(hand)] : [...allTiles(rules)];
}

function* discards(here: At): Generator<Move> {
  for (const tile of ownTiles(here)) yield {do: 'discard', tile: tileName(tile)};
}

function* outs(here: At): Generator<Move> {
  const {flow, o, ruleset} = here.rules;
  if (!ruleset) return;
  for (const tile of ownTiles(here))
    if (flow.laidOut?.is(kindOf(tile), o)) yield {do: 'out', tile: tileName(tile)};
}

/** Kongs on one's own turn: of four tiles held, or of one held and an own pung. */
function* ownKongs(here: At): Generator<Move> {
  const {state} = here;
  const hand = handOf(state);
  const tiles = hand && !isUnknown(state) ? hand : undefined;
  const counts = tiles && countKinds(tiles);
  for (let kind = 0; kind < KINDS; kind++) {
    if (counts && counts[kind] < 4) continue;
    const own = tiles ? ofKind(tiles, kind) : unseenOf(here, kind, 4);
    for (const four of choices(own, 4)) yield {do: 'kong', meld: `[[${textOf(four)}]]`};
  }
  for (const meld of state.melds) {
    if (meld.kind !== 'pung') continue;
    const kind = kindOf(tilesIn(meld.tiles)[0]);
    for (const tile of new Set(tiles ? ofKind(tiles, kind) : unseenOf(here, kind, 1)))
      yield {do: 'kong', meld: `[${textOf(tilesIn(meld.tiles))}+${tileName(tile)}]`};
  }
}

/** Declarations, and ending the hand as drawn. */
function anyTime(here: At): Move[] {
  const moves: Move[] = [];
  const {declare} = here.rules.flow;
  if (declare) moves.push(...allowed(here, [{do: 'ready'}, {do: 'riichi'}, {do: 'open'}]));
  moves.push(...allowed(here, [{do: 'end'}]));
  return moves;
}

function claimsAndPass(here: At): Move[] {
  const {is} = here.p.phase;
  if ((is !== 'claim' && is !== 'rob') || here.p.phase.answers?.[here.seat]) return [];
  const claims = claimsOf(here);
  if (!claims.length) return [];
  return [...claims, claims.every(({unsure}) => unsure) ? {do: 'pass', unsure: true} : {do: 'pass'}];
}
