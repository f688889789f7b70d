/** The steps of an explanation as data: numbers and notation, in no language. */
import type {ReckoningStep} from '../../core/game/reckoning.js';
import type {Exclusion, Group, Line, Payment, ScoreResult} from '../../core/game/result.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import type {NearMiss} from '../../core/scoring/near-misses.js';
import type {Fault} from '../../core/situation/problem.js';
import type {Seat, Situation} from '../../core/situation/situation.js';
import type {Unit} from '../../core/situation/unit.js';
import type {Wait} from '../../core/waiting/waits.js';

/** The subject of an explanation. */
export interface ExplanationSubject {
  readonly situation: Situation;
  readonly ruleset: Ruleset;
  readonly result: ScoreResult;
}

/** The kinds of steps, in their order. */
export const STEP_KINDS = ['hand', 'wild', 'groups', 'lines', 'excluded', 'total', 'payments'] as const;
/** A kind of step, as the attribute `steps` names it. */
export type StepKind = (typeof STEP_KINDS)[number];

interface Common {
  /** The slot for the author's words, without `step-`: `hand`, `line-hunyise`. */
  readonly id: string;
  readonly kind: StepKind;
  /** Indexes of the result's groups that show it. */
  readonly groups?: readonly number[];
  /** Indices of the tiles that show it, among all tiles: held, then melds, then the winning tile. */
  readonly places?: readonly number[];
  /** Tiles outside groups that show it, in notation: flowers, dora. */
  readonly tiles?: string;
}

/** The hand as it was given. */
export interface HandStep extends Common {
  readonly what: 'hand';
}

/** A text that is no hand of this rule set. */
export interface ProblemStep extends Common {
  readonly what: 'problem';
  readonly reason: Fault;
}

/** A wild tile and what it stands for; or a tile that stands for the wild one's face. */
export interface WildStep extends Common {
  readonly what: 'wild';
  /** The tile, and the one that it stands for; equal where it stands for itself. */
  readonly tile: string;
  readonly stands: string;
  /** Whether the tile is not wild, but may stand for the wild tile's face. */
  readonly isStandIn: boolean;
  /** The highest total with the tile standing for another one. */
  readonly instead?: {readonly stands: string; readonly total: number; readonly reason?: Fault};
}

/** Another way to split the hand. */
export interface OtherSplit {
  readonly groups: readonly Group[];
  readonly total: number;
  readonly reason?: Fault;
}

/** Sets that the same tiles could form differently: two equal chows are three pairs, three are three pungs. */
export interface Resplit {
  readonly tiles: string;
  readonly from: Group['kind'];
  readonly as: Group['kind'];
  /** The number of those sets. */
  readonly count: number;
  /** Undefined where the hand would be no win. */
  readonly total?: number;
}

/** How the hand splits into groups. */
export interface SplitStep extends Common {
  readonly what: 'split';
  /** The next best split. */
  readonly other?: OtherSplit;
  /** The same split with the winning tile in another group, if its worth differs. */
  readonly placed?: OtherSplit;
  readonly resplits: readonly Resplit[];
}

/** A hand that is no win: the tiles that do not fit, those that are missing, and the distance. */
export interface FitStep extends Common {
  readonly what: 'fit';
  /** The number of tiles to exchange for a win; before a draw, the number of tiles that the hand lacks. */
  readonly away: number;
  /** The tiles that do not fit, and one choice of tiles to replace them; both in notation. */
  readonly loose: readonly string[];
  readonly missing: readonly string[];
  /** The waits, where the hand is ready. */
  readonly ready: readonly Wait[];
}

/** A line that counted. */
export interface LineStep extends Common {
  readonly what: 'line';
  readonly line: Line;
  /** The sums of the lines so far, by unit. */
  readonly sums: readonly (readonly [number, Unit])[];
}

/** Patterns that are present but do not count, each with the pattern that excludes it. */
export interface ExcludedStep extends Common {
  readonly what: 'excluded';
  readonly excluded: readonly Exclusion[];
}

/** One step of the calculation, or the minimum that a win reaches. */
export interface SumStep extends Common {
  readonly what: 'sum';
  readonly operation: ReckoningStep | {readonly is: 'minimum'; readonly least: number};
}

/** The reason why a complete hand may not win, and the patterns that it just fails. */
export interface RefusedStep extends Common {
  readonly what: 'refused';
  readonly reason: Fault;
  readonly near: readonly NearMiss[];
}

/** What one seat receives and pays. */
export interface PayStep extends Common {
  readonly what: 'pay';
  readonly seat: Seat;
  readonly payments: readonly Payment[];
  readonly net: number;
  /** The net of the seats so far; zero with the last one. */
  readonly sum: number;
}

/** Any step; `what` is its kind. */
export type ExplainStep =
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
