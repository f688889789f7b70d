/** From a situation, as a page or a line of JSON gives it, to a position that can be scored. */
import {allTiles, isWinBy, type Hand, type Meld, type WinBy} from './hand.js';
import {CHOW, KONG, PUNG, group, inOrder, withWilds, type GroupCode} from './group.js';
import {checkFlags, readFlags} from './flags.js';
import {parseHand, parseTiles} from './notation/parse.js';
import {readOptions} from './options.js';
import type {Position} from './position.js';
import {fault, spelled, type Fault} from './problem.js';
import type {Options, Preset, Ruleset, TileSet} from './ruleset.js';
import {SEATS, type Seat, type Situation} from './situation.js';
import {tableOf, tilesOf, type Table} from './table.js';
import {checkTiles} from './tiles-on-table.js';
import {FLOWER, KINDS, countKinds, isFlower, isRed, kindOf, tileName, type Kind, type Tile} from './tile.js';

export type Rulesets = Ruleset | readonly Ruleset[];

/** A rule set by its id (`luqiao`, `luqiao@1`) or the id of one of its presets. */
export function findRules(id: string, rules: Rulesets): {ruleset: Ruleset; preset?: Preset} | undefined {
  const at = id.indexOf('@');
  const name = at < 0 ? id : id.slice(0, at);
  for (const ruleset of Array.isArray(rules) ? (rules as readonly Ruleset[]) : [rules as Ruleset]) {
    if (at >= 0 && id.slice(at + 1) !== String(ruleset.version)) continue;
    if (ruleset.id === name) return {ruleset};
    const preset = ruleset.presets.find((p) => p.id === name);
    if (preset) return {ruleset, preset};
  }
  return undefined;
}

/** Whether reading failed. */
export const isFault = (value: object): value is Fault => 'code' in value;

/**
 * Reads and checks a situation.
 * @returns the position, or the first thing that is wrong with it
 * @throws {TypeError} for an option name that the rule set does not have
 */
export function readPosition(situation: Situation, rules: Rulesets): Position | Fault {
  if (typeof situation !== 'object' || situation === null) return fault('bad-json');
  if (typeof situation.rules !== 'string') return fault('bad-field', 'rules', undefined, 'rules');
  const found = findRules(situation.rules, rules);
  if (!found) return fault('unknown-rules', situation.rules, undefined, 'rules');
  const options = readOptions(found.ruleset, found.preset, situation.options);
  if (isFault(options)) return options;
  const reader = new Reader(found.ruleset, found.preset, options);
  return reader.read(situation);
}

class Reader {
  private readonly table: Table;
  private readonly tileSet: TileSet;
  private failed: Fault | undefined;

  constructor(
    private readonly ruleset: Ruleset,
    private readonly preset: Preset | undefined,
    private readonly options: Options,
  ) {
    this.table = tableOf(ruleset, preset);
    this.tileSet = options === this.table.defaults ? this.table.tiles : tilesOf(ruleset, options);
  }

  read(situation: Situation): Position | Fault {
    const seat = this.seat(situation, 'seat') ?? 'east';
    const others: Partial<Record<Seat, Position>> = {};
    const {hand, flowers, flags} = situation;
    const position = this.position(situation, hand, seat, flowers, flags, others);
    if (isFault(position)) return position;
    for (const [name, other] of Object.entries(this.record(situation.others, 'others'))) {
      const at = SEATS.find((s) => s === name);
      if (!at || at === seat || !this.ruleset.seats.includes(at))
        return fault('bad-seat', name, undefined, 'others');
      const text = typeof other === 'string' ? {hand: other} : other;
      if (typeof text !== 'object' || text === null) return fault('bad-field', 'others', undefined, 'others');
      const read = this.position(
        {rules: situation.rules, hand: text.hand, wild: situation.wild ?? ''},
        text.hand,
        at,
        text.flowers,
        text.flags,
      );
      if (isFault(read)) return {...read, field: `others.${at}`};
      if (read.win >= 0) return fault('two-winning-tiles', undefined, undefined, `others.${at}`);
      others[at] = at === position.from && position.by === 'robbing' ? robbed(read, position.win) : read;
    }
    return (
      this.failed ??
      checkTiles(position, this.tileSet) ??
      checkFlags(position) ??
      this.ruleset.check?.(position) ??
      position
    );
  }

