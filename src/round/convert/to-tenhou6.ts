/** Writes records as a log of tenhou.net/6, one hand each; `tenhou6.ts` reads such logs. */
import {SEATS, type Seat} from '../../core/situation/situation.js';
import {kindOf, type Kind, type Tile} from '../../core/tiles/tile.js';
import type {RoundProblem} from '../record/problem.js';
import type {RecordMove, RoundRecord} from '../record/record.js';
import type {BySeat} from '../../core/game/flow.js';
import type {Playing} from '../game/replay.js';
import {tilesIn} from '../../core/notation/parse.js';
import {meldIn, tileIn} from '../text/tiles.js';
import type {Tenhou6Rest} from './tenhou6.js';
import {drawName} from './draw-names.js';
import {endOf} from './riichi-end.js';
import {
  handNumberOf,
  madeIn,
  namesByPlayer,
  seatingOf,
  unwritable,
  type SeatsByPlayer,
} from './riichi-hand.js';
import {tenhouNumber, placeOf, writeCalled} from './tenhou6-tiles.js';

type Cell = number | string;
const PLAYERS = 4;
const HELD = 13;

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
  for (const record of records) {
    const hand = new HandWriter(record, playedBy).hand();
    if ('code' in hand) return hand;
    log.push(hand.cells);
  }
  const [first] = records;
  const names = first ? namesByPlayer(first, seatingFor(first)) : [];
  const head = (first && restOf(first)?.head) ?? {
    title: ['', ''],
    name: Array.from({length: PLAYERS}, (_, player) => names[player] ?? ''),
    rule: {disp: '', aka: 1},
  };
  return {...head, log};
}

const seatingFor = (record: RoundRecord): SeatsByPlayer =>
  seatingOf(handNumberOf(record), record.options?.seats === 3 ? 3 : PLAYERS);

function restOf({foreign}: RoundRecord): Tenhou6Rest | undefined {
  return foreign?.tenhou6 as Tenhou6Rest | undefined;
}

/** Writes one hand. */
class HandWriter {
  private readonly seating: SeatsByPlayer;
  private readonly rest: Tenhou6Rest | undefined;
  private readonly got: Cell[][] = SEATS.map(() => []);
  private readonly gave: Cell[][] = SEATS.map(() => []);
  /** The pungs of each player by kind, as they were called. */
  private readonly pungs = new Map<string, {index: number; tiles: readonly Tile[]}>();
  private drawn: Tile | undefined;
  private thrower = 0;
  private riichi = false;

  constructor(
    private readonly record: RoundRecord,
    private readonly playedBy: (record: RoundRecord) => Playing,
  ) {
    this.rest = restOf(record);
    this.seating = seatingFor(record);
  }

  hand(): {readonly cells: readonly unknown[]} | RoundProblem {
    const {record, rest} = this;
    const {start} = record;
    const dealt = this.dealt();
    if ('code' in dealt) return dealt;
    for (const {move, index} of madeIn(record)) {
      const fault = this.tell(move);
      if (fault) return unwritable(fault, move.tile ?? move.meld ?? move.do, index);
    }
    const rows = SEATS.flatMap((_, player) => [dealt.rows[player], this.got[player], this.gave[player]]);
    const indicators = numbersOf(tilesIn(start.indicators ?? ''));
    const ura = numbersOf(tilesIn(start.ura ?? ''));
    const counts = [handNumberOf(record), start.counters ?? 0, start.sticks ?? 0];
    return {cells: [counts, this.points(), indicators, ura, ...rows, rest?.result ?? this.result()]};
  }

  private player(seat: Seat): number {
    return this.seating.playerAt(seat);
  }

  private seatOf(player: number): Seat | undefined {
    const {seats, seatOf} = this.seating;
    return player < seats.length ? seatOf(player) : undefined;
  }

  private points(): readonly number[] {
    const {points} = this.record.start;
    return this.rest?.points ?? SEATS.map((_, player) => points?.[this.seatOf(player) ?? 'north'] ?? 0);
  }

  /** Thirteen tiles a player. The fourteenth of a dealer who begins with it becomes his first draw. */
  private dealt(): {rows: number[][]} | RoundProblem {
    const rows: number[][] = SEATS.map(() => []);
    for (const seat of this.seating.seats) {
      const {hand = '', river} = this.record.start.seats?.[seat] ?? {};
      const tiles = tilesIn(hand);
      const more = seat === 'east' && tiles.length === HELD + 1;
      if ((tiles.length !== HELD && !more) || river?.length) return unwritable('wrong-hand-size', seat);
      const numbers = numbersOf(tiles);
      if (numbers.length !== tiles.length) return unwritable('tile-not-in-set', hand);
      rows[this.player(seat)] = numbers.slice(0, HELD);
      if (more) this.got[this.player(seat)].push(numbers[HELD]);
      if (more) this.drawn = tiles[HELD];
    }
    return {rows};
  }

  /** Writes one move. @returns the code of what the format cannot say */
  private tell(move: RecordMove): string | undefined {
    const player = this.player(move.seat);
    const tile = tileIn(move.tile);
    const n = tile === undefined ? undefined : tenhouNumber(tile);
    if (!this.seating.seats.includes(move.seat) || (tile !== undefined && n === undefined))
      return 'tile-not-in-set';
    switch (move.do) {
      case 'draw':
        this.drawn = tile;
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
    const again = tile === undefined || (!this.record.foreign && tile === this.drawn);
    const cell = again ? 60 : n;
    this.thrower = player;
    const word = this.riichi && cell !== undefined ? `r${cell}` : cell;
    this.riichi = false;
    this.drawn = undefined;
    return this.put(this.gave[player], word);
  }

  private meld(player: number, {meld}: RecordMove): string | undefined {
    const set = meldIn(meld);
    if (!set) return 'tile-expected';
    const {tiles, kind, open, added, called = 0} = set;
    if (added) return this.addedKong(player, tiles);
    this.drawn = undefined;
    if (!open) return this.put(this.gave[player], writeCalled({letter: 'a', index: 3, tiles}));
    const taken = tiles[called];
    const turns = (this.thrower - player + PLAYERS) % PLAYERS;
    const index = placeOf(turns, tiles.length);
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
    this.thrower = player;
    const {index} = pung;
    const four = pung.tiles.toSpliced(index, 0, tiles[3]);
    return this.put(this.gave[player], writeCalled({letter: 'k', index, tiles: four}));
  }

  /** The result by the referee, or as the record gives it; for each winner, the points of all players. */
  private result(): readonly unknown[] {
    const {record, seating} = this;
    const {wins, net, note, drawn} = endOf(record, seating.seats, this.playedBy(record));
    const byPlayer = (of: BySeat<number>): readonly number[] =>
      SEATS.map((_, player) => of[this.seatOf(player) ?? 'north'] ?? 0);
    const name = note ?? drawName(drawn);
    if (!wins.length) return name === undefined ? ['流局', byPlayer(net)] : [name];
    return [
      '和了',
      ...wins.flatMap(({seat, from, net: paid}) => {
        const who = this.player(seat);
        return [byPlayer(paid), [who, this.player(from), who]];
      }),
    ];
  }
}

const keyOf = (player: number, kind: Kind): string => `${player} ${kind}`;

const numbersOf = (tiles: readonly Tile[]): number[] =>
  tiles.map(tenhouNumber).filter((n) => n !== undefined);
