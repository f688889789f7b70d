/** Answers to a discard or a kong: kept until everybody has answered; then the highest is carried out (FL-5, FL §4). */
import type {Seat} from '../../core/situation/situation.js';
import {kindName} from '../../core/tiles/tile.js';
import {at, seatsAfter, withSeat, type At} from '../state/at.js';
import {claimsOf, withAnswers} from '../judging/claims-open.js';
import {bansOf} from '../judging/claim-rules.js';
import {drawnAfter} from '../state/drawn.js';
import {countKong, endIppatsu, makeKong, spend} from './kongs.js';
import {lift, markLetGo} from './let-go.js';
import type {Meld, Phase, Position, SeatState} from '../state/position.js';
import type {Move, MoveName} from '../record/record.js';
import {nextSeat, rulesOf, type RulesInUse} from '../state/rules-in-use.js';
import {meldIn, textAsIs, textOf, tileIn, tilesIn, without} from '../state/tiles.js';

/** A win ranks above a kong or pung, and these above a chow. */
const RANK: Readonly<Partial<Record<MoveName, number>>> = {win: 3, kong: 2, pung: 2, chow: 1};
const rankOf = (move: Move | undefined): number => (move && RANK[move.do]) ?? 0;

/** Keeps an answer, to be carried out once no other seat can outrank it. */
export function answer(p: Position, seat: Seat, move: Move): Position {
  const {do: name, tile, meld} = move;
  const said: Move = {do: name, ...(tile === undefined ? {} : {tile}), ...(meld === undefined ? {} : {meld})};
  return withAnswers(p, {...p.phase.answers, [seat]: said});
}

/** Goes on once no seat that has not answered could still change what happens. */
export function advance(p: Position): Position {
  if (p.phase.is !== 'claim' && p.phase.is !== 'rob') return p;
  const rules = rulesOf(p);
  const best = bestAnswer(p, rules);
  return seatsAfter(rules, p.phase.seat).some((seat) => couldGoBefore(p, seat, best, rules))
    ? p
    : resolve(p, rules);
}

/** Whether a seat that has not answered could outrank the best claim so far. */
function couldGoBefore(p: Position, seat: Seat, best: Answer | undefined, rules: RulesInUse): boolean {
  const here = at(p, seat);
  if (!here || p.phase.answers?.[seat]) return false;
  const claims = claimsOf(here);
  if (rankOf(best?.move) < 3) return claims.some((move) => rankOf(move) > rankOf(best?.move));
  const nearer = best !== undefined && isNearer(p, seat, best.seat, rules);
  return (rules.flow.winners(rules.o) === 'all' || nearer) && claims.some((move) => move.do === 'win');
}

const isNearer = (p: Position, a: Seat, b: Seat, rules: RulesInUse): boolean => {
  const order = seatsAfter(rules, p.phase.seat);
  return order.indexOf(a) < order.indexOf(b);
};

interface Answer {
  readonly seat: Seat;
  readonly move: Move;
}

/** The highest answer; of several wins the nearest after the discarder. */
function bestAnswer(p: Position, rules: RulesInUse): Answer | undefined {
  if (!p.phase.answers) return undefined;
  let best: Answer | undefined;
  for (const seat of seatsAfter(rules, p.phase.seat)) {
    const move = p.phase.answers[seat];
    if (move && rankOf(move) > rankOf(best?.move)) best = {seat, move};
  }
  return best;
}

/** Passes for every seat that has not answered; returns the same position where nothing is open to claims. */
export function closeClaims(p: Position): Position {
  if (p.phase.is !== 'claim' && p.phase.is !== 'rob') return p;
  return resolve(p, rulesOf(p));
}

/**
 * Carries out the answers in the order of FL-9: wins; marks for what was passed; a draw of the hand; calls; the next
 * draw.
 */
function resolve(p: Position, rules: RulesInUse): Position {
  const wins = seatsAfter(rules, p.phase.seat).filter((seat) => p.phase.answers?.[seat]?.do === 'win');
  if (wins.length) return over(p, rules.flow.winners(rules.o) === 'all' ? wins : wins.slice(0, 1));
  const marked = markLetGo(p);
  if (p.phase.is === 'rob') return notRobbed(marked);
  const best = bestAnswer(p, rules);
  // the hand is drawn: only `end` is still to come
  if (!best && drawnAfter(p, rules)) return p;
  const paid = payStick(marked, p.phase.seat);
  return best ? carryOut(paid, best.seat, best.move, rules) : nextTurn(paid, rules);
}

