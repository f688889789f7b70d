/** How a hand of riichi mahjong ended, as logs tell it: each win with what it moves, or how the hand was drawn. */
import {netOf} from '../../core/game/settle.js';
import type {BySeat, Ending} from '../../core/game/flow.js';
import type {ScoreResult} from '../../core/game/result.js';
import type {Seat} from '../../core/situation/situation.js';
import {tileName} from '../../core/tiles/tile.js';
import {replay, type Playing} from '../game/replay.js';
import type {RecordMove, RoundRecord} from '../record/record.js';
import {meldIn} from '../text/tiles.js';

/** A win. */
export interface LoggedWin {
  readonly seat: Seat;
  /** Whose tile it is; of a self-draw, the winner. */
  readonly from: Seat;
  readonly tile?: string;
  /** What each seat wins or loses by it; the first winner takes the sticks, and sticks that were paid are not counted. */
  readonly net: BySeat<number>;
  readonly result?: ScoreResult;
}

/** The end of a hand: wins, or what each seat wins or loses in a drawn hand. */
export interface ToldEnd {
  readonly wins: readonly LoggedWin[];
  readonly net: BySeat<number>;
  /** The words of the record for the draw, if it says any. */
  readonly note?: string;
  readonly drawn?: Ending['drawn'];
}

/**
 * The end of a record: by the referee, if its rules are known; otherwise by what the record says itself.
 * @param seats the seats that play
 */
export function endOf(record: RoundRecord, seats: readonly Seat[], playing: Playing): ToldEnd {
  const {ending, positions} = replay(record, record.rules ? playing : {});
  const made = record.moves.filter(({assert}) => !assert);
  const said = made.filter(({do: name}) => name === 'win');
  const {tile, seat: told} = openTile(made);
  const drawn = made.at(-1)?.do === 'end' ? made.at(-1)?.note : undefined;
  const last = positions.at(-1)?.frame;
  const isJudged = record.rules !== undefined && ending !== undefined && last !== undefined;
  if (!isJudged) {
    const net = record.expect?.net ?? {};
    const wins = said.map(({seat}, i) => ({
      ...{seat, from: told ?? seat, net: i ? {} : net},
      ...(tile === undefined ? {} : {tile}),
    }));
    return {wins, net, ...(drawn === undefined ? {} : {note: drawn})};
  }
  const net = Object.fromEntries(
    seats.map((seat) => [seat, (ending.points[seat] ?? 0) - (last.points[seat] ?? 0)]),
  );
  const won = said.length ? ending.winners : [];
  const paidTo = won.map(({seat}) =>
    netOf(
      seats,
      ending.payments.filter(({to}) => to === seat),
    ),
  );
  // all that the others do not get is the first winner's: his payments and the sticks
  const ofFirst = Object.fromEntries(
    seats.map((seat) => [seat, paidTo.slice(1).reduce((left, paid) => left - (paid[seat] ?? 0), net[seat])]),
  );
  const wins = won.map(({seat, from, result}, i): LoggedWin => ({
    ...{seat, from: from ?? seat, net: i ? paidTo[i] : ofFirst},
    ...(tile === undefined ? {} : {tile}),
    ...(result && {result}),
  }));
  const note = drawn ?? (said.length && !wins.length ? said.find((win) => win.note)?.note : undefined);
  return {
    ...{wins, net},
    ...(note === undefined ? {} : {note}),
    ...(ending.drawn && {drawn: ending.drawn}),
  };
}

/** The tile that a win is on, and whose it is: undefined for the winner's own draw. */
function openTile(moves: readonly RecordMove[]): {readonly seat?: Seat; readonly tile?: string} {
  const at = moves.findLastIndex(({do: name}) => !['win', 'pass', 'end'].includes(name));
  const last = moves.at(at);
  if (at < 0 || !last) return {};
  if (last.do === 'draw') return {tile: last.tile};
  const drew = moves.slice(0, at).findLast(({seat, do: name}) => name === 'draw' && seat === last.seat);
  const added = meldIn(last.meld)?.tiles.at(-1);
  const own = added === undefined ? (last.tile ?? drew?.tile) : tileName(added);
  return {seat: last.seat, ...(own === undefined ? {} : {tile: own})};
}
