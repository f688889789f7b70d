/** A situation, which is scored: plain JSON, as in a page's attributes or a line of NDJSON. */
import {isOneOf} from './value.js';

/** The seats in the order of turns. */
export const SEATS = ['east', 'south', 'west', 'north'] as const;
/** A seat, by its wind. */
export type Seat = (typeof SEATS)[number];
/** Whether a text names a seat. */
export const isSeat = isOneOf(SEATS);

/** The flags that the locales have words for. */
export const FLAGS = [
  'replacement',
  'flowerReplacement',
  'lastTile',
  'lastOfKind',
  'heavenly',
  'earthly',
  'human',
  'readyFirst',
  'readyEarly',
  'riichi',
  'doubleRiichi',
  'openRiichi',
  'ippatsu',
  'nagashi',
  'eightFlowers',
  'sevenFlowers',
  'liveTile',
  'notReady',
] as const;
/** A flag of {@link FLAGS}. */
export type KnownFlag = (typeof FLAGS)[number];

/** A circumstance of a hand. A flag that only a rule set knows is shown as it is written. */
export type Flag = KnownFlag | (string & {});

/** How the winning tile came. */
export type WinBy = 'discard' | 'self' | 'robbing';

/** The ways of winning. */
export const WAYS: readonly WinBy[] = ['discard', 'self', 'robbing'];
/** Whether a value is a way of winning. */
export const isWinBy = isOneOf(WAYS);

/** Another player's hand, for what it is worth where everybody scores, or for what its owner declared. */
export interface OtherHand {
  readonly hand: string;
  readonly flowers?: string;
  readonly flags?: readonly string[];
}

/** What a field holds. */
interface Values {
  readonly way: WinBy;
  readonly seat: Seat;
  /** A whole number from 0 on. */
  readonly count: number;
  /** One tile in notation. */
  readonly tile: string;
  /** Tiles in notation. */
  readonly tiles: string;
}

/** A field of a situation. */
export interface FieldSpec {
  readonly kind: keyof Values;
  /** What it is if nothing is said: to write that changes nothing. */
  readonly usual?: Seat | 0;
  /** Whether every rule set reads it; the others are in the `fields` of the rule sets that do. */
  readonly isOfAll?: true;
  /** Whether a picture of the hand shows or says it. */
  readonly isOnHand?: true;
  /** Whether its tiles lie elsewhere too, in a river or a meld, so that they are not to be counted again. */
  readonly isElsewhere?: true;
}

/**
 * The fields of a situation that are plain values, in the order in which an author would write them. Each is told once,
 * here: it is a field of the JSON, an attribute of an element, a flag of the command and a part of an address. Elements
 * are described by the first paragraph alone. Which rule sets read a field stands in the rule sets.
 */
export const FIELDS = {
  /**
   * How the winning tile came: `discard`, `self` or `robbing`.
   *
   * Absent for a hand that has not won.
   */
  by: {kind: 'way', isOfAll: true, isOnHand: true},
  /**
   * Who discarded the winning tile, or declared the robbed kong.
   *
   * For 七搶一, who holds the eighth flower.
   */
  from: {kind: 'seat', isOfAll: true},
  /** Whose hand it is: `east`, `south`, `west` or `north`. */
  seat: {kind: 'seat', usual: 'east', isOfAll: true, isOnHand: true},
  /**
   * The prevailing wind.
   *
   * Ignored by rule sets without one.
   */
  round: {kind: 'seat', usual: 'east'},
  /** The seat of the dealer. */
  dealer: {kind: 'seat', usual: 'east'},
  /**
   * Repeat counters: how often the dealer has stayed.
   *
   * Counters of 連荘 or 本場.
   */
  counters: {kind: 'count', usual: 0},
  /**
   * The indicator of the wild tile.
   *
   * luqiao: its kind is 財神.
   */
  wild: {kind: 'tile', isOnHand: true},
  /** Flowers set aside, in notation. */
  flowers: {kind: 'tiles', isOnHand: true},
  /** Gari (ガリ) set aside, in notation. */
  gari: {kind: 'tiles', isOnHand: true},
  /**
   * Dora indicators, in notation.
   *
   * In the order in which they were turned.
   */
  indicators: {kind: 'tiles', isOnHand: true},
  /** Ura dora indicators, in notation. */
  uraIndicators: {kind: 'tiles', isOnHand: true},
  /**
   * The seat that is liable for the payments, if any.
   *
   * The player who pays for all (包), where it is stated instead of derived.
   */
  liable: {kind: 'seat'},
  /** The score of a win that was passed before. */
  passedTotal: {kind: 'count'},
  /**
   * Winning tiles that were passed and still bar a win, in notation.
   *
   * In luqiao since the owner's last turn, in shiragiku and xinzhang since his last discard or added kong (過水), in
   * riichi since his last draw, or since he declared riichi (フリテン).
   */
  passedTiles: {kind: 'tiles', isOnHand: true, isElsewhere: true},
  /**
   * The player's own discards, in notation.
   *
   * Also those that others have called. With a wait among them the hand is furiten (フリテン).
   */
  river: {kind: 'tiles', isOnHand: true},
} as const satisfies Readonly<Record<string, FieldSpec>>;

type Specs = typeof FIELDS;

/** The name of such a field. */
export type Field = keyof Specs;

/** The names of the fields of one kind, or with a property. */
export type FieldWith<S extends Partial<FieldSpec>> = {
  [F in Field]: Specs[F] extends S ? F : never;
}[Field];

/** The values of the fields. */
export type FieldValues = {readonly [F in keyof Specs]?: Values[Specs[F]['kind']]};

/**
 * A hand and everything that decides its score. Every field is also an attribute of `<mj-example>`, in kebab case
 * (`passed-total`, `others-east`). Tiles are in notation.
 */
export interface Situation extends FieldValues {
  /** A rule set (`luqiao`), with or without version (`luqiao@1`), or a preset (`supercup`). */
  readonly rules: string;
  /** House rules by option name; those left out have their default. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** The hand in notation; `+tile` at the end is the winning tile. */
  readonly hand: string;
  readonly flags?: readonly string[];
  /** Other hands: for the settlement (luqiao), for what they declared (ribon), or for what they expose (mcr). */
  readonly others?: Readonly<Partial<Record<Seat, string | OtherHand>>>;
}
