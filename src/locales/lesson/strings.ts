/** The words of lessons and exercises in one language. */
export interface LessonStrings {
  readonly back: string;
  readonly next: string;
  /** The reader's place in the lesson. */
  readonly step: (n: number, of: number) => string;
  readonly summary: string;
  /** Beside `next` while a question is unanswered. */
  readonly unsolved: string;
  readonly right: (right: number, of: number) => string;
  /** Before the steps worth another look. */
  readonly again: string;
  readonly nothingAgain: string;
  readonly restart: string;
  /** An exercise by its number; `of` is 0 where there is no end. */
  readonly exercise: (n: number, of: number) => string;
  /** Beside an exercise that is repeated because the answer was wrong. */
  readonly returned: string;
  /** Before the patterns that were missed. */
  readonly missed: string;
  /** The message that no exercise can be drawn. */
  readonly none: string;
}
