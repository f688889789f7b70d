/** What a rule set is: data and small predicates. The five in `src/rules` have the same shape. */
import type {MeldKind, WinBy} from '../situation/hand.js';
import type {Flow} from './flow.js';
import type {Match} from './match.js';
import type {Example, Pattern} from './pattern.js';
import type {Position} from './position.js';
import type {Fault} from '../situation/problem.js';
import type {Payment, Unit} from './result.js';
import type {Rows} from './rows.js';
import type {Flag, Seat, Situation} from '../situation/situation.js';
import type {Kind} from '../tiles/tile.js';
import type {WildSearch} from '../arranging/wild/best-first.js';

/** Where a statement comes from: printed on the page, found elsewhere, or reconstructed. */
export type Provenance = 'page' | 'found' | 'reconstructed';

/** The value of an option: a switch, a number, a choice, or a number for each of some tiles. */
export type OptionValue = boolean | number | string | Readonly<Record<string, number>>;
/** The value of every option by name: the defaults, over them a preset's, over them a situation's. */
export type Options = Readonly<Record<string, OptionValue>>;

interface OptionBase {
  /** The row of the rule page: `TZ-A1`. */
  readonly cite: string;
  readonly provenance: Provenance;
}

/**
 * What an option may be. Of `number`, whole ones from `min` to `max`; of `counts`, a number up to `max` for each key of the
 * default, where keys that are left out keep theirs.
 */
export type OptionSpec = OptionBase &
  (
    | {readonly type: 'boolean'; readonly default: boolean}
    | {readonly type: 'number'; readonly default: number; readonly min: number; readonly max: number}
    | {
        readonly type: 'choice';
        readonly default: string | number;
        readonly choices: readonly (string | number)[];
      }
    | {readonly type: 'counts'; readonly default: Readonly<Record<string, number>>; readonly max: number}
  );

/** The values that an option table gives: booleans, numbers, one of the choices, or counts. */
export type OptionsOf<T extends Readonly<Record<string, OptionSpec>>> = {
  readonly [K in keyof T]: T[K] extends {type: 'boolean'}
    ? boolean
    : T[K] extends {type: 'number'}
      ? number
      : T[K] extends {choices: readonly (infer C)[]}
        ? C
        : Readonly<Record<string, number>>;
};

/** A named bundle of house rules on top of a rule set. */
export interface Preset {
  readonly id: string;
  readonly options?: Options;
  /** Rows it changes; `off` takes a row out. */
  readonly patterns?: Readonly<Partial<Record<string, Partial<Pattern> & {readonly off?: true}>>>;
  readonly cite: string;
  readonly provenance: Provenance;
}

/** A flag that the rule set knows, and when it cannot be. */
export interface FlagSpec {
  readonly flag: Flag;
  /** Only with a win in one of these ways. */
  readonly by?: readonly WinBy[];
  /** Never together with these. */
  readonly not?: readonly Flag[];
  /** Only for the dealer, or only for the others. */
  readonly seat?: 'dealer' | 'other';
  /** Only with a hand that has no open meld. */
  readonly concealed?: true;
  /** Only with no meld at all, not even a concealed kong. */
  readonly unmelded?: true;
  /** Only together with one of these. */
  readonly needs?: readonly Flag[];
}

/** Which tiles a rule set plays with. */
export interface TileSet {
  /** How many there are of each kind (34 numbers). */
  readonly copies: readonly number[];
  /** Whether the eight flowers are in the set. */
  readonly flowers: boolean;
  /** Red tiles at most, by canonical name of their kind. */
  readonly reds?: Readonly<Record<string, number>>;
}

/** A winning form other than sets and a pair. */
export interface Shape {
  readonly id: string;
  /** The row without which nobody wins in this form, where a preset may take it out. */
  readonly row?: string;
  /** Calls `found` with the concealed groups of each way the counted tiles have this shape. */
  arrange(counts: Uint8Array, melds: number, found: (groups: readonly number[]) => void): void;
  /**
   * Tiles still to be exchanged before the held tiles wait for this shape; Infinity where they never can.
   * @param gone tiles of each kind that lie in the hand's own melds, where it has any
   * @param least what does not come below it is of no interest: any number that is not below may be the answer
   */
  distance(counts: Uint8Array, melds: number, gone?: Uint8Array, least?: number): number;
}

/** The sums of the lines, by unit. */
export type Sums = Record<Unit, number>;

/** What one arrangement scored. */
export interface Tally {
  readonly sums: Readonly<Sums>;
  readonly rows: Rows;
  /** How often a pattern counted. */
  count(id: string): number;
}

/** What a hand is worth after cap and rounding. */
export interface Total {
  readonly total: number;
  readonly capped: boolean;
}

/** What the best arrangement scored, for the payments. */
export interface Scored extends Tally, Total {
  readonly match: Match;
  /** luqiao: what the other hands are worth. */
  readonly others: Readonly<Partial<Record<Seat, Pick<Total, 'total'>>>>;
}

