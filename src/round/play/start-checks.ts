/** What no record can begin with: values that the rules have no place for, and hands that are not held together. */
import {tilesIn} from '../../core/notation/parse.js';
import {fault, faultOfCount, type Fault} from '../../core/situation/problem.js';
import type {Seat} from '../../core/situation/situation.js';
import {FLOWER, isRed, kindOf, tileName} from '../../core/tiles/tile.js';
import {flowersSetAside} from '../state/at.js';
import type {SeatState} from '../state/position.js';
import type {Start} from '../record/record.js';
import type {RoundRules} from '../state/rules.js';
import type {SeatRead} from './start-seat.js';
import type {BySeat} from '../../core/game/flow.js';

/** The first value beside the seats that cannot be. */
export const checkValues = (from: Start, rules: RoundRules): Fault | undefined =>
  checkSeats(from, rules) ?? (rules.ruleset && (checkLying(from, rules) ?? checkPlayers(from, rules)));

function checkSeats({turn, points, dealer = 'east', ...from}: Start, {seats}: RoundRules): Fault | undefined {
  const strange = (seat: string): boolean => !seats.includes(seat as Seat);
  if (turn !== undefined && strange(turn)) return fault('bad-seat', turn, 'turn');
  const unpaid = Object.keys(points ?? {}).find(strange);
  if (unpaid !== undefined) return fault('bad-seat', unpaid, 'points');
  const dealt = from.start === 'deal' || isWalled(from);
  return dealt && turn !== undefined && turn !== dealer ? fault('bad-field', turn, 'turn') : undefined;
}

/** Whether the tiles are dealt from a wall. */
export const isWalled = ({wall, seed}: Start): boolean => wall !== undefined || seed !== undefined;

/** Indicators lie where the rules have some, and are tiles of the set; the wall holds no more than it does. */
function checkLying(from: Start, {ruleset, flow, o, copies, reds}: RoundRules): Fault | undefined {
  for (const field of ['wild', 'indicators', 'ura'] as const) {
    const text = from[field];
    if (text === undefined) continue;
    const has = field === 'wild' ? ruleset?.fields.includes('wild') : flow.dora;
    if (!has) return fault('bad-field', text, field);
    const strange = tilesIn(text).find(
      (tile) =>
        kindOf(tile) >= FLOWER || !copies[kindOf(tile)] || (isRed(tile) && !reds[tileName(kindOf(tile))]),
    );
    if (strange !== undefined) return fault('tile-not-in-set', tileName(strange), field);
  }
  // a dealer whose turn comes first may still have to draw the fourteenth tile
  const {dealer = 'east'} = from;
  const isFirst = from.turn === dealer && from.seats?.[dealer]?.river?.length === 0;
  const most = flow.left(o) + (isFirst ? 1 : 0);
  return from.left !== undefined && from.left > most
    ? fault('bad-field', String(from.left), 'left')
    : undefined;
}

/** As many players as there are; one who sits out is one of them. Nothing depends on their names: two may have the same. */
function checkPlayers({players, sitsOut}: Start, {course, seats}: RoundRules): Fault | undefined {
  const miscounted = players && faultOfCount(players, course?.players);
  if (miscounted) return miscounted;
  const known = !players || (players.length > seats.length && players.includes(sitsOut ?? ''));
  return sitsOut === undefined || known ? undefined : fault('bad-field', sitsOut, 'sitsOut');
}

interface Begun {
  readonly from: Start;
  /** The record begins with the deal. */
  readonly first: boolean;
  readonly dealer: Seat;
  readonly rules: RoundRules;
}

/** One hand at most has a tile more: the dealer's after the deal, later that of whose turn it is (FL-1). */
export function checkHands(read: BySeat<SeatRead>, begun: Begun): Fault | undefined {
  const {from, first, dealer, rules} = begun;
  if (!rules.ruleset) return undefined;
  const open = rules.seats.filter((seat) => from.seats?.[seat]?.claimable);
  if (open.length > 1) return fault('bad-field', '?', `seats.${open[1]}`);
  const more = rules.seats.filter((seat) => hasMore(read[seat]));
  const allowed = open.length ? undefined : first ? dealer : (from.turn ?? more.at(0));
  const strange = more.find((seat) => seat !== allowed);
  if (strange) return fault('too-many-tiles', '1', `seats.${strange}`);
  const states = Object.values(read).map(({state}) => state);
  const short = rules.seats.find((seat) => isShort(read[seat]?.state, states));
  if (short) return fault('too-few-tiles', '-1', `seats.${short}`);
  const own = read[dealer]?.state;
  const missing = first && own?.held !== undefined && !own.waiting && !more.length;
  return missing ? fault('too-few-tiles', '-1', `seats.${dealer}`) : undefined;
}

const hasMore = (read: SeatRead | undefined): boolean =>
  read !== undefined && (read.last !== undefined || read.state.drawn !== undefined);

/** A tile is missing, and none waits: neither all flowers lie there, nor seven with the eighth before another (XZ-F9). */
function isShort(state: SeatState | undefined, all: readonly SeatState[]): boolean {
  if (state?.waiting !== 'tile') return false;
  const own = flowersSetAside(state);
  return own !== 8 && !(own === 7 && all.some((other) => flowersSetAside(other) === 1));
}
