/**
 * One arrangement of a position, with the winning tile in one of its groups, as bit sets. Conditions combine these
 * without looking at tiles again.
 *
 * In a bit set over groups, bit i stands for `groups[i]`. One object serves all arrangements of a run; a condition
 * must not keep it.
 */
import type {WaitingHand} from '../arranging/waits-by-form.js';
import type {Wilds} from '../arranging/wilds.js';
import {SEATS, type Flag} from '../situation/situation.js';
import {
  CHOW,
  HONOR_BITS,
  KNITTED,
  KONG,
  OPEN,
  PAIR,
  PUNG,
  SUITED_BITS,
  bare,
  fillGroupBits,
  lowestOf,
  typeOf,
} from '../tiles/group.js';
import {ALL_HONORS, TERMINAL_BITS, type HonorSet, type SuitedSet} from '../tiles/kind-sets.js';
import {EAST, HONOR, type Kind} from '../tiles/tile.js';
import {factsOfGroups, factsOfPosition, type Facts} from './facts.js';
import type {Options} from './options.js';
import {hasFlag, type Position} from './position.js';
import type {RowList} from './row-list.js';
import {waitForm, type WaitForm} from './wait-form.js';

/** More groups than any shape has (十六不搭 has sixteen). */
export const MOST_GROUPS = 20;

/** What a match knows of the table that it is scored with. */
export interface MatchTable extends RowList {
  waitsOf(hand: WaitingHand & {readonly wilds: Wilds | undefined}): readonly Kind[];
}

/** @typeParam O the values of the rule set's options */
export class Match<O = Options> implements RowList {
  position!: Position<O>;
  /** `sets` for sets and a pair, `loose` for a hand that has not won, otherwise the id of the shape. */
  shape = 'sets';
  /** The codes of the groups; the first `size` are valid. In `sets` the pair is last. */
  readonly groups: Int32Array = new Int32Array(MOST_GROUPS);
  size = 0;
  /** Bit sets over groups. */
  chows = 0;
  /** Whether two chows are alike. */
  alikeChows = false;
  /** Triplets and kongs. */
  pungs = 0;
  kongs = 0;
  pair = 0;
  knitted = 0;
  /** Groups laid down by a call, whatever completed the others. */
  called = 0;
  /** All groups. */
  all = 0;

  /** The tiles of the hand as bit sets over kinds: `suited` for the 27 suited kinds, `honors` for the 7 honors. */
  suited: SuitedSet = 0;
  honors: HonorSet = 0;

  /** The facts about groups and position; a condition may need some. */
  facts: Facts = 0;
  private positionFacts: Facts = 0;

  /**
   * Whether a condition has asked for the place of the winning tile or for the reading, since this was last set to
   * false.
   */
  askedPlace = false;
  private table!: MatchTable;
  private knownWaits: readonly Kind[] | undefined;
  private place = -1;
  private placeKind: Kind = -1;
  private placeWait: WaitForm = 'none';
  private placeOpen = 0;
  private placeReading = 0;

  constructor() {
    if (SUITED_BITS[bare(PAIR << 6)] === 0) fillGroupBits();
  }

  /**
   * Begins a position.
   * @param waits what it waits for, if known
   */
  start(position: Position<O>, table: MatchTable, waits?: readonly Kind[]): void {
    this.position = position;
    this.table = table;
    this.knownWaits = waits;
    this.positionFacts = factsOfPosition(position);
  }

  /** The bit for what no group shows: the way of winning, flowers, counters. */
  static readonly whole = 1 << 30;

  /** Bits from this one on stand for things other than groups. */
  static readonly beside = 1 << MOST_GROUPS;

  /** Computes the bit sets from `groups`, `size` and `shape`. */
  load(): void {
    let chows = 0;
    let chowKinds = 0;
    let alikeChows = false;
    let pungs = 0;
    let kongs = 0;
    let pair = 0;
    let knitted = 0;
    let called = 0;
    let suited = 0;
    let honors = 0;
    for (let i = 0, bit = 1; i < this.size; i++, bit <<= 1) {
      const code = this.groups[i];
      suited |= SUITED_BITS[bare(code)];
      honors |= HONOR_BITS[bare(code)];
      if (code & OPEN) called |= bit;
      const type = typeOf(code);
      if (type === CHOW) {
        const kind = 1 << lowestOf(code);
        if (chowKinds & kind) alikeChows = true;
        chowKinds |= kind;
        chows |= bit;
      } else if (type === PUNG) pungs |= bit;
      else if (type === PAIR) pair |= bit;
      else if (type === KNITTED) knitted |= bit;
      else if (type === KONG) {
        pungs |= bit;
        kongs |= bit;
      }
    }
    this.chows = chows;
    this.alikeChows = alikeChows;
    this.pungs = pungs;
    this.kongs = kongs;
    this.pair = pair;
    this.knitted = knitted;
    this.called = called;
    this.placeOpen = called;
    this.suited = suited;
    this.honors = honors;
    this.all = (1 << this.size) - 1;
    this.facts = factsOfGroups(this) | this.positionFacts;
  }

