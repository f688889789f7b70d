/** Writes records as a log of tenhou.net/6, one hand each; `tenhou6.ts` reads such logs. */
import {SEATS, type Seat} from '../../core/situation/situation.js';
import {kindOf, tileName, type Kind, type Tile} from '../../core/tiles/tile.js';
import type {RoundProblem} from '../record/problem.js';
import type {RecordMove, RoundRecord} from '../record/record.js';
import type {BySeat} from '../../core/game/flow.js';
import type {Playing} from '../game/replay.js';
import {placeOfCalled} from '../state/called-from.js';
import {meldIn, tileIn} from '../text/tiles.js';
import type {Tenhou6Rest} from './tenhou6.js';
import {DRAWN_AT_THE_END, drawName} from './draw-names.js';
import {endOf, type LoggedWin} from './riichi-end.js';
import {handNumberOf, madeIn, namesByPlayer, unwritable} from './riichi-hand.js';
import {houseRule, UNFINISHED, worthInWords} from './tenhou-words.js';
import {tenhouNumber, writeCalled} from './tenhou6-cells.js';
import {TilesShown} from './tiles-shown.js';
import {HELD, dealtTo, pointsBefore, handToTell, turnedIn, type HandToTell} from './hand-to-tell.js';
import {isFault} from '../../core/situation/result.js';

type Cell = number | string;
const PLAYERS = 4;

/** A log of tenhou.net/6: title, names and rule beside the hands. */
export interface Tenhou6Log {
  readonly log: readonly (readonly unknown[])[];
}

/**
 * Writes records as one log. Their hands must be known from the deal on.
 * @param playedBy the rule set that a record names, with its flow; for records that name none, it is not asked
 * @returns the log, or the first thing that the format cannot say; its `move` is the number of the move in the record
 */
export function toTenhou6(
  records: readonly RoundRecord[],
  playedBy: (record: RoundRecord) => Playing = () => ({}),
): Tenhou6Log | RoundProblem {
  const log: (readonly unknown[])[] = [];
  let head: Readonly<Record<string, unknown>> = {title: ['', ''], name: ['', '', '', ''], rule: houseRule()};
  for (const [i, record] of records.entries()) {
    const told = handToTell(record, playedBy(record));
    if (isFault(told)) return told;
    const hand = new HandWriter(told).hand();
    if (isFault(hand)) return hand;
    log.push(hand.cells);
    if (i === 0) head = headOf(told);
  }
  return {...head, log};
}

/** What stands beside the hands: as the log said that the hand came from, or by the hand. */
function headOf({record, seating, rules}: HandToTell): Readonly<Record<string, unknown>> {
  const names = namesByPlayer(record, seating);
  return (
    restOf(record)?.head ?? {
      title: ['', ''],
      name: [...Array(PLAYERS).keys()].map((player) => names[player] ?? ''),
      rule: houseRule(rules),
    }
  );
}

function restOf({foreign}: RoundRecord): Tenhou6Rest | undefined {
  return foreign?.tenhou6 as Tenhou6Rest | undefined;
}

/** Writes one hand. */
class HandWriter {
  private readonly rest: Tenhou6Rest | undefined;
  private readonly got: Cell[][] = SEATS.map(() => []);
  private readonly gave: Cell[][] = SEATS.map(() => []);
  /** The pungs of each player by kind, as they were called. */
  private readonly pungs = new Map<string, {index: number; tiles: readonly Tile[]}>();
  private readonly shown = new TilesShown();
  private riichi = false;

  constructor(private readonly told: HandToTell) {
    this.rest = restOf(told.record);
  }

  hand(): {readonly cells: readonly unknown[]} | RoundProblem {
    const {rest, told} = this;
    const {record} = told;
    const {start} = record;
    const dealt = this.dealt();
    if (isFault(dealt)) return dealt;
    const made = madeIn(record);
    for (const {move, index} of made) {
      const fault = this.tell(move);
      if (fault) return unwritable(fault, move.tile ?? move.meld ?? move.do, index);
      this.shown.follow(move);
    }
    // a riichi is a part of its discard, which this one lacks
    if (this.riichi) return unwritable('unknown-word', 'riichi -?', made.at(-1)?.index);
    const rows = SEATS.flatMap((_, player) => [dealt.rows[player], this.got[player], this.gave[player]]);
    const {indicators, ura} = turnedIn(told);
    const counts = [handNumberOf(record), start.counters ?? 0, start.sticks ?? 0];
    const lying = [numbersOf(indicators), numbersOf(ura)];
    return {cells: [counts, this.points(), ...lying, ...rows, rest?.result ?? this.result()]};
  }

  private player(seat: Seat): number {
    return this.told.seating.playerAt(seat);
  }

  /** A number for each of four players; 0 for one who does not sit at a table of three. */
  private byPlayer(of: (seat: Seat) => number): readonly number[] {
    const {seats, seatOf} = this.told.seating;
    return SEATS.map((_, player) => (player < seats.length ? of(seatOf(player)) : 0));
  }

  private points(): readonly number[] {
    return this.rest?.points ?? this.byPlayer((seat) => pointsBefore(this.told, seat));
  }

