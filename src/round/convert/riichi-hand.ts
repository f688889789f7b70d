/** What logs of riichi mahjong share: players by number, and a hand as a record. */
import type {BySeat} from '../../core/game/flow.js';
import type {LineColumn} from '../../core/situation/place.js';
import {SEATS, type Seat} from '../../core/situation/situation.js';
import {isWhole} from '../../core/situation/value.js';
import type {Tile} from '../../core/tiles/tile.js';
import type {LogBuilder} from './log-builder.js';
import type {LogHand} from './log-hand.js';
import {DRAWS, withThreeWins} from './three-wins.js';
import type {RoundProblem} from '../record/problem.js';
import {withGains} from '../record/points.js';
import type {RecordMove, RoundRecord} from '../record/record.js';
import {bySeat} from '../state/rules.js';
import {notationOf} from '../text/notation.js';
import {playerName} from '../text/player-names.js';
import {meldIn} from '../text/tiles.js';

/** The seats of a hand, and which player sits where. */
export interface SeatsByPlayer {
  readonly seats: readonly Seat[];
  readonly seatOf: (player: number) => Seat;
  readonly playerAt: (seat: Seat) => number;
}

/** Rounds have four hands in the numbers of logs, with three players too. */
const HANDS = 4;

/**
 * Who sits where.
 * @param kyoku which hand of the game it is, from 0, four for each round; by it the deal passes on
 */
export function seatingOf(kyoku: number, players: number): SeatsByPlayer {
  const seats = SEATS.slice(0, players);
  const dealer = kyoku % HANDS;
  return {
    seats,
    seatOf: (player) => seats[(player - dealer + players) % players],
    playerAt: (seat) => (seats.indexOf(seat) + dealer) % players,
  };
}

/** More hands of a game, repeat counters or sticks than there ever are. */
const MOST = 999;

/** Whether a value can be the number of a hand in its game, or of repeat counters or sticks. */
export const isFew = (n: unknown): n is number => isWhole(n, 0, MOST);

/** Numbers of players, in the order of the log, by seat. */
export function pointsBySeat(numbers: readonly number[], kyoku: number): BySeat<number> {
  const {seats, playerAt} = seatingOf(kyoku, numbers.length);
  return bySeat(seats, (seat) => numbers[playerAt(seat)]);
}

/** How a log says that a hand began; lists are in the order of the players, from the first dealer on. */
export interface RiichiDeal {
  readonly rules?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Which hand of the game it is, from 0, four for each round. */
  readonly kyoku: number;
  readonly counters: number;
  readonly sticks: number;
  readonly points?: readonly number[];
  readonly names: readonly string[];
  /** The thirteen tiles of each player; undefined where they are hidden. */
  readonly hands: readonly (readonly Tile[] | undefined)[];
  readonly foreign: Readonly<Record<string, unknown>>;
}

/** The names that a log gives, if it gives a list of them. Nothing depends on them, so whatever stands there is read. */
export const namesOfLog = (said: unknown): readonly string[] =>
  Array.isArray(said)
    ? said.map((name) => (typeof name === 'string' || typeof name === 'number' ? String(name) : ''))
    : [];

/**
 * A hand of a log. What a player won or lost has the sticks in it that a winner took, and not those that were paid in this hand.
 * @param at where the log begins to tell it
 */
export function riichiLogHand(at: LineColumn, deal: RiichiDeal, told: LogBuilder): LogHand {
  const hand = told.logHand(at, riichiRecord(deal, told));
  // no rule set plays riichi with three
  return deal.rules && deal.hands.length < SEATS.length ? {...hand, unjudged: 'three-players'} : hand;
}