  /**
   * Puts the winning tile, which stands for `kind`, into group `at`. A triplet completed by another player's tile
   * becomes open.
   */
  win(at: number, kind: Kind): void {
    this.place = at;
    this.placeKind = kind;
    this.placeWait = at < 0 ? 'none' : waitForm(this.groups[at], kind);
    this.placeOpen = at >= 0 && this.ron ? this.called | (1 << at) : this.called;
  }

  /** The group that the winning tile completed; -1 for a hand that has not won. */
  get winAt(): number {
    this.askedPlace = true;
    return this.place;
  }

  /** The kind that the winning tile stands for: its own, unless it is wild. */
  get winKind(): Kind {
    this.askedPlace = true;
    return this.placeKind;
  }

  /** How the winning tile completed its group. */
  get wait(): WaitForm {
    this.askedPlace = true;
    return this.placeWait;
  }

  /** Groups that are melded, or completed by another player's tile, as a bit set. */
  get open(): number {
    this.askedPlace = true;
    return this.placeOpen;
  }

  /** The number of the reading that is being tried, where a rule set has several readings of an arrangement. */
  get reading(): number {
    this.askedPlace = true;
    return this.placeReading;
  }

  set reading(reading: number) {
    this.placeReading = reading;
  }

  /**
   * The kinds that the held tiles waited for by their form alone, used-up kinds included; with wild tiles, the faces.
   */
  get waited(): readonly Kind[] {
    return (this.knownWaits ??= this.table.waitsOf(this.position));
  }

  /** Whether the table has a row of this id: a preset may have taken it out. */
  lists(id: string): boolean {
    return this.table.lists(id);
  }

  /** Whether the winning tile came from another player (a discard or a robbed kong). */
  get ron(): boolean {
    return this.position.by === 'discard' || this.position.by === 'robbing';
  }

  get self(): boolean {
    return this.position.by === 'self';
  }

  /** Whether there is no called meld; concealed kongs do not count. */
  get concealed(): boolean {
    return this.called === 0;
  }

  /** Triplets and kongs that count as concealed (暗刻), as a bit set. */
  get concealedPungs(): number {
    return this.pungs & ~this.open;
  }

  /** Bits for the suits of the hand's tiles: 1 萬, 2 筒, 4 索. */
  get suits(): number {
    const s = this.suited;
    return (s & 0x1ff ? 1 : 0) | (s & 0x3fe00 ? 2 : 0) | (s & 0x7fc0000 ? 4 : 0);
  }

  get options(): O {
    return this.position.options;
  }

  get seatWind(): Kind {
    return EAST + SEATS.indexOf(this.position.seat);
  }

  get roundWind(): Kind {
    return EAST + SEATS.indexOf(this.position.round);
  }

  get isDealer(): boolean {
    return this.position.seat === this.position.dealer;
  }

  has(flag: Flag): boolean {
    return hasFlag(this.position, flag);
  }

  /** The groups among `of` whose tiles are all of the given kinds. */
  within(of: number, suited: number, honors: number): number {
    return of & ~this.touching(of, ~suited, ~honors);
  }

  /** The groups among `of` that hold at least one of the given kinds. */
  touching(of: number, suited: number, honors: number): number {
    let bits = 0;
    for (let rest = of; rest; rest &= rest - 1) {
      const at = 31 - Math.clz32(rest & -rest);
      const code = bare(this.groups[at]);
      if (SUITED_BITS[code] & suited || HONOR_BITS[code] & honors) bits |= 1 << at;
    }
    return bits;
  }

  /** The groups among `of` that hold a tile of this kind. */
  holding(of: number, kind: Kind): number {
    return kind >= HONOR ? this.touching(of, 0, 1 << (kind - HONOR)) : this.touching(of, 1 << kind, 0);
  }

  /** The groups among `of` whose tiles are all of this kind. */
  ofKind(of: number, kind: Kind): number {
    return kind >= HONOR ? this.within(of, 0, 1 << (kind - HONOR)) : this.within(of, 1 << kind, 0);
  }

  /** The groups among `of` that hold a 1, a 9 or an honor. */
  outside(of: number): number {
    return this.touching(of, TERMINAL_BITS, ALL_HONORS);
  }
}

/** The answer of a condition about the hand as such, or about all its groups. */
export const whole = (holds: boolean): number => (holds ? Match.whole : 0);
/** All groups if the condition holds, otherwise none. */
export const allOf = (m: Match, holds: boolean): number => (holds ? m.all : 0);
