/** How a reader shows that a lesson is known already: a few other hands of what it asks. */
import {html, nothing, type TemplateResult} from 'lit';
import type {LearningStrings} from '../../locales/lesson.js';
import type {Needing} from '../../controllers/fetched.js';
import type {Idea} from '../../quiz/another.js';
import type {ProgressDetail} from '../base/events.js';
import type {MjQuiz} from '../mj-quiz/shared.js';
import {otherHands} from './other-hands.js';

/** How many hands are asked about at most. */
const MOST = 4;

/** Questions about hands: of these other hands can be drawn. */
const HANDS = 'mj-quiz:not(:has(mj-board, mj-round))';

/** Whether a lesson asks about hands. */
const canTestOut = (sections: readonly Element[]): boolean =>
  sections.some((section) => section.querySelector(HANDS));

/** Whether an address leads to the test of a lesson: `#lesson-test`. */
const isTestHash = (hash: string, id: string): boolean => id !== '' && hash === `#${id}-test`;

/** What is asked: the questions of the lesson, or some of them from its first step to its last. */
function testIdeas(sections: readonly Element[]): readonly Idea[] {
  const quizzes = sections.flatMap((section) => [...section.querySelectorAll<MjQuiz>(HANDS)]);
  const ideas = quizzes.flatMap(({exercise}) => exercise ?? []);
  const n = Math.min(MOST, ideas.length);
  return [...Array(n).keys()].map((i) => ideas[Math.floor(((i + 1) * ideas.length) / n) - 1]);
}

/** A test of a lesson. */
interface LessonTest {
  readonly ideas: readonly Idea[];
  /** Each try has other hands. */
  readonly seed: string;
  /** How many were right at the first attempt; undefined before the end. */
  right?: number;
}

/** The button that begins a test, and what came of the last one. */
const testOffer = (
  {lesson}: LearningStrings,
  last: LessonTest | undefined,
  begin: () => void,
): TemplateResult =>
  html`<div class="steps" part="test">
    ${last?.right === undefined ? nothing : html`<span class="head"><bdi>${lesson.notKnown(last.right, last.ideas.length)}</bdi></span>`}
    <button part="button" type="button" @click=${begin}>${lesson.testOut}</button>
  </div>`;

/** The questions of a test. @param hands undefined while they are fetched */
const testView = (
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

/** The lesson, as its test knows it. */
interface TestedLesson extends Needing {
  readonly id: () => string;
  readonly sections: () => readonly HTMLElement[];
  /** Draws the questions, and brings the focus there. */
  readonly turnTo: () => void;
  /** Called at the end: whether all steps are done, or the lesson begins. */
  readonly onEnd: (isKnown: boolean) => void;
}

/** The test by which a reader shows that a lesson is known. */
export class TestingOut {
  /** Whether it is being taken. */
  isTaken = false;
  private test?: LessonTest;
  /** Whether an address leads to it: it begins as soon as the sections are there. */
  private isWanted = false;
  private tries = 0;

  constructor(private readonly lesson: TestedLesson) {}

  /** Follows an address. */
  follow(hash: string): void {
    if (!isTestHash(hash, this.lesson.id())) return;
    this.isWanted = true;
    this.lesson.requestUpdate();
  }

  /** Begins the test where an address leads to it. */
  beginWanted(): void {
    if (!this.isWanted || !this.lesson.sections().length) return;
    this.isWanted = false;
    void this.begin();
  }

  /** The button that begins it; nothing for a lesson that asks about no hands. */
  offer(strings: LearningStrings): TemplateResult | typeof nothing {
    return canTestOut(this.lesson.sections())
      ? testOffer(strings, this.test, () => void this.begin())
      : nothing;
  }

  /** The questions; undefined while it is not taken. */
  view(strings: LearningStrings): TemplateResult | undefined {
    const {test, lesson} = this;
    if (!test || !this.isTaken) return undefined;
    const onward = {label: strings.lesson.next, go: () => this.end(test.right === test.ideas.length)};
    const hands = otherHands(lesson, {like: test.ideas, seed: test.seed, onward, onTold: this.handleHands});
    return testView(strings, test, hands, () => this.end(false));
  }

  /** Asks about hands like those of the lesson, once its questions can be asked. */
  private async begin(): Promise<void> {
    const {lesson} = this;
    const sections = lesson.sections();
    await customElements.whenDefined('mj-quiz');
    const inside = sections.flatMap((section) => [...section.querySelectorAll<MjQuiz>('mj-quiz')]);
    await Promise.all(inside.map(({updateComplete}) => updateComplete));
    const ideas = testIdeas(sections);
    if (!ideas.length) return;
    this.tries++;
    this.test = {ideas, seed: `${lesson.id()}/test/${this.tries}`};
    this.isTaken = true;
    lesson.turnTo();
  }

  private readonly handleHands = ({
    detail: {done, right, of},
  }: CustomEvent<Partial<ProgressDetail>>): void => {
    if (this.test && done !== undefined && done === of) this.test.right = right;
  };

  private end(isKnown: boolean): void {
    this.isTaken = false;
    this.lesson.onEnd(isKnown);
  }
}
