/** Rules for one's own turn: draw, kong, lay out, discard (FL-2 to FL-4, FL-7). */
import {FACE_DOWN, kindName, kindOf, tileName, type Tile} from '../../core/tiles/tile.js';
import {declared, flowerIn, handOf, isUnknown, waitsOf, waitsWith, wildOf, type At} from '../state/at.js';
import {judgeCall} from './claim-rules.js';
import {drawnAfter} from '../state/drawn.js';
import type {Position, SeatState} from '../state/position.js';
import type {Move} from '../record/record.js';
import {nextSeat, type RulesInUse} from '../state/rules-in-use.js';
import {refuse, type Refused, type Ruling} from './ruling.js';
import {countOf, kindIn, meldIn, ofKind, textOf, tileIn, tilesIn, without} from '../state/tiles.js';
import {judgeUnseen} from './unseen.js';
import {backTile, frontTile} from '../state/wall.js';

/** How many ordinary draws a replacement takes from the wall. That of a kong was counted with the kong. */
export const replacementCost = (
  {repl}: Position['phase'],
  {waiting}: SeatState,
  {laidOut}: RulesInUse['flow'],
): number => (repl === 'flower' || waiting ? (laidOut?.cost ?? 0) : 0);

/** Whether a seat may draw this tile now (FL-2). */
export function judgeDraw(at: At, {tile}: Move): Ruling {
  const {p, seat, rules} = at;
  const {is} = p.phase;
  if (is === 'claim' && nextSeat(rules.seats, p.phase.seat) === seat) {
    const drawn = drawnAfter(p, rules);
    if (drawn) return refuse(drawn === 'exhausted' ? 'no-tile-left' : 'hand-drawn');
  }
  const passesOver = p.phase.yields && nextSeat(rules.seats, p.phase.seat) === seat;
  if ((is !== 'draw' && is !== 'replace') || (p.phase.seat !== seat && !passesOver))
    return refuse('not-your-turn');
  const replaced = is === 'replace';
  const cost = replaced ? replacementCost(p.phase, at.state, rules.flow) : 1;
  if (p.left < cost) return refuse('no-tile-left');
  const drawn = tileIn(tile);
  if (drawn === undefined) return unread(tile);
  if (!p.wall) return judgeDrawn(at, drawn);
  const {upperFirst} = rules.flow;
  const next = replaced ? backTile(p.wall, upperFirst) : frontTile(p.wall, upperFirst);
  return next === drawn ? undefined : refuse('not-in-wall', tile);
}

/** Refuses a move whose tile is not named, or whose text is no tile. */
const unread = (tile: string | undefined): Refused =>
  tile ? refuse('no-such-tile', tile) : refuse('tile-unnamed');

function judgeDrawn(at: At, tile: Tile): Ruling {
  if (tile === FACE_DOWN) return isUnknown(at.state) ? undefined : refuse('face-down');
  return judgeUnseen(at, [tile]);
}

/** Refuses every move for which it must be the seat's turn to act. */
function notActing({p, seat}: At): Ruling {
  return p.phase.is === 'act' && p.phase.seat === seat && !p.phase.opening
    ? undefined
    : refuse('not-your-turn');
}

/** Refuses other moves while a drawn flower is to be set aside. */
export function flowerFirst(at: At): Ruling {
  const {flow, o} = at.rules;
  if (flow.laidOut?.field !== 'flowers' || flow.laidOut.optional(o)) return undefined;
  const flower = flowerIn(at);
  return flower === undefined ? undefined : refuse('flower-first', tileName(flower));
}

/** Whether a seat may discard this tile now (FL-3). */
export function judgeDiscard(at: At, {tile}: Move): Ruling {
  const {p, state} = at;
  const acting = notActing(at);
  if (acting) return acting;
  const thrown = tileIn(tile ?? state.drawn);
  if (thrown === undefined) return tile === undefined ? refuse('nothing-drawn') : unread(tile);
  return (
    flowerKept(at, thrown) ??
    flowerFirst(at) ??
    boundTo(at, thrown) ??
    (p.phase.banned?.includes(kindName(kindOf(thrown)))
      ? refuse('swap-call', tileName(thrown))
      : undefined) ??
    leavesReady(at, thrown) ??
    holds(at, thrown)
  );
}

/** Refuses the discard of a flower (SG-8). */
function flowerKept({rules}: At, thrown: Tile): Ruling {
  const {laidOut} = rules.flow;
  const kept =
    laidOut?.field === 'flowers' && laidOut.is(kindOf(thrown), rules.o) && !laidOut.optional(rules.o);
  return kept ? refuse('flower-kept', tileName(thrown)) : undefined;
}

/** Refuses any tile but the drawn one to a seat that has declared. */
function boundTo({state}: At, tile: Tile): Ruling {
  const drawn = tileIn(state.drawn);
  const bound = declared(state).length && drawn !== tile && drawn !== FACE_DOWN;
  return bound ? refuse('ready-bound') : undefined;
}

function holds(at: At, tile: Tile): Ruling {
  const {state} = at;
  if (tileIn(state.drawn) === tile) return isUnknown(state) && tile === FACE_DOWN ? 'unsure' : undefined;
  if (!isUnknown(state))
    return tilesIn(state.held ?? '').includes(tile) ? undefined : refuse('not-held', tileName(tile));
  if (tile === FACE_DOWN) return refuse('face-down');
  return judgeUnseen(at, [tile]) ?? 'unsure';
}

/**
 * Refuses a discard that breaks its declaration: after riichi the hand must be ready, after open riichi also not in
 * furiten (RB-28).
 */