/** A numbered rule of the page, for what a single hand cannot show too; its text is in the details of each language. */
export interface NumberedRule {
  readonly cite: string;
  readonly provenance: Provenance;
}

/** Other spellings of names, by the ids of patterns. */
export type Spellings = Readonly<Record<string, readonly string[] | undefined>>;

/**
 * All that the core has to know of a game; what is optional is where few rule sets differ from the rest. A function gives
 * the same for the same arguments, and keeps no {@link Match}.
 */
export interface Ruleset {
  readonly id: string;
  /** Grows when the same hand and options can score differently. */
  readonly version: number;
  /** Address of the rule page, where it is known. */
  readonly page?: string;
  readonly unit: Unit;
  readonly seats: readonly Seat[];
  /** Sets in a winning hand: 4, or 5 where sixteen tiles are held. */
  readonly sets: 4 | 5;
  readonly tiles: TileSet | ((options: Options) => TileSet);
  /** Which melds may be laid down; all three by default. */
  readonly melds?: readonly MeldKind[];
  /** Fields of a situation that mean something here, beyond hand, by, from, seat and flags. */
  readonly fields: readonly (keyof Situation)[];
  readonly shapes: readonly Shape[];
  readonly flags: readonly FlagSpec[];
  readonly options: Readonly<Record<string, OptionSpec>>;
  readonly presets: readonly Preset[];
  readonly patterns: readonly Pattern[];
  /**
   * Ids of the rows that look at where the winning tile is: in which group, and whether that makes a triplet exposed. The
   * others are asked once for an arrangement. All rows by default.
   */
  readonly placed?: readonly string[];
  /** By the ids of patterns, of all but those that are impossible; fetched by whoever shows or checks them. */
  readonly examples: () => Promise<Readonly<Record<string, Example>>>;
  /** What patterns are called elsewhere, by id, in any language; fetched by whoever searches. */
  readonly spellings?: () => Promise<Spellings>;
  /** Ids of patterns in the order in which a beginner meets them: those that decide most hands, easy ones first. */
  readonly basics?: readonly string[];
  readonly rules: readonly NumberedRule[];
  /** How a game of it is played; fetched by whoever shows or referees one. */
  readonly flow?: () => Promise<Flow>;
  /** The wild kind, and the kind that may stand for it; undefined where a position has no wild tiles. */
  readonly wilds?: (indicator: Kind, options: Options) => Wilds | undefined;
  /** What makes a readable hand no position of this rule set, beyond what is the same for all. */
  readonly check?: (position: Position) => Fault | undefined;
  /** Scores hands that have not won (luqiao). */
  readonly everybodyScores?: true;
  /** Whether this win needs no complete hand. */
  readonly anyHand?: (position: Position) => boolean;
  /** Whether an arrangement is one at all; those that are not leave the hand incomplete. */
  readonly admits?: (m: Match) => boolean;
  /** How many ways there are to read an arrangement ({@link Match.reading}); one by default. */
  readonly readings?: (m: Match) => number;
  /** Fills in the rows that combine sets, where shared sets limit what counts (mcr); leaves out what the options say. */
  readonly combine?: (m: Match, rows: Rows) => void;
  /** How far a hand is from being ready, where that is not sets and a pair, or one of the shapes. */
  readonly distance?: (position: Position) => number;
  /** From the sums of the lines to the number by which arrangements are compared. */
  readonly worth: (sums: Readonly<Sums>, m: Match) => number;
  /** Where known beforehand: which arrangements with wild tiles are alike, and what they are worth at most. */
  readonly wildSearch?: () => WildSearch;
  /** Which kinds a hand with wild tiles waits for: `waitedWithWilds`, wherever there are {@link wilds}. */
  readonly waited?: (position: Position) => readonly Kind[];
  /** Whether it can matter in which group of an arrangement the winning tile is; where not, the first will do. */
  readonly placeMatters?: (m: Match) => boolean;
  /** Cap and rounding; what a hand is worth as such by default. */
  readonly total?: (worth: number, options: Options) => Total;
  /** The sums that the result shows, by name. */
  readonly sums: (sums: Readonly<Sums>, worth: number) => Record<string, number>;
  /** Why an arrangement may not be used, whatever it is worth; another may. */
  readonly bars?: (m: Match) => Fault | undefined;
  /** Why a complete hand may not win in this arrangement. */
  readonly forbids?: (m: Match, tally: Tally) => Fault | undefined;
  readonly payments: (scored: Scored) => readonly Payment[];
}

/** Which tiles are wild in a position, and what they may do. */
export interface Wilds {
  /** The kind that may stand for any tile. */
  readonly wild: Kind;
  /** The kind whose tiles may stand for the wild kind's own face; -1 for none. */
  readonly standIn: Kind;
  /** Whether a wild tile may be a fifth tile of a kind. */
  readonly fifths: boolean;
  /** Whether wild tiles may stand for others in a declared kong. */
  readonly inKongs: boolean;
}
