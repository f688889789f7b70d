/** A record as the writers of logs of riichi mahjong take it: played to its end, from hands that are dealt. */
import type {Tile} from '../../core/tiles/tile.js';
import {tilesIn} from '../../core/notation/parse.js';
import {SEATS, type Seat} from '../../core/situation/situation.js';
import {replay, type Playing, type Replay} from '../game/replay.js';
import type {RoundProblem} from '../record/problem.js';
import type {RoundRecord} from '../record/record.js';
import {isHidden} from '../record/tiles.js';
import {indicatorsTurned} from '../state/at.js';
import type {RoundPosition} from '../state/position.js';
import {rulesOfRecord, type RoundRules} from '../state/rules.js';
import {handNumberOf, seatingOf, unwritable, type SeatsByPlayer} from './riichi-hand.js';
import {isFault} from '../../core/situation/result.js';

/** The rule set that these logs are made for. */
const RIICHI = 'riichi';
/** The tiles that each player is dealt; the dealer's fourteenth is told as his first draw. */
export const HELD = 13;

/** A hand, ready to be told. */
export interface HandToTell {
  /** The record; with its end, where the referee knows that the hand is drawn and the record does not say it. */
  readonly record: RoundRecord;
  readonly seating: SeatsByPlayer;
  /** Absent for a record that names no rules. */
  readonly rules?: RoundRules;
  readonly played: Replay;
}

/**
 * Plays a record, so that it can be told.
 * @returns the hand; or why no log of riichi mahjong can tell it: it is played by other rules, or begins in the middle
 */
export function handToTell(record: RoundRecord, playing: Playing): HandToTell | RoundProblem {
  const {ruleset} = playing;
  if (record.rules !== undefined && ruleset && ruleset.id !== RIICHI)
    return unwritable('riichi-only', record.rules);
  const judged = record.rules === undefined ? {} : playing;
  const read = record.rules === undefined ? undefined : rulesOfRecord(record, playing.ruleset, playing.flow);
  const rules = read && !isFault(read) ? read : undefined;
  const seating = seatingOf(handNumberOf(record), record.options?.seats === 3 ? 3 : SEATS.length);
  const middle = middleOf(record, rules);
  if (middle !== undefined) return unwritable('not-from-deal', middle);
  const played = replay(record, judged);
  const odd = seating.seats.find((seat) => isMiscounted(dealtTo({record, played}, seat), seat));
  if (odd) return unwritable('wrong-hand-size', odd);
  const last = record.moves.at(-1);
  const isOver = record.moves.some(({assert, do: name}) => !assert && (name === 'win' || name === 'end'));
  if (!played.ending?.drawn || isOver || !last) return {record, seating, played, ...(rules && {rules})};
  const ended = {...record, moves: [...record.moves, {seat: last.seat, do: 'end' as const}]};
  return {record: ended, seating, played: replay(ended, judged), ...(rules && {rules})};
}

/** Whether a seat is dealt another number of tiles than thirteen, or the fourteen of a dealer. */
const isMiscounted = (dealt: readonly Tile[] | undefined, seat: Seat): boolean =>
  dealt !== undefined && dealt.length !== HELD && (seat !== 'east' || dealt.length !== HELD + 1);

/** What shows that a record does not begin with the deal; undefined for one that does. */
function middleOf({start}: RoundRecord, rules: RoundRules | undefined): string | undefined {
  const {left, kongs, turn, seats = {}, dealer = 'east'} = start;
  if (kongs) return `kongs=${kongs}`;
  if (dealer !== 'east') return `dealer=${dealer}`;
  if (turn !== undefined && turn !== dealer) return `turn=${turn}`;
  const odd = (Object.keys(seats) as Seat[]).find((seat) => {
    const {hand = '', out, ready, river, claimable} = seats[seat] ?? {};
    return hand.includes('[') || Boolean(out) || ready || river?.length || claimable;
  });
  if (odd) return odd;
  if (!rules || left === undefined) return undefined;
  const hasDrawn = start.start === 'deal' || tilesIn(seats[dealer]?.hand).length > HELD;
  return left === rules.flow.left(rules.o) + (hasDrawn ? 0 : 1) ? undefined : `left=${left}`;
}

/** The tiles that a seat is dealt, the one that it acts with first last; undefined for a hidden hand. */
export function dealtTo(
  {record, played}: Pick<HandToTell, 'record' | 'played'>,
  seat: Seat,
): readonly Tile[] | undefined {
  const hand = record.start.seats?.[seat]?.hand;
  const tiles = hand === undefined ? heldAt(played.positions.at(0), seat) : tilesIn(hand);
  return tiles?.length && !isHidden(tiles) ? tiles : undefined;
}

function heldAt(p: RoundPosition | undefined, seat: Seat): readonly Tile[] | undefined {
  const {held, drawn} = p?.seats[seat] ?? {};
  if (!p || !held) return undefined;
  const last = drawn ?? (p.phase.seat === seat ? p.phase.tile : undefined);
  if (last === undefined || drawn !== undefined) return last === undefined ? held : [...held, last];
  return [...held.toSpliced(held.indexOf(last), 1), last];
}

/** The indicators that are turned in the hand, and the tiles under them. */
export function turnedIn({record: {start}, rules, played}: HandToTell): {
  readonly indicators: readonly Tile[];
  readonly ura: readonly Tile[];
} {
  const [first, last] = [played.positions.at(0), played.positions.at(-1)];
  const all = start.indicators === undefined ? first?.frame.indicators : tilesIn(start.indicators);
  const under = start.ura === undefined ? first?.frame.ura : tilesIn(start.ura);
  // without rules, or where the referee stopped, the record itself says how many there are
  const many = rules && last && !played.problems.length ? indicatorsTurned(rules, last) : undefined;
  return {indicators: (all ?? []).slice(0, many), ura: (under ?? []).slice(0, many)};
}

/** The points of each seat before the hand. */
export const pointsBefore = ({record: {start}, played}: HandToTell, seat: Seat): number =>
  start.points?.[seat] ?? played.positions.at(0)?.frame.points[seat] ?? 0;
