import type {AbortiveDraw} from '../../core/game/frame.js';
import type {RoundStrings} from '../../round/record/problem.js';
import type {MoveWords} from '../../round/record/verb.js';

/** The words of the referee, and a sentence for each step. */
export interface RoundWords extends RoundStrings {
  /** "pungs 5 dots", after the seat. */
  readonly done: MoveWords;
  readonly did: (seat: string, what: string) => string;
  /** What stands for the seat of a reader who plays: "You"; and what he did, after it: "pung 5 dots". */
  readonly self: string;
  readonly selfDone: MoveWords;
  readonly mayDo: (seat: string, what: string) => string;
  /** Joins moves if the player may make one of them. */
  readonly or: (parts: readonly string[]) => string;
  readonly turn: (seat: string) => string;
  readonly drawn: string;
  /** The same for hands that ended before the wall was used up. */
  readonly abortive: Readonly<Record<AbortiveDraw, string>>;
  readonly telling: TellingWords;
}

/** The words of `<mj-round>` around the steps. */
export interface TellingWords {
  /** The label of the round. */
  readonly label: string;
  readonly controls: Readonly<
    Record<'first' | 'back' | 'forward' | 'last' | 'play' | 'pause' | 'slider' | 'speed', string>
  >;
  readonly speeds: Readonly<Record<'slow' | 'normal' | 'fast', string>>;
  readonly step: (n: number, of: number) => string;
  /** Before the first move. */
  readonly beginning: string;
  readonly hands: string;
  readonly moves: string;
  readonly whatIf: string;
  readonly result: string;
  readonly prizes: string;
  readonly points: string;
  /** Who deals next, or that the game is over. Both are clauses. */
  readonly next: (seat: string, counters: number) => string;
  readonly over: string;
  readonly unchecked: (seats: string) => string;
  readonly mismatch: (expected: string, actual: string) => string;
}
