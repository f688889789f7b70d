import type {BySeat} from '../../core/game/frame.js';
import type {Problem} from '../../core/situation/problem.js';
import type {ScoreResult} from '../../core/game/result.js';
import type {Seat, Situation} from '../../core/situation/situation.js';
import type {MoveText} from '../../round/record/record.js';
import type {Target} from '../../share/targets.js';

/** A new result, with its situation. */
export interface ScoreDetail {
  readonly situation: Situation;
  readonly result: ScoreResult;
}

/** A total, or the result of a hand, that differs from what the page's author expects. */
export interface MismatchDetail {
  readonly expected: number | string;
  readonly actual: number | string;
}

/** A line that a reader has chosen. */
export interface SelectDetail {
  readonly kind: 'line';
  /** The pattern's id. */
  readonly id: string;
  /** Indexes of the result's groups that show it. */
  readonly groups: readonly number[];
}

/** The example of a pattern that a reader wants to load into the linked hand. */
export interface LoadExampleDetail {
  /** The pattern's id. */
  readonly id: string;
  readonly situation: Situation;
}

/** A step of a round or of an explanation that is now shown. */
export interface StepDetail {
  /** The number of moves made; of an explanation, the number of the step, from 1. */
  readonly step: number;
  readonly of: number;
  /** Which hand of a game, from 1; absent in a round of one hand. */
  readonly hand?: number;
  /** The name that the record gives the position after the move. */
  readonly name?: string;
  /** What happened, or what is explained, in words; empty until the words are loaded. */
  readonly sentence: string;
  /** Of an explanation: the name of the step's slot without `step-`. */
  readonly id?: string;
  /** Of an explanation: `hand`, `wild`, `groups`, `lines`, `excluded`, `total` or `payments`. */
  readonly kind?: string;
}

/** An example that a reader has copied or saved. */
export interface ShareDetail {
  readonly target: Target;
  readonly how: 'copy' | 'save';
  /** The copied text; of a picture, its description. */
  readonly text: string;
}

/** A checked answer. Answers are text: a number, ids, tiles in notation, `east:24 south:-8`. */
export interface AnswerDetail {
  /** What was asked: the value of `ask`; of a hand that is played `goal`, or `best` for a puzzle. */
  readonly ask: string;
  readonly right: boolean;
  readonly given: string;
  /** The right answer; left out as long as the reader may not know it, and always with `reveal="never"`. */
  readonly expected?: string;
  /** The first answer is 1. */
  readonly attempt: number;
}

/** A reader's progress through exercises or a lesson. */
export interface ProgressDetail {
  /** The number of exercises done, or of questions answered. */
  readonly done: number;
  /** The number of those that were right at the first attempt. */
  readonly right: number;
  /** The total number; 0 where there is no end. */
  readonly of: number;
  /** Patterns that were missed, or steps with a wrong answer: ids, or headings where a step has none. */
  readonly missed: readonly string[];
  /** Steps of a lesson that have not been shown yet: ids, or headings where a step has none. */
  readonly unseen?: readonly string[];
}

/** A value that a reader has chosen to replace the present one. */
export interface VaryDetail {
  /** The thing that was varied: `wild`, `win`, `discard`, `seat`, `by`, `dealer` or `counters`. */
  readonly vary: string;
  readonly value: string;
  /** The situation with that value. */
  readonly situation: Situation;
}

/** A move of a hand that a reader plays, as far as the reader may know it. */
export interface PlayedMoveDetail {
  readonly seat: Seat;
  /** A tile that another seat draws has no name. */
  readonly move: MoveText;
  readonly sentence: string;
}

/** What a reader is asked. */
export interface TurnDetail {
  /** The reader's seat. */
  readonly seat: Seat;
  /** The legal moves; of a strict reader those that he may try, whether they are legal or not. */
  readonly may: readonly MoveText[];
}

/** How a hand that a reader played has ended. */
export interface PlayedHandDetail {
  /** What each seat gains or loses, and its points after the hand. */
  readonly net: BySeat<number>;
  readonly points: BySeat<number>;
  /** The hand in the notation of rounds. */
  readonly text: string;
  /** Whether the goals were reached; absent where there are none. */
  readonly met?: boolean;
}

/** The name of an event of this package. */
export type EventName = Extract<keyof GlobalEventHandlersEventMap, `mj-${string}`>;
/** The type of an event's `detail`. */
export type Detail<T extends EventName> = GlobalEventHandlersEventMap[T]['detail'];

/** Events that elements fire. All bubble and cross shadow roots, so that documents and windows receive them too. */
declare global {
  interface GlobalEventHandlersEventMap {
    /** The input cannot be read; fired once for each new problem. */
    'mj-invalid': CustomEvent<Problem>;
    /** A hand has been scored; fired once for each new result. */
    'mj-score': CustomEvent<ScoreDetail>;
    /** The total of a hand is not the one that its author expects. */
    'mj-mismatch': CustomEvent<MismatchDetail>;
    /** Another step of a round or of an explanation is shown. */
    'mj-step': CustomEvent<StepDetail>;
    /** A reader has chosen another value. */
    'mj-vary': CustomEvent<VaryDetail>;
    /** A reader has chosen a line. */
    'mj-select': CustomEvent<SelectDetail>;
    /** A reader wants an example; if the event is cancelled, it is not loaded. */
    'mj-load-example': CustomEvent<LoadExampleDetail>;
    /** A reader has copied or saved an example. */
    'mj-share': CustomEvent<ShareDetail>;
    /** A reader has had an answer checked. */
    'mj-answer': CustomEvent<AnswerDetail>;
    /** A question has ended without the right answer: the answer was shown, or no attempt is left. */
    'mj-reveal': CustomEvent<{readonly ask: string}>;
    /** A reader has done an exercise, or answered a question of a lesson. */
    'mj-progress': CustomEvent<ProgressDetail>;
    /** A move was made in a hand that a reader plays. */
    'mj-move': CustomEvent<PlayedMoveDetail>;
    /** A reader who plays is asked. */
    'mj-turn': CustomEvent<TurnDetail>;
    /** A hand that a reader played is over. */
    'mj-end': CustomEvent<PlayedHandDetail>;
  }
}
