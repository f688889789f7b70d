/** All words that readers see or hear, in one language. A missing string does not compile. */
import type {Lang} from '../core/game/names.js';
import type {IdleWords} from '../core/reading/idle.js';
import type {ProblemMessages} from '../core/situation/problem.js';
import type {Group, Status} from '../core/game/result.js';
import type {RowField} from '../core/situation/attributes.js';
import type {KnownFlag, Seat, WinBy} from '../core/situation/situation.js';
import type {KnownUnit, Unit} from '../core/situation/unit.js';
import type {Provenance} from '../core/game/options.js';

/** The names of tiles. `src/locales/speech.ts` combines them. */
export interface TileStrings {
  /** The names of the suits: 萬, 筒, 索; in English, singular and plural. */
  readonly suits: readonly [OneAndMany, OneAndMany, OneAndMany];
  /** 東南西北白發中. */
  readonly honors: readonly OneAndMany[];
  /** 春夏秋冬梅蘭菊竹. */
  readonly flowers: readonly string[];
  readonly back: string;
  /** The ranks of one suit, in the order in which they lie: 二三四筒, "2 3 4 dots". */
  readonly suited: (ranks: readonly number[], suit: OneAndMany) => string;
  /** The same in a sentence: 二五索, "2 of dots", "2 and 5 bamboos". */
  readonly ranked: (ranks: readonly number[], suit: OneAndMany) => string;
  /** One kind in a sentence: "the 2 of dots". */
  readonly the: (tile: string) => string;
  /** Equal honors: 發3枚, "green dragon three times". */
  readonly several: (n: number, honor: OneAndMany) => string;
  readonly red: (tile: string) => string;
  readonly wild: (tile: string) => string;
  /** The language of the names, if the sentences around them are in another. */
  readonly foreign?: Lang | undefined;
}

/** One and several; languages without a plural have both alike. */
export type OneAndMany = readonly [one: string, many: string];

/** A meld that is named when a hand is read aloud. */
export type SpokenMeld = 'chow' | 'pung' | 'kong';

/** The parts of the sentence that describes a whole hand, with one for each row of tiles beside it. */
export interface HandStrings extends Readonly<Record<RowField, (tiles: string) => string>> {
  /** The sentence: the number of tiles, then the parts. */
  readonly hand: (tiles: number, pieces: readonly string[]) => string;
  readonly meld: (kind: SpokenMeld, tiles: string, how: 'open' | 'concealed' | 'added') => string;
  /** A scored group, and how many of its tiles are wild. */
  readonly group: (kind: Group['kind'], tiles: string, wilds: number) => string;
  readonly held: (tiles: string) => string;
  readonly win: (tile: string, by?: WinBy) => string;
  /** A word under the winning tile. */
  readonly winMark: Readonly<Record<WinBy, string>>;
  /** The same, where it is known who discarded the tile: "from West". */
  readonly wonFrom: (seat: string) => string;
  /** A way of winning in a sentence: "it needs a win by self-draw". */
  /** Above a set that was called, where no tile is turned. */
  readonly called: string;
  readonly ways: Readonly<Record<WinBy, string>>;
  /** The same as a clause: "won by self-draw". */
  readonly wonBy: (way: string) => string;
  readonly seat: (seat: Seat) => string;
  /** Words before rows of tiles. */
  readonly labels: Readonly<Record<RowField | 'dora' | 'uraDora', string>>;
  /** Between tiles or groups of tiles. */
  readonly join: (parts: readonly string[]) => string;
  /** The same in a sentence: "2 and 5 bamboos, and the white dragon". */
  readonly and: (parts: readonly string[]) => string;
}

/** How texts are put together from others. */
export interface PunctuationStrings {
  /** Between a term and its value: `ルール：`. */
  readonly colon: string;
  /** A remark after a text, in brackets: ` (72 points)`, `（72点）`. */
  readonly aside: (remark: string) => string;
  /** A clause where a text begins: with a capital. */
  readonly starting: (clause: string) => string;
  /** A clause as a sentence, with capital and stop. */
  readonly sentence: (clause: string) => string;
  /** Sentences one after the other. */
  readonly sentences: (list: readonly string[]) => string;
}

