/** How a hand of riichi mahjong ended, as logs tell it: each win with what it moves, or how the hand was drawn. */
import {netOf} from '../../core/game/settle.js';
import type {BySeat, Ending} from '../../core/game/flow.js';
import type {ScoreResult} from '../../core/game/result.js';
import type {Seat, Situation} from '../../core/situation/situation.js';
import {tileName} from '../../core/tiles/tile.js';
import type {RecordMove} from '../record/record.js';
import type {HandToTell} from './hand-to-tell.js';
import {TilesShown} from './tiles-shown.js';

/** A win. */
export interface LoggedWin {
  readonly seat: Seat;
  /** Whose tile it is; of a self-draw, the winner. */
  readonly from: Seat;
  readonly tile?: string;
  /** What each seat wins or loses by it; the first winner takes the sticks, and sticks that were paid are not counted. */
  readonly net: BySeat<number>;
  /** The question to the scorer and its answer, where the referee knows the hand. */
  readonly situation?: Situation;
  readonly result?: ScoreResult;
  /** What the record says of it. */
  readonly note?: string;
}

/** The end of a hand: wins, or what each seat wins or loses in a drawn hand. */
export interface ToldEnd {
  readonly wins: readonly LoggedWin[];
  readonly net: BySeat<number>;
  /** The words of the record for the draw, if it says any. */
  readonly note?: string;
  readonly drawn?: Ending['drawn'];
  /** Whether somebody is paid for 流し満貫. */
  readonly isNagashi?: boolean;
}

/**
 * The end of a hand: by the referee, if its rules are known; otherwise by what the record says itself. Undefined for a
 * record that stops before the end.
 */
export function endOf({record, played, seating: {seats}}: HandToTell): ToldEnd | undefined {
  const {ending, positions} = played;
  const made = record.moves.filter(({assert}) => !assert);
  const said = made.filter(({do: name}) => name === 'win');
  const end = made.at(-1)?.do === 'end' ? made.at(-1) : undefined;
  if (!ending && !said.length && !end) return undefined;
  const {tile, seat: told} = openTile(made);
  const last = positions.at(-1)?.frame;
  const noteOf = (seat: Seat): string | undefined => said.find((win) => win.seat === seat)?.note;
  const won = (seat: Seat, from: Seat, net: BySeat<number>): LoggedWin => {
    const note = noteOf(seat);
    return {
      ...{seat, from, net},
      ...(tile === undefined ? {} : {tile}),
      ...(note === undefined ? {} : {note}),
    };
  };
  if (record.rules === undefined || !ending || !last) {
    const net = record.expect?.net ?? {};
    const wins = said.map(({seat}, i) => won(seat, told ?? seat, i ? {} : net));
    return {wins, net, ...(end?.note === undefined ? {} : {note: end.note})};
  }
  const winners = said.length ? ending.winners : [];
  const {net, each} = gainsOf(ending, last.points, seats);
  const wins = winners.map(({seat, from, result, situation}, i): LoggedWin => ({
    ...won(seat, from ?? seat, each[i]),
    ...(situation && {situation}),
    ...(result && {result}),
  }));
  const note = end?.note ?? (said.length && !wins.length ? said.find((win) => win.note)?.note : undefined);
  return {
    ...{wins, net},
    ...(note === undefined ? {} : {note}),
    ...(ending.drawn && {drawn: ending.drawn}),
    ...(ending.payments.some(({why}) => why === 'nagashi') && {isNagashi: true}),
  };
}

/** What each seat wins or loses in a hand: in all, and by each of its wins. */
export interface HandGains {
  readonly net: BySeat<number>;
  /** In the order of the winners; what the others do not get is the first one's: his payments and the sticks. */
  readonly each: readonly BySeat<number>[];
}

/** @param before the points of each seat before the hand is settled, without the sticks that were paid in it */
export function gainsOf(ending: Ending, before: BySeat<number>, seats: readonly Seat[]): HandGains {
  const net = Object.fromEntries(
    seats.map((seat) => [seat, (ending.points[seat] ?? 0) - (before[seat] ?? 0)]),
  ) as BySeat<number>;
  const others = ending.winners.slice(1).map(({seat}) =>
    netOf(
      seats,
      ending.payments.filter(({to}) => to === seat),
    ),
  );
  const first = others.reduce(
    (left, paid) => Object.fromEntries(seats.map((seat) => [seat, (left[seat] ?? 0) - (paid[seat] ?? 0)])),
    net,
  );
  return {net, each: ending.winners.length ? [first, ...others] : []};
}

/** The tile that a win is on, and whose it is: undefined for the winner's own draw. */
function openTile(moves: readonly RecordMove[]): {readonly seat?: Seat; readonly tile?: string} {
  const shown = new TilesShown();
  for (const move of moves) shown.follow(move);
  const {drawn, open} = shown;
  const tile = (drawn ?? open)?.tile;
  return {...(open && {seat: open.seat}), ...(tile !== undefined && {tile: tileName(tile)})};
}
