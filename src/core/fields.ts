/** The fields of a situation, each read and checked; what is wrong first is kept. */
import {isWinBy, type Hand, type WinBy} from './hand.js';
import {parseTiles} from './notation/parse.js';
import {isRecord} from './options.js';
import {fault, spelled, type Fault} from './problem.js';
import type {Ruleset, TileSet} from './ruleset.js';
import {SEATS, type OtherHand, type Seat, type Situation} from './situation.js';
import {FLOWER, isFlower, isRed, kindOf, tileName, type Tile} from './tile.js';

export class Fields {
  /** The first thing that is wrong. */
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
    if (!seat) return this.fail(fault('bad-field', spelled(value), field));
    if (field === 'round' || this.ruleset.seats.includes(seat)) return seat;
    return this.fail(fault('bad-seat', seat, field));
  }

  protected count(value: unknown, field: string): number | undefined {
    if (value === undefined) return undefined;
    if (Number.isInteger(value) && Number(value) >= 0) return Number(value);
    return this.fail(fault('bad-field', spelled(value), field));
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
    return this.fail(fault('bad-field', spelled(given), 'by'));
  }

  protected tiles(value: unknown, field: string): readonly Tile[] {
    if (value === undefined) return [];
    if (typeof value !== 'string') return this.fail(fault('bad-field', field, field)) ?? [];
    const read = parseTiles(value);
    if ('fault' in read) return this.fail({...read.fault, field}) ?? [];
    return read.tiles;
  }

  protected wild(s: Situation): number {
    const tiles = this.tiles(s.wild || undefined, 'wild');
    if (tiles.length > 1) this.fail(fault('too-many-tiles', undefined, 'wild'));
    else if (tiles.some(isRed)) this.fail(fault('tile-not-in-set', tileName(tiles[0]), 'wild'));
    return tiles.length ? kindOf(tiles[0]) : -1;
  }

  protected flowers(value: unknown, hand: Hand): number {
    let bits = 0;
    for (const tile of [...hand.flowers, ...this.tiles(value, 'flowers')]) {
      const bit = isFlower(tile) ? 1 << (tile - FLOWER) : 0;
      if (!bit) this.fail(fault('no-such-tile', undefined, 'flowers'));
      else if (bits & bit) this.fail(fault('five-of-a-kind', `${tile - FLOWER + 1}f`, 'flowers'));
      bits |= bit;
    }
    if (bits && !this.tileSet.flowers) this.fail(fault('tile-not-in-set', '1f', 'flowers'));
    return bits;
  }
}
