/** A game of several hands: where it stands before a hand, and what comes next. */
import {seatOf, type Course, type SeatedFrame} from '../../core/game/course.js';
import type {BySeat, Ending, Frame} from '../../core/game/frame.js';
import type {Options} from '../../core/game/options.js';
import {defaultsOf, readValues} from '../../core/reading/options.js';
import {fault, faultOfCount, type Fault} from '../../core/situation/problem.js';
import {isWhole} from '../../core/situation/value.js';
import {SEATS, type Seat} from '../../core/situation/situation.js';
import {outcomeOf} from '../play/settlement.js';
import {isFault} from '../../core/situation/result.js';

/** A game that is over. */
export interface GameResult {
  readonly over: true;
  /** Points of each player by name, with the sticks left on the table if the leader takes them. */
  readonly points: Readonly<Record<string, number>>;
  /** Each player's result by name: what his points come to (places, bonuses). */
  readonly result: Readonly<Record<string, number>>;
}

/** The course of a game under its options. */
export interface AgreedCourse {
  readonly course: Course;
  /** The options of the rule set and of the course. */
  readonly o: Options;
}

/** Where a game begins, if not at the beginning. Players are numbered from 0, the first dealer. */
export interface GameBeginning {
  /** The number of the player who deals. */
  readonly dealer?: number;
  /** The number of the player who sits out. */
  readonly out?: number;
  readonly round?: Seat;
  readonly counters?: number;
  readonly sticks?: number;
  /** Points by player number. */
  readonly points?: readonly number[];
  readonly hand?: number;
  readonly dice?: readonly number[];
}

type Given = Readonly<Record<string, unknown>>;

/** All options of a course: those given, and the defaults of the others; or the fault of a wrong one. */
export function agree(course: Course, given: Given): AgreedCourse | Fault {
  const specs = {...course.ruleOptions, ...course.options};
  const o = readValues(specs, defaultsOf(specs), given);
  return isFault(o) ? o : {course, o};
}

/**
 * Makes the first frame of a game.
 * @param options options of the rule set and of the course; those left out have their defaults
 * @param players names in turn order from the first dealer; all four where three of four play
 * @returns the frame, or the fault of an option, of the players, or of where the game begins
 */
export function begin(
  course: Course,
  options: Given,
  players: readonly string[],
  from: GameBeginning = {},
): SeatedFrame | Fault {
  const agreed = agree(course, options);
  if (isFault(agreed)) return agreed;
  return faultOfPlayers(course, players, from) ?? firstFrame(agreed, players, from);
}

/** As many players as may take part, whatever their names; who deals or sits out is one of them. */
function faultOfPlayers(
  course: Course,
  players: readonly string[],
  {dealer, out, points}: GameBeginning,
): Fault | undefined {
  const miscounted = faultOfCount(players, course.players);
  if (miscounted) return miscounted;
  const strange = (n: number | undefined): n is number =>
    n !== undefined && !isWhole(n, 0, players.length - 1);
  if (strange(dealer)) return fault('bad-field', String(dealer), 'dealer');
  if (strange(out) || (out !== undefined && out === (dealer ?? 0)))
    return fault('bad-field', String(out), 'out');
  const wrong = points?.find((n) => !Number.isFinite(n));
  return wrong === undefined ? undefined : fault('bad-field', String(wrong), 'points');
}

/** The first frame of a game whose options and players are known to be right. */
export function firstFrame(
  {course, o}: AgreedCourse,
  players: readonly string[],
  from: GameBeginning = {},
): SeatedFrame {
  const {dealer = 0, out = players.length > 3 ? 3 : undefined, dice} = from;
  const seating = course.first(dealer, out, dice, from.hand);
  const points = players.map((_, player) => from.points?.[player] ?? course.startPoints(o));
  return framed(players, points, {
    ...seating,
    round: from.round ?? seating.round,
    counters: from.counters ?? seating.counters,
    sticks: from.sticks ?? 0,
    hand: from.hand ?? 0,
  });
}

type Unpaid = Omit<SeatedFrame, 'points' | 'pointsOut' | 'sitsOut' | 'players'>;

