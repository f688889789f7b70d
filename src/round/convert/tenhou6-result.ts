/** How a hand of a tenhou.net/6 log ended: `["和了", points, [who, from, …], …]`, or the name of a draw. */
import type {LineColumn} from '../../core/situation/place.js';
import {isWhole} from '../../core/situation/value.js';
import type {LogBuilder} from './log-builder.js';
import type {LogWorth} from './log-hand.js';
import {isCounts, plainOf, type Json} from './json-places.js';
import {misread, type Misread} from './log-texts.js';
import {pointsBySeat, type SeatsByPlayer} from './riichi-hand.js';
import {UNFINISHED} from './tenhou-words.js';

/** The hand that a result belongs to, told up to its end. */
interface TenhouHand {
  readonly log: LogBuilder;
  readonly kyoku: number;
  readonly seating: SeatsByPlayer;
  readonly placeOf: (json: Json) => LineColumn;
}

const WON = '和了';

/** Reads the result of a hand. @returns the first thing that makes no sense, such as a win on a tile of a player who threw none */
export function readTenhouResult(cell: Json, hand: TenhouHand): Misread | undefined {
  if (cell.is !== 'list' || !cell.items.length) return misread(cell.at);
  const [name, ...rest] = cell.items;
  if (name.is !== 'plain' || typeof name.value !== 'string') return misread(name.at);
  if (name.value === UNFINISHED && !rest.length) return undefined;
  return name.value === WON ? readWins(cell, rest, hand) : readDraw(cell, name.value, rest, hand);
}

function readDraw(cell: Json, name: string, rest: readonly Json[], hand: TenhouHand): Misread | undefined {
  const {log, seating, placeOf} = hand;
  log.end(placeOf(cell), seating.seats, name);
  if (!rest.length)
    log.score(
      placeOf(cell),
      pointsBySeat(
        seating.seats.map(() => 0),
        hand.kyoku,
      ),
    );
  const wrong = rest.find((points) => !pay(points, hand));
  return wrong && misread(wrong.at);
}

function readWins(cell: Json, rest: readonly Json[], hand: TenhouHand): Misread | undefined {
  if (!rest.length || rest.length % 2) return misread(cell.at);
  for (const [i, part] of rest.entries())
    if (!(i % 2 ? win(part, hand) : pay(part, hand))) return misread(part.at);
  return undefined;
}

/** Reads who wins, on whose tile, and the value and the patterns in words. */
function win(json: Json, {log, seating, placeOf}: TenhouHand): boolean {
  if (json.is !== 'list') return false;
  const [who, from, , ...words] = json.items.map(plainOf);
  const {seats, seatOf} = seating;
  const last = seats.length - 1;
  if (!isWhole(who, 0, last) || !isWhole(from, 0, last)) return false;
  const [seat, at] = [seatOf(who), placeOf(json)];
  const said = words.filter((word) => typeof word === 'string');
  const worth = said.length ? worthOf(said.join(' ')) : undefined;
  if (worth) log.worth({seat, ...worth, at});
  return log.win(at, seat, seatOf(from), said);
}

/** What each player wins or loses; with three players, logs may have a fourth number. */
function pay(json: Json, {log, kyoku, seating, placeOf}: TenhouHand): boolean {
  const points = plainOf(json);
  if (!isCounts(points, 3) && !isCounts(points, 4)) return false;
  const net = seating.seats.map((_, player) => points[player] ?? 0);
  return log.score(placeOf(json), pointsBySeat(net, kyoku));
}

/** Reads `40符2飜2600点`; undefined for other words. */
function worthOf(words: string): Omit<LogWorth, 'at' | 'seat'> | undefined {
  const [, fu, han] = /(?<!\d)(\d{1,3})符(\d{1,2})[飜翻]/.exec(words) ?? [];
  const [, low, high] = /(?<!\d)(\d{1,6})(?:-(\d{1,6}))?点/.exec(words) ?? [];
  if (low === undefined) return undefined;
  const points = high === undefined ? [Number(low)] : [Number(low), Number(high)];
  return {...(fu === undefined ? {} : {fu: Number(fu), han: Number(han)}), points};
}