  private position(
    s: Situation,
    text: unknown,
    seat: Seat,
    flowers: unknown,
    flags: unknown,
    others: Position['others'] = {},
  ): Position | Fault {
    if (typeof text !== 'string') return fault('bad-field', 'hand', undefined, 'hand');
    const wild = this.wild(s);
    const wilds = wild < 0 ? undefined : this.ruleset.wilds?.(wild, this.options);
    const read = parseHand(text, wilds?.inKongs ? wild : undefined);
    if ('fault' in read) return read.fault;
    const {hand} = read;
    const by = this.by(s, hand);
    const held = countKinds(hand.tiles);
    const counts = held.slice();
    if (hand.win !== undefined && kindOf(hand.win) < KINDS) counts[kindOf(hand.win)]++;
    const knownFlags = readFlags(this.ruleset, flags);
    if (typeof knownFlags === 'object') return knownFlags;
    const position: Position = {
      ruleset: this.ruleset,
      rules: `${this.preset?.id ?? this.ruleset.id}@${this.ruleset.version}`,
      options: this.options,
      table: this.table,
      hand,
      places: read.places,
      copies: this.tileSet.copies,
      held,
      counts,
      melds: hand.melds.map((meld) => meldCode(meld, wild)).sort(inOrder),
      win: hand.win === undefined ? -1 : kindOf(hand.win),
      by,
      from: this.seat(s, 'from'),
      seat,
      round: this.seat(s, 'round') ?? 'east',
      dealer: this.seat(s, 'dealer') ?? 'east',
      counters: this.count(s.counters, 'counters') ?? 0,
      flags: knownFlags,
      flowers: this.flowers(flowers, hand),
      reds: allTiles(hand).filter(isRed),
      wild,
      wilds,
      gari: this.tiles(s.gari, 'gari'),
      indicators: this.tiles(s.indicators, 'indicators'),
      uraIndicators: this.tiles(s.uraIndicators, 'uraIndicators'),
      others,
      liable: this.seat(s, 'liable'),
      passedTotal: this.count(s.passedTotal, 'passedTotal'),
      memo: {},
    };
    return this.failed ?? position;
  }

  private fail(found: Fault): undefined {
    this.failed ??= found;
    return undefined;
  }

  private seat(s: Situation, field: 'seat' | 'from' | 'round' | 'dealer' | 'liable'): Seat | undefined {
    const value: unknown = s[field];
    if (value === undefined) return undefined;
    const seat = SEATS.find((name) => name === value);
    if (!seat) return this.fail(fault('bad-field', spelled(value), undefined, field));
    if (field === 'round' || this.ruleset.seats.includes(seat)) return seat;
    return this.fail(fault('bad-seat', seat, undefined, field));
  }

  private count(value: unknown, field: string): number | undefined {
    if (value === undefined) return undefined;
    if (Number.isInteger(value) && Number(value) >= 0) return Number(value);
    return this.fail(fault('bad-field', spelled(value), undefined, field));
  }

  private record(
    value: unknown,
    field: string,
  ): Record<string, {hand: string; flowers?: unknown; flags?: unknown}> {
    if (value === undefined) return {};
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as never;
    this.fail(fault('bad-field', field, undefined, field));
    return {};
  }

  private by(s: Situation, hand: Hand): WinBy | undefined {
    const given: unknown = s.by;
    if (given === undefined || isWinBy(given)) return given ?? hand.by;
    return this.fail(fault('bad-field', spelled(given), undefined, 'by'));
  }

  private tiles(value: unknown, field: string): readonly Tile[] {
    if (value === undefined) return [];
    if (typeof value !== 'string') return this.fail(fault('bad-field', field, undefined, field)) ?? [];
    const read = parseTiles(value);
    if ('fault' in read) return this.fail({...read.fault, field}) ?? [];
    return read.tiles;
  }

  private wild(s: Situation): number {
    const tiles = this.tiles(s.wild || undefined, 'wild');
    if (tiles.length > 1) this.fail(fault('too-many-tiles', undefined, undefined, 'wild'));
    else if (tiles.some(isRed)) this.fail(fault('tile-not-in-set', tileName(tiles[0]), undefined, 'wild'));
    return tiles.length ? kindOf(tiles[0]) : -1;
  }

  private flowers(value: unknown, hand: Hand): number {
    let bits = 0;
    for (const tile of [...hand.flowers, ...this.tiles(value, 'flowers')]) {
      const bit = isFlower(tile) ? 1 << (tile - FLOWER) : 0;
      if (!bit) this.fail(fault('no-such-tile', undefined, undefined, 'flowers'));
      else if (bits & bit) this.fail(fault('five-of-a-kind', `${tile - FLOWER + 1}f`, undefined, 'flowers'));
      bits |= bit;
    }
    if (bits && !this.tileSet.flowers) this.fail(fault('tile-not-in-set', '1f', undefined, 'flowers'));
    return bits;
  }
}

/** The hand whose kong was robbed: the kong counts as not made, and a pung lies there. */
const robbed = (position: Position, kind: Kind): Position => ({
  ...position,
  melds: position.melds
    .map((code) => (code === group(KONG, kind, true) ? group(PUNG, kind, true) : code))
    .sort(inOrder),
});

const MELD_TYPES = {chow: CHOW, pung: PUNG, kong: KONG};

/** A kong may hold tiles of the wild kind for others; no other meld does. */
function meldCode({kind, tiles, open}: Meld, wild: Kind): GroupCode {
  const kinds = tiles.map(kindOf);
  const own = kinds.filter((k) => k !== wild);
  if (kind !== 'kong' || !own.length) return group(MELD_TYPES[kind], Math.min(...kinds), open);
  const stands = kinds.reduce((bits, k, i) => (k === wild ? bits | (1 << i) : bits), 0);
  return withWilds(group(KONG, own[0], open), stands);
}
