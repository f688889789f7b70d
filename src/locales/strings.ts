/** What a reader sees or hears in words, in one language. A missing string does not compile. */
import type {WinBy} from '../core/hand.js';
import type {Lang} from '../core/names.js';
import type {ProblemMessages} from '../core/problem.js';
import type {Status, Unit} from '../core/result.js';
import type {PatternKind, Provenance} from '../core/ruleset.js';
import type {Flag, Seat} from '../core/situation.js';
import type {Target} from '../share/targets.js';

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

export type SpokenMeld = 'chow' | 'pung' | 'kong';

/** The pieces of the sentence that says a whole hand. */
export interface HandStrings {
  /** The sentence: how many tiles, then the pieces. */
  readonly hand: (tiles: number, pieces: readonly string[]) => string;
  readonly meld: (kind: SpokenMeld, tiles: string, how: 'open' | 'concealed' | 'added') => string;
  readonly held: (tiles: string) => string;
  readonly win: (tile: string, by?: WinBy) => string;
  /** A word under the winning tile. */
  readonly winMark: Readonly<Record<WinBy, string>>;
  readonly flowers: (tiles: string) => string;
  readonly gari: (tiles: string) => string;
  readonly indicators: (tiles: string) => string;
  readonly wild: (tile: string) => string;
  readonly seat: (seat: Seat) => string;
  /** Words before rows of tiles. */
  readonly labels: Readonly<Record<'flowers' | 'gari' | 'indicators' | 'wild', string>>;
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
  readonly units: Readonly<Record<Unit, string>>;
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
  readonly mismatch: (expected: number, actual: string) => string;
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
  readonly why: Readonly<Record<'win' | 'difference' | 'liable', string>>;
  /** For a reason that has no words. */
  readonly otherwise: string;
  readonly others: string;
  readonly zero: string;
  readonly nobody: string;
}

/** What a hand waits for. */
export interface WaitsStrings {
  /** A hand that is not ready; 1 is one tile away from it. */
  readonly distance: (tiles: number) => string;
  readonly left: (tiles: number) => string;
  /** What a tile would score by discard, and by self-draw. */
  readonly discard: (total: number) => string;
  readonly self: (total: number) => string;
  readonly caption: string;
  /** Heads the column of tiles. */
  readonly tiles: string;
  readonly ready: (kinds: number, tiles: number) => string;
  /** Ready for tiles that are all in the hand itself. */
  readonly usedUp: string;
  /** No tile can make a win of it. */
  readonly never: string;
  /** Heads the tiles that bring a hand nearer. */
  readonly nearer: (kinds: number, tiles: number) => string;
}

/** All patterns of a rule set. */
export interface TableStrings {
  readonly caption: (title: string) => string;
  readonly value: string;
  readonly condition: string;
  readonly includes: string;
  readonly example: string;
  readonly cite: string;
  readonly search: string;
  readonly found: (shown: number, all: number) => string;
  readonly kinds: Readonly<Record<PatternKind, string>>;
  /** Values that depend on the hand. */
  readonly forms: Readonly<
    Record<
      'simple' | 'outside' | 'closed' | 'open' | 'winner' | 'others' | 'eachRepeat',
      (amount: string) => string
    >
  >;
  /** What counts once for each set or tile. */
  readonly each: (amount: string) => string;
  /** Another value than without the preset. */
  readonly was: (amount: string) => string;
  /** Another condition, or other inclusions. */
  readonly altered: string;
  readonly counted: (amount: string) => string;
  readonly load: string;
  readonly loadOf: (name: string) => string;
  readonly loaded: (name: string) => string;
  readonly impossible: string;
  readonly rules: string;
  readonly page: readonly [mark: string, meaning: string];
}

