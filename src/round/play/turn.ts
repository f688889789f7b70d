/** Carries out legal moves of a seat on its own turn. */
import {FLAGS, type Flag, type Seat} from '../../core/situation/situation.js';
import type {Tile} from '../../core/tiles/tile.js';
import {answer, payStick} from './claims.js';
import {isUnknown, at, seatsAfter, flowersSetAside, EMPTY_SEAT, isActing, type At} from '../state/at.js';
import {
  draftOf,
  draftOfPhase,
  draftOfSeat,
  drawnFrom,
  endHand,
  inPhase,
  phaseOf,
  seatsWith,
  withSeat,
} from '../state/draft.js';
import {fewerDraws} from '../state/draws.js';
import {drawnAfter} from '../state/drawn-hand.js';
import {falseWinEnds, payFalseWin} from './false-win.js';
import {makeKong, spend, withoutDrawn, withoutIppatsu} from './kongs.js';
import {lift} from './furiten.js';
import {openingAfter} from './opening.js';
import type {RiverDiscard, RoundPosition, SeatState} from '../state/position.js';
import {flagsDeclared} from '../judging/ready-rules.js';
import type {Move} from '../record/move.js';
import type {Declaration} from '../record/record.js';
import type {RoundRules} from '../state/rules.js';
import {thrownTotal} from '../judging/thrown-total.js';
import {insertTile} from '../record/tiles.js';
import {replacementCost} from '../judging/turn-rules.js';
import {waitsAfter, waitsOf} from '../judging/waiting.js';

/** The position after an ordinary draw or a replacement. */
export function drawTile(rules: RoundRules, p: RoundPosition, seat: Seat, {tile}: Move): RoundPosition {
  const state = p.seats[seat];
  if (!state || tile === undefined) return p;
  return p.phase.is === 'replace'
    ? replace(p, seat, state, tile, rules)
    : drawFront(p, seat, state, tile, rules);
}

function drawFront(
  p: RoundPosition,
  seat: Seat,
  state: SeatState,
  drawn: Tile,
  rules: RoundRules,
): RoundPosition {
  const own = draftOfSeat(state);
  own.drawn = drawn;
  own.turns++;
  const lifted = lift(own, 'draw', rules);
  // a seat that is a tile short takes that tile now (XZ-F9)
  const isShort = state.waiting === 'tile';
  const moved = draftOf(p);
  moved.seats = seatsWith(p.seats, seat, isShort ? keepDrawn(lifted) : lifted);
  moved.left = fewerDraws(p.left, 1);
  if (p.wall) moved.wall = drawnFrom(p.wall, 'front');
  const phase = phaseOf(isShort ? 'replace' : 'act', seat);
  if (isShort) {
    phase.repl = 'flower';
    phase.unready = true;
  }
  moved.phase = phase;
  return moved;
}

/** The seat with its drawn tile among those held. */
function keepDrawn(state: SeatState): SeatState {
  const {held, drawn} = state;
  if (drawn === undefined) return state;
  const next = draftOfSeat(state);
  next.drawn = undefined;
  if (held !== undefined) next.held = insertTile(held, drawn);
  return next;
}

function replace(
  p: RoundPosition,
  seat: Seat,
  state: SeatState,
  drawn: Tile,
  rules: RoundRules,
): RoundPosition {
  const {owed = 1, opening, repl} = p.phase;
  const {waiting} = state;
  const moved = draftOf(p);
  moved.left = fewerDraws(p.left, replacementCost(p.phase, state, rules.flow));
  if (p.wall) moved.wall = drawnFrom(p.wall, 'back');
  // a seat that is a tile short takes that tile before the replacement of a kong (XZ-F9)
  const takesShort = waiting !== undefined && repl === 'kong';
  const goesOn = takesShort || opening === true || owed > 1;
  const own = draftOfSeat(goesOn ? state : keepDrawn(state));
  own.drawn = drawn;
  if (!opening) own.waiting = undefined;
  moved.seats = seatsWith(p.seats, seat, goesOn ? keepDrawn(own) : own);
  if (takesShort) return moved;
  if (opening && owed === 1) return openingAfter(rules, moved, seat, drawn);
  const phase = draftOfPhase(p.phase);
  if (owed === 1) phase.is = 'act';
  phase.owed = fewerOwed(owed);
  moved.phase = phase;
  return moved;
}