/** Adds points to a frame; the player without a seat sits out. */
function framed(players: readonly string[], points: readonly number[], frame: Unpaid): SeatedFrame {
  const seats = seatsOf(frame.places);
  const out = players.findIndex((_, player) => !seats.some((seat) => frame.places[seat] === player));
  return {
    ...frame,
    players,
    points: Object.fromEntries(seats.map((seat) => [seat, points[frame.places[seat] ?? 0]])),
    ...(out < 0 ? {} : {sitsOut: players[out], pointsOut: points[out]}),
  };
}

/** The seats that play, beginning with east. */
export const seatsOf = (places: BySeat<number>): readonly Seat[] =>
  SEATS.filter((seat) => places[seat] !== undefined);

/** Points by player number. */
export const pointsOf = (
  {players = [], places, pointsOut = 0}: SeatedFrame,
  points: BySeat<number>,
): number[] =>
  players.map((_, player) => {
    const seat = seatOf(places, player);
    return seat === undefined ? pointsOut : (points[seat] ?? 0);
  });

/** Whether the points of a player end the game, wherever the players sit. */
export const endsGame = ({course, o}: AgreedCourse, points: readonly number[]): boolean =>
  points.some((n) => course.isBust?.(n, o));

/** What the next hand depends on. */
type Settled = Pick<Ending, 'winners' | 'drawn' | 'ready' | 'points' | 'sticks' | 'deal' | 'falseWins'>;

/**
 * The frame of the next hand, or the result of the game.
 * @param options as for `begin`
 * @returns the fault of a wrong option
 */
export function after(
  course: Course,
  options: Given,
  frame: SeatedFrame,
  ending: Settled,
  dice?: readonly number[],
): GameState | Fault {
  const agreed = agree(course, options);
  return isFault(agreed) ? agreed : nextFrame(agreed, frame, ending, dice);
}

/** The same under options that are known to be right. */
export function nextFrame(
  {course, o}: AgreedCourse,
  frame: SeatedFrame,
  ending: Settled,
  dice?: readonly number[],
): GameState {
  const {players = []} = frame;
  const points = pointsOf(frame, ending.points);
  const falseWins = falseWinsAfter(frame, ending);
  const after = {...frame, points: ending.points};
  const next = endsGame({course, o}, points)
    ? undefined
    : course.next(after, outcomeOf(ending), ending.deal, o, dice);
  if (!next) return resultOf({course, o}, players, points, ending.sticks, falseWins);
  const hand = next.hand ?? (frame.hand ?? 0) + 1;
  return framed(players, points, {
    ...{...next, hand, sticks: ending.sticks},
    ...(dice ? {dice} : {}),
    ...(falseWins ? {falseWins} : {}),
  });
}

/** The false wins of each player by number, with those of a hand; undefined if there were none. */
function falseWinsAfter(
  {places, players = [], falseWins}: SeatedFrame,
  {falseWins: more = []}: Settled,
): readonly number[] | undefined {
  if (!falseWins && !more.length) return undefined;
  return players.map(
    (_, player) => (falseWins?.[player] ?? 0) + more.filter((seat) => places[seat] === player).length,
  );
}

/** The result of a game that is broken off where it stands. */
export const brokenOff = (agreed: AgreedCourse, frame: SeatedFrame): GameResult =>
  resultOf(agreed, frame.players ?? [], pointsOf(frame, frame.points), frame.sticks, frame.falseWins);

/** Turns points into results. Of the leading players the first takes the sticks left on the table, if anybody does. */
function resultOf(
  {course, o}: AgreedCourse,
  players: readonly string[],
  points: readonly number[],
  sticks: number,
  falseWins?: readonly number[],
): GameResult {
  const top = points.indexOf(Math.max(...points));
  const left = course.leaderTakesSticks?.(o) === false ? 0 : sticks * (course.stick ?? 0);
  const all = points.map((n, player) => (player === top ? n + left : n));
  const result = course.result(all, o, falseWins);
  const byName = (of: readonly number[]): Record<string, number> =>
    Object.fromEntries(players.map((name, player) => [name, of[player]]));
  return {over: true, points: byName(all), result: byName(result)};
}

/** Where a game stands before a hand, or its result. */
export type GameState = SeatedFrame | GameResult;

/** Whether the game is over. */
export const isOver = (next: Frame | GameResult): next is GameResult => 'over' in next;