/** The editor. */
export interface InputStrings {
  /** What it is called where the page has no label for it. */
  readonly label: string;
  readonly hand: string;
  /** Which player's hand is looked at. */
  readonly whose: string;
  /** Beside the player who has won. */
  readonly winner: string;
  /** Said of another player's hand. */
  readonly notWon: string;
  /** In place of a hand without tiles. */
  readonly empty: string;
  readonly notation: string;
  readonly keyboard: string;
  readonly row: Readonly<Record<'hand' | 'uraIndicators', string>>;
  /** A key: the tile, and how many there are left. */
  readonly left: (tile: string, left: number) => string;
  readonly full: string;
  /** A tile in a row beside the hand: what a click on it does. */
  readonly removeNamed: (row: string, tile: string) => string;
  readonly actions: Readonly<Record<'remove' | 'undo' | 'redo' | 'sort' | 'clear' | 'win', string>>;
  readonly melds: Readonly<Record<'chow' | 'pung' | 'kong' | 'concealed', string>>;
  /** What a button for melds does while nothing is selected. */
  readonly meldNext: (meld: string) => string;
  /** Why such a button does nothing. */
  readonly meldNone: (meld: string) => string;
  readonly by: string;
  readonly ways: Readonly<Record<WinBy, string>>;
  readonly fields: Readonly<
    Record<'from' | 'seat' | 'round' | 'dealer' | 'counters' | 'liable' | 'passedTotal', string>
  >;
  readonly rounds: Readonly<Record<Seat, string>>;
  /** A choice that has not been made. */
  readonly unsaid: string;
  readonly fromNone: string;
  readonly situation: string;
  readonly flags: Readonly<Record<Flag, string>>;
  /** Why a flag cannot be set, or a field not filled in. */
  readonly refusals: {
    readonly by: (ways: string) => string;
    readonly not: (flags: string) => string;
    readonly needs: (flags: string) => string;
    readonly dealer: string;
    readonly other: string;
    readonly concealed: string;
    readonly unmelded: string;
    readonly won: string;
    readonly position: string;
  };
  /** What is still missing. */
  readonly missing: (tiles: number) => string;
  readonly missingBy: string;
  readonly missingWin: string;
  readonly required: string;
  /** Said aloud after an edit. */
  readonly said: Readonly<Record<'added' | 'removed' | 'melded' | 'won', (what: string) => string>> &
    Readonly<Record<'undone' | 'redone' | 'cleared' | 'sorted', string>>;
}

/** The form of house rules. */
export interface OptionsStrings {
  readonly caption: (title: string) => string;
  /** Chooses between a rule set and its presets. */
  readonly preset: string;
  /** The mark of an option that is not as the rules have it. */
  readonly changed: string;
  /** The mark of one that a preset has changed. */
  readonly byPreset: (preset: string) => string;
  /** What a changed option would be otherwise. */
  readonly standard: (value: string) => string;
  readonly reset: string;
  readonly resetOf: (label: string) => string;
  readonly resetAll: string;
  /** How many options are changed; none, too. */
  readonly count: (changed: number) => string;
  /** Before what an author puts into the tag. */
  readonly code: string;
  readonly range: (min: number, max: number) => string;
}

/** The code for an example. */
export interface ShareStrings {
  readonly label: string;
  readonly targets: Readonly<Record<Target, string>>;
  /** What each is good for. */
  readonly hints: Readonly<Record<Target, string>>;
  readonly copy: string;
  readonly copied: string;
  /** Where copying is not allowed. */
  readonly selected: string;
  readonly copyPicture: string;
  /** Where pictures cannot be copied. */
  readonly saveInstead: string;
  readonly save: string;
  readonly copyAlt: string;
  /** The words that go with a picture. */
  readonly alt: string;
}

/** What is said where hands and scores are shown. */
export interface Strings {
  readonly lang: Lang;
  readonly tiles: TileStrings;
  readonly hand: HandStrings;
  readonly element: ElementStrings;
  readonly score: ScoreStrings;
  readonly settlement: SettlementStrings;
  readonly problems: ProblemMessages;
}

/** What the elements say that only some pages have: the editor, the tables, the forms. */
export interface ToolStrings {
  readonly waits: WaitsStrings;
  readonly table: TableStrings;
  readonly input: InputStrings;
  readonly options: OptionsStrings;
  readonly share: ShareStrings;
}

export type AllStrings = Strings & ToolStrings;
