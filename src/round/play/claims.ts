/** Answers to a discard or a kong: kept until everybody has answered; then the highest is carried out (FL-5). */
import type {Seat} from '../../core/situation/situation.js';
import type {MeldKind} from '../../core/notation/hand.js';
import type {Kind, Tile} from '../../core/tiles/tile.js';
import {at, seatsAfter, type At} from '../state/at.js';
import {placeOfCalled} from '../state/called-from.js';
import {claimsOf, withAnswers} from '../judging/claims-open.js';
import {bansOf} from '../judging/claim-rules.js';
import {draftOf, draftOfPhase, draftOfSeat, endHand, inPhase, phaseOf, withSeat} from '../state/draft.js';
import {drawnAfter, drawnByWins, winsThatDraw} from '../state/drawn-hand.js';
import {countKong, endIppatsu, makeKong, spend} from './kongs.js';
import {omit} from '../state/omit.js';
import {lift, markLetGo} from './furiten.js';
import type {LaidMeld, RoundPosition, SeatState} from '../state/position.js';
import type {Move} from '../record/move.js';
import type {MoveName} from '../record/record.js';
import {nextSeat, type RoundRules} from '../state/rules.js';
import {withoutSome} from '../../core/tiles/take-out.js';
import {inTileOrder} from '../record/tiles.js';

/** A win ranks above a kong or pung, and these above a chow. */
const RANK: Readonly<Partial<Record<MoveName, number>>> = {win: 3, kong: 2, pung: 2, chow: 1};
const rankOf = (move: Move | undefined): number => (move && RANK[move.do]) ?? 0;

/** Keeps an answer, to be carried out once no other seat can outrank it. */
export function answer(rules: RoundRules, p: RoundPosition, seat: Seat, move: Move): RoundPosition {
  return withAnswers(rules, p, {...p.phase.answers, [seat]: omit(move, 'unsure')});
}

/** Goes on once no seat that has not answered could still change what happens. */
export function advance(rules: RoundRules, p: RoundPosition): RoundPosition {
  if (p.phase.is !== 'claim' && p.phase.is !== 'rob') return p;
  const best = bestAnswer(p, rules);
  return seatsAfter(rules, p.phase.seat).some((seat) => couldGoBefore(p, seat, best, rules))
    ? p
    : resolve(p, rules);
}

/** Whether a seat that has not answered could outrank the best claim so far. */
function couldGoBefore(p: RoundPosition, seat: Seat, best: Answer | undefined, rules: RoundRules): boolean {
  const here = at(rules, p, seat);
  if (!here || p.phase.answers?.[seat]) return false;
  const claims = claimsOf(here);
  if (rankOf(best?.move) < 3) return claims.some((move) => rankOf(move) > rankOf(best?.move));
  const nearer = best !== undefined && isNearer(p, seat, best.seat, rules);
  return (rules.flow.winners(rules.o) === 'all' || nearer) && claims.some((move) => move.do === 'win');
}

const isNearer = (p: RoundPosition, a: Seat, b: Seat, rules: RoundRules): boolean => {
  const order = seatsAfter(rules, p.phase.seat);
  return order.indexOf(a) < order.indexOf(b);
};

interface Answer {
  readonly seat: Seat;
  readonly move: Move;
}

/** The highest answer; of several wins the nearest after the discarder. */
function bestAnswer(p: RoundPosition, rules: RoundRules): Answer | undefined {
  if (!p.phase.answers) return undefined;
  let best: Answer | undefined;
  for (const seat of seatsAfter(rules, p.phase.seat)) {
    const move = p.phase.answers[seat];
    if (move && rankOf(move) > rankOf(best?.move)) best = {seat, move};
  }
  return best;
}

/** Passes for every seat that has not answered; returns the same position where nothing is open to claims. */
export const closeClaims = (rules: RoundRules, p: RoundPosition): RoundPosition =>
  p.phase.is === 'claim' || p.phase.is === 'rob' ? resolve(p, rules) : p;

/**
 * Carries out the answers in the order of FL-9: wins; marks for what was passed; a draw of the hand; calls; the next
 * draw.
 */
function resolve(p: RoundPosition, rules: RoundRules): RoundPosition {
  const wins = seatsAfter(rules, p.phase.seat).filter((seat) => p.phase.answers?.[seat]?.do === 'win');
  if (wins.length >= winsThatDraw(rules)) return drawnByWins(p);
  if (wins.length) return over(p, rules.flow.winners(rules.o) === 'all' ? wins : wins.slice(0, 1));
  const marked = markLetGo(rules, p);
  if (p.phase.is === 'rob') return notRobbed(rules, marked);
  const best = bestAnswer(p, rules);
  // the hand is drawn: only `end` is still to come
  if (!best && drawnAfter(p, rules)) return p;
  const paid = payStick(rules, marked, p.phase.seat);
  return best ? carryOut(paid, best.seat, best.move, rules) : nextTurn(paid, rules);
}

