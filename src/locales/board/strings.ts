import type {Seat} from '../../core/situation/situation.js';

/** The words on a table: what stands in its middle, and what a screen reader reads of it. */
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
  /** Beside the hand that has won. */
  readonly won: string;
  readonly points: (amount: string) => string;
  /** Whose move it is, as a sentence. */
  readonly phase: Readonly<Record<'draw' | 'act' | 'claim' | 'rob' | 'replace', (seat: string) => string>>;
  readonly over: string;
  /** What the table is, and the heads of its columns. */
  readonly caption: string;
  readonly columns: Readonly<Record<'seat' | 'hand' | 'melds' | 'river' | 'out', string>>;
  readonly pool: string;
  readonly hidden: (n: number) => string;
  readonly drawn: (tile: string) => string;
  /** Where a called tile came from. */
  readonly from: (seat: string) => string;
  /** After a tile of a river. */
  readonly thrown: Readonly<Record<'drawn' | 'declared' | 'open' | 'marked', string>>;
  readonly taken: (seat: string) => string;
  readonly nothing: string;
  /** What may be done, and what comes of it. */
  readonly may: string;
  readonly nobodyMay: string;
  /** What happens when all claim what they may, and the number of the rule that says so. */
  readonly outcome: (sentence: string, cite: string) => string;
  /** Who wins where several could. */
  readonly nearest: string;
  readonly waits: (seat: string) => string;
  readonly tilesLeft: (n: number) => string;
  readonly join: (parts: readonly string[]) => string;
}
