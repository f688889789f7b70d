/** The words of lessons and exercises in one language. */
export interface LessonStrings {
  readonly back: string;
  readonly next: string;
  /** The button that leads past a question that is not answered yet, where that is allowed. */
  readonly skip: string;
  /** The reader's place in the lesson. */
  readonly step: (n: number, of: number) => string;
  readonly summary: string;
  /** The name of the progress bar, and what it shows. */
  readonly progress: string;
  readonly done: (n: number, of: number) => string;
  /** In place of `next` while a question is unanswered. */
  readonly unsolved: string;
  readonly right: (right: number, of: number) => string;
  /** Headings of the summary: steps right at once, solved later, with the answer shown or not found, and not shown yet. */
  readonly can: string;
  readonly later: string;
  readonly hard: string;
  readonly unseen: string;
  /** Before the hands that the summary draws. */
  readonly hands: string;
  /** The button that leads to another hand of the same idea, and the heading over that hand, which says why it comes. */
  readonly another: string;
  readonly once: string;
  readonly restart: string;
  /** An exercise by its number; `of` is 0 where there is no end. */
  readonly exercise: (n: number, of: number) => string;
  /** Beside an exercise that is repeated because the answer was wrong. */
  readonly returned: string;
  /** Before the patterns that were missed. */
  readonly missed: string;
  /** The message that no exercise can be drawn. */
  readonly none: string;
  /** The line about what is kept: in this browser alone; not at all, since the browser refuses; forgotten at the reader's wish. */
  readonly kept: string;
  readonly unkept: string;
  readonly forgotten: string;
  /** The button that makes the browser forget. */
  readonly forget: string;
  /** In how many days the next question is due: today at 0; undefined where none is kept. */
  readonly nextDue: (days: number | undefined) => string;
  /** The button and the link with which a reader shows that a lesson is known; what is said before the questions and after them; the way back. */
  readonly testOut: string;
  readonly testIntro: (n: number) => string;
  readonly known: string;
  readonly notKnown: (right: number, of: number) => string;
  readonly toLesson: string;
  /** The link on a cover to the first step, and to the step that comes next. */
  readonly begin: string;
  readonly goOn: (title: string) => string;
  /** How many of all steps are done. */
  readonly stepsDone: (n: number, of: number) => string;
  /** A step on a cover, with how far the reader is: a name for screen readers. */
  readonly mapStep: (title: string, n: number, state: 'done' | 'repeat' | 'next' | 'open') => string;
  /** How many questions are to be repeated today. */
  readonly due: (n: number) => string;
}
