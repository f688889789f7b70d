import type {Problem} from '../situation/problem.js';
import type {Seat} from '../situation/situation.js';
import type {Unit} from '../situation/unit.js';

/**
 * What became of a situation.
 * - `win`: a win, scored
 * - `no-win-yet`: a hand without a winning tile; scored where everybody scores (luqiao)
 * - `not-a-win`: a winning tile is named, but the hand is not complete
 * - `not-allowed`: complete, but the rules forbid the win; lines and total say what it would have been
 * - `invalid`: no position of the rule set: unreadable, tiles it does not have, too many of them, flags that contradict
 */
export type Status = 'win' | 'no-win-yet' | 'not-a-win' | 'not-allowed' | 'invalid';

/** One pattern that counted. `value` is for the whole line, `groups` are indices into {@link ScoreResult.groups}. */
export interface Line {
  readonly id: string;
  readonly value: number;
  readonly unit: Unit;
  /** How many times it counted. */
  readonly count: number;
  readonly groups: readonly number[];
  /** What each of `groups` is worth, where the line counts several of them one by one. */
  readonly values?: readonly number[];
  /** The tiles that show it, where they are not groups (flowers, dora, ガリ). */
  readonly tiles?: string;
  /** The rule's number on its page: `TZ-27`. */
  readonly cite?: string;
}

/** A pattern that is there but was not counted, because of another that was. */
export interface Exclusion {
  readonly id: string;
  readonly by: string;
}

/** One group of the arrangement that scored. */
export interface Group {
  readonly kind: 'pair' | 'chow' | 'pung' | 'kong' | 'knitted' | 'single';
  /** What the group stands for, in notation: `345m`, `EEE`. */
  readonly tiles: string;
  /** Exposed, or (a pung) completed by another player's tile. */
  readonly open: boolean;
  /** The tiles of `tiles` that a wild tile stands for, in notation. */
  readonly wild?: string;
  /** True for the group that the winning tile completed. */
  readonly win?: true;
}

/** One payment of one reason. All payments together sum to zero by seat. */
export interface Payment {
  readonly from: Seat;
  readonly to: Seat;
  readonly amount: number;
  /** An id that the locales put into words: `win`, `difference`, `liable` … */
  readonly why: string;
  /** How the amount is reckoned, where it is no line's number: `3 × (base 3 + 2)`, with `base` to be put into words. */
  readonly how?: string;
}

/**
 * What a situation scores: plain JSON, frozen. Where nothing is scored, `total` is 0 and there are no lines, groups and
 * payments; `status` and `reason` say why.
 */
export interface ScoreResult {
  /** The pinned rule set, `luqiao@1`. */
  readonly rules: string;
  readonly status: Status;
  /** Why it is not a win, is not allowed, or is invalid. */
  readonly reason?: Problem;
  /** What could not be judged from the situation: said, not fatal. */
  readonly notes?: readonly Problem[];
  /** The hand's worth in `unit`, after the cap. */
  readonly total: number;
  readonly unit: Unit;
  readonly lines: readonly Line[];
  readonly excluded: readonly Exclusion[];
  /** luqiao `{hu, tai, raw}`; the others one sum. */
  readonly sums: Readonly<Record<string, number>>;
  /** True where the cap applies (辣子); otherwise left out. */
  readonly capped?: boolean;
  /** The arrangement that scored, melds too. */
  readonly groups: readonly Group[];
  readonly payments: readonly Payment[];
  /** What each seat that plays gets, less what it pays; the sum is zero. */
  readonly net: Readonly<Partial<Record<Seat, number>>>;
  /** luqiao: what each of the other hands was worth. */
  readonly others?: Readonly<Partial<Record<Seat, OtherScore>>>;
}

/** Another player's hand as it was scored. */
export type OtherScore = Pick<ScoreResult, 'total' | 'lines' | 'sums' | 'groups' | 'capped'>;
