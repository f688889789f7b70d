/** A situation, which is scored: plain JSON, as in a page's attributes or a line of NDJSON. */

/** The seats in the order of turns. */
export const SEATS = ['east', 'south', 'west', 'north'] as const;
/** A seat, by its wind. */
export type Seat = (typeof SEATS)[number];

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
export const isWinBy = (value: unknown): value is WinBy => WAYS.some((way) => way === value);

/** Another player's hand, for what it is worth where everybody scores, or for what its owner declared. */
export interface OtherHand {
  readonly hand: string;
  readonly flowers?: string;
  readonly flags?: readonly string[];
}

/**
 * A hand and everything that decides its score. Every field is also an attribute of `<mj-example>`, in kebab case
 * (`passed-total`, `others-east`). Tiles are in notation.
 */
export interface Situation {
  /** A rule set (`luqiao`), with or without version (`luqiao@1`), or a preset (`supercup`). */
  readonly rules: string;
  /** House rules by option name; those left out have their default. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** The hand in notation; `+tile` at the end is the winning tile. */
  readonly hand: string;
  /** How the winning tile came; absent for a hand that has not won. */
  readonly by?: WinBy;
  /** The player who discarded, or declared the robbed kong; for 七搶一, who holds the eighth flower. */
  readonly from?: Seat;
  /** The hand's owner; default `east`. */
  readonly seat?: Seat;
  /** The prevailing wind; default `east`; ignored by rule sets without one. */
  readonly round?: Seat;
  /** The dealer; default `east`. */
  readonly dealer?: Seat;
  /** Counters of 連荘 or 本場; default 0. */
  readonly counters?: number;
  /** luqiao: the indicator tile; its kind is 財神. */
  readonly wild?: string;
  /** Flowers that the owner has set aside. */
  readonly flowers?: string;
  /** ribon: gari (ガリ) set aside. */
  readonly gari?: string;
  /** ribon: dora indicators, in the order in which they were turned. */
  readonly indicators?: string;
  readonly uraIndicators?: string;
  readonly flags?: readonly string[];
  /** Other hands: for the settlement (luqiao), for what they declared (ribon), or for what they expose (mcr). */
  readonly others?: Readonly<Partial<Record<Seat, string | OtherHand>>>;
  /** luqiao: the player who pays for all (包), where it is stated instead of derived. */
  readonly liable?: Seat;
  /** luqiao: the total that a win passed before would have scored. */
  readonly passedTotal?: number;
  /**
   * Winning tiles that the owner passed and that still bar a win: in luqiao since his last turn, in shiragiku and
   * xinzhang since his last discard or added kong (過水).
   */
  readonly passedTiles?: string;
}