/** The replacements that are still to be drawn after one of several; a single one goes without saying. */
const fewerOwed = (owed: number): number | undefined => (owed > 2 ? owed - 1 : undefined);

/** The position after a discard, which others may claim. */
export function discardTile(rules: RoundRules, p: RoundPosition, seat: Seat, move: Move): RoundPosition {
  const here = at(rules, p, seat);
  const tile = move.tile ?? here?.state.drawn;
  if (!here || tile === undefined) return p;
  const {state} = here;
  const {declares} = p.phase;
  const drawn = state.drawn === tile;
  const ready = declares && !isVoid(here, declares, tile) ? inOrder(declares) : undefined;
  const own = draftOfSeat(lift(withoutIppatsu(spend(state, [tile])), 'discard', rules));
  const total = thrownTotal(here, tile);
  // the tile thrown when the wait began counts, not tiles drawn and thrown since (TZ-22)
  own.threw = total === undefined ? undefined : (state.threw ?? total);
  const lies: RiverDiscard = drawn ? {tile, drawn} : {tile};
  own.river = [...state.river, ready ? {...lies, declared: true} : lies];
  own.drawn = undefined;
  if (ready) own.ready = ready;
  const moved = draftOf(p);
  moved.seats = seatsWith(p.seats, seat, own);
  moved.phase = phaseOf('claim', seat, tile);
  moved.unturned = undefined;
  return moved;
}

/** The flags in the order in which the scorer lists them. */
const inOrder = (flags: readonly Flag[]): readonly Flag[] => FLAGS.filter((flag) => flags.includes(flag));

/** Whether a declaration is void because the hand is not ready (SG-18, XZ-F3). */
function isVoid(here: At, flags: readonly Flag[], thrown: Tile): boolean {
  const early = flags.includes('readyFirst') || flags.includes('readyEarly');
  return early && !isUnknown(here.state) && waitsAfter(here, thrown).length === 0;
}

/** The position after a concealed or added kong, which the others may be able to rob. */
export function kong(rules: RoundRules, p: RoundPosition, seat: Seat, {meld}: Move): RoundPosition {
  if (!meld) return p;
  const {flow, o, ruleset} = rules;
  const added = meld.added === true;
  const robbable = added || flow.kong.robs?.(o) !== undefined;
  if (!robbable) return makeKong(rules, p, seat, meld);
  // without rules it is open whether the kong may be robbed: it is made, and may be won on
  const made = added || ruleset ? undefined : makeKong(rules, p, seat, meld);
  const open = made ?? p;
  const phase = draftOfPhase(open.phase);
  phase.is = 'rob';
  phase.tile = meld.tiles.at(-1);
  if (!made) {
    phase.seat = seat;
    phase.meld = meld;
    phase.answers = undefined;
  }
  if (!added) phase.robs = made ? 'laidOut' : 'concealed';
  return inPhase(open, phase);
}

/** The position after a flower or ガリ is set aside; its replacement comes next. */
export function layOut(rules: RoundRules, p: RoundPosition, seat: Seat, {tile}: Move): RoundPosition {
  const state = p.seats[seat];
  if (!state || tile === undefined) return p;
  const {flow, o} = rules;
  const spent = state.drawn === tile ? withoutDrawn(state) : spend(state, [tile]);
  const own = draftOfSeat(spent);
  own.out = insertTile(state.out, tile);
  const {is, opening, owed = 1} = p.phase;
  const phase = draftOfPhase(p.phase);
  phase.is = 'replace';
  phase.seat = seat;
  phase.repl = 'flower';
  phase.owed = is === 'replace' ? owed + 1 : undefined;
  if (!opening) phase.tile = undefined;
  const laid = draftOf(p);
  laid.seats = seatsWith(p.seats, seat, own);
  laid.phase = phase;
  if (opening) return shortOf(rules, laid, seat);
  if (flow.laidOut?.robs?.(o) === undefined) return handedOver(laid, seat, rules);
  phase.is = 'rob';
  phase.tile = tile;
  phase.robs = 'laidOut';
  return laid;
}

