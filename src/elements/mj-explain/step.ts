/** What the steps of an explanation are: numbers and notation, in no language. */
import type {Exclusion, Group, Line, Payment, ScoreResult} from '../../core/game/result.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import type {NearMiss} from '../../core/scoring/near-misses.js';
import type {Problem} from '../../core/situation/problem.js';
import type {Seat, Situation} from '../../core/situation/situation.js';
import type {Unit} from '../../core/situation/unit.js';
import type {Wait} from '../../core/waiting/waits.js';

/** What is explained. */
export interface Explained {
  readonly situation: Situation;
  readonly ruleset: Ruleset;
  readonly result: ScoreResult;
}

/** The kinds of steps, in the order in which they come. */
export const STEP_KINDS = ['hand', 'wild', 'groups', 'lines', 'excluded', 'total', 'payments'] as const;
/** A kind of step, as the attribute `steps` names it. */
export type StepKind = (typeof STEP_KINDS)[number];

interface Common {
  /** The slot for the author's words, without `step-`: `hand`, `line-hunyise`. */
  readonly id: string;
  readonly kind: StepKind;
  /** The groups of the result that show it, by index. */
  readonly groups?: readonly number[];
  /** The tiles of the hand that show it, as indices among all tiles: held, then melds, then the winning tile. */
  readonly places?: readonly number[];
  /** Tiles that show it and are no groups, in notation: flowers, dora. */
  readonly tiles?: string;
}

/** The hand as it was given. */
export interface HandStep extends Common {
  readonly what: 'hand';
}

/** The text is no hand of this rule set. */
export interface ProblemStep extends Common {
  readonly what: 'problem';
  readonly reason: Problem;
}

/** What a wild tile stands for; or a tile that stands for the wild one's face. */
export interface WildStep extends Common {
  readonly what: 'wild';
  /** The tile, and what it stands for; the same where it stands for itself. */
  readonly tile: string;
  readonly stands: string;
  /** Whether it is not the wild tile itself, but the one that may stand for its face. */
  readonly isStandIn: boolean;
  /** The highest total with the tile standing for another one. */
  readonly instead?: {readonly stands: string; readonly total: number; readonly reason?: Problem};
}

/** Another way to split the hand. */
export interface OtherSplit {
  readonly groups: readonly Group[];
  readonly total: number;
  readonly reason?: Problem;
}

/** Sets that are others by the same tiles: two chows alike are three pairs, three are three pungs. */
export interface Resplit {
  readonly tiles: string;
  readonly from: Group['kind'];
  readonly as: Group['kind'];
  /** The number of sets that it would be. */
  readonly count: number;
  /** Undefined where the hand is no win by that. */
  readonly total?: number;
}

/** How the hand splits into groups. */
export interface SplitStep extends Common {
  readonly what: 'split';
  /** The next best split. */
  readonly other?: OtherSplit;
  /** The same split with the winning tile in another group, where it is worth something else. */
  readonly placed?: OtherSplit;
  readonly resplits: readonly Resplit[];
}

/** A hand that is no win: what does not fit, what is missing, how far it is. */
export interface FitStep extends Common {
  readonly what: 'fit';
  /** How many tiles have to be exchanged for a win; of a hand that has not drawn, how many it lacks. */
  readonly away: number;
  /** The tiles that do not fit, and one choice of those that would have to be there; both in notation. */
  readonly loose: readonly string[];
  readonly missing: readonly string[];
  /** What the hand waits for, where it is ready. */
  readonly ready: readonly Wait[];
}

/** A line that counted. */
export interface LineStep extends Common {
  readonly what: 'line';
  readonly line: Line;
  /** What the lines so far come to, by unit. */
  readonly sums: readonly (readonly [number, Unit])[];
}

/** Patterns that are there and do not count, each with what takes its place. */
export interface ExcludedStep extends Common {
  readonly what: 'excluded';
  readonly excluded: readonly Exclusion[];
}

/** One operation of the arithmetic. */
export interface SumStep extends Common {
  readonly what: 'sum';
  readonly operation:
    | {readonly name: 'add'; readonly values: readonly number[]; readonly sum: number; readonly unit: Unit}
    | {readonly name: 'double'; readonly of: number; readonly times: number; readonly result: number}
    | {readonly name: 'cap' | 'round'; readonly from: number; readonly to: number}
    | {readonly name: 'minimum'; readonly least: number};
}

/** Why a complete hand may not win, and what it just fails. */
export interface RefusedStep extends Common {
  readonly what: 'refused';
  readonly reason: Problem;
  readonly near: readonly NearMiss[];
}

/** What one seat gets and pays. */
export interface PayStep extends Common {
  readonly what: 'pay';
  readonly seat: Seat;
  readonly payments: readonly Payment[];
  readonly net: number;
  /** The net of the seats so far; zero with the last one. */
  readonly sum: number;
}

/** Any step; `what` says which. */
export type Step =
  | HandStep
  | ProblemStep
  | WildStep
  | SplitStep
  | FitStep
  | LineStep
  | ExcludedStep
  | SumStep
  | RefusedStep
  | PayStep;