  /** Thirteen tiles a player. The fourteenth of a dealer who begins with it becomes his first draw. */
  private dealt(): {rows: number[][]} | RoundProblem {
    const rows: number[][] = SEATS.map(() => []);
    for (const seat of this.told.seating.seats) {
      const tiles = dealtTo(this.told, seat);
      if (!tiles) return unwritable('hand-hidden', seat);
      const more = tiles.length > HELD;
      const numbers = numbersOf(tiles);
      if (numbers.length !== tiles.length) return unwritable('tile-not-in-set', seat);
      rows[this.player(seat)] = numbers.slice(0, HELD);
      if (more) this.got[this.player(seat)].push(numbers[HELD]);
      if (more) this.shown.follow({seat, do: 'draw', tile: tileName(tiles[HELD])});
    }
    return {rows};
  }

  /** Writes one move. @returns the code of what the format cannot say */
  private tell(move: RecordMove): string | undefined {
    const player = this.player(move.seat);
    const tile = tileIn(move.tile);
    const n = tile === undefined ? undefined : tenhouNumber(tile);
    if (!this.told.seating.seats.includes(move.seat) || (tile !== undefined && n === undefined))
      return 'tile-not-in-set';
    switch (move.do) {
      case 'draw':
        return this.put(this.got[player], n);
      case 'discard':
        return this.discard(player, tile, n);
      case 'out':
        return this.put(this.gave[player], n === undefined ? undefined : `f${n}`);
      case 'riichi':
        this.riichi = true;
        return undefined;
      case 'chow':
      case 'pung':
      case 'kong':
        return this.meld(player, move);
      case 'win':
      case 'pass':
      case 'end':
        return undefined;
      case 'ready':
      case 'open':
      case 'falsewin':
        return 'unknown-word';
    }
  }

  private put(row: Cell[], cell: Cell | undefined): string | undefined {
    if (cell === undefined) return 'tile-expected';
    row.push(cell);
    return undefined;
  }

  /**
   * Writes a discard. A record that names the tile just drawn means that tile; one that comes from a log says whether it
   * was drawn and discarded.
   */
  private discard(player: number, tile: Tile | undefined, n: number | undefined): string | undefined {
    const again = tile === undefined || (!this.told.record.foreign && tile === this.shown.drawn?.tile);
    const cell = again ? 60 : n;
    const word = this.riichi && cell !== undefined ? `r${cell}` : cell;
    this.riichi = false;
    return this.put(this.gave[player], word);
  }

  private meld(player: number, {meld}: RecordMove): string | undefined {
    const set = meldIn(meld);
    if (!set) return 'tile-expected';
    const {tiles, kind, open, added, called = 0} = set;
    if (added) return this.addedKong(player, tiles);
    if (!open) return this.put(this.gave[player], writeCalled({letter: 'a', index: 3, tiles}));
    const taken = tiles[called];
    const {open: from} = this.shown;
    const turns = ((from ? this.player(from.seat) : 0) - player + PLAYERS) % PLAYERS;
    const index = placeOfCalled(turns, tiles.length);
    const word = {index, tiles: tiles.toSpliced(called, 1).toSpliced(index, 0, taken)};
    if (kind === 'pung') this.pungs.set(keyOf(player, kindOf(taken)), word);
    if (kind === 'kong') this.gave[player].push(0);
    const letter = kind === 'chow' ? 'c' : kind === 'pung' ? 'p' : 'm';
    return this.put(this.got[player], writeCalled({letter, ...word}));
  }

  /** Writes an added kong: the pung as it was called, with the fourth tile before the called one. */
  private addedKong(player: number, tiles: readonly Tile[]): string | undefined {
    const pung = this.pungs.get(keyOf(player, kindOf(tiles[0])));
    if (!pung) return 'no-pung';
    const {index} = pung;
    const four = pung.tiles.toSpliced(index, 0, tiles[3]);
    return this.put(this.gave[player], writeCalled({letter: 'k', index, tiles: four}));
  }

  /** The result by the referee, or as the record gives it; for each winner, the points of all players. */
  private result(): readonly unknown[] {
    const end = endOf(this.told);
    if (!end) return [UNFINISHED];
    const {wins, net} = end;
    const byPlayer = (of: BySeat<number>): readonly number[] => this.byPlayer((seat) => of[seat] ?? 0);
    if (wins.length) return ['和了', ...wins.flatMap((win) => [byPlayer(win.net), this.win(win)])];
    const name = drawName(end);
    const isPaid = Object.values(net).some((points) => points !== 0);
    return name !== undefined && !isPaid ? [name] : [name ?? DRAWN_AT_THE_END, byPlayer(net)];
  }

  /** Who wins, on whose tile, who is liable, and what the hand is worth. */
  private win(win: LoggedWin): readonly Cell[] {
    const {seat, from, situation} = win;
    const liable = situation?.liable ?? seat;
    return [this.player(seat), this.player(from), this.player(liable), ...worthInWords(win, this.told)];
  }
}

const keyOf = (player: number, kind: Kind): string => `${player} ${kind}`;

const numbersOf = (tiles: readonly Tile[]): number[] =>
  tiles.map(tenhouNumber).filter((n) => n !== undefined);
