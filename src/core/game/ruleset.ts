/** The type of a rule set: data and small functions. The five in `src/rules` have the same shape. */
import type {RowFrequencies} from './frequency.js';
import type {Shape} from '../arranging/shape.js';
import type {BestFirst} from '../arranging/wild/best-first.js';
import type {Wilds} from '../arranging/wilds.js';
import type {GroupCode} from '../tiles/group.js';
import type {MeldKind} from '../notation/hand.js';
import type {Fault, ProblemCode} from '../situation/problem.js';
import type {Flag, Seat, Situation, WinBy} from '../situation/situation.js';
import type {Unit} from '../situation/unit.js';
import type {TileSet} from '../tiles/tile-set.js';
import type {Kind, Tile} from '../tiles/tile.js';
import type {RulesAsText} from './as-text.js';
import type {KongLook} from './concealed-kong.js';
import type {Course} from './course.js';
import type {Flow, Totals} from './flow.js';
import type {Match} from './match.js';
import type {OptionSpec, Options, Provenance} from './options.js';
import type {Example, Hook, Pattern} from './pattern.js';
import type {Position} from './position.js';
import type {Reckonable, ReckoningStep} from './reckoning.js';
import type {Payment} from './result.js';
import type {RowList} from './row-list.js';
import type {OpenTally, Scored, Sums, Tally, Total} from './tally.js';

/** A named bundle of house rules on top of a rule set. */
export interface Preset<O = Options> {
  readonly id: string;
  readonly options?: Options;
  /** Rows it changes; `off` takes a row out. */
  readonly patterns?: Readonly<Partial<Record<string, Partial<Pattern<O>> & {readonly off?: true}>>>;
  readonly cite: string;
  readonly provenance: Provenance;
}

/** A flag that the rule set knows, and what it requires. */
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

/**
 * A numbered rule of the page, whether or not a single hand can show it. Its text is in the details of each language.
 */
export interface NumberedRule {
  readonly cite: string;
  readonly provenance: Provenance;
}

/** Other spellings of names, by pattern id. */
export type Spellings = Readonly<Record<string, readonly string[] | undefined>>;

/** Wild tiles (luqiao). */
export interface WildTiles<O = Options> {
  /**
   * The wild kinds, and the kind that may stand for the first; undefined if the position has no wild tiles.
   * @param indicator -1 where the situation names none
   */
  of(indicator: Kind, options: O): Wilds | undefined;
  /**
   * Makes the search that finds the best arrangement with wild tiles among many, by what they can be worth at most;
   * without it, all are examined. Called once. With it, what `forbids` says may depend on the arrangement by its worth
   * alone, and must be true of all that are worth less.
   */
  search?(): BestFirst<Position<O>>;
  /**
   * The same number, below 512, for concealed groups that no row tells apart unless the winning tile is in one of them:
   * of arrangements that differ in nothing else the first alone is examined. The first tile of a group is counted within
   * its suit, and which of its tiles are wild makes no difference. Without it, all are examined.
   */
  alike?(code: GroupCode, honors: boolean): number;
}

/** Which arrangements of a hand there are, and what they have in common. */
export interface Arranging<O = Options> {
  /** Whether an arrangement counts as one; if none does, the hand is incomplete. */
  admits?(m: Match<O>): boolean;
  /** In how many ways an arrangement may be read ({@link Match.reading}); one by default. */
  readings?(m: Match<O>): number;
  /**
   * Adds patterns that combine sets, where sharing sets limits what counts (mcr); leaves out what the options
   * exclude.
   */
  combine?(m: Match<O>, tally: OpenTally): void;
  /** Whether the result can depend on which group the winning tile is in; if not, the first is used. */
  placeMatters?(m: Match<O>): boolean;
  /** The distance from being ready, where it is not that to sets and a pair or to a shape. */
  distance?(position: Position<O>, rows: RowList): number;
}

/** What else than a complete hand decides about a win. */
export interface Winning<O = Options> {
  /** Whether this win needs no complete hand. */
  anyHand?(position: Position<O>, rows: RowList): boolean;
  /** Why this arrangement may not be used, however much it scores. Another arrangement may be allowed. */
  bars?(m: Match<O>): Fault | undefined;
  /** The least total that a hand needs to win; undefined or 0 for none. */
  minimum?(options: O): number;
  /** Reasons for refusing a win for which a hand does not even wait for the tile. */
  readonly unwaited?: readonly ProblemCode[];
}