function leavesReady(at: At, thrown: Tile): Ruling {
  const {declares} = at.p.phase;
  if (!declares?.includes('riichi') && !declares?.includes('doubleRiichi')) return undefined;
  if (isUnknown(at.state) || !at.rules.ruleset) return undefined;
  const waited = waitsAfter(at, thrown);
  if (!waited.length) return refuse('riichi-not-ready');
  const furiten = [...at.state.river.map(({tile}) => kindIn(tile)), kindOf(thrown)];
  const open = declares.includes('openRiichi') && waited.some((kind) => furiten.includes(kind));
  return open ? refuse('riichi-furiten') : undefined;
}

/** Waits by position, seat and discard; riichi, open riichi and the discard itself ask for the same ones. */
const waitsKept = new WeakMap<Position, Map<string, readonly number[]>>();

/** What the hand waits for after a discard. */
export function waitsAfter({p, rules, seat, state}: At, thrown: Tile): readonly number[] {
  let kept = waitsKept.get(p);
  if (!kept) waitsKept.set(p, (kept = new Map<string, readonly number[]>()));
  const key = `${seat}${thrown}`;
  const known = kept.get(key);
  if (known) return known;
  const left = without(handOf(state) ?? [], [thrown]);
  const waits = left ? waitsWith(p, rules, state, textOf(left)) : [];
  kept.set(key, waits);
  return waits;
}

/** Judges a kong: melded with a discard, concealed, or added to a pung. */
export function judgeKong(at: At, move: Move): Ruling {
  const meld = meldIn(move.meld);
  if (meld?.kind !== 'kong') return refuse('wrong-tile', move.meld);
  if (meld.open && !meld.added) {
    const acting = at.p.phase.is === 'act' && at.p.phase.seat === at.seat;
    return acting ? refuse('not-your-turn') : judgeCall(at, move);
  }
  const {p, seat} = at;
  if (p.phase.answers?.[seat]) return refuse('answered');
  if (p.phase.is !== 'act' || p.phase.seat !== seat || p.phase.opening)
    return meld.added && p.phase.is === 'claim' && p.phase.seat !== seat
      ? refuse('kong-by-discard', p.phase.tile)
      : refuse('not-your-turn');
  return judgeOwnKong(at, meld.tiles, meld.added === true);
}

function judgeOwnKong(at: At, tiles: readonly Tile[], added: boolean): Ruling {
  const {p, rules, state} = at;
  const {flow, o} = rules;
  if (state.dead) return refuse('dead-hand');
  if (p.phase.banned) return refuse('after-call');
  const flower = flowerFirst(at);
  if (flower) return flower;
  const kind = kindOf(tiles[0]);
  if (kind === wildOf(p)) return refuse('wild-called', kindName(kind));
  if (p.left < flow.kong.needs(o)) return refuse('no-replacement');
  if (p.kongs >= flow.kong.most(o)) return refuse('too-many-kongs');
  if (p.phase.declares) return refuse('ready-bound');
  return added ? judgeAdded(at, tiles) : (judgeReadyKong(at, tiles) ?? holdsFour(at, tiles));
}

function judgeAdded(at: At, tiles: readonly Tile[]): Ruling {
  const {state} = at;
  if (declared(state).length) return refuse('ready-bound');
  const pung = state.melds.find(
    ({kind, tiles: laid}) => kind === 'pung' && textOf(tilesIn(laid)) === textOf(tiles.slice(0, 3)),
  );
  return pung ? holds(at, tiles[3]) : refuse('no-pung', kindName(kindOf(tiles[0])));
}

function holdsFour(at: At, tiles: readonly Tile[]): Ruling {
  const hand = handOf(at.state);
  if (hand && !isUnknown(at.state))
    return without(hand, tiles) ? undefined : refuse('not-held', kindName(kindOf(tiles[0])));
  const drawn = tileIn(at.state.drawn);
  // the drawn tile is known to whoever knows the record
  const others = drawn === undefined ? undefined : without(tiles, [drawn]);
  return judgeUnseen(at, others ?? tiles) ?? 'unsure';
}

/**
 * After riichi, only a concealed kong of the drawn tile that leaves the waits unchanged is legal (RB-28); after
 * ready, none.
 */
function judgeReadyKong(at: At, tiles: readonly Tile[]): Ruling {
  const {rules, state, p} = at;
  if (!declared(state).length) return undefined;
  if (!rules.flow.readyKong?.(rules.o)) return refuse('ready-bound');
  const kind = kindOf(tiles[0]);
  if (kindIn(state.drawn) !== kind) return refuse('ready-bound');
  if (isUnknown(state) || !rules.ruleset) return undefined;
  const held = tilesIn(state.held ?? '');
  if (countOf(held, kind) < 3) return undefined;
  const melds = [...state.melds, {tiles: textOf(tiles), kind: 'kong', open: false} as const];
  const left = textOf(without(held, ofKind(held, kind)) ?? []);
  const after = waitsWith(p, rules, {...state, melds}, left);
  return after.join() === waitsOf(at).join() ? undefined : refuse('kong-changes-wait');
}

/** Judges laying out a flower or ガリ on one's own turn; several may follow while replacements are owed. */
export function judgeOut(at: At, {tile}: Move): Ruling {
  const {p, seat, rules} = at;
  const {laidOut} = rules.flow;
  const {is, repl, banned, opening, declares} = p.phase;
  const mayGoOn = is === 'act' || (is === 'replace' && repl === 'flower');
  if (!mayGoOn || p.phase.seat !== seat) return refuse('not-your-turn');
  const out = tileIn(tile);
  if (out === undefined) return unread(tile);
  if (!laidOut?.is(kindOf(out), rules.o)) return refuse('not-laid-out', tileName(out));
  if (declares) return refuse('ready-bound');
  if (banned && !opening && !laidOut.afterCall?.(rules.o)) return refuse('out-after-call');
  return boundTo(at, out) ?? holds(at, out);
}
