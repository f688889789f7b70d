/** Carries out legal moves of a seat on its own turn. */
import {FLAGS, type Flag, type Seat} from '../../core/situation/situation.js';
import type {Tile} from '../../core/tiles/tile.js';
import {answer, payStick} from './claims.js';
import {EMPTY, at, flowersOf, isUnknown, seatsAfter, withSeat, type At} from '../state/at.js';
import {fewerDraws} from '../state/draws.js';
import {drawnAfter} from '../state/drawn.js';
import {falseWinEnds, payFalseWin} from './false-win.js';
import {makeKong, spend, withoutDrawn, withoutIppatsu} from './kongs.js';
import {lift} from './let-go.js';
import {omit} from '../state/omit.js';
import {openingAfter} from './opening.js';
import type {RiverDiscard, Phase, RoundPosition, SeatState} from '../state/position.js';
import {flagsDeclared, isActing} from '../judging/ready-rules.js';
import type {Move} from '../record/move.js';
import type {Declared} from '../record/record.js';
import type {RoundRules} from '../state/rules.js';
import {thrownTotal} from '../judging/thrown-total.js';
import {insertTile} from '../record/tiles.js';
import {replacementCost} from '../judging/turn-rules.js';
import {waitsAfter, waitsOf} from '../judging/waiting.js';

/** The position after an ordinary draw or a replacement. */
export function draw(rules: RoundRules, p: RoundPosition, seat: Seat, {tile}: Move): RoundPosition {
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
  const next = lift({...state, drawn, turns: state.turns + 1}, 'draw', rules);
  const seats = {...p.seats, [seat]: next};
  const left = fewerDraws(p.left, 1);
  const {wall} = p;
  const phase: Phase = {is: 'act', seat};
  const moved = wall
    ? {...p, seats, left, phase, wall: {...wall, front: wall.front + 1}}
    : {...p, seats, left, phase};
  // a seat that is a tile short takes that tile now (XZ-F9)
  if (state.waiting !== 'tile') return moved;
  const short: Phase = {is: 'replace', seat, repl: 'flower', unready: true};
  return {...withSeat(moved, seat, keepDrawn(next)), phase: short};
}

/** The seat with its drawn tile among those held. */
function keepDrawn(state: SeatState): SeatState {
  if (state.drawn === undefined) return state;
  const {held, drawn} = state;
  return {...withoutDrawn(state), ...(held !== undefined && {held: insertTile(held, drawn)})};
}

function replace(
  p: RoundPosition,
  seat: Seat,
  state: SeatState,
  drawn: Tile,
  rules: RoundRules,
): RoundPosition {
  const {owed = 1, is: _is, owed: _owed, ...rest} = p.phase;
  const wall = p.wall && {...p.wall, back: p.wall.back + 1};
  const moved = {
    ...p,
    left: fewerDraws(p.left, replacementCost(p.phase, state, rules.flow)),
    ...(wall && {wall}),
  };
  const {waiting, ...others} = state;
  const kept: SeatState = waiting && !p.phase.opening ? others : state;
  // a seat that is a tile short takes that tile before the replacement of a kong (XZ-F9)
  if (waiting && p.phase.repl === 'kong')
    return {...withSeat(moved, seat, keepDrawn({...kept, drawn})), phase: p.phase};
  if (p.phase.opening && owed === 1)
    return openingAfter(rules, withSeat(moved, seat, keepDrawn({...kept, drawn})), seat, drawn);
  if (owed > 1) {
    const phase: Phase = {...rest, is: 'replace', ...(owed > 2 && {owed: owed - 1})};
    return {...withSeat(moved, seat, keepDrawn({...kept, drawn})), phase};
  }
  return {...withSeat(moved, seat, {...keepDrawn(kept), drawn}), phase: {...rest, is: 'act'}};
}

/** The position after a discard, which others may claim. */
export function discard(rules: RoundRules, p: RoundPosition, seat: Seat, move: Move): RoundPosition {
  const here = at(rules, p, seat);
  const tile = move.tile ?? here?.state.drawn;
  if (!here || tile === undefined) return p;
  const {state} = here;
  const {declares} = p.phase;
  const drawn = state.drawn === tile;
  const ready = declares && !isVoid(here, declares, tile) ? inOrder(declares) : undefined;
  const own = lift(withoutIppatsu(spend(state, [tile])), 'discard', rules);
  const total = thrownTotal(here, tile);
  // the tile thrown when the wait began counts, not tiles drawn and thrown since (TZ-22)
  const threw = total === undefined ? undefined : (state.threw ?? total);
  const lies: RiverDiscard = drawn ? {tile, drawn} : {tile};
  const river = [...state.river, ready ? {...lies, declared: true as const} : lies];
  const bare = {...omit(withoutDrawn(own), 'threw'), river};
  const next: SeatState =
    ready || threw !== undefined
      ? {...bare, ...(ready && {ready}), ...(threw !== undefined && {threw})}
      : bare;
  const moved = omit(p, 'unturned');
  return {...moved, seats: {...p.seats, [seat]: next}, phase: {is: 'claim', seat, tile}};
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
  const {answers: _answers, ...rest} = p.phase;
  const tile = meld.tiles.at(-1);
  // without rules it is open whether the kong may be robbed: it is made, and may be won on
  const made = added || ruleset ? undefined : makeKong(rules, p, seat, meld);
  if (made) return {...made, phase: {...made.phase, is: 'rob', tile, robs: 'laidOut'}};
  const phase: Phase = {...rest, is: 'rob', seat, tile, meld, ...(!added && {robs: 'concealed' as const})};
  return {...p, phase};
}

