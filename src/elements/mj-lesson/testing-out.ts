/** How a reader shows that a lesson is known already: a few other hands of what it asks. */
import {html, nothing, type TemplateResult} from 'lit';
import type {LearningStrings} from '../../locales/lesson.js';
import type {Idea} from '../../quiz/another.js';
import type {MjQuiz} from '../mj-quiz/shared.js';

/** How many hands are asked about at most. */
const MOST = 4;

/** Questions about hands: of these other hands can be drawn. */
const HANDS = 'mj-quiz:not(:has(mj-board, mj-round))';

/** Whether a lesson asks about hands. */
export const canTestOut = (sections: readonly Element[]): boolean =>
  sections.some((section) => section.querySelector(HANDS));

/** Whether an address leads to the test of a lesson: `#lesson-test`. */
export const isTestHash = (hash: string, id: string): boolean => id !== '' && hash === `#${id}-test`;

/** What is asked: the questions of the lesson, or some of them from its first step to its last. */
export function testIdeas(sections: readonly Element[]): readonly Idea[] {
  const quizzes = sections.flatMap((section) => [...section.querySelectorAll<MjQuiz>(HANDS)]);
  const ideas = quizzes.flatMap(({exercise}) => exercise ?? []);
  const n = Math.min(MOST, ideas.length);
  return [...Array(n).keys()].map((i) => ideas[Math.floor(((i + 1) * ideas.length) / n) - 1]);
}

/** A test of a lesson. */
export interface LessonTest {
  readonly ideas: readonly Idea[];
  /** Each try has other hands. */
  readonly seed: string;
  /** How many were right at the first attempt; undefined before the end. */
  right?: number;
}

/** The button that begins a test, and what came of the last one. */
export const testOffer = (
  {lesson}: LearningStrings,
  last: LessonTest | undefined,
  begin: () => void,
): TemplateResult =>
  html`<div class="steps" part="test">
    ${last?.right === undefined ? nothing : html`<span class="head"><bdi>${lesson.notKnown(last.right, last.ideas.length)}</bdi></span>`}
    <button part="button" type="button" @click=${begin}>${lesson.testOut}</button>
  </div>`;

/** The questions of a test. @param hands undefined while they are fetched */
export const testView = (
  {lesson}: LearningStrings,
  {ideas}: LessonTest,
  hands: TemplateResult | undefined,
  leave: () => void,
): TemplateResult =>
  html`<div class="head" part="head"><bdi>${lesson.testIntro(ideas.length)}</bdi></div>
    ${hands ?? nothing}
    <div class="steps" part="steps">
      <button part="button" type="button" @click=${leave}>${lesson.toLesson}</button>
    </div>`;
