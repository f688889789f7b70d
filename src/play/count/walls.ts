/** Many hands: which there are, and what comes of each. Every hand has a seed of its own, and needs no other. */
import type {SeatedFrame} from '../../core/game/course.js';
import type {BySeat} from '../../core/game/frame.js';
import type {Seat} from '../../core/situation/situation.js';
import type {RoundRecord} from '../../round/record/record.js';
import {bySeat} from '../../round/state/rules.js';
import type {Player, PlayerLevel} from '../players/player.js';
import {framesOf, playerAtSeat} from '../table/frames.js';
import {playHand} from '../table/hand.js';
import {playerAt, type PlayTable} from '../table/table.js';
import type {SeatCount} from './counted.js';
import {isFault} from '../../core/situation/result.js';

/** A part of many hands: the third of ten. */
export interface Part {
  readonly part: number;
  readonly of: number;
}

/** Which hands are played. */
export interface HandsAsked {
  /** How many walls. */
  readonly hands: number;
  readonly seed: string;
  /** The level of each player, the first dealer's first. Where there are more players, they begin again. */
  readonly levels: readonly PlayerLevel[];
  /** Every wall is played twice, the second time with the levels moved on by one seat. */
  readonly paired?: boolean;
  readonly part?: Part;
}

/** The walls of a part, as numbers from 1. */
export function wallsIn({
  hands,
  part = {part: 1, of: 1},
}: Pick<HandsAsked, 'hands' | 'part'>): readonly number[] {
  const [from, to] = [part.part - 1, part.part].map((n) => Math.floor((n * hands) / part.of));
  return [...Array(to - from).keys()].map((i) => from + i + 1);
}

/** What came of one wall. */
export interface WallCount {
  readonly hands: number;
  readonly drawn: number;
  readonly refused: number;
  readonly seats: readonly SeatCount[];
  readonly lines: Readonly<Record<string, number>>;
  /** How long each decision took, by level, in milliseconds. */
  readonly ms: Readonly<Partial<Record<PlayerLevel, readonly number[]>>>;
  readonly records: readonly RoundRecord[];
  /** The hands that ended early because a move was refused, and why it was. */
  readonly faults: readonly {readonly seed: string; readonly why: string}[];
}

/** How many hands are played of each wall. */
export const playsOf = ({paired}: Pick<HandsAsked, 'paired'>): number => (paired ? 2 : 1);

/** Plays walls one by one, and counts what comes of them. */
export class WallPlayer {
  private readonly frames: readonly SeatedFrame[];

  /** @param clock tells the time in milliseconds, by which decisions are measured */
  constructor(
    private readonly table: PlayTable,
    private readonly asked: HandsAsked,
    private readonly clock: () => number,
  ) {
    this.frames = framesOf(table);
  }

  /** Plays a wall. @param n its number, from 1 */
  play(n: number): WallCount {
    const count = new WallTally(this.table.rules.seats.map((_, i) => this.levelOf(i)));
    for (let moved = 0; moved < playsOf(this.asked); moved++) this.playOnce(n, moved, count);
    return count.counted;
  }

  private levelOf(player: number): PlayerLevel {
    const {levels} = this.asked;
    return levels[player % levels.length];
  }

  /** @param moved by how many seats the players have moved on */
  private playOnce(n: number, moved: number, count: WallTally): void {
    const {table, frames, asked} = this;
    const {seats} = table.rules;
    const seed = `${asked.seed}/${n}`;
    const frame = frames[(n - 1) % frames.length];
    const {places: _places, players: _players, windsUnsaid: _unsaid, ...start} = frame;
    const who = bySeat(
      seats,
      (seat, i) => (playerAtSeat(frame.places, seat, i) + seats.length - moved) % seats.length,
    );
    const players = bySeat(seats, (seat) => this.timed(who[seat] ?? 0, `${seed} ${seat}`, count));
    const played = playHand(table.referee, {seed, frame: start}, players);
    if (isFault(played)) throw new Error(`${seed}: ${played.code}`);
    count.add(played, who);
  }

  /** A player whose decisions are measured. */
  private timed(at: number, seed: string, count: WallTally): Player {
    const level = this.levelOf(at);
    const player = playerAt(this.table, level, seed);
    return {
      move: (seen, seat, moves) => {
        const before = this.clock();
        const move = player.move(seen, seat, moves);
        count.took(level, this.clock() - before);
        return move;
      },
    };
  }
}

type Draft<T> = {-readonly [K in keyof T]: T[K]};

/** Counts the hands of one wall. */
class WallTally {
  private readonly seats: Draft<SeatCount>[];
  private readonly lines: Record<string, number> = {};
  private readonly ms: Partial<Record<PlayerLevel, number[]>> = {};
  private readonly records: RoundRecord[] = [];
  private drawn = 0;
  private readonly faults: {seed: string; why: string}[] = [];

  constructor(levels: readonly PlayerLevel[]) {
    this.seats = levels.map((level) => ({level, wins: 0, selfDrawn: 0, dealtIn: 0, points: 0}));
  }

  took(level: PlayerLevel, ms: number): void {
    (this.ms[level] ??= []).push(ms);
  }

  add(
    {record, ending, refused}: Exclude<ReturnType<typeof playHand>, {code: unknown}>,
    who: BySeat<number>,
  ): void {
    this.records.push(record);
    if (refused) this.faults.push({seed: record.start.seed ?? '', why: refused.message});
    if (!ending) return;
    if (!ending.winners.length) this.drawn++;
    const of = (seat: Seat): Draft<SeatCount> => this.seats[who[seat] ?? 0];
    for (const [seat, net = 0] of Object.entries(ending.net)) of(seat as Seat).points += net;
    for (const {seat, by, from, result} of ending.winners) {
      of(seat).wins++;
      if (by === 'self') of(seat).selfDrawn++;
      else if (from) of(from).dealtIn++;
      for (const id of new Set(result?.lines.map((line) => line.id)))
        this.lines[id] = (this.lines[id] ?? 0) + 1;
    }
  }

  get counted(): WallCount {
    const {seats, lines, ms, records, drawn, faults} = this;
    return {hands: records.length, drawn, refused: faults.length, seats, lines, ms, records, faults};
  }
}
