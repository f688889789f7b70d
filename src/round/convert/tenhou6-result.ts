/** How a hand of a tenhou.net/6 log ended: `["和了", points, [who, from, …], …]`, or the name of a draw. */
import type {Seat} from '../../core/situation/situation.js';
import type {Place} from '../../core/situation/place.js';
import type {RecordMove} from '../record/record.js';
import type {LogWorth} from './log-hand.js';
import {plainOf, type Json} from './json-places.js';
import {UNFINISHED} from './tenhou6-house.js';
import {drawNote} from './draw-names.js';
import {isThreeWins} from './three-wins.js';
import type {OrderedHand} from './tenhou6-order.js';
import type {Result} from '../../core/situation/result.js';
import {misread, type Misread} from './log-texts.js';

/** How a log says that a hand ended. */
export interface LogResult {
  /** Points won or lost by each player, by player number; undefined for a hand without an end. */
  readonly net?: readonly number[];
  /** Where the first of these points stand. */
  readonly paidAt?: Place;
  readonly plain: readonly unknown[];
  readonly moves: (
    seatOf: (player: number) => Seat,
  ) => readonly {readonly move: RecordMove; readonly place: Place}[];
  /** What the log says that each win is worth. */
  readonly values: (seatOf: (player: number) => Seat) => readonly PlacedValue[];
}

/** A value, and the place where the log has it. */
export type PlacedValue = Omit<LogWorth, 'at'> & {readonly place: Place};

/** Reads `40符2飜2600点`; undefined for other words. */
function valueOf(words: string, seat: Seat, place: Place): PlacedValue | undefined {
  const [, fu, han] = /(?<!\d)(\d{1,3})符(\d{1,2})[飜翻]/.exec(words) ?? [];
  const [, low, high] = /(?<!\d)(\d{1,6})(?:-(\d{1,6}))?点/.exec(words) ?? [];
  if (low === undefined) return undefined;
  const points = high === undefined ? [Number(low)] : [Number(low), Number(high)];
  return {seat, ...(fu === undefined ? {} : {fu: Number(fu), han: Number(han)}), points, place};
}

interface Win {
  readonly who: number;
  readonly from: number;
  /** The value and the patterns, in the words of the log. */
  readonly words: string;
  readonly at: Place;
}

const WON = '和了';
const PLAYERS = 4;

/**
 * Reads the result of a hand. A win on a tile of a player who threw none is misread, for instance.
 */
export function readTenhouResult(
  cell: Json,
  ordered: OrderedHand,
  players: number,
): Result<LogResult, Misread> {
  if (cell.is !== 'list' || !cell.items.length) return misread(cell.at);
  const [name, ...rest] = cell.items;
  if (name.is !== 'plain' || typeof name.value !== 'string') return misread(name.at);
  const plain = cell.items.map(plainOf);
  if (name.value === UNFINISHED && !rest.length) return {plain, moves: () => [], values: () => []};
  return name.value === WON
    ? readWins(rest, {cell, ordered, players, plain})
    : readDraw(name.value, rest, {cell, ordered, players, plain});
}

interface Context {
  readonly cell: Json;
  readonly ordered: OrderedHand;
  readonly players: number;
  readonly plain: readonly unknown[];
}

function readDraw(
  name: string,
  rest: readonly Json[],
  {cell, ordered, players, plain}: Context,
): Result<LogResult, Misread> {
  const wrong = rest.find((item) => !pointsIn(item));
  if (wrong) return misread(wrong.at);
  const last = ordered.events.at(-1)?.player ?? 0;
  const said = drawNote(name);
  const note = said === undefined ? {} : {note: wordsOf([said])};
  const canBeThree = players === PLAYERS && ordered.open !== undefined;
  const winners = [...Array(players).keys()].filter((n) => n !== ordered.open?.player);
  return {
    ...{net: sumOf(rest, players), plain, paidAt: (rest.at(0) ?? cell).at},
    moves: (seatOf) =>
      // the log names no winner
      canBeThree && isThreeWins(name)
        ? winners.map((n, i) => ({
            move: {seat: seatOf(n), do: 'win', ...(i ? {} : note)},
            place: cell.at,
          }))
        : [{move: {seat: seatOf(last), do: 'end', ...note}, place: cell.at}],
    values: () => [],
  };
}

function readWins(
  rest: readonly Json[],
  {cell, ordered, players, plain}: Context,
): Result<LogResult, Misread> {
  const wins: Win[] = [];
  const points: Json[] = [];
  if (!rest.length || rest.length % 2) return misread(cell.at);
  for (let i = 0; i < rest.length; i += 2) {
    if (!pointsIn(rest[i])) return misread(rest[i].at);
    points.push(rest[i]);
    const win = readWin(rest[i + 1], ordered, players);
    if (!win || wins.some(({who}) => who === win.who)) return misread(rest[i + 1].at);
    wins.push(win);
  }
  return {
    ...{net: sumOf(points, players), plain, paidAt: points[0].at},
    moves: (seatOf) =>
      wins.map(({who, words, at}) => ({
        move: {seat: seatOf(who), do: 'win', ...(words ? {note: words} : {})},
        place: at,
      })),
    values: (seatOf) => wins.flatMap(({who, words, at}) => valueOf(words, seatOf(who), at) ?? []),
  };
}

/** The winner and the source of the winning tile: his own last draw, or the tile that lies open. */
function readWin(json: Json, {open, drew}: OrderedHand, players: number): Win | undefined {
  if (json.is !== 'list') return undefined;
  const [who, from, , ...words] = json.items.map(plainOf);
  if (typeof who !== 'number' || typeof from !== 'number' || !isPlayer(who, players)) return undefined;
  const tiles = who === from ? drew === who : open?.player === from;
  const said = words.filter((word) => typeof word === 'string');
  return tiles ? {who, from, words: wordsOf(said), at: json.at} : undefined;
}

const isPlayer = (n: number, players: number): boolean => Number.isInteger(n) && n >= 0 && n < players;

/** A comment made of words, without the characters that would end it or begin a tag. */
const wordsOf = (words: readonly string[]): string =>
  words
    .join(' ')
    .replace(/[{}<>#]/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
    .join(' ');

const pointsIn = (json: Json): readonly number[] | undefined => {
  const numbers = plainOf(json);
  if (!Array.isArray(numbers) || numbers.length < 3 || numbers.length > 4) return undefined;
  return numbers.every((n) => Number.isSafeInteger(n)) ? (numbers as number[]) : undefined;
};

const sumOf = (lists: readonly Json[], players: number): number[] =>
  [...Array(players).keys()].map((player) =>
    lists.reduce((sum, list) => sum + (pointsIn(list)?.[player] ?? 0), 0),
  );
