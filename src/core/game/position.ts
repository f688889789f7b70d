import type {Hand, HandPlaces, WinBy} from '../situation/hand.js';
import type {Fault} from '../situation/problem.js';
import type {Options, Ruleset, Wilds} from './ruleset.js';
import type {Flag, Seat} from '../situation/situation.js';
import type {Table} from '../reading/table.js';
import type {Kind, Tile} from '../tiles/tile.js';

/** A situation that has been read and checked: everything that scoring needs, as numbers. */
export interface Position {
  readonly ruleset: Ruleset;
  /** The rule set's or preset's id with its version: `luqiao@1`. */
  readonly rules: string;
  readonly options: Options;
  /** The rows that score under these options. */
  readonly table: Table;
  readonly hand: Hand;
  readonly places: HandPlaces;
  /** How many tiles of each kind the set has. */
  readonly copies: readonly number[];
  /** Held tiles by kind, without the winning tile. */
  readonly held: Uint8Array;
  /** Held tiles by kind, with the winning tile. */
  readonly counts: Uint8Array;
  /** The melds as group codes, in canonical order. */
  readonly melds: readonly number[];
  /** The winning tile's kind, -1 for a hand that has not won. */
  readonly win: Kind;
  readonly by: WinBy | undefined;
  /** Who discarded, or declared the robbed kong; of 七搶一, who holds the eighth flower. */
  readonly from: Seat | undefined;
  readonly seat: Seat;
  readonly round: Seat;
  readonly dealer: Seat;
  readonly counters: number;
  /** Each once. */
  readonly flags: readonly Flag[];
  /** One bit for each of the eight flowers. */
  readonly flowers: number;
  /** Red tiles in the hand, its melds and the winning tile. */
  readonly reds: readonly Tile[];
  /** luqiao: the indicator's kind, -1 for none. */
  readonly wild: Kind;
  /** Which tiles are wild here, if any. */
  readonly wilds: Wilds | undefined;
  readonly gari: readonly Tile[];
  readonly indicators: readonly Tile[];
  readonly uraIndicators: readonly Tile[];
  /** The other players' hands that are given, by seat: for the settlement (luqiao), or for what they declared (ribon). */
  readonly others: Readonly<Partial<Record<Seat, Position>>>;
  readonly liable: Seat | undefined;
  readonly passedTotal: number | undefined;
  /** Winning tiles that were let go. */
  readonly passedTiles: readonly Tile[];
  /** Found out while scoring, and kept. */
  readonly memo: {waited?: readonly Kind[]; waitsOnAnything?: boolean; notes?: readonly Fault[]};
}

export const hasFlag = ({flags}: Pick<Position, 'flags'>, flag: Flag): boolean => flags.includes(flag);
