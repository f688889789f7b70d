import type {Seat} from '../../core/situation/situation.js';

/** The words on a table: the texts in its middle, and the text for screen readers. */
export interface BoardWords {
  /** A letter or character for the table itself. */
  readonly winds: Readonly<Record<Seat, string>>;
  readonly counters: (n: number) => string;
  readonly sticks: (n: number) => string;
  readonly left: (n: number) => string;
  readonly dice: (dice: readonly number[]) => string;
  readonly sitsOut: (name: string) => string;
  readonly dealer: string;
  readonly ready: Readonly<Record<'ready' | 'riichi' | 'open', string>>;
  readonly dead: string;
  /** Beside the winner's hand. */
  readonly won: string;
  readonly points: (amount: string) => string;
  /** Says as a sentence whose move it is; without a seat, the reader's. */
  readonly phase: Readonly<Record<'draw' | 'act' | 'claim' | 'rob' | 'replace', (seat?: string) => string>>;
  readonly over: string;
  /** The caption of the table, and the heads of its columns. */
  readonly caption: string;
  readonly columns: Readonly<Record<'seat' | 'hand' | 'melds' | 'river' | 'out', string>>;
  readonly pool: string;
  readonly hidden: (n: number) => string;
  /** In place of a hand whose tiles are read below the table, as keys. */
  readonly below: string;
  readonly drawn: (tile: string) => string;
  /** The source of a called tile. */
  readonly from: (seat: string) => string;
  /** After a tile of a river. */
  readonly thrown: Readonly<Record<'drawn' | 'declared' | 'open' | 'last' | 'marked', string>>;
  readonly taken: (seat: string) => string;
  readonly nothing: string;
  /** The moves that are possible, and their outcome. */
  readonly may: string;
  readonly nobodyMay: string;
  /** The outcome if all players claim what they may. */
  readonly outcome: (sentences: string) => string;
  /** The name of the indicator of the wild tile, where it lies. */
  readonly wildIndicator: string;
  /** What indicators make of kinds of tiles. */
  readonly indicated: Readonly<Record<'dora' | 'wild', (tiles: string) => string>>;
  /** The sentence that says who wins where several could. */
  readonly nearest: string;
  /** What stands before the tiles that a hand waits for. */
  readonly waits: (seat: string, isFuriten: boolean) => string;
  readonly tilesLeft: (n: number) => string;
  readonly join: (parts: readonly string[]) => string;
}
