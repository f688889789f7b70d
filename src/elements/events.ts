import type {Problem} from '../core/situation/problem.js';
import type {ScoreResult} from '../core/game/result.js';
import type {Situation} from '../core/situation/situation.js';
import type {Target} from '../share/targets.js';

/** A result that is new, and what it is of. */
export interface ScoreDetail {
  readonly situation: Situation;
  readonly result: ScoreResult;
}

/** A total, or what a hand comes to, that is not what the page's author expects. */
export interface MismatchDetail {
  readonly expected: number | string;
  readonly actual: number | string;
}

/** What a reader has chosen. */
export interface SelectDetail {
  readonly kind: 'line';
  /** The pattern's id. */
  readonly id: string;
  /** The groups of the result that show it, by index. */
  readonly groups: readonly number[];
}

/** An example that a reader wants in the hand that the table is linked with. */
export interface LoadExampleDetail {
  /** The pattern's id. */
  readonly id: string;
  readonly situation: Situation;
}

/** Another step of a round, or of an explanation, is shown. */
export interface StepDetail {
  /** How many moves have been made; of an explanation, which step it is, from 1. */
  readonly step: number;
  readonly of: number;
  /** What the move is called, where the record names the position after it. */
  readonly name?: string;
  /** What happened, or what is explained, in words; empty until they have come. */
  readonly sentence: string;
  /** Of an explanation: the name of the step's slot without `step-`. */
  readonly id?: string;
  /** Of an explanation: `hand`, `wild`, `groups`, `lines`, `excluded`, `total` or `payments`. */
  readonly kind?: string;
}

/** An example that a reader has taken along. */
export interface ShareDetail {
  readonly target: Target;
  readonly how: 'copy' | 'save';
  /** What was copied; of a picture, what describes it. */
  readonly text: string;
}

/** An answer to a question that has been checked. Answers are text: a number, ids, tiles in notation, `east:24 south:-8`. */
export interface AnswerDetail {
  readonly ask: string;
  readonly right: boolean;
  readonly given: string;
  readonly expected: string;
  /** The first answer is 1. */
  readonly attempt: number;
}

/** How far a reader has come with exercises, or with a lesson. */
export interface ProgressDetail {
  /** Exercises that were done, or questions of the lesson. */
  readonly done: number;
  /** Those that were right at the first attempt. */
  readonly right: number;
  /** How many there are; 0 where there is no end. */
  readonly of: number;
  /** Patterns that were missed, or steps worth another look: ids, or headings where a step has none. */
  readonly missed: readonly string[];
}

/** A value that a reader has chosen in place of the present one. */
export interface VaryDetail {
  /** What was varied: `wild`, `win`, `discard`, `seat`, `by`, `dealer` or `counters`. */
  readonly vary: string;
  readonly value: string;
  /** The situation with that value. */
  readonly situation: Situation;
}

/** The name of an event of ours. */
export type EventName = Extract<keyof GlobalEventHandlersEventMap, `mj-${string}`>;
/** What the `detail` of an event of ours holds. */
export type Detail<T extends EventName> = GlobalEventHandlersEventMap[T]['detail'];

/** Events that elements fire: all bubble, and cross shadow roots, so that a document and a window have them too. */
declare global {
  interface GlobalEventHandlersEventMap {
    /** What was given cannot be read; once for each different problem. */
    'mj-invalid': CustomEvent<Problem>;
    /** A hand has been scored; once for each different result. */
    'mj-score': CustomEvent<ScoreDetail>;
    /** A hand scores something else than its author expects. */
    'mj-mismatch': CustomEvent<MismatchDetail>;
    /** Another step of a round or of an explanation is shown. */
    'mj-step': CustomEvent<StepDetail>;
    /** A reader has chosen another value. */
    'mj-vary': CustomEvent<VaryDetail>;
    /** A reader has chosen a line, to see its tiles. */
    'mj-select': CustomEvent<SelectDetail>;
    /** A reader wants an example; cancelled, it is not loaded. */
    'mj-load-example': CustomEvent<LoadExampleDetail>;
    /** A reader has copied or saved an example. */
    'mj-share': CustomEvent<ShareDetail>;
    /** A reader has had an answer checked. */
    'mj-answer': CustomEvent<AnswerDetail>;
    /** A question is over without the right answer: it has been shown, or no attempt is left. */
    'mj-reveal': CustomEvent<{readonly ask: string}>;
    /** A reader has done an exercise, or answered a question of a lesson. */
    'mj-progress': CustomEvent<ProgressDetail>;
  }
}
