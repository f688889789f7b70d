/** How a question that was answered wrong comes back: as another hand or table of the same idea, at the end of its step. */
import {html, nothing, type TemplateResult} from 'lit';
import type {Needing} from '../../controllers/fetched.js';
import type {LearningStrings} from '../../locales/lesson.js';
import type {AnswerDetail, ProgressDetail} from '../base/events.js';
import type {MjQuiz, Onward} from '../mj-quiz/shared.js';
import type {StepMarks} from './lesson-steps.js';
import {otherHands, missedIn, otherTables} from './other-hands.js';

/** The lesson, as the questions know it that come back in it. */
interface AskingLesson extends Needing {
  readonly marks: StepMarks;
  /** Draws the lesson again. */
  readonly redraw: () => void;
  /** Called when the reader has shown that a step was learned after all. */
  readonly onMended: () => void;
}

/** What comes back in the step that is shown. */
export class ComingBack {
  /** The step whose questions have come back. */
  private step?: HTMLElement;
  /** Whether the last of the hands is shown, and whether it is over: then it leads on itself. */
  private isLast = false;
  private isOver = false;
  /** Whether the reader has gone on to a hand that is not drawn yet. */
  private isComing = false;
  private onward?: Onward;

  constructor(private readonly lesson: AskingLesson) {}

  /** Whether the questions of some step have come back. */
  get isAsked(): boolean {
    return this.step !== undefined;
  }

  /** Whether the button of what has come back leads on. */
  get leadsOn(): boolean {
    return this.isOver;
  }

  /** Whether the questions of a step have come back. */
  isIn(section: HTMLElement | undefined): boolean {
    return section !== undefined && this.step === section;
  }

  /** Whether a step has questions that come back, and have not yet. */
  isDue(section: HTMLElement): boolean {
    const {marks} = this.lesson;
    const {ideas, tables} = missedIn(marks, [section]);
    return !this.isIn(section) && !marks.isMended(section) && ideas.length + tables.length > 0;
  }

  begin(section: HTMLElement): void {
    this.step = section;
    this.isComing = true;
    this.lesson.redraw();
  }

  /** Another step is shown. */
  end(): void {
    this.step = undefined;
    this.isLast = this.isOver = this.isComing = false;
  }

  /** Turns to the other hand, as soon as its element has come. */
  turnTo(root: ParentNode): void {
    const fresh = root.querySelector<HTMLElement>('.fresh');
    if (!this.isComing || !fresh) return;
    this.isComing = false;
    fresh.focus({preventScroll: true});
    (fresh.previousElementSibling ?? fresh).scrollIntoView({block: 'start'});
  }

  /** The hands and tables that have come back. @param onward what comes after them */
  render({lesson: words}: LearningStrings, seed: string, onward: Onward): TemplateResult | typeof nothing {
    const {lesson, step} = this;
    if (!step) return nothing;
    this.onward = onward;
    const {ideas, tables} = missedIn(lesson.marks, [step]);
    const asked = {like: ideas, seed, onward: tables.length ? undefined : onward, onTold: this.handleHands};
    const hands = ideas.length ? otherHands(lesson, asked) : nothing;
    const around = {seed, onward, onEnd: (isRight: boolean) => isRight && this.mend()};
    const fresh = tables.length ? otherTables(lesson, tables, around) : nothing;
    return hands && fresh
      ? html`<div @mj-answer=${this.handleFresh} @mj-reveal=${this.handleFresh}>
          <h3>${words.once}</h3>
          ${hands}${fresh}
        </div>`
      : nothing;
  }

  private mend(): void {
    if (!this.step) return;
    this.lesson.marks.mend(this.step);
    this.lesson.onMended();
  }

  /** Once all hands were right, the step was learned after all. Where there is no other hand, the step is over. */
  private readonly handleHands = ({type, detail}: CustomEvent<Partial<ProgressDetail>>): void => {
    if (type === 'mj-invalid') this.onward?.go();
    const {done, right, of} = detail;
    this.isLast = done !== undefined && done === of;
    if (this.isLast && right === of) this.mend();
  };

  /** Once the hand or table that leads on is over, there is no second button for that. */
  private readonly handleFresh = ({target, type, detail}: CustomEvent<Partial<AnswerDetail>>): void => {
    const {localName, onward} = target as MjQuiz;
    if (!onward || (type === 'mj-answer' && !detail.right)) return;
    this.isOver ||= localName === 'mj-quiz' || this.isLast;
    this.lesson.redraw();
  };
}