/** The words of every element. */
export interface ElementStrings {
  /** Before the reason why a text could not be read. */
  readonly unreadable: string;
}

/** The words for a score and its reasons. */
export interface ScoreStrings {
  /** The units of points. */
  readonly units: Readonly<Record<KnownUnit, string>>;
  /** A number with its unit: 14胡, "14 hu". */
  readonly amount: (n: number, unit: Unit) => string;
  /** The caption of the table. */
  readonly caption: string;
  /** The head of the column of patterns. */
  readonly pattern: string;
  readonly sum: string;
  readonly total: string;
  /** The word for the cap, if the rule set has none. */
  readonly cap: string;
  /** Before the least that a number is raised to. */
  readonly least: string;
  readonly rounded: string;
  /** Before a number that a table of the rule set says. */
  readonly byTable: string;
  /** The formula as it is spoken: 14胡 doubled twice. */
  readonly doubled: (amount: string, times: number) => string;
  /** The heading above patterns that did not count. */
  readonly excluded: string;
  /** How many patterns did not count, before their names. */
  readonly excludedCount: (n: number) => string;
  readonly excludedBy: (name: string) => string;
  /** Before the reason why a hand is no win. */
  readonly status: Readonly<Record<Exclude<Status, 'win'>, string>>;
  /** Before a total that is not paid. */
  readonly wouldBe: string;
  readonly mismatch: (expected: string, actual: string) => string;
  /** The source of a statement that is not printed on the rule page. */
  readonly provenance: Readonly<
    Record<Exclude<Provenance, 'page'>, readonly [mark: string, meaning: string]>
  >;
  /** After the tiles of the group that won. */
  readonly completed: string;
  readonly rules: string;
  /** Beside the title of rules that the page itself has as text; in so many places they cannot be read. */
  readonly ofPage: (unread: number) => string;
  readonly changed: string;
  readonly on: string;
  readonly off: string;
}

/** The words of a settlement. */
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
  /** The amount that everybody owes before the hand is counted: 底. */
  readonly base: string;
  /** What counters make of an amount: 連莊. */
  readonly counters: string;
  /** The payers, before the amount: one player, or several who pay the same. */
  readonly paying: (names: readonly string[]) => string;
  readonly why: Readonly<Record<'win' | 'difference' | 'liable', string>>;
  /** The reason of a payment whose reason has no words. */
  readonly otherwise: string;
  readonly others: string;
  readonly zero: string;
  readonly nobody: string;
}

/** The circumstances of a hand. */
export interface SituationStrings {
  /** The labels of fields. */
  readonly fields: Readonly<
    Record<'from' | 'seat' | 'round' | 'dealer' | 'counters' | 'liable' | 'passedTotal', string>
  >;
  /** What a field has, as a clause: "dealer: West". */
  readonly says: Readonly<Record<'dealer' | 'liable' | 'passedTotal', (value: string) => string>>;
  /** The seat, in a sentence. */
  readonly seat: (seat: string) => string;
  /** The discarder, in a sentence. */
  readonly from: (seat: string) => string;
  /** Who has the eighth flower, of which another player with seven wins (七搶一). */
  readonly eighthFlower: (seat: string) => string;
  /** The winner and the discarder. */
  readonly wins: (seat: string, from: string, by: WinBy) => string;
  readonly counters: (n: number) => string;
  /** Between clauses. */
  readonly join: (said: readonly string[]) => string;
  /** Prevailing winds, which may stand without the label of the field. */
  readonly rounds: Readonly<Record<Seat, string>>;
  readonly flags: Readonly<Record<KnownFlag, string>>;
}

/** All words for showing hands and scores. */
export interface Strings {
  readonly lang: Lang;
  readonly punctuation: PunctuationStrings;
  readonly tiles: TileStrings;
  readonly hand: HandStrings;
  readonly element: ElementStrings;
  readonly score: ScoreStrings;
  readonly settlement: SettlementStrings;
  readonly situation: SituationStrings;
  readonly problems: ProblemMessages;
  /** For authors: what changes nothing. */
  readonly idle: IdleWords;
}