/** The position after a flower or ガリ is set aside; its replacement comes next. */
export function layOut(rules: RoundRules, p: RoundPosition, seat: Seat, {tile}: Move): RoundPosition {
  const state = p.seats[seat];
  if (!state || tile === undefined) return p;
  const {flow, o} = rules;
  const spent = state.drawn === tile ? withoutDrawn(state) : spend(state, [tile]);
  const next = {...spent, out: insertTile(state.out, tile)};
  const owed = p.phase.is === 'replace' ? (p.phase.owed ?? 1) + 1 : 1;
  const {tile: last, owed: _owed, ...rest} = p.phase;
  const kept = p.phase.opening && last !== undefined ? {tile: last} : {};
  const phase: Phase = {...rest, is: 'replace', seat, repl: 'flower', ...kept, ...(owed > 1 && {owed})};
  const laid = {...withSeat(p, seat, next), phase};
  if (flow.laidOut?.robs?.(o) !== undefined && !p.phase.opening)
    return {...laid, phase: {...phase, is: 'rob', tile, robs: 'laidOut'}};
  return p.phase.opening ? shortOf(rules, laid, seat) : handedOver(laid, seat, rules);
}

/** XZ-10 (b): the seat with the other seven flowers takes the replacement of the eighth, and the turn. */
function handedOver(p: RoundPosition, seat: Seat, rules: RoundRules): RoundPosition {
  const seven = seatsAfter(rules, seat).find((other) => flowersOf(p.seats[other] ?? EMPTY) === 7);
  const eighth = rules.flow.laidOut?.wins?.includes('seven') && flowersOf(p.seats[seat] ?? EMPTY) === 1;
  if (!eighth || !seven) return p;
  const state = p.seats[seven];
  const turned = state ? withSeat(p, seven, {...state, turns: state.turns + 1}) : p;
  return {...turned, phase: {is: 'replace', seat: seven, repl: 'flower'}};
}

/** XZ-F9: a seat that has set aside seven or eight flowers at the opening does not replace the last one yet. */
function shortOf(rules: RoundRules, p: RoundPosition, seat: Seat): RoundPosition {
  const state = p.seats[seat];
  if (!state || !rules.flow.laidOut?.wins?.includes('seven')) return p;
  const own = flowersOf(state);
  const one = seatsAfter(rules, seat).some((other) => flowersOf(p.seats[other] ?? EMPTY) === 1);
  if (own !== 8 && !(own === 7 && one)) return p;
  const waits = withSeat(p, seat, {...state, waiting: 'tile'});
  const {owed, ...rest} = p.phase;
  if (owed === undefined) return openingAfter(rules, waits, seat);
  return {...waits, phase: {...rest, ...(owed > 2 && {owed: owed - 1})}};
}

/** Declares: with the next discard, or at once if before the first draw (XZ-F3). */
export function declareReady(rules: RoundRules, p: RoundPosition, seat: Seat, word: Declared): RoundPosition {
  const here = at(rules, p, seat);
  const flags = here && flagsDeclared(here, word);
  if (!here || !flags || typeof flags === 'string') return p;
  if (isActing(here)) return {...p, phase: {...p.phase, declares: flags}};
  const isReady = isUnknown(here.state) || waitsOf(here).length > 0;
  return isReady ? withSeat(p, seat, {...here.state, ready: inOrder(flags)}) : p;
}

/** The position after a win by self-draw. */
export function winBySelf(p: RoundPosition, seat: Seat): RoundPosition {
  return {...p, phase: {...p.phase, is: 'over', seat}, ended: {phase: p.phase, winners: [seat], by: 'self'}};
}

/** Ends the hand as drawn: nobody claims the last discard, or there is no tile to draw. */
export function endDrawn(rules: RoundRules, p: RoundPosition): RoundPosition {
  const {is, seat} = p.phase;
  const after = is === 'claim' ? drawnAfter(p, rules) : undefined;
  const drawn = is === 'replace' ? 'lastFlower' : is === 'act' ? 'nineOrphans' : (after ?? 'exhausted');
  const paid = is === 'claim' ? payStick(rules, p, seat) : p;
  return {...paid, phase: {is: 'over', seat}, ended: {phase: p.phase, winners: [], drawn}};
}

/** Declares a false win: it is paid at once, and the hand is dead or the whole hand is over. */
export function declareFalsely(rules: RoundRules, p: RoundPosition, seat: Seat): RoundPosition {
  const state = p.seats[seat];
  if (!state) return p;
  const paid = payFalseWin(rules, withSeat(p, seat, {...state, dead: true}), seat);
  if (falseWinEnds(rules))
    return {
      ...paid,
      phase: {is: 'over', seat: p.phase.seat},
      ended: {phase: p.phase, winners: [], drawn: 'falseWin'},
    };
  const {phase} = p;
  if (phase.is === 'draw' && phase.seat === seat) return {...paid, phase: {...phase, yields: true}};
  return phase.is === 'claim' || phase.is === 'rob' ? answer(paid, seat, {do: 'falsewin'}) : paid;
}
