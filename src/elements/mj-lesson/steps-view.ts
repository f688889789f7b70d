/** The head of a lesson with the reader's place in it, and the buttons from step to step. */
import {html, nothing, type TemplateResult} from 'lit';
import type {LearningStrings} from '../../locales/lesson.js';
import type {Onward} from '../mj-quiz/shared.js';

/** The reader's place: the step that is shown, from 0, of so many; their number stands for the summary. */
export interface LessonPlace {
  readonly at: number;
  readonly of: number;
}

/** The place in words. */
export const placeText = ({lesson}: LearningStrings, {at, of}: LessonPlace): string =>
  at < of ? lesson.step(at + 1, of) : lesson.summary;

/** Where a step leads: to the next, or to the summary. */
export const nextLabel = ({lesson}: LearningStrings, {at, of}: LessonPlace): string =>
  at + 1 < of ? lesson.next : lesson.summary;

/** The place, in words and as a bar. */
export const headView = (strings: LearningStrings, place: LessonPlace): TemplateResult =>
  html`<div class="head" part="head">
    <bdi>${placeText(strings, place)}</bdi>
    <progress
      part="progress"
      aria-label=${strings.lesson.progress}
      aria-valuetext=${strings.lesson.done(place.at, place.of)}
      max=${place.of}
      value=${place.at}
    ></progress>
  </div>`;

/** What the buttons of a step are given. */
interface StepsView {
  readonly at: number;
  /** Whether the reader may go on. */
  readonly isOpen: boolean;
  /** Whether what is asked now has not been answered. */
  readonly isSkipped: boolean;
  /** Whether a question of the step has the button that leads on, so that this one stays small. */
  readonly leadsItself: boolean;
  readonly onward: Onward;
  readonly onGo: (at: number) => void;
}

/** The buttons of a step: back, and on, or past what has not been answered. */
export const stepsView = (
  {lesson}: LearningStrings,
  {at, isOpen, isSkipped, leadsItself, onward, onGo}: StepsView,
): TemplateResult =>
  html`<div class="steps" part="steps">
    <button
      part="button"
      type="button"
      aria-disabled=${at ? nothing : 'true'}
      @click=${() => at && onGo(at - 1)}
    >
      ${lesson.back}
    </button>
    ${isOpen ? nothing : html`<span class="head" part="unsolved"><bdi>${lesson.unsolved}</bdi></span>`}
    <button
      class=${leadsItself ? 'main next away' : 'main next'}
      part="button"
      type="button"
      aria-disabled=${isOpen ? nothing : 'true'}
      @click=${() => isOpen && onward.go()}
    >
      ${isSkipped ? lesson.skip : onward.label}
    </button>
  </div>`;
