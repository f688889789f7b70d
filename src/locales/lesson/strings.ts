/** What lessons and exercises say, in one language. */
export interface LessonStrings {
  readonly back: string;
  readonly next: string;
  /** Where in the lesson a reader is. */
  readonly step: (n: number, of: number) => string;
  readonly summary: string;
  /** Beside `next` while there is something to answer. */
  readonly unsolved: string;
  readonly right: (right: number, of: number) => string;
  /** Before the steps that are worth another look. */
  readonly again: string;
  readonly nothingAgain: string;
  readonly restart: string;
  /** An exercise by its number; of 0 for one of endlessly many. */
  readonly exercise: (n: number, of: number) => string;
  /** Beside one that comes back because it was wrong. */
  readonly returned: string;
  /** Before the patterns that were missed. */
  readonly missed: string;
  /** No exercise can be drawn. */
  readonly none: string;
}
