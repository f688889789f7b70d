/** Hears what becomes of the questions in a lesson, and marks it. */
import type {AnswerDetail, ProgressDetail} from '../base/events.js';
import {QUESTION_TAGS, type StepMarks} from './lesson-steps.js';

/** The lesson whose questions are heard. */
interface HearingLesson {
  readonly element: HTMLElement;
  readonly marks: StepMarks;
  /** A question was answered wrong, or its answer was shown. */
  readonly onMissed: (question: Element) => void;
  /** The reader has done something. */
  readonly onDone: () => void;
  /** Something in the lesson cannot be shown. @param isQuestion whether it would have asked: that is not waited for */
  readonly onInvalid: (isQuestion: boolean) => void;
}

/** Listens to the events that come up from the questions. */
export function hearAnswers({element, marks, onMissed, onDone, onInvalid}: HearingLesson): void {
  const handleAnswer = (event: CustomEvent<AnswerDetail>): void => {
    const question = event.target as Element;
    if (!question.matches('mj-quiz, mj-play')) return;
    const {ask, right} = event.detail;
    // a hand that is over without its goals is over as a question, too
    if (ask === 'goal' && !right) marks.end(question);
    else marks.answer(question, right);
    if (!right) onMissed(question);
    onDone();
  };
  const handleReveal = (event: Event): void => {
    const question = event.target as Element;
    // the stops of a round are no questions of the lesson
    if (!question.matches(QUESTION_TAGS)) return;
    marks.show(question);
    onMissed(question);
    onDone();
  };
  /** Exercises inside are one question: answered once all are done, or, where they are endless, one. */
  const handleProgress = (event: CustomEvent<ProgressDetail>): void => {
    const question = event.target as Element;
    if (question === element) return;
    const {done, of, missed} = event.detail;
    if (done < (of || 1)) return;
    if (missed.length) marks.end(question);
    else marks.answer(question, true);
    onDone();
  };
  const handleInvalid = (event: Event): void => {
    const wrong = event.target as Element;
    if (wrong !== element) onInvalid(wrong.matches(QUESTION_TAGS));
  };
  element.addEventListener('mj-answer', handleAnswer);
  element.addEventListener('mj-reveal', handleReveal);
  element.addEventListener('mj-progress', handleProgress);
  element.addEventListener('mj-invalid', handleInvalid);
}
