/** Rules for one's own turn: draw, kong, lay out, discard (FL-2 to FL-4, FL-7). */
import {furitenOf} from '../../core/patterns/furiten.js';
import {FACE_DOWN, kindName, kindOf, tileName, type Tile} from '../../core/tiles/tile.js';
import {declarationsOf, handOf, isUnknown, flowerIn, isActing, type At} from '../state/at.js';
import {isAlwaysPung} from './always-pung.js';
import {judgeCall} from './claim-rules.js';
import {drawnAfter} from '../state/drawn-hand.js';
import {numberOfDraws} from '../state/draws.js';
import type {RoundPosition, SeatState} from '../state/position.js';
import type {Move} from '../record/move.js';
import {nextSeat, type RoundRules} from '../state/rules.js';
import {meldText} from '../text/tiles.js';
import {refuse, type Ruling} from './ruling.js';
import {withoutSome} from '../../core/tiles/take-out.js';
import {countOf, ofKind, sameTiles, inTileOrder} from '../record/tiles.js';
import {judgeUnseen} from './unseen-tiles.js';
import {waitsAfter, waitsOf} from './waiting.js';
import {backTile, frontTile} from '../state/wall.js';
import {wildAmong} from '../state/wild-on-table.js';

/** How many ordinary draws a replacement takes from the wall. That of a kong was counted with the kong. */
export const replacementCost = (
  {repl}: RoundPosition['phase'],
  {waiting}: SeatState,
  {laidOut}: RoundRules['flow'],
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
  if (numberOfDraws(p.left) < cost) return refuse('no-tile-left');
  if (tile === undefined) return refuse('tile-unnamed');
  if (!p.wall) return judgeDrawn(at, tile);
  const {lowerFirst} = rules.flow;
  const next = replaced ? backTile(p.wall, lowerFirst) : frontTile(p.wall, lowerFirst);
  return next === tile ? undefined : refuse('not-in-wall', tileName(tile));
}

function judgeDrawn(at: At, tile: Tile): Ruling {
  if (tile === FACE_DOWN) return isUnknown(at.state) ? undefined : refuse('face-down');
  return judgeUnseen(at, [tile]);
}

/** Refuses every move for which it must be the seat's turn to act. */
function notActing(at: At): Ruling {
  return isActing(at) ? undefined : refuse('not-your-turn');
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
  const thrown = tile ?? state.drawn;
  if (thrown === undefined) return refuse('nothing-drawn');
  return (
    flowerKept(at, thrown) ??
    flowerFirst(at) ??
    boundTo(at, thrown) ??
    (p.phase.banned?.includes(kindOf(thrown)) ? refuse('swap-call', tileName(thrown)) : undefined) ??
    leavesReady(at, thrown) ??
    holds(at, thrown)
  );
}

/** Which of its own tiles a seat may discard; for a caller that asks about all of them. */
export function discardable(at: At, own: readonly Tile[]): readonly Tile[] {
  if (notActing(at) || flowerFirst(at)) return [];
  const {banned = [], declares} = at.p.phase;
  if (!banned.length && !declares && !declarationsOf(at.state).length) return own;
  return own.filter((tile) => !boundTo(at, tile) && !banned.includes(kindOf(tile)) && !leavesReady(at, tile));
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
  const {drawn} = state;
  const bound = declarationsOf(state).length && drawn !== tile && drawn !== FACE_DOWN;
  return bound ? refuse('ready-bound') : undefined;
}

function holds(at: At, tile: Tile): Ruling {
  const {state} = at;
  if (state.drawn === tile) return isUnknown(state) && tile === FACE_DOWN ? 'unsure' : undefined;
  if (!isUnknown(state)) return state.held?.includes(tile) ? undefined : refuse('not-held', tileName(tile));
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
  const river = [...at.state.river.map(({tile}) => kindOf(tile)), kindOf(thrown)];
  const isOpen = declares.includes('openRiichi');
  return isOpen && furitenOf({waited, river, passed: [], flags: declares})
    ? refuse('riichi-furiten')
    : undefined;
}

/** Judges a kong: melded with a discard, concealed, or added to a pung. */
export function judgeKong(at: At, move: Move): Ruling {
  const {meld} = move;
  if (meld?.kind !== 'kong') return refuse('wrong-tile', meld && meldText(meld));
  if (meld.open && !meld.added) {
    const acting = at.p.phase.is === 'act' && at.p.phase.seat === at.seat;
    return acting ? refuse('not-your-turn') : judgeCall(at, move);
  }
  const {p, seat} = at;
  if (p.phase.answers?.[seat]) return refuse('answered');
  if (p.phase.is !== 'act' || p.phase.seat !== seat || p.phase.opening)
    return meld.added && p.phase.is === 'claim' && p.phase.seat !== seat
      ? refuse('kong-by-discard', nameOf(p.phase.tile))
      : refuse('not-your-turn');
  return judgeOwnKong(at, meld.tiles, meld.added === true);
}

