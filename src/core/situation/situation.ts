/** What is scored: plain JSON, as in a page's attributes or a line of NDJSON. */

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

/** A circumstance of a hand; one that is a rule set's own is shown as it is written. */
export type Flag = KnownFlag | (string & {});

/** How the winning tile came. */
export type WinBy = 'discard' | 'self' | 'robbing';

/** Tells a way of winning from whatever else a field may hold. */
export const isWinBy = (value: unknown): value is WinBy =>
  value === 'discard' || value === 'self' || value === 'robbing';

/** Another player's hand: what it is worth where everybody scores, or what its owner declared. */
export interface OtherHand {
  readonly hand: string;
  readonly flowers?: string;
  readonly flags?: readonly string[];
}

/**
 * A hand and all that decides what it scores. Every field is also an attribute of `<mj-example>`, in kebab case
 * (`passed-total`, `others-east`). Tiles are in notation.
 */
export interface Situation {
  /** A rule set (`luqiao`), pinned or not (`luqiao@1`), or a preset (`supercup`). */
  readonly rules: string;
  /** House rules by option name; what is left out has its default. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** Notation; with `+tile` when somebody has won. */
  readonly hand: string;
  /** How the winning tile came; absent for a hand that has not won. */
  readonly by?: WinBy;
  /** Who discarded, or declared the robbed kong; of 七搶一, who holds the eighth flower. */
  readonly from?: Seat;
  /** The hand's owner; default `east`. */
  readonly seat?: Seat;
  /** Prevailing wind; default `east`; ignored where a rule set has none. */
  readonly round?: Seat;
  /** Default `east`. */
  readonly dealer?: Seat;
  /** 連荘 / 本場 n; default 0. */
  readonly counters?: number;
  /** luqiao: the indicator tile; its kind is 財神. */
  readonly wild?: string;
  /** Flowers laid out by the owner. */
  readonly flowers?: string;
  /** ribon: tiles laid out as ガリ. */
  readonly gari?: string;
  /** ribon: dora indicators, first the one that was turned first. */
  readonly indicators?: string;
  readonly uraIndicators?: string;
  readonly flags?: readonly string[];
  /** Other hands: for the settlement (luqiao), for what they declared (ribon), or for what they expose (mcr). */
  readonly others?: Readonly<Partial<Record<Seat, string | OtherHand>>>;
  /** luqiao: 包, where the page states it rather than having it derived. */
  readonly liable?: Seat;
  /** luqiao: what the win passed before would have scored. */
  readonly passedTotal?: number;
  /**
   * Winning tiles that the owner let go and that still bar a win: in luqiao since his last turn, in shiragiku and xinzhang
   * since his last discard or added kong (過水).
   */
  readonly passedTiles?: string;
}
