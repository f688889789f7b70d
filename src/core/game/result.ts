import type {Problem} from '../situation/problem.js';
import type {Seat} from '../situation/situation.js';
import type {Unit} from '../situation/unit.js';

/**
 * The outcome for a situation.
 * - `win`: a win, scored
 * - `no-win-yet`: a hand without a winning tile; scored where everybody scores (luqiao)
 * - `not-a-win`: a winning tile is given, but the hand is not complete
 * - `not-allowed`: complete, but the rules forbid the win; lines and total say what it would have scored
 * - `invalid`: not a position of the rule set: unreadable, tiles it does not have, too many of them, contradictory
 * flags
 */
export type Status = 'win' | 'no-win-yet' | 'not-a-win' | 'not-allowed' | 'invalid';

/** A pattern that counted. `value` is that of the whole line; `groups` are indices into {@link ScoreResult.groups}. */
export interface Line {
  readonly id: string;
  readonly value: number;
  readonly unit: Unit;
  /** How many times it counted. */
  readonly count: number;
  readonly groups: readonly number[];
  /** The value of each of `groups`, where the line counts several of them separately. */
  readonly values?: readonly number[];
  /** The tiles that show it, if these are not groups (flowers, dora, ガリ). */
  readonly tiles?: string;
  /** The rule's number on its page: `TZ-27`. */
  readonly cite?: string;
}

/** A pattern that the hand has but that is not counted, because another one is. */
export interface Exclusion {
  readonly id: string;
  readonly by: string;
}

/** One group of the arrangement that scored. */
export interface Group {
  readonly kind: 'pair' | 'chow' | 'pung' | 'kong' | 'knitted' | 'single';
  /** What the group stands for, in notation: `345m`, `EEE`. */
  readonly tiles: string;
  /** Melded; or a pung completed by another player's tile. */
  readonly open: boolean;
  /** Those of `tiles` that a wild tile stands for, in notation. */
  readonly wild?: string;
  /** True for the group that the winning tile completed. */
  readonly win?: true;
}

/** One payment for one reason. All payments together sum to zero. */
export interface Payment {
  readonly from: Seat;
  readonly to: Seat;
  readonly amount: number;
  /** An id for the reason, which the locales put into words: `win`, `difference`, `liable` … */
  readonly why: string;
  /**
   * How the amount is computed, where it is not the value of a line: `3 × (base 3 + 2)`, `3 + dealer 1`; `base`, `dealer` and
   * `counters` are put into words.
   */
  readonly how?: string;
}

/**
 * The score of a situation: frozen plain JSON. Where nothing is scored, `total` is 0 and there are no lines, groups
 * and payments; `status` and `reason` say why.
 */
export interface ScoreResult {
  /** The id of the rule set with its version: `luqiao@1`. */
  readonly rules: string;
  /** The outcome. */
  readonly status: Status;
  /** Why it is not a win, is not allowed, or is invalid. */
  readonly reason?: Problem;
  /** What the situation leaves open, so that it could not be judged, and fields that it cannot have. The score holds all the same. */
  readonly notes?: readonly Problem[];
  /** The hand's worth in `unit`, after the cap. */
  readonly total: number;
  /** What `total` is counted in. */
  readonly unit: Unit;
  readonly lines: readonly Line[];
  readonly excluded: readonly Exclusion[];
  /** luqiao: `{hu, tai, raw}`; other rule sets: one sum. */
  readonly sums: Readonly<Record<string, number>>;
  /** True if the cap applied (辣子); otherwise absent. */
  readonly capped?: boolean;
  /** The groups of the arrangement that scored, melds included. */
  readonly groups: readonly Group[];
  readonly payments: readonly Payment[];
  /** What each seat that plays receives, minus what it pays; all seats sum to zero. */
  readonly net: Readonly<Partial<Record<Seat, number>>>;
  /** luqiao: the score of each other hand. */
  readonly others?: Readonly<Partial<Record<Seat, OtherScore>>>;
}

/** Another player's hand, scored. */
export type OtherScore = Pick<ScoreResult, 'total' | 'lines' | 'sums' | 'groups' | 'capped'>;
