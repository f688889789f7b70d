/** Reads and checks the fields of a situation; the first fault is kept. */
import {parseTiles} from '../notation/parse.js';
import {isRecord, isWhole} from '../situation/value.js';
import {fault, notAmong, notWhole, spelled, type Fault, type ProblemCode} from '../situation/problem.js';
import type {Ruleset} from '../game/ruleset.js';
import {
  SEATS,
  type OtherHand,
  type Seat,
  type Situation,
  WAYS,
  isWinBy,
  type WinBy,
} from '../situation/situation.js';
import {FLOWER, isFlower, isRed, kindOf, tileName, type Kind, type Tile} from '../tiles/tile.js';
import type {Hand, HandPlaces} from '../notation/hand.js';
import type {TileSet} from '../tiles/tile-set.js';
import {isFault} from '../situation/result.js';

/** The highest number of counters or points that is accepted: more than any game has, and safe to compute with. */
const MOST = 1_000_000;

const NONE: readonly Kind[] = [];

/** Reads the fields of one situation under one rule set. After the first fault, no other is reported. */
export class FieldReader {
  /** The first fault. */
  protected failed: Fault | undefined;

  constructor(
    protected readonly ruleset: Ruleset,
    protected readonly tileSet: TileSet,
  ) {}

  protected fail(found: Fault): undefined {
    this.failed ??= found;
    return undefined;
  }

  protected seat(s: Situation, field: 'seat' | 'from' | 'round' | 'dealer' | 'liable'): Seat | undefined {
    const value: unknown = s[field];
    if (value === undefined) return undefined;
    const seat = SEATS.find((name) => name === value);
    if (!seat)
      return this.fail(notAmong(spelled(value), field, field === 'round' ? SEATS : this.ruleset.seats));
    if (field === 'round' || this.ruleset.seats.includes(seat)) return seat;
    return this.fail(fault('bad-seat', seat, field));
  }

  protected count(value: unknown, field: string): number | undefined {
    if (value === undefined || isWhole(value, 0, MOST)) return value;
    return this.fail(notWhole(spelled(value), field));
  }

  protected record(value: unknown, field: string): Record<string, OtherHand | string> {
    if (value === undefined) return {};
    if (isRecord(value)) return value as never;
    this.fail(fault('bad-field', field, field));
    return {};
  }

  protected by(s: Situation, hand: Hand): WinBy | undefined {
    const given: unknown = s.by;
    if (given === undefined || isWinBy(given)) return given ?? hand.by;
    return this.fail(notAmong(spelled(given), 'by', WAYS));
  }

  protected tiles(value: unknown, field: string): readonly Tile[] {
    if (value === undefined) return [];
    if (typeof value !== 'string') return this.fail(fault('bad-field', field, field)) ?? [];
    const read = parseTiles(value);
    if (isFault(read)) return this.fail({...read, field}) ?? [];
    return read.tiles;
  }

  protected wild(s: Situation): number {
    const tiles = this.tiles(s.wild, 'wild');
    if (tiles.length > 1) this.fail(fault('too-many-tiles', undefined, 'wild'));
    else if (tiles.some(isRed)) this.fail(fault('tile-not-in-set', tileName(tiles[0]), 'wild'));
    return tiles.length ? kindOf(tiles[0]) : -1;
  }

  /** The tiles among the flowers that are none, and are set aside like them. */
  protected bonus(value: unknown): readonly Kind[] {
    const {bonus} = this.tileSet;
    return bonus ? this.tiles(value, 'flowers').filter((tile) => bonus.includes(tile)) : NONE;
  }

  /** Reads flowers as one bit each. A fault in flowers written inside the hand has its place there. */
  protected flowers(value: unknown, hand: Hand, places: HandPlaces): number {
    let bits = 0;
    [...hand.flowers, ...this.tiles(value, 'flowers')].forEach((tile, i) => {
      const at = places.flowers.at(i);
      const refuse = (code: ProblemCode) =>
        this.fail(fault(code, tileName(tile), at ? undefined : 'flowers', at));
      if (this.tileSet.bonus?.includes(tile)) return;
      const bit = isFlower(tile) ? 1 << (tile - FLOWER) : 0;
      if (!bit) refuse('no-such-tile');
      else if (!this.tileSet.flowers) refuse('tile-not-in-set');
      else if (bits & bit) refuse('five-of-a-kind');
      bits |= bit;
    });
    return bits;
  }
}