/** XZ-10 (b): the seat with the other seven flowers takes the replacement of the eighth, and the turn. */
function handedOver(p: RoundPosition, seat: Seat, rules: RoundRules): RoundPosition {
  const seven = seatsAfter(rules, seat).find((other) => flowersSetAside(p.seats[other] ?? EMPTY_SEAT) === 7);
  const eighth =
    rules.flow.laidOut?.wins?.includes('seven') && flowersSetAside(p.seats[seat] ?? EMPTY_SEAT) === 1;
  if (!eighth || !seven) return p;
  const state = p.seats[seven];
  const phase = phaseOf('replace', seven);
  phase.repl = 'flower';
  if (!state) return inPhase(p, phase);
  const own = draftOfSeat(state);
  own.turns++;
  return inPhase(withSeat(p, seven, own), phase);
}

/** XZ-F9: a seat that has set aside seven or eight flowers at the opening does not replace the last one yet. */
function shortOf(rules: RoundRules, p: RoundPosition, seat: Seat): RoundPosition {
  const state = p.seats[seat];
  if (!state || !rules.flow.laidOut?.wins?.includes('seven')) return p;
  const own = flowersSetAside(state);
  const one = seatsAfter(rules, seat).some((other) => flowersSetAside(p.seats[other] ?? EMPTY_SEAT) === 1);
  if (own !== 8 && !(own === 7 && one)) return p;
  const short = draftOfSeat(state);
  short.waiting = 'tile';
  const waits = withSeat(p, seat, short);
  const {owed} = p.phase;
  if (owed === undefined) return openingAfter(rules, waits, seat);
  const phase = draftOfPhase(p.phase);
  phase.owed = fewerOwed(owed);
  return inPhase(waits, phase);
}

/** Declares: with the next discard, or at once if before the first draw (XZ-F3). */
export function declareReady(
  rules: RoundRules,
  p: RoundPosition,
  seat: Seat,
  word: Declaration,
): RoundPosition {
  const here = at(rules, p, seat);
  const flags = here && flagsDeclared(here, word);
  if (!here || !flags || typeof flags === 'string') return p;
  if (isActing(here)) {
    const phase = draftOfPhase(p.phase);
    phase.declares = flags;
    return inPhase(p, phase);
  }
  const isReady = isUnknown(here.state) || waitsOf(here).length > 0;
  if (!isReady) return p;
  const own = draftOfSeat(here.state);
  own.ready = inOrder(flags);
  return withSeat(p, seat, own);
}

/** The position after a win by self-draw. */
export function winBySelf(p: RoundPosition, seat: Seat): RoundPosition {
  const phase = draftOfPhase(p.phase);
  phase.is = 'over';
  phase.seat = seat;
  return endHand(p, phase, {phase: p.phase, winners: [seat], by: 'self'});
}

/** Ends the hand as drawn: nobody claims the last discard, or there is no tile to draw. */
export function endDrawn(rules: RoundRules, p: RoundPosition): RoundPosition {
  const {is, seat} = p.phase;
  const after = is === 'claim' ? drawnAfter(p, rules) : undefined;
  const drawn = is === 'replace' ? 'lastFlower' : is === 'act' ? 'nineOrphans' : (after ?? 'exhausted');
  const paid = is === 'claim' ? payStick(rules, p, seat) : p;
  return endHand(paid, phaseOf('over', seat), {phase: p.phase, winners: [], drawn});
}

/** Declares a false win: it is paid at once, and the hand is dead or the whole hand is over. */
export function declareFalsely(rules: RoundRules, p: RoundPosition, seat: Seat): RoundPosition {
  const state = p.seats[seat];
  if (!state) return p;
  const own = draftOfSeat(state);
  own.dead = true;
  const paid = payFalseWin(rules, withSeat(p, seat, own), seat);
  const {phase} = p;
  if (falseWinEnds(rules))
    return endHand(paid, phaseOf('over', phase.seat), {phase, winners: [], drawn: 'falseWin'});
  if (phase.is === 'draw' && phase.seat === seat) {
    const yielding = draftOfPhase(phase);
    yielding.yields = true;
    return inPhase(paid, yielding);
  }
  return phase.is === 'claim' || phase.is === 'rob' ? answer(rules, paid, seat, {do: 'falsewin'}) : paid;
}