/** A hand as a record. The referee judges four players, if rules are given; three play by the order of turns alone. */
function riichiRecord(
  deal: RiichiDeal,
  {moves: told, indicators, ura, net: won, held}: LogBuilder,
): RoundRecord {
  const {kyoku, counters, sticks, hands, foreign} = deal;
  const {seats, playerAt} = seatingOf(kyoku, hands.length);
  const moves = seats.length === SEATS.length ? withThreeWins(told, (seat) => hands[playerAt(seat)]) : told;
  const judged = deal.rules !== undefined && hands.length === SEATS.length;
  // of three players, logs may have the points and the name of a fourth, who has none
  const change = won && withGains(won, sticksPaid(seats, moves));
  const before = deal.points
    ? pointsBySeat(deal.points.slice(0, seats.length), kyoku)
    : held && change && bySeat(seats, (seat) => (held[seat] ?? 0) - (change[seat] ?? 0));
  const names = deal.names.slice(0, seats.length).map(playerName);
  const points = before && (change ? withGains(before, change) : held);
  const expected = {...(won && !judged && {net: won}), ...(points && {points})};
  return {
    version: 1,
    ...(judged ? {rules: deal.rules, ...(deal.options && {options: deal.options})} : {}),
    ...(seats.length === 3 ? {options: {seats: 3}} : {}),
    start: {
      round: SEATS[Math.floor(kyoku / HANDS) % SEATS.length],
      counters,
      sticks,
      ...(before && {points: before}),
      ...(names.length === seats.length && names.some(Boolean)
        ? {players: seats.map((seat) => names[playerAt(seat)])}
        : {}),
      ...(indicators.length ? {indicators: notationOf(indicators)} : {}),
      ...(ura.length ? {ura: notationOf(ura)} : {}),
      turn: 'east',
      ...(judged ? {left: DRAWS} : {}),
      seats: Object.fromEntries(
        seats.map((seat) => {
          const tiles = hands[playerAt(seat)];
          return [seat, {...(tiles && {hand: notationOf(tiles)}), river: []}];
        }),
      ),
    },
    moves,
    ...((won ?? points) && {expect: expected}),
    foreign,
  };
}

const STICK = 1000;

/** What players pay for sticks in a hand. A riichi whose discard is won on pays none. */
function sticksPaid(seats: readonly Seat[], moves: readonly RecordMove[]): BySeat<number> {
  const pays = (seat: Seat): boolean => {
    const at = moves.findIndex((move) => move.seat === seat && move.do === 'riichi');
    // the discard follows the declaration; a win that follows the discard is a win on it
    return at >= 0 && moves[at + 1]?.do === 'discard' && moves[at + 2]?.do !== 'win';
  };
  return bySeat(seats.filter(pays), () => -STICK);
}

/** What a log that a record came from says of its place in the game, and a record has no field for. */
interface Numbered {
  readonly kyoku: number;
}

const isNumbered = (rest: unknown): rest is Numbered =>
  typeof rest === 'object' && rest !== null && 'kyoku' in rest && Number.isSafeInteger(rest.kyoku);

/** Which hand of its game a record is, from 0, four for each round: as its log said, or by who sits where. */
export function handNumberOf({foreign, start}: RoundRecord): number {
  const said = Object.values(foreign ?? {}).find(isNumbered);
  return said?.kyoku ?? HANDS * SEATS.indexOf(start.round ?? 'east') + (start.places?.east ?? 0);
}

/**
 * The names of the players by number, empty where the record has none. A record that says who sits where names them in
 * that order, any other by seat from the east on.
 */
export function namesByPlayer(
  {start: {players = [], places}}: RoundRecord,
  {seats, seatOf}: SeatsByPlayer,
): readonly string[] {
  return seats.map((_, player) => players[places ? player : seats.indexOf(seatOf(player))] ?? '');
}

/** A move that was made, and its number in the record. */
export interface NumberedMove {
  readonly move: RecordMove;
  readonly index: number;
}

/** The moves that were carried out: not those of somebody who passes, and no claim that another one overruled. */
export function madeIn({moves}: RoundRecord): readonly NumberedMove[] {
  const told = [...moves.entries()]
    .map(([index, move]): NumberedMove => ({move, index}))
    .filter(({move}) => !move.assert && move.do !== 'pass');
  return told.filter(({move}, i) => !isClaim(move) || !isOverruled(move, told.at(i + 1)?.move));
}

/** Whether a move takes the discard of another. */
function isClaim({do: name, meld}: RecordMove): boolean {
  const set = name === 'chow' || name === 'pung' || name === 'kong' ? meldIn(meld) : undefined;
  return set?.open === true && !set.added;
}

/** Whoever has called a tile moves next; if another one claims or wins, the tile is his. */
const isOverruled = (claim: RecordMove, next: RecordMove | undefined): boolean =>
  next !== undefined && next.seat !== claim.seat && (next.do === 'win' || isClaim(next));

/** What a format has no way to say. @param move the number of the move in the record */
export const unwritable = (code: RoundProblem['code'], about: string, move?: number): RoundProblem => ({
  code,
  message: `${code}: ${about}`,
  about,
  ...(move === undefined ? {} : {move}),
});