/**
 * A rule set: all that the core has to know of a game. Its functions always give the same result for the same
 * arguments, change none of them, and keep no {@link Match}.
 *
 * Every rule set has the first twelve fields. The others are for what only some games have.
 * @typeParam O the values of the options
 */
export interface Ruleset<O = Options> extends KongLook {
  readonly id: string;
  /** Raised when the same hand and options can score differently. */
  readonly version: number;
  /** Of rules as text: the same for the same rules. It stands behind the version where what is shared names its rules. */
  readonly digest?: string;
  readonly unit: Unit;
  readonly seats: readonly Seat[];
  /** Number of sets in a winning hand: 4, or 5 where sixteen tiles are held. */
  readonly sets: 4 | 5;
  readonly tiles: TileSet | Hook<O, TileSet>;
  /** The fields of a situation that have a meaning, besides hand, by, from, seat and flags. */
  readonly fields: readonly (keyof Situation)[];
  readonly options: Readonly<Record<string, OptionSpec>>;
  readonly patterns: readonly Pattern<O>[];
  /** Loads an example for each pattern that is possible, by id. */
  readonly examples: () => Promise<Readonly<Record<string, Example>>>;
  /** Turns the sums of the lines into the number by which arrangements are compared. */
  worth(sums: Readonly<Sums>, m: Match<O>): number;
  /**
   * The payments of a win. They follow from its totals, which are all that a ledger knows.
   * @param scored the hand, where it was scored: it says why somebody pays, and what else the payments depend on
   */
  pay(totals: Totals, o: O, scored?: Scored<O>): readonly Payment[];

  /** The address of the rule page, if known. */
  readonly page?: string;
  /** Units whose lines multiply instead of adding up (×2): their sum begins at 1. */
  readonly multiplied?: readonly Unit[];
  /** The unit of payments, if it differs from the unit of scores. */
  readonly paidIn?: Unit;
  /** The melds that may be laid down; all three by default. */
  readonly melds?: readonly MeldKind[];
  /** Winning forms other than sets and a pair; none where tiles are wild. */
  readonly shapes?: readonly Shape[];
  readonly flags?: readonly FlagSpec[];
  /** The options that general settings of rules as text set, by the name of the setting: `{limit: 'laziCap'}`. */
  readonly settings?: Readonly<Record<string, string>>;
  /** The family of names in which its patterns are called, where one name has several meanings: `mcr`, `tw`, `jp`. */
  readonly family?: string;
  readonly presets?: readonly Preset<O>[];
  /** The numbered rules of the page. */
  readonly rules?: readonly NumberedRule[];
  /** Loads other names of patterns by id, in any language, for searching. */
  readonly spellings?: () => Promise<Spellings>;
  /** Loads how often computer players make each row. */
  readonly frequency?: () => Promise<RowFrequencies>;
  /** Loads what it takes to print the rule set as a text. */
  readonly asText?: () => Promise<RulesAsText>;
  /**
   * Ids of patterns in the order in which a beginner should meet them: those that decide most hands, easy ones first.
   */
  readonly basics?: readonly string[];
  /** Loads how a game is played. */
  readonly flow?: () => Promise<Flow & Course>;
  /** The kind that a dora indicator points at; negative for none. */
  doraOf?(indicator: Tile): Kind;
  /** How many dora indicators are turned at first; one by default. */
  firstIndicators?(options: O): number;
  readonly wilds?: WildTiles<O>;
  /** Scores hands that have not won (luqiao). */
  readonly everybodyScores?: true;
  readonly arranging?: Arranging<O>;
  readonly winning?: Winning<O>;
  /** A fault for a readable hand that is no position of this rule set, beyond the checks common to all. */
  check?(position: Position<O>): Fault | undefined;
  /** Among arrangements of the same worth, the one for which this is higher is preferred. */
  preference?(m: Match<O>, tally: Tally): number;
  /** Applies limits and rounding; by default the total is the worth. */
  total?(worth: number, options: O, m: Match<O>): Total;
  /**
   * The sums that a result shows, by name; by default those of the lines by unit. Without a match they are the sums
   * of a hand that is not scored.
   */
  sums?(sums: Readonly<Sums>, worth: number, m: Match<O> | undefined): Record<string, number>;
  /**
   * The steps from the lines to the total, as data; by default one sum of the lines. The last step comes to the total.
   */
  reckon?(scored: Reckonable, options: O): readonly ReckoningStep[];
  /** Why a complete hand may not win in this arrangement. */
  forbids?(m: Match<O>, tally: Tally): Fault | undefined;
  /** What the situation leaves open about the arrangement that scores. */
  notes?(m: Match<O>): readonly Fault[];
}