function over(p: RoundPosition, winners: readonly Seat[]): RoundPosition {
  const {seat, tile, is} = p.phase;
  const ended = {phase: p.phase, winners, by: is === 'rob' ? 'robbing' : 'discard', from: seat} as const;
  return endHand(p, phaseOf('over', seat, tile), ended);
}

/** Makes a kong that nobody robbed; a tile set aside that nobody claimed is replaced. */
function notRobbed(rules: RoundRules, p: RoundPosition): RoundPosition {
  const {seat, meld, robs} = p.phase;
  if (robs !== 'laidOut') return meld ? makeKong(rules, p, seat, meld) : p;
  const phase = draftOfPhase(p.phase);
  phase.is = 'replace';
  phase.meld = undefined;
  phase.robs = undefined;
  phase.answers = undefined;
  phase.tile = undefined;
  return inPhase(p, phase);
}

/** A riichi stick is paid when nobody wins on the discard it was declared with (RB-28). */
export function payStick({flow, o}: RoundRules, p: RoundPosition, seat: Seat): RoundPosition {
  const {stick} = flow;
  if (stick === undefined || !p.seats[seat]?.river.at(-1)?.declared) return p;
  const {points, sticks} = p.frame;
  const own = points[seat] ?? flow.startPoints(o);
  const paid = draftOf(p);
  paid.frame = {...p.frame, sticks: sticks + 1, points: {...points, [seat]: own - stick}};
  return paid;
}

function nextTurn(p: RoundPosition, {seats}: RoundRules): RoundPosition {
  const seat = nextSeat(seats, p.phase.seat);
  const phase = phaseOf('draw', seat);
  if (p.phase.answers?.[seat]?.do === 'falsewin') phase.yields = true;
  return inPhase(p, phase);
}

/** Carries out a chow, pung or melded kong: the meld, the river the tile came from, the turns it skips. */
function carryOut(p: RoundPosition, seat: Seat, move: Move, rules: RoundRules): RoundPosition {
  const here = at(rules, p, seat);
  const {meld} = move;
  const called = p.phase.tile;
  if (!here || !meld || called === undefined) return p;
  const own = withoutSome(meld.tiles, [called]) ?? [];
  const laid = meldOf(meld.kind, called, own, p.phase.seat, here);
  const state = draftOfSeat(spend(here.state, own));
  state.melds = [...state.melds, laid];
  const kong = meld.kind === 'kong';
  let next = endIppatsu(taken(withSeat(p, seat, lift(state, 'call', rules)), seat));
  if (meld.kind !== 'chow') next = skip(next, seat, rules);
  if (kong) {
    const phase = phaseOf('replace', seat);
    phase.repl = 'kong';
    phase.openKong = true;
    phase.konged = true;
    return inPhase(countKong(rules, next, true), phase);
  }
  return afterCall(next, seat, bansOf(here, meld.kind, called, own));
}

/** A seat that is a tile short takes that tile with its call (XZ-F9). */
function afterCall(p: RoundPosition, seat: Seat, banned: readonly Kind[]): RoundPosition {
  const waiting = p.seats[seat]?.waiting === 'tile';
  const phase = phaseOf(waiting ? 'replace' : 'act', seat);
  if (waiting) phase.repl = 'flower';
  phase.banned = banned;
  return inPhase(p, phase);
}

/** The meld as it is laid down: the position of the called tile shows whose it was. */
function meldOf(kind: MeldKind, called: Tile, own: readonly Tile[], from: Seat, {rules, seat}: At): LaidMeld {
  const held = inTileOrder(own);
  const {seats} = rules;
  const distance = (seats.indexOf(from) - seats.indexOf(seat) + seats.length) % seats.length;
  const place = kind === 'chow' ? 0 : placeOfCalled(distance, own.length + 1, seats.length);
  const tiles = [...held.slice(0, place), called, ...held.slice(place)];
  return {tiles, kind, open: true, called: place, from};
}

/** Marks the last tile of the discarder's river as called by another seat. */
function taken(p: RoundPosition, by: Seat): RoundPosition {
  const {seat} = p.phase;
  const state = p.seats[seat];
  if (!state) return p;
  const next = draftOfSeat(state);
  next.river = state.river.map((thrown, i) => (i === state.river.length - 1 ? {...thrown, by} : thrown));
  return withSeat(p, seat, next);
}

/** Lifts what bars the skipped seats until their turn: a skipped turn counts as having come (TZ-16). */
function skip(p: RoundPosition, caller: Seat, rules: RoundRules): RoundPosition {
  let next = p;
  for (const seat of seatsAfter(rules, p.phase.seat)) {
    if (seat === caller) break;
    const state: SeatState | undefined = next.seats[seat];
    if (state) next = withSeat(next, seat, lift(state, 'skipped', rules));
  }
  return next;
}