function over(p: Position, winners: readonly Seat[]): Position {
  const {seat, tile, is} = p.phase;
  const ended = {phase: p.phase, winners, by: is === 'rob' ? 'robbing' : 'discard', from: seat} as const;
  return {...p, phase: {is: 'over', seat, tile}, ended};
}

/** Makes a kong that nobody robbed; a tile set aside that nobody claimed is replaced. */
function notRobbed(p: Position): Position {
  const {seat, meld, robs, answers: _answers, tile: _tile, ...rest} = p.phase;
  if (robs !== 'laidOut') return makeKong(p, seat, meld ?? '');
  return {...p, phase: {...rest, seat, is: 'replace'}};
}

/** A riichi stick is paid when nobody wins on the discard it was declared with (RB-28). */
export function payStick(p: Position, seat: Seat): Position {
  const {flow, o} = rulesOf(p);
  if (!flow.extras || !p.seats[seat]?.river.at(-1)?.declared) return p;
  const {points, sticks} = p.frame;
  const own = points[seat] ?? flow.startPoints(o);
  return {...p, frame: {...p.frame, sticks: sticks + 1, points: {...points, [seat]: own - 1}}};
}

function nextTurn(p: Position, {seats}: RulesInUse): Position {
  const seat = nextSeat(seats, p.phase.seat);
  const yields = p.phase.answers?.[seat]?.do === 'falsewin';
  return {...p, phase: {is: 'draw', seat, ...(yields && {yields})}};
}

/** Carries out a chow, pung or melded kong: the meld, the river the tile came from, the turns it skips. */
function carryOut(p: Position, seat: Seat, move: Move, rules: RulesInUse): Position {
  const here = at(p, seat);
  const meld = meldIn(move.meld);
  const called = tileIn(p.phase.tile);
  if (!here || !meld || called === undefined) return p;
  const own = without(meld.tiles, [called]) ?? [];
  const laid = meldOf(meld.kind, called, own, p.phase.seat, here);
  const state = lift({...spend(here.state, own), melds: [...here.state.melds, laid]}, 'call', rules);
  const kong = meld.kind === 'kong';
  let next = taken(withSeat(p, seat, state), seat);
  if (meld.kind !== 'chow') next = endIppatsu(skip(next, seat, rules));
  if (kong) {
    next = countKong(next, true);
    return {...next, phase: {is: 'replace', seat, repl: 'kong', openKong: true, konged: true}};
  }
  return afterCall(next, seat, bansOf(here, meld.kind, called, own).map(kindName));
}

/** A seat that is a tile short takes that tile with its call (XZ-F9). */
function afterCall(p: Position, seat: Seat, banned: readonly string[]): Position {
  const waiting = p.seats[seat]?.waiting === 'tile';
  const phase: Phase = waiting ? {is: 'replace', seat, repl: 'flower', banned} : {is: 'act', seat, banned};
  return {...p, phase};
}

/** The meld as it is laid down: the position of the called tile shows whose it was. */
function meldOf(
  kind: Meld['kind'],
  called: number,
  own: readonly number[],
  from: Seat,
  {rules, seat}: At,
): Meld {
  const sorted = tilesIn(textOf(own));
  const {seats} = rules;
  const distance = (seats.indexOf(from) - seats.indexOf(seat) + seats.length) % seats.length;
  const place = kind === 'chow' || distance === seats.length - 1 ? 0 : distance === 1 ? sorted.length : 1;
  const tiles = [...sorted.slice(0, place), called, ...sorted.slice(place)];
  return {tiles: textAsIs(tiles), kind, open: true, called: place, from};
}

/** Marks the last tile of the discarder's river as called by another seat. */
function taken(p: Position, by: Seat): Position {
  const {seat} = p.phase;
  const state = p.seats[seat];
  if (!state) return p;
  const river = state.river.map((thrown, i) => (i === state.river.length - 1 ? {...thrown, by} : thrown));
  return withSeat(p, seat, {...state, river});
}

/** Lifts what bars the skipped seats until their turn: a skipped turn counts as having come (TZ-16). */
function skip(p: Position, caller: Seat, rules: RulesInUse): Position {
  let next = p;
  for (const seat of seatsAfter(rules, p.phase.seat)) {
    if (seat === caller) break;
    const state: SeatState | undefined = next.seats[seat];
    if (state) next = withSeat(next, seat, lift(state, 'skipped', rules));
  }
  return next;
}
