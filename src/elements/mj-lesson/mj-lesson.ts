import {
  html,
  nothing,
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import {announce, hush} from '../../controllers/announcer.js';
import {PaperController} from '../../controllers/paper.js';
import {onWindow} from '../../controllers/window-events.js';
import {spelled} from '../../core/situation/problem.js';
import {learningWords, type LearningStrings} from '../../locales/lesson.js';
import type {Idea} from '../../quiz/another.js';
import {emit} from '../base/emit.js';
import {keptView} from '../views/kept-view.js';
import type {MjQuiz, Onward} from '../mj-quiz/shared.js';
import {MjElement, type Computed} from '../base/mj-element.js';
import {numberText} from '../attributes/converters.js';
import {TermsController} from '../views/terms.js';
import {lessonStyles} from './mj-lesson.styles.js';
import type {HandedLooks} from '../../contexts/looks.js';
import type {ElementMeta} from '../meta.js';
import {meta} from './meta.js';
import {
  isFree,
  keyOf,
  leadsOn,
  StepMarks,
  questionsIn,
  sectionsOf,
  showOnly,
  stepOf,
  titleOf,
  type LessonProgress,
  type StepMark,
} from './lesson-steps.js';
import {endsOf, spokenSummary, summaryView} from './summary-view.js';
import {ComingBack} from './coming-back.js';
import {hearAnswers} from './heard-answers.js';
import {LessonKeeper} from './lesson-keeper.js';
import {otherHands, missedIn, otherTables, practiceOf} from './other-hands.js';
import {headView, nextLabel, placeText, stepsView, type LessonPlace} from './steps-view.js';
import {TestingOut} from './testing-out.js';

/**
 * A lesson: sections of prose with examples and questions, shown one after the other. A question that was answered wrong
 * comes back at the end of its step as another hand of the same idea. The summary says what the reader can do now and what
 * was hard, and has hands drawn from that. With `keep`, the reader's browser keeps progress; else nothing is stored, and a page
 * can store `progress` itself at each `mj-progress`.
 *
 * @customElement mj-lesson
 * @slot - Sections, one for each step; one with `data-free` may be skipped; other content is always shown. Without script everything is shown
 * @slot next - What comes after the lesson: a link to the next one, shown with the summary
 * @fires {CustomEvent<ProgressDetail>} mj-progress - A question has been answered, or another step is shown
 * @fires {CustomEvent<Problem>} mj-invalid - A property has a value that cannot be used
 * @csspart head - The heading with the reader's place in the lesson
 * @csspart progress - The progress bar
 * @csspart steps - The buttons
 * @csspart button - One of them
 * @csspart unsolved - The note that a question has to be answered first
 * @csspart summary - The summary at the end
 * @csspart can - A step that was right at the first try
 * @csspart later - A step solved after a hint or a second try
 * @csspart again - A step whose answer was shown, or not found
 * @csspart unseen - A step that has not been shown yet
 * @csspart kept - The line that says what is kept, with `keep`
 * @csspart forget - The button in it
 * @csspart test - The button with which a reader shows that the lesson is known already, with `test-out`
 * @csspart fresh - Another hand, at the end of a step or in the summary; the parts of the `<mj-drill>` inside are parts of this element too
 * @cssprop [--mj-target=2.25em] - Minimum height of everything that can be tapped
 */
export class MjLesson extends MjElement<LearningStrings, LearningStrings> {
  static override readonly meta: ElementMeta = meta;

  static override styles: CSSResultGroup = lessonStyles;

  static override properties: PropertyDeclarations = {
    free: {type: Boolean, useDefault: true},
    testOut: {type: Boolean, useDefault: true, attribute: 'test-out'},
    size: {reflect: true},
    step: {type: Number, converter: numberText},
    keep: {},
    progress: {attribute: false, noAccessor: true},
  };

  /** Lets readers go on without answering, from every step. */
  free = false;

  /**
   * Lets readers show that they know the lesson already: a few hands like those of its questions, and the lesson is done if all
   * answers are right at the first attempt. With an `id`, `#id-test` leads there.
   */
  testOut = false;

  /** `large` or `huge` for larger buttons; `small` and `medium` for those of the usual size. */
  size?: 'small' | 'medium' | 'large' | 'huge';

  /** The number of the step that is shown, from 1; the number after the last step is the summary. */
  step?: number;

  /**
   * A name under which this browser alone keeps what the reader has done and missed. Lessons with the same name share it, each
   * under its own `id`. Without the attribute nothing is kept.
   */
  keep?: string;

  protected readonly vocabulary = learningWords;
  private readonly marks = new StepMarks();
  private readonly terms = new TermsController(this);
  private readonly paper = new PaperController(this, () => this.performUpdate());
  /** Progress that the page gave before the sections were there. */
  private keptProgress?: LessonProgress;
  /** The hands of the summary; kept, so that no answer draws others. */
  private hands?: readonly Idea[];
  private readonly prepared = new WeakSet<HTMLElement>();
  /** What else asks in the lesson is told as the lesson. */
  private readonly needing = {element: this, requestUpdate: () => this.redraw()};
  private readonly kept = new LessonKeeper({
    ...{host: this, needing: this.needing},
    id: () => this.id,
    name: () => spelled(this.keep ?? ''),
    redraw: () => this.redraw(),
    onForgotten: () => this.beginAnew(),
  });
  private readonly again = new ComingBack({
    ...this.needing,
    marks: this.marks,
    redraw: () => this.redraw(),
    onMended: () => this.tell(),
  });
  private readonly test = new TestingOut({
    ...this.needing,
    id: () => this.id,
    sections: () => this.sections,
    turnTo: () => void this.turnToTest(),
    onEnd: (isKnown) => this.endTest(isKnown),
  });

  constructor() {
    super();
    // until the words have come, prestyle.css shows the first step alone
    this.setWaiting(true);
    onWindow(this, ['hashchange'], this.handleHash);
    hearAnswers({
      ...{element: this, marks: this.marks},
      onMissed: (question) => this.kept.keepMissed(question),
      onDone: () => this.tell(),
      onInvalid: (isQuestion) => {
        if (isQuestion) this.tellPage();
        this.redraw();
      },
    });
  }

  private get sections(): HTMLElement[] {
    return this.light.look(sectionsOf);
  }

  /** Index of the step, from 0; the number of sections stands for the summary. */
  private get at(): number {
    const step = Math.floor(Number(this.step) || 1) - 1;
    return Math.min(Math.max(step, 0), this.sections.length);
  }

  /**
   * How far the reader has come: the step that is shown, and which steps were shown, right, or wrong at first. A page that
   * keeps it sets it again when the reader comes back.
   */
  get progress(): LessonProgress {
    const {sections, marks, at} = this;
    const steps = sections.flatMap((section, i): [string, StepMark][] => {
      const mark = marks.markOf(section);
      return mark ? [[keyOf(section, i), mark]] : [];
    });
    return {step: at + 1, steps: Object.fromEntries(steps)};
  }

  set progress(progress: LessonProgress | null | undefined) {
    this.keptProgress = progress ?? undefined;
    this.requestUpdate();
  }

  /** Takes over the progress that the page has kept, once the sections are there. An address goes before its step. */
  private restore(): void {
    const {keptProgress, sections, marks} = this;
    if (!keptProgress || !sections.length) return;
    this.keptProgress = undefined;
    sections.forEach((section, at) => {
      const mark = Object.entries(keptProgress.steps ?? {}).find(([key]) => key === keyOf(section, at))?.[1];
      if (mark) marks.restore(section, mark);
      if (mark === 'missed') this.prepare(section);
    });
    if (stepOf(location.hash, this.id, sections) === undefined) this.step = keptProgress.step;
  }

  override comeIn(): void {
    super.comeIn();
    this.handleHash();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    hush(this);
    showOnly(this.sections, undefined);
  }

  private readonly handleHash = (): void => {
    this.test.follow(location.hash);
    const at = stepOf(location.hash, this.id, sectionsOf(this));
    if (at !== undefined) this.step = at + 1;
  };

  /** Draws what stands in a step that is not shown; once. */
  private prepare(section: HTMLElement): void {
    if (this.prepared.has(section)) return;
    this.prepared.add(section);
    const inside = [...section.querySelectorAll<HTMLElement & Partial<MjElement>>('*')];
    void Promise.all(inside.map(({updateComplete}) => Promise.resolve(updateComplete))).then(() =>
      this.redraw(),
    );
  }

  /** The reader has done something. */
  private tell(): void {
    this.kept.keep(this.progress);
    this.tellPage();
    this.redraw();
  }

  /** Tells the page how far the reader has come. */
  private tellPage(): void {
    const {marks, sections} = this;
    const named = (some: readonly HTMLElement[]): string[] =>
      some.map((one) => one.id || titleOf(one, sections.indexOf(one)));
    const missed = named(sections.filter((one) => marks.isMissed(one)));
    const unseen = named(sections.filter((one) => !marks.isSeen(one)));
    const detail = {done: marks.done, right: marks.right, of: questionsIn(sections), missed, unseen};
    emit(this, 'mj-progress', detail);
  }

  private readonly go = (at: number): void => {
    this.step = at + 1;
    this.again.end();
    const section = this.sections.at(at);
    if (section) this.marks.see(section);
    this.tell();
    if (this.id) history.replaceState(history.state, '', `#${this.id}-${this.step}`);
    void this.updateComplete.then(() => {
      const shown = this.sections[this.at] ?? this.renderRoot.querySelector<HTMLElement>('.summary');
      shown.tabIndex = -1;
      shown.focus();
      if (this.strings) announce(this, this.arrivalText(this.strings));
    });
  };

  private async turnToTest(): Promise<void> {
    this.redraw();
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('.fresh')?.focus();
  }

  /** What comes after the test: all steps are done, or the lesson begins. */
  private endTest(isKnown: boolean): void {
    const {sections, marks, strings} = this;
    if (isKnown) for (const section of sections) marks.restore(section, 'right');
    this.go(isKnown ? sections.length : 0);
    if (isKnown && strings) announce(this, strings.lesson.known);
  }

  /** Goes on from a step: to other hands of what was wrong, once, and then to the next step. */
  private readonly goOn = (): void => {
    const {at, sections, again} = this;
    const section = sections.at(at);
    if (section && again.isDue(section)) again.begin(section);
    else this.go(at + 1);
  };

  /** What comes after a step that is done: the words of the button, and what it does. */
  private onwardOf(strings: LearningStrings): Onward {
    const section = this.sections.at(this.at);
    const label =
      section && this.again.isDue(section) ? strings.lesson.another : nextLabel(strings, this.place);
    return {label, go: this.goOn};
  }

  private get place(): LessonPlace {
    return {at: this.at, of: this.sections.length};
  }

  /** What is said on arrival: the place, and of the summary its lists. */
  private arrivalText(strings: LearningStrings): string {
    const place = placeText(strings, this.place);
    const {sections, at} = this;
    if (at < sections.length) return place;
    return strings.punctuation.sentences([
      place,
      ...spokenSummary(strings, sections, endsOf(this.marks, sections)),
    ]);
  }

  /** Begins anew, as if the reader had done nothing. */
  private beginAnew(): void {
    this.marks.forget();
    this.hands = undefined;
    this.again.end();
    for (const quiz of this.querySelectorAll('mj-quiz')) quiz.formResetCallback();
    this.step = 1;
  }

  private readonly handleRestart = (): void => {
    this.beginAnew();
    this.go(0);
  };

  private readonly handleForget = (): void => {
    this.handleRestart();
    this.kept.keeper.forget();
    void this.updateComplete.then(() => announce(this, this.strings?.lesson.forgotten ?? ''));
  };

  protected override readInput(): void {
    super.readInput();
    const kept = this.kept.takeOver();
    this.keptProgress ??= kept;
    this.restore();
  }

  protected override compute(): Computed<LearningStrings> {
    return {view: this.strings};
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    const {sections, at, paper, strings, marks} = this;
    this.light.change(() =>
      showOnly(sections, paper.isPrinted || !strings ? undefined : this.test.isTaken ? sections.length : at),
    );
    if (!strings || paper.isPrinted) return;
    this.setWaiting(false);
    if (this.testOut) this.test.beginWanted();
    const section = this.test.isTaken ? undefined : sections.at(at);
    if (section) this.terms.define(section, strings);
    // a step that can be left: nothing of the next is to be drawn before the reader's eyes
    if (section && at + 1 < sections.length && marks.isSolved(section)) this.prepare(sections[at + 1]);
    if (section && !marks.isSeen(section)) {
      // a step looks the same once it has been shown
      marks.see(section);
      this.tellPage();
    }
    this.leadOn(section, strings);
    this.again.turnTo(this.renderRoot);
  }

  /** What asks again has the looks of the question in whose place it stands. */
  protected override get handedLooks(): HandedLooks {
    return {};
  }

  /** The questions of a step lead on themselves once all of them are over: beside the verdict, and by the Enter key. */
  private leadOn(section: HTMLElement | undefined, strings: LearningStrings): void {
    const isDone = section !== undefined && !this.again.isIn(section) && this.marks.isSolved(section);
    for (const quiz of section?.querySelectorAll<MjQuiz>('mj-quiz') ?? [])
      if (isDone !== (quiz.onward !== undefined)) quiz.onward = isDone ? this.onwardOf(strings) : undefined;
  }

  /** The hand or table that comes back at the end of a step. */
  private renderAgain(strings: LearningStrings): TemplateResult | typeof nothing {
    const {again, at, sections} = this;
    if (!again.isIn(sections[at])) return nothing;
    const onward = {label: nextLabel(strings, this.place), go: () => this.go(at + 1)};
    return again.render(strings, `${this.id}/${keyOf(sections[at], at)}`, onward);
  }

  private renderSteps(strings: LearningStrings): TemplateResult {
    const {at, sections, marks, free, go: onGo} = this;
    const section = sections[at];
    const isSolved = marks.isSolved(section);
    const isOpen = free || isFree(section) || isSolved;
    const {isAsked, leadsOn: isLed} = this.again;
    return stepsView(strings, {
      ...{at, isOpen, onGo},
      onward: this.onwardOf(strings),
      isSkipped: isAsked || !isSolved,
      leadsItself: isAsked ? isLed : isSolved ? leadsOn(section) : !isOpen,
    });
  }

  private renderSummary(strings: LearningStrings): TemplateResult {
    const {sections, marks} = this;
    const shown = sections.filter((section) => marks.isSeen(section));
    const asking = shown.filter((section) => questionsIn([section]));
    const hard = asking.filter((section) => marks.isMissed(section));
    const done = asking.filter((section) => marks.isSolved(section));
    // of what was wrong in the end first, then of all that was wrong, then of what came last
    const wrong = hard.filter((section) => !marks.isMended(section));
    const {tables} = missedIn(marks, wrong);
    const seed = `${this.id}/summary`;
    if (!this.hands?.length) this.hands = practiceOf([...wrong, ...hard, ...done.toReversed()]);
    return summaryView({
      ...{strings, sections, ends: endsOf(marks, sections)},
      right: marks.right,
      of: questionsIn(asking),
      ...(this.hands.length && {hands: otherHands(this.needing, {like: this.hands, seed})}),
      tables: tables.length ? otherTables(this.needing, tables, {seed}) : undefined,
      onGo: this.go,
      onRestart: this.handleRestart,
    });
  }

  override render(): TemplateResult {
    const {computed, sections, at, paper} = this;
    const {view} = computed;
    if (!view || !sections.length || paper.isPrinted) return html`<slot></slot>`;
    const test = this.test.view(view);
    if (test) return test;
    const isStep = at < sections.length;
    const isOffered = this.testOut && at === 0 && !this.marks.done;
    return html`${headView(view, this.place)} ${isOffered ? this.test.offer(view) : nothing}
      <slot></slot>
      ${isStep ? html`${this.renderAgain(view)}${this.renderSteps(view)}` : this.renderSummary(view)}
      ${keptView(view.lesson, this.kept.keeper, this.handleForget)}`;
  }
}
