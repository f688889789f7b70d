import type {Wilds} from '../arranging/wilds.js';
import type {Hand, HandPlaces} from '../notation/hand.js';
import type {Flag, Seat, WinBy} from '../situation/situation.js';
import type {Kind, Tile} from '../tiles/tile.js';
import type {Options} from './options.js';

/**
 * A situation that has been read and checked: all that scoring needs, as numbers.
 * @typeParam O the values of the rule set's options
 */
export interface Position<O = Options> {
  readonly options: O;
  readonly hand: Hand;
  readonly places: HandPlaces;
  /** The number of copies of each kind in the set. */
  readonly copies: readonly number[];
  /** Tiles held by kind, without the winning tile. */
  readonly held: Uint8Array;
  /** Tiles held by kind, with the winning tile. */
  readonly counts: Uint8Array;
  /** The melds as group codes, in canonical order. */
  readonly melds: readonly number[];
  /** The winning tile's kind; -1 for a hand that has not won. */
  readonly win: Kind;
  readonly by: WinBy | undefined;
  /** The player who discarded, or declared the robbed kong; for 七搶一, who holds the eighth flower. */
  readonly from: Seat | undefined;
  readonly seat: Seat;
  readonly round: Seat;
  readonly dealer: Seat;
  readonly counters: number;
  /** The flags, each once. */
  readonly flags: readonly Flag[];
  /** One bit for each of the eight flowers. */
  readonly flowers: number;
  /** Tiles set aside like flowers, by kind: honors, in some games. */
  readonly bonus: readonly Kind[];
  /** Red tiles in the hand, its melds and the winning tile. */
  readonly reds: readonly Tile[];
  /** luqiao: the indicator's kind, -1 for none. */
  readonly wild: Kind;
  /** Which tiles are wild; undefined if none are. */
  readonly wilds: Wilds | undefined;
  readonly gari: readonly Tile[];
  readonly indicators: readonly Tile[];
  readonly uraIndicators: readonly Tile[];
  /** The other hands that are given, by seat: for the settlement, for what they declared, or for what they expose. */
  readonly others: Readonly<Partial<Record<Seat, Position<O>>>>;
  readonly liable: Seat | undefined;
  readonly passedTotal: number | undefined;
  /** Winning tiles that the owner passed. */
  readonly passedTiles: readonly Tile[];
  /** The owner's own discards, called ones among them. */
  readonly river: readonly Tile[];
}

/** Whether a position has a flag. */
export const hasFlag = ({flags}: {readonly flags: readonly Flag[]}, flag: Flag): boolean =>
  flags.includes(flag);

/** A position that is being changed: to copy one and then to assign takes a third of the time of spreading with other values. */
export type PositionDraft = {-readonly [K in keyof Position]: Position[K]};
