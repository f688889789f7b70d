/** Lists all legal moves of a seat. */
import type {Seat} from '../../core/situation/situation.js';
import {
  FLOWER,
  HONOR,
  KINDS,
  RED,
  countKinds,
  isRed,
  kindName,
  kindOf,
  rankOf,
  type Kind,
  type Tile,
} from '../../core/tiles/tile.js';
import {handOf, at, isToAct, isUnknown, type At} from '../state/at.js';
import {choices, claimsOf, different, keep} from './claims-open.js';
import {ruleAt} from './rule.js';
import type {RoundPosition} from '../state/position.js';
import type {RoundRules} from '../state/rules.js';
import type {Move} from '../record/move.js';
import {ofKind, inTileOrder} from '../record/tiles.js';
import {discardable} from './turn-rules.js';
import {unseenOf} from './unseen-tiles.js';
import {backTile, frontTile} from '../state/wall.js';

/**
 * All moves that a seat may make now; empty where it has no say. A false win is never among them. Moves of a hidden
 * hand of which only the public part could be checked are `unsure`.
 */
export function legal(rules: RoundRules, p: RoundPosition, seat: Seat): readonly Move[] {
  const here = at(rules, p, seat);
  if (!here || p.phase.is === 'over') return [];
  const moves: Move[] = [];
  if (isToAct(p, seat) && !isUnknown(here.state)) turnOfKnown(here, moves);
  else for (const move of turnMoves(here)) keep(moves, move, ruleAt(here, move));
  addClaims(here, moves);
  // declarations, and ending the hand as drawn
  for (const word of rules.flow.ready?.words ?? []) {
    const move = {do: word};
    keep(moves, move, ruleAt(here, move));
  }
  keep(moves, END, ruleAt(here, END));
  return moves;
}

/** The moves of a seat on its turn whose hand is known. */
function turnOfKnown(here: At, moves: Move[]): void {
  const own = ownTiles(here);
  for (const tile of discardable(here, own)) moves.push(withTile('discard', tile));
  for (const move of ownKongs(here)) keep(moves, move, ruleAt(here, move));
  for (const move of outs(here, own)) keep(moves, move, ruleAt(here, move));
  keep(moves, WIN, ruleAt(here, WIN));
}

const NONE: readonly Move[] = [];

/** What the seat whose turn it is may think of. */
function turnMoves(here: At): readonly Move[] {
  const {is, seat, repl, yields} = here.p.phase;
  if (is === 'draw' && (yields || seat === here.seat)) return draws(here);
  if (seat !== here.seat) return NONE;
  if (is === 'replace')
    return [...draws(here), ...(repl === 'flower' ? outs(here, ownTiles(here)) : NONE), WIN];
  if (is !== 'act') return NONE;
  const own = ownTiles(here);
  return [...discards(own), ...ownKongs(here), ...outs(here, own), WIN];
}

const WIN: Move = {do: 'win'};

/** Moves with one tile, by name and tile: there are few different ones. */
const kept: Readonly<Record<'draw' | 'discard' | 'out', Move[]>> = {draw: [], discard: [], out: []};

const withTile = (name: keyof typeof kept, tile: Tile): Move => (kept[name][tile] ??= {do: name, tile});

function draws({p, rules}: At): readonly Move[] {
  if (!p.wall) return [...allTiles(rules)].map((tile) => withTile('draw', tile));
  const {lowerFirst} = rules.flow;
  const next = p.phase.is === 'replace' ? backTile(p.wall, lowerFirst) : frontTile(p.wall, lowerFirst);
  return next === undefined ? NONE : [withTile('draw', next)];
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

/** The different tiles that a seat may hold: its own, the drawn one last; or any for a hidden hand. */
function ownTiles({state, rules}: At): readonly Tile[] {
  const {held, drawn} = state;
  if (held === undefined || isUnknown(state)) return [...allTiles(rules)];
  const own = held.filter((tile, i) => tile !== held[i - 1]);
  if (drawn !== undefined && !held.includes(drawn)) own.push(drawn);
  return own;
}

/** The discards of a hidden hand are judged one by one: of each, part cannot be checked. */
const discards = (own: readonly Tile[]): readonly Move[] => own.map((tile) => withTile('discard', tile));

function outs({rules}: At, own: readonly Tile[]): readonly Move[] {
  const {flow, o, ruleset} = rules;
  const {laidOut} = flow;
  if (!ruleset || !laidOut) return NONE;
  return own.filter((tile) => laidOut.is(kindOf(tile), o)).map((tile) => withTile('out', tile));
}

/** Kongs on one's own turn: of four tiles held, or of one held and an own pung. */
function ownKongs(here: At): Move[] {
  const moves: Move[] = [];
  const {state} = here;
  const isKnown = !isUnknown(state);
  const own = (kind: Kind, n: number): Tile[] =>
    isKnown ? ofKind(handOf(state) ?? [], kind) : hiddenOf(here, kind, n);
  const counts = isKnown ? countKinds(handOf(state) ?? []) : undefined;
  for (let kind = 0; kind < KINDS; kind++) {
    if (counts && counts[kind] < 4) continue;
    for (const four of choices(own(kind, 4), 4))
      moves.push({do: 'kong', meld: {kind: 'kong', tiles: inTileOrder(four), open: false}});
  }
  for (const meld of state.melds) {
    if (meld.kind !== 'pung') continue;
    for (const tile of different(own(kindOf(meld.tiles[0]), 1)))
      moves.push({
        do: 'kong',
        meld: {kind: 'kong', tiles: [...inTileOrder(meld.tiles), tile], open: true, added: true},
      });
  }
  return moves;
}

/** What a hidden hand may hold of a kind: a red tile that was just drawn is seen, and is in the hand. */
function hiddenOf(here: At, kind: Kind, n: number): Tile[] {
  const {drawn} = here.state;
  const red = drawn !== undefined && isRed(drawn) && kindOf(drawn) === kind ? [drawn] : [];
  return [...unseenOf(here, kind, n), ...red];
}

const PASS: Move = {do: 'pass'};
const END: Move = {do: 'end'};

/** What a seat may claim; and who may claim may pass. */
function addClaims(here: At, moves: Move[]): void {
  const claims = claimsOf(here);
  if (!claims.length) return;
  moves.push(...claims, claims.every(({unsure}) => unsure) ? {do: 'pass', unsure: true} : PASS);
}