const nameOf = (tile: Tile | undefined): string | undefined => (tile === undefined ? tile : tileName(tile));

function judgeOwnKong(at: At, tiles: readonly Tile[], added: boolean): Ruling {
  const {p, rules, state} = at;
  const {flow, o} = rules;
  if (state.dead) return refuse('dead-hand');
  if (p.phase.banned) return refuse('after-call');
  const flower = flowerFirst(at);
  if (flower) return flower;
  const kind = kindOf(tiles[0]);
  if (wildAmong(rules, p, [kind]) !== undefined) return refuse('wild-called', kindName(kind));
  if (numberOfDraws(p.left) < flow.kong.needs(o)) return refuse('no-replacement');
  if (p.kongs >= flow.kong.most(o)) return refuse('too-many-kongs');
  if (p.phase.declares) return refuse('ready-discard');
  return added ? judgeAdded(at, tiles) : (judgeReadyKong(at, tiles) ?? holdsFour(at, tiles));
}

function judgeAdded(at: At, tiles: readonly Tile[]): Ruling {
  const {state} = at;
  if (declarationsOf(state).length) return refuse('ready-no-kong');
  const three = inTileOrder(tiles.slice(0, 3));
  const pung = state.melds.find(
    ({kind, tiles: laid}) => kind === 'pung' && sameTiles(inTileOrder(laid), three),
  );
  return pung ? holds(at, tiles[3]) : refuse('no-pung', kindName(kindOf(tiles[0])));
}

function holdsFour(at: At, tiles: readonly Tile[]): Ruling {
  const hand = handOf(at.state);
  if (hand && !isUnknown(at.state))
    return withoutSome(hand, tiles) ? undefined : refuse('not-held', kindName(kindOf(tiles[0])));
  const {drawn} = at.state;
  // the drawn tile is known to whoever knows the record
  const others = drawn === undefined ? undefined : withoutSome(tiles, [drawn]);
  return judgeUnseen(at, others ?? tiles) ?? 'unsure';
}

/**
 * After riichi, only a concealed kong of the drawn tile that leaves the waits unchanged is legal (RB-28), in some rules
 * only one that leaves the sets unchanged too (RC-16); after ready, none.
 */
function judgeReadyKong(at: At, tiles: readonly Tile[]): Ruling {
  const {rules, state} = at;
  if (!declarationsOf(state).length) return undefined;
  const leaves = rules.flow.ready?.kong?.(rules.o);
  if (!leaves) return refuse('ready-no-kong');
  const kind = kindOf(tiles[0]);
  if (state.drawn === undefined || kindOf(state.drawn) !== kind) return refuse('ready-no-kong');
  if (isUnknown(state) || !rules.ruleset) return undefined;
  const {held = []} = state;
  if (countOf(held, kind) < 3) return undefined;
  const melds = [...state.melds, {tiles: inTileOrder(tiles), kind: 'kong', open: false} as const];
  const left = withoutSome(held, ofKind(held, kind)) ?? [];
  const after = waitsOf({...at, state: {...state, melds, held: left}});
  const before = waitsOf(at);
  if (!sameTiles(after, before)) return refuse('kong-changes-wait');
  return leaves === 'sameWaits' || isAlwaysPung(held, kind, before) ? undefined : refuse('kong-changes-sets');
}

/** Judges laying out a flower or ガリ on one's own turn; several may follow while replacements are owed. */
export function judgeOut(at: At, {tile}: Move): Ruling {
  const {p, seat, rules} = at;
  const {laidOut} = rules.flow;
  const {is, repl, banned, opening, declares} = p.phase;
  const mayGoOn = is === 'act' || (is === 'replace' && repl === 'flower');
  if (!mayGoOn || p.phase.seat !== seat) return refuse('not-your-turn');
  if (tile === undefined) return refuse('tile-unnamed');
  if (!laidOut?.is(kindOf(tile), rules.o)) return refuse('not-laid-out', tileName(tile));
  if (declares) return refuse('ready-discard');
  if (banned && !opening && !laidOut.afterCall?.(rules.o)) return refuse('out-after-call');
  return boundTo(at, tile) ?? holds(at, tile);
}
