/** What a rule set is: data and small predicates. The five in `src/rules` have the same shape. */
import type {Shape} from '../arranging/shape.js';
import type {UpperBound} from '../arranging/wild/upper-bound.js';
import type {Wilds} from '../arranging/wilds.js';
import type {MeldKind} from '../notation/hand.js';
import type {Fault, ProblemCode} from '../situation/problem.js';
import type {Flag, Seat, Situation, WinBy} from '../situation/situation.js';
import type {Unit} from '../situation/unit.js';
import type {TileSet} from '../tiles/tile-set.js';
import type {Kind, Tile} from '../tiles/tile.js';
import type {KongLook} from './concealed-kong.js';
import type {Course} from './course.js';
import type {Flow} from './flow.js';
import type {Match} from './match.js';
import type {OptionSpec, Options, Provenance} from './options.js';
import type {Example, Hook, Pattern} from './pattern.js';
import type {Position} from './position.js';
import type {Recipes} from './recipe.js';
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

/** A numbered rule of the page, for what a single hand cannot show too; its text is in the details of each language. */
export interface NumberedRule {
  readonly cite: string;
  readonly provenance: Provenance;
}

/** Other spellings of names, by the ids of patterns. */
export type Spellings = Readonly<Record<string, readonly string[] | undefined>>;

/**
 * All that the core has to know of a game; what is optional is where few rule sets differ from the rest. A function gives
 * the same for the same arguments, changes nothing that it is given, and keeps no {@link Match}.
 * @typeParam O the values of the options
 */
export interface Ruleset<O = Options> extends KongLook {
  readonly id: string;
  /** Grows when the same hand and options can score differently. */
  readonly version: number;
  /** Address of the rule page, where it is known. */
  readonly page?: string;
  readonly unit: Unit;
  /** What players pay each other in, where it is not what hands are counted in. */
  readonly paidIn?: Unit;
  readonly seats: readonly Seat[];
  /** Sets in a winning hand: 4, or 5 where sixteen tiles are held. */
  readonly sets: 4 | 5;
  readonly tiles: TileSet | Hook<O, TileSet>;
  /** Which melds may be laid down; all three by default. */
  readonly melds?: readonly MeldKind[];
  /** Fields of a situation that mean something here, beyond hand, by, from, seat and flags. */
  readonly fields: readonly (keyof Situation)[];
  /** Winning forms other than sets and a pair; none where tiles are wild. */
  readonly shapes: readonly Shape[];
  readonly flags: readonly FlagSpec[];
  readonly options: Readonly<Record<string, OptionSpec>>;
  readonly presets: readonly Preset<O>[];
  readonly patterns: readonly Pattern<O>[];
  /** By the ids of patterns, of all but those that are impossible; fetched by whoever shows or checks them. */
  readonly examples: () => Promise<Readonly<Record<string, Example>>>;
  /** Of what hands are built that have each pattern; fetched by whoever draws situations. */
  readonly recipes?: () => Promise<Recipes>;
  /** What patterns are called elsewhere, by id, in any language; fetched by whoever searches. */
  readonly spellings?: () => Promise<Spellings>;
  /** Ids of patterns in the order in which a beginner meets them: those that decide most hands, easy ones first. */
  readonly basics?: readonly string[];
  readonly rules: readonly NumberedRule[];
  /** How a game of it is played; fetched by whoever shows or referees one. */
  readonly flow?: () => Promise<Flow & Course>;
  /** The kind that a dora indicator points at; below 0 for none. */
  doraOf?(indicator: Tile): Kind;
  /** The wild kind, and the kind that may stand for it; undefined where a position has no wild tiles. */
  wilds?(indicator: Kind, options: O): Wilds | undefined;
  /** What makes a readable hand no position of this rule set, beyond what is the same for all. */
  check?(position: Position<O>): Fault | undefined;
  /** Scores hands that have not won (luqiao). */
  readonly everybodyScores?: true;
  /** Whether this win needs no complete hand. */
  anyHand?(position: Position<O>, rows: RowList): boolean;
  /** Whether an arrangement is one at all; those that are not leave the hand incomplete. */
  admits?(m: Match<O>): boolean;
  /** How many ways there are to read an arrangement ({@link Match.reading}); one by default. */
  readings?(m: Match<O>): number;
  /** Adds patterns that combine sets, where shared sets limit what counts (mcr); leaves out what the options say. */
  combine?(m: Match<O>, tally: OpenTally): void;
  /** How far a hand is from being ready, where that is not sets and a pair, or one of the shapes. */
  distance?(position: Position<O>, rows: RowList): number;
  /** From the sums of the lines to the number by which arrangements are compared. */
  worth(sums: Readonly<Sums>): number;
  /** Among arrangements that are worth the same, the one with more of this goes first. */
  preference?(m: Match<O>): number;
  /** What arrangements with wild tiles are worth at most, and which are alike: few of them are then looked at. */
  readonly upperBound?: UpperBound<Position<O>>;
  /** Whether it can matter in which group of an arrangement the winning tile is; where not, the first will do. */
  placeMatters?(m: Match<O>): boolean;
  /** Cap and rounding; what a hand is worth as such by default. */
  total?(worth: number, options: O): Total;
  /** The sums that the result shows, by name. */
  sums(sums: Readonly<Sums>, worth: number): Record<string, number>;
  /** Why an arrangement may not be used, whatever it is worth; another may. */
  bars?(m: Match<O>): Fault | undefined;
  /** Why a complete hand may not win in this arrangement. */
  forbids?(m: Match<O>, tally: Tally): Fault | undefined;
  /** What a hand has to be worth to win, in the unit of the total; undefined or 0 where any worth will do. */
  minimum?(options: O): number;
  /** For which of the reasons not to win a tile is not even waited for. */
  readonly unwaited?: readonly ProblemCode[];
  /** What could not be judged from the situation, of the arrangement that scores. */
  notes?(m: Match<O>): readonly Fault[];
  payments(scored: Scored<O>): readonly Payment[];
}
