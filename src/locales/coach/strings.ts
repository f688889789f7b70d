/** The words of goals and plans in one language. */
import type {GoalMessages} from '../../play/goals/faults.js';

/** Goals as clauses, and what became of them. */
export interface GoalStrings {
  readonly win: string;
  readonly winWith: (name: string) => string;
  readonly total: (amount: string) => string;
  readonly self: string;
  readonly closed: string;
  readonly safe: string;
  readonly best: string;
  /** @param discards how many discards the player may make; 0 where the hand must be ready before */
  readonly ready: (discards: number) => string;
  readonly points: (amount: string) => string;
  /** Whether a goal was reached, as clauses. */
  readonly met: (goal: string) => string;
  readonly missed: (goal: string) => string;
  /** What the hand came to instead, as a clause. */
  readonly worth: (amount: string) => string;
  readonly got: (amount: string) => string;
  readonly wasReady: (discards: number) => string;
}

/** What a player goes for, as clauses. Tiles are marked, each with how many are left. */
export interface PlanStrings {
  readonly plan: (names: string) => string;
  readonly lacks: (tiles: string) => string;
  /** What the complete hand is worth. */
  readonly worth: (amount: string) => string;
  readonly waits: (tiles: string) => string;
  /** A hand that is not ready, and the tiles that bring it nearer. @param tiles empty where there is none */
  readonly near: (far: number, live: number, tiles: string) => string;
  /** A ready hand for which no tile is left. */
  readonly dead: string;
  /** So many tiles of a kind, and how many of it are left. */
  readonly wanted: (tile: string, n: number, live: number) => string;
}

/** All words for a reader who plays. */
export interface CoachStrings {
  readonly faults: GoalMessages;
  readonly goals: GoalStrings;
  readonly plans: PlanStrings;
}
