/** What a reader sees or hears in words, in one language. A missing string does not compile. */
import type {Lang} from '../core/game/names.js';
import type {ProblemMessages} from '../core/situation/problem.js';
import type {Group, Status} from '../core/game/result.js';
import type {KnownFlag, Seat, WinBy} from '../core/situation/situation.js';
import type {KnownUnit, Unit} from '../core/situation/unit.js';
import type {Provenance} from '../core/game/options.js';

/** How tiles are spoken. `src/locales/speech.ts` puts them together. */
export interface TileStrings {
  /** 萬, 筒, 索: what the ranks are of; in English, one tile and several. */
  readonly suits: readonly [Words, Words, Words];
  /** 東南西北白發中. */
  readonly honors: readonly Words[];
  /** 春夏秋冬梅蘭菊竹. */
  readonly flowers: readonly string[];
  readonly back: string;
  /** The ranks of one suit, in the order in which they lie: 二三四筒, "2 3 4 dots". */
  readonly suited: (ranks: readonly number[], suit: Words) => string;
  readonly red: (tile: string) => string;
  readonly wild: (tile: string) => string;
  /** Their language, where the sentences around them are in another one. */
  readonly foreign?: Lang | undefined;
}

/** One and several; languages without a plural have both alike. */
export type Words = readonly [one: string, many: string];

/** A meld that is named when a hand is read out. */
export type SpokenMeld = 'chow' | 'pung' | 'kong';

/** The pieces of the sentence that says a whole hand. */
export interface HandStrings {
  /** The sentence: how many tiles, then the pieces. */
  readonly hand: (tiles: number, pieces: readonly string[]) => string;
  readonly meld: (kind: SpokenMeld, tiles: string, how: 'open' | 'concealed' | 'added') => string;
  /** A group of the hand that was scored, and how many of its tiles wild ones stand for. */
  readonly group: (kind: Group['kind'], tiles: string, wilds: number) => string;
  readonly held: (tiles: string) => string;
  readonly win: (tile: string, by?: WinBy) => string;
  /** A word under the winning tile. */
  readonly winMark: Readonly<Record<WinBy, string>>;
  readonly flowers: (tiles: string) => string;
  readonly gari: (tiles: string) => string;
  readonly indicators: (tiles: string) => string;
  readonly uraIndicators: (tiles: string) => string;
  readonly wild: (tile: string) => string;
  readonly passedTiles: (tiles: string) => string;
  readonly seat: (seat: Seat) => string;
  /** Words before rows of tiles. */
  readonly labels: Readonly<
    Record<
      'flowers' | 'gari' | 'indicators' | 'dora' | 'uraIndicators' | 'uraDora' | 'wild' | 'passedTiles',
      string
    >
  >;
  /** Between tiles or groups of tiles. */
  readonly join: (parts: readonly string[]) => string;
}

/** What every element may have to say. */
export interface ElementStrings {
  /** Before the reason why a text could not be read. */
  readonly unreadable: string;
}

/** What a hand is worth and why. */
export interface ScoreStrings {
  /** What points are counted in. */
  readonly units: Readonly<Record<KnownUnit, string>>;
  /** A number of them: 14胡, "14 hu". */
  readonly amount: (n: number, unit: Unit) => string;
  /** What the table is. */
  readonly caption: string;
  /** Heads the column of patterns. */
  readonly pattern: string;
  readonly sum: string;
  readonly total: string;
  /** A hand at the cap, where the rule set has no word for it. */
  readonly cap: string;
  readonly rounded: string;
  /** The formula as it is spoken: 14胡 doubled twice. */
  readonly doubled: (amount: string, times: number) => string;
  /** Heads what was true of the hand and not counted. */
  readonly excluded: string;
  readonly excludedBy: (name: string) => string;
  /** Why the number is no win, before the reason. */
  readonly status: Readonly<Record<Exclude<Status, 'win'>, string>>;
  /** Before a total that is not paid. */
  readonly wouldBe: string;
  readonly mismatch: (expected: string, actual: string) => string;
  /** Where a statement comes from that is not printed on the rule page. */
  readonly provenance: Readonly<
    Record<Exclude<Provenance, 'page'>, readonly [mark: string, meaning: string]>
  >;
  /** A group that won, after its tiles. */
  readonly completed: string;
  readonly rules: string;
  readonly changed: string;
  readonly on: string;
  readonly off: string;
  /** Between a name and what it is: `ルール：`. */
  readonly colon: string;
}

/** Who pays whom. */
export interface SettlementStrings {
  readonly caption: string;
  readonly seats: Readonly<Record<Seat, string>>;
  /** The corner of the table: rows pay, columns receive. */
  readonly corner: string;
  readonly worth: string;
  readonly net: string;
  readonly dealer: string;
  readonly winner: string;
  /** One payment: from whom, to whom. */
  readonly pays: (from: string, to: string) => string;
  /** What everybody owes before the hand is counted: 底. */
  readonly base: string;
  /** Who pays, before how much: one player, or several who pay as much each. */
  readonly paying: (names: readonly string[]) => string;
  readonly why: Readonly<Record<'win' | 'difference' | 'liable', string>>;
  /** For a reason that has no words. */
  readonly otherwise: string;
  readonly others: string;
  readonly zero: string;
  readonly nobody: string;
}

/** What is said of a hand beside its tiles. */
export interface SituationStrings {
  readonly fields: Readonly<
    Record<'from' | 'seat' | 'round' | 'dealer' | 'counters' | 'liable' | 'passedTotal', string>
  >;
  /** Whose hand it is, in a sentence. */
  readonly seat: (seat: string) => string;
  /** Whose tile it was, in a sentence. */
  readonly from: (seat: string) => string;
  /** Who won, and by whose tile. */
  readonly wins: (seat: string, from: string, by: WinBy) => string;
  readonly counters: (n: number) => string;
  /** Between clauses. */
  readonly join: (said: readonly string[]) => string;
  /** Prevailing winds. They are said without the name of the field, too. */
  readonly rounds: Readonly<Record<Seat, string>>;
  readonly flags: Readonly<Record<KnownFlag, string>>;
}

/** What is said where hands and scores are shown. */
export interface Strings {
  readonly lang: Lang;
  readonly tiles: TileStrings;
  readonly hand: HandStrings;
  readonly element: ElementStrings;
  readonly score: ScoreStrings;
  readonly settlement: SettlementStrings;
  readonly situation: SituationStrings;
  readonly problems: ProblemMessages;
}
