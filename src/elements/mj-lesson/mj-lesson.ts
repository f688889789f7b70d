import {
  html,
  nothing,
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import {announce, hush} from '../../controllers/announcer.js';
import {KeepController} from '../../controllers/keep.js';
import {PaperController} from '../../controllers/paper.js';
import {onWindow} from '../../controllers/window-events.js';
import {spelled} from '../../core/situation/problem.js';
import {learningWords, type LearningStrings} from '../../locales/lesson.js';
import type {Idea} from '../../quiz/another.js';
import {dayOf, withLesson, withMissed} from '../../quiz/kept.js';
import {emit} from '../base/emit.js';
import type {AnswerDetail, ProgressDetail} from '../base/events.js';
import {later} from '../../controllers/fetched.js';
import {keptView} from '../views/kept-view.js';
import {DRILL_PARTS} from '../views/parts.js';
import type {MjQuiz, TableExercise} from '../mj-quiz/shared.js';
import type {TableSurroundings} from './tables.js';
import {MjElement, type Computed} from '../base/mj-element.js';
import {numberText} from '../attributes/converters.js';
import {TermsController} from '../views/terms.js';
import {lessonStyles} from './mj-lesson.styles.js';
import type {HandedLooks} from '../../contexts/looks.js';
import type {ElementMeta} from '../meta.js';
import {meta} from './meta.js';
import {
  isFree,
  isStepMark,
  keyOf,
  leadsOn,
  QUESTION_TAGS,
  StepMarks,
  questionsIn,
  sectionsOf,
  showOnly,
  stepOf,
  titleOf,
  type LessonProgress,
  type StepMark,
} from './lesson-steps.js';
import {spokenSummary, summaryView, type StepEnds} from './summary-view.js';
import {canTestOut, isTestHash, testIdeas, testOffer, testView, type LessonTest} from './testing-out.js';

/** Other hands are drawn by the element for exercises, which is fetched when the first is needed. */
const drillFor = later(() => import('../mj-drill/define.js'));

/** Other tables need the referee. */
const tablesFor = later(async () => {
  const [{tablesView}] = await Promise.all([
    import('./tables.js'),
    import('../mj-board/define.js'),
    import('../mj-quiz/define.js'),
  ]);
  return {tablesView};
});

/** How many hands the summary has to practise with. */
const HANDS = 3;

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
  private readonly keeper = new KeepController(
    this,
    () => spelled(this.keep ?? ''),
    (isForgotten) => {
      if (isForgotten) this.beginAnew();
      this.redraw();
    },
  );
  /** The name whose progress was taken over. */
  private takenOver = '';
  /** The step whose other hands are shown. */
  private again?: HTMLElement;
  /** Whether the last of the other hands is shown, and whether it is over: then it leads on itself. */
  private isFreshLast = false;
  private isFreshOver = false;
  /** Whether the reader has gone on to another hand that is not drawn yet. */
  private isComing = false;
  /** The hands of the summary; kept, so that no answer draws others. */
  private hands?: readonly Idea[];
  private readonly prepared = new WeakSet<HTMLElement>();
  /** The test by which the reader shows that the lesson is known, and whether it is being taken. */
  private test?: LessonTest;
  private isTesting = false;
  /** Whether an address leads to the test, which begins as soon as the sections are there. */
  private isTestWanted = false;
  private tests = 0;

  constructor() {
    super();
    // until the words have come, prestyle.css shows the first step alone
    this.setWaiting(true);
    onWindow(this, ['hashchange'], this.handleHash);
    this.addEventListener('mj-answer', this.handleAnswer);
    this.addEventListener('mj-reveal', this.handleReveal);
    this.addEventListener('mj-progress', this.handleProgress);
    this.addEventListener('mj-invalid', this.handleInvalid);
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

  /** Takes over what the browser has kept, once for each name. */
  private takeOver(): void {
    const {keeper, id} = this;
    const name = spelled(this.keep ?? '');
    if (name === this.takenOver) return;
    this.takenOver = name;
    const {lessons} = keeper.kept;
    if (!Object.hasOwn(lessons, id)) return;
    const {step, steps} = lessons[id];
    const marks = Object.entries(steps).flatMap(([key, {mark}]): [string, StepMark][] =>
      isStepMark(mark) ? [[key, mark]] : [],
    );
    this.keptProgress ??= {step, steps: Object.fromEntries(marks)};
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

  override connectedCallback(): void {
    super.connectedCallback();
    this.handleHash();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    hush(this);
    showOnly(this.sections, undefined);
  }

  private readonly handleHash = (): void => {
    if (isTestHash(location.hash, this.id)) {
      this.isTestWanted = true;
      this.redraw();
    }
    const at = stepOf(location.hash, this.id, sectionsOf(this));
    if (at !== undefined) this.step = at + 1;
  };

  private readonly handleAnswer = (event: CustomEvent<AnswerDetail>): void => {
    const question = event.target as Element;
    if (!question.matches('mj-quiz, mj-play')) return;
    const {ask, right} = event.detail;
    // a hand that is over without its goals is over as a question, too
    if (ask === 'goal' && !right) this.marks.end(question);
    else this.marks.answer(question, right);
    if (!right) this.keepMissed(question);
    this.tell();
  };

  private readonly handleReveal = (event: Event): void => {
    // the stops of a round are no questions of the lesson
    if (!(event.target as Element).matches(QUESTION_TAGS)) return;
    this.marks.show(event.target as Element);
    this.keepMissed(event.target as Element);
    this.tell();
  };

  /** Keeps a question that was answered wrong, so that it is asked again on another day. */
  private keepMissed(question: Partial<MjQuiz>): void {
    const {exercise} = question;
    if (exercise) this.keeper.change((kept) => withMissed(kept, exercise, dayOf(new Date())));
  }

  /** A question that cannot be asked is not waited for. */
  private readonly handleInvalid = ({target}: Event): void => {
    if ((target as Element).matches(QUESTION_TAGS)) this.tellPage();
    if (target !== this) this.redraw();
  };

  /** Treats exercises inside as one question: answered once all are done, or, where they are endless, one. */
  private readonly handleProgress = (event: CustomEvent<ProgressDetail>): void => {
    const question = event.target as Element;
    if (question === this) return;
    const {done, of, missed} = event.detail;
    if (done < (of || 1)) return;
    if (missed.length) this.marks.end(question);
    else this.marks.answer(question, true);
    this.tell();
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
    const {keeper, id, progress} = this;
    keeper.change((kept) => withLesson(kept, id, progress, dayOf(new Date())));
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
    this.again = undefined;
    this.isFreshLast = this.isFreshOver = false;
    this.isComing = false;
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

  /** Asks about hands like those of the lesson, once its questions can be asked. */
  private readonly beginTest = async (): Promise<void> => {
    const {sections} = this;
    await customElements.whenDefined('mj-quiz');
    const inside = sections.flatMap((section) => [...section.querySelectorAll<MjQuiz>('mj-quiz')]);
    await Promise.all(inside.map(({updateComplete}) => updateComplete));
    const ideas = testIdeas(sections);
    if (!ideas.length) return;
    this.tests++;
    this.test = {ideas, seed: `${this.id}/test/${this.tests}`};
    this.isTesting = true;
    await this.turnTo(() => this.renderRoot.querySelector<HTMLElement>('.fresh'));
  };

  /** Draws something else, and brings the focus there. */
  private async turnTo(found: () => HTMLElement | null): Promise<void> {
    this.redraw();
    await this.updateComplete;
    found()?.focus();
  }

  private readonly leaveTest = (): void => {
    this.isTesting = false;
    this.go(0);
  };

  /** Counts the answers of a test. */
  private readonly handleTest = (event: CustomEvent<ProgressDetail>): void => {
    event.stopPropagation();
    const {done, right, of} = event.detail;
    if (this.test && done === of) this.test.right = right;
  };

  /** What comes after the test: all steps are done, or the lesson begins. */
  private readonly endTest = (): void => {
    const {test, sections, marks, strings} = this;
    if (test?.right !== test?.ideas.length) {
      this.leaveTest();
      return;
    }
    this.isTesting = false;
    for (const section of sections) marks.restore(section, 'right');
    this.go(sections.length);
    if (strings) announce(this, strings.lesson.known);
  };

  /** Goes on from a step: to other hands of what was wrong, once, and then to the next step. */
  private readonly goOn = (): void => {
    const {at, sections} = this;
    const section = sections.at(at);
    if (!section || !this.comesBack(section)) {
      this.go(at + 1);
      return;
    }
    this.again = section;
    this.isComing = true;
    this.redraw();
  };

  /** Turns to the other hand, as soon as its element has come. */
  private turnToFresh(): void {
    const fresh = this.renderRoot.querySelector<HTMLElement>('.fresh');
    if (!this.isComing || !fresh) return;
    this.isComing = false;
    fresh.focus({preventScroll: true});
    (fresh.previousElementSibling ?? fresh).scrollIntoView({block: 'start'});
  }

  /** Whether a step has questions that come back as other hands, and have not yet. */
  private comesBack(section: HTMLElement): boolean {
    const {marks, again} = this;
    return again !== section && !marks.isMended(section) && this.missedIn([section]).length > 0;
  }

  /** The hands of the questions that were wrong at first in some steps. */
  private ideasOf(sections: readonly HTMLElement[]): Idea[] {
    return this.missedIn(sections).flatMap(({exercise}) => exercise ?? []);
  }

  /** The same of the questions about tables. */
  private tablesOf(sections: readonly HTMLElement[]): TableExercise[] {
    return this.missedIn(sections).flatMap(({tableExercise}) => tableExercise ?? []);
  }

  /** The questions that were wrong at first in some steps, and that another hand or table can be asked about. */
  private missedIn(sections: readonly HTMLElement[]): Partial<MjQuiz>[] {
    const questions = sections.flatMap((section) => this.marks.missed(section)) as Partial<MjQuiz>[];
    return questions.filter(({exercise, tableExercise}) => exercise ?? tableExercise);
  }

  /** What comes after a step that is done: the words of the button, and what it does. */
  private onwardOf({lesson}: LearningStrings): {label: string; go: () => void} {
    const {at, sections} = this;
    const section = sections.at(at);
    if (section && this.comesBack(section)) return {label: lesson.another, go: this.goOn};
    return {label: at + 1 < sections.length ? lesson.next : lesson.summary, go: this.goOn};
  }

  private placeText({lesson}: LearningStrings): string {
    const {at, sections} = this;
    return at < sections.length ? lesson.step(at + 1, sections.length) : lesson.summary;
  }

  /** What is said on arrival: the place, and of the summary its lists. */
  private arrivalText(strings: LearningStrings): string {
    const place = this.placeText(strings);
    const {sections, at} = this;
    if (at < sections.length) return place;
    return strings.punctuation.sentences([place, ...spokenSummary(strings, sections, this.ends)]);
  }

  /** The steps that were asked, by how they were solved. */
  private get ends(): StepEnds {
    const {sections, marks} = this;
    const asking = sections.filter((section) => marks.isSeen(section) && questionsIn([section]));
    const can = asking.filter((section) => marks.isRightAtOnce(section));
    const later = asking.filter((section) => !can.includes(section) && marks.isSolvedAlone(section));
    return {
      ...{can, later, hard: asking.filter((section) => !can.includes(section) && !later.includes(section))},
      unseen: sections.filter((section) => !marks.isSeen(section)),
    };
  }

  /** Begins anew, as if the reader had done nothing. */
  private beginAnew(): void {
    this.marks.forget();
    this.hands = undefined;
    this.again = undefined;
    for (const quiz of this.querySelectorAll('mj-quiz')) quiz.formResetCallback();
    this.step = 1;
  }

  private readonly handleRestart = (): void => {
    this.beginAnew();
    this.go(0);
  };

  private readonly handleForget = (): void => {
    this.handleRestart();
    this.keeper.forget();
    void this.updateComplete.then(() => announce(this, this.strings?.lesson.forgotten ?? ''));
  };

  protected override readInput(): void {
    super.readInput();
    this.takeOver();
    this.restore();
  }

  protected override compute(): Computed<LearningStrings> {
    return {view: this.strings};
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    const {sections, at, paper, strings, marks} = this;
    this.light.change(() =>
      showOnly(sections, paper.isPrinted || !strings ? undefined : this.isTesting ? sections.length : at),
    );
    if (!strings || paper.isPrinted) return;
    this.setWaiting(false);
    if (this.isTestWanted && this.testOut && sections.length) {
      this.isTestWanted = false;
      void this.beginTest();
    }
    const section = this.isTesting ? undefined : sections.at(at);
    if (section) this.terms.define(section, strings);
    // a step that can be left: nothing of the next is to be drawn before the reader's eyes
    if (section && at + 1 < sections.length && marks.isSolved(section)) this.prepare(sections[at + 1]);
    if (section && !marks.isSeen(section)) {
      // a step looks the same once it has been shown
      marks.see(section);
      this.tellPage();
    }
    this.leadOn(section, strings);
    this.turnToFresh();
  }

  /** What asks again has the looks of the question in whose place it stands. */
  protected override get handedLooks(): HandedLooks {
    return {};
  }

  /** The questions of a step lead on themselves once all of them are over: beside the verdict, and by the Enter key. */
  private leadOn(section: HTMLElement | undefined, strings: LearningStrings): void {
    const isDone = section !== undefined && this.again !== section && this.marks.isSolved(section);
    for (const quiz of section?.querySelectorAll<MjQuiz>('mj-quiz') ?? [])
      if (isDone !== (quiz.onward !== undefined)) quiz.onward = isDone ? this.onwardOf(strings) : undefined;
  }

  /** Other hands of the ideas of some questions; undefined until the element for them has come. */
  private renderHands(
    like: readonly Idea[],
    seed: string,
    onward?: {label: string; go: () => void},
    handle: (event: CustomEvent<ProgressDetail>) => void = this.handleHands,
  ) {
    if (!drillFor({element: this, requestUpdate: () => this.redraw()})) return undefined;
    return html`<mj-drill
      class="fresh"
      part="fresh"
      tabindex="-1"
      exportparts=${DRILL_PARTS}
      .like=${like}
      .seed=${seed}
      .onward=${onward}
      @mj-progress=${handle}
      @mj-invalid=${this.handleHands}
    ></mj-drill>`;
  }

  /** Hands that are drawn anew do not count, but those of a step show that it was learned after all. */
  private readonly handleHands = (event: CustomEvent<Partial<ProgressDetail>>): void => {
    event.stopPropagation();
    // where there is no other hand, the step is over
    if (event.type === 'mj-invalid' && this.again) this.go(this.at + 1);
    const {done, right, of} = event.detail;
    this.isFreshLast = done !== undefined && done === of;
    if (!this.again || done === undefined || done !== of || right !== of) return;
    this.marks.mend(this.again);
    this.tell();
  };

  /** Other tables of the ideas of some questions; undefined until they have come, and where there are none. */
  private renderTables(
    like: readonly TableExercise[],
    around: TableSurroundings,
  ): TemplateResult | undefined {
    return tablesFor({element: this, requestUpdate: () => this.redraw()})?.tablesView(like, around);
  }

  /** Once the hand or table that leads on is over, there is no second button for that. */
  private readonly handleFresh = ({target, type, detail}: CustomEvent<Partial<AnswerDetail>>): void => {
    const {localName, onward} = target as MjQuiz;
    if (!onward || (type === 'mj-answer' && !detail.right)) return;
    this.isFreshOver ||= localName === 'mj-quiz' || this.isFreshLast;
    this.redraw();
  };

  private readonly handleTables = (isRight: boolean): void => {
    if (!this.again || !isRight) return;
    this.marks.mend(this.again);
    this.tell();
  };

  /** The hand or table that comes back at the end of a step. */
  private renderAgain(strings: LearningStrings): TemplateResult | typeof nothing {
    const {again, at, sections} = this;
    if (!again || again !== sections.at(at)) return nothing;
    const {lesson} = strings;
    const label = at + 1 < sections.length ? lesson.next : lesson.summary;
    const onward = {label, go: () => this.go(at + 1)};
    const seed = `${this.id}/${keyOf(again, at)}`;
    const ideas = this.ideasOf([again]);
    const tables = this.tablesOf([again]);
    const hands = ideas.length ? this.renderHands(ideas, seed, tables.length ? undefined : onward) : nothing;
    const fresh = tables.length
      ? this.renderTables(tables, {seed, onward, onEnd: this.handleTables})
      : nothing;
    return hands && fresh
      ? html`<div @mj-answer=${this.handleFresh} @mj-reveal=${this.handleFresh}>
          <h3>${lesson.once}</h3>
          ${hands}${fresh}
        </div>`
      : nothing;
  }

  private renderSteps(strings: LearningStrings): TemplateResult {
    const {lesson} = strings;
    const {at, sections, marks, free} = this;
    const section = sections[at];
    const isSolved = marks.isSolved(section);
    const isOpen = free || isFree(section) || isSolved;
    const {label, go} = this.onwardOf(strings);
    const isAsked = this.again !== undefined || !isSolved;
    const leadsItself = this.again ? this.isFreshOver : isSolved ? leadsOn(section) : !isOpen;
    return html`<div class="steps" part="steps">
      <button
        part="button"
        type="button"
        aria-disabled=${at ? nothing : 'true'}
        @click=${() => at && this.go(at - 1)}
      >
        ${lesson.back}
      </button>
      ${isOpen ? nothing : html`<span class="head" part="unsolved"><bdi>${lesson.unsolved}</bdi></span>`}
      <button
        class=${leadsItself ? 'main next away' : 'main next'}
        part="button"
        type="button"
        aria-disabled=${isOpen ? nothing : 'true'}
        @click=${() => isOpen && go()}
      >
        ${isAsked ? lesson.skip : label}
      </button>
    </div>`;
  }

  private renderSummary(strings: LearningStrings): TemplateResult {
    const {sections, marks} = this;
    const shown = sections.filter((section) => marks.isSeen(section));
    const asking = shown.filter((section) => questionsIn([section]));
    const hard = asking.filter((section) => marks.isMissed(section));
    const done = asking.filter((section) => marks.isSolved(section));
    // of what was wrong in the end first, then of all that was wrong, then of what came last
    const wrong = hard.filter((section) => !marks.isMended(section));
    const tables = this.tablesOf(wrong);
    if (!this.hands?.length) this.hands = this.chosenHands([...wrong, ...hard, ...done.toReversed()]);
    return summaryView({
      ...{strings, sections, ends: this.ends},
      right: marks.right,
      of: questionsIn(asking),
      ...(this.hands.length && {hands: this.renderHands(this.hands, `${this.id}/summary`)}),
      tables: tables.length ? this.renderTables(tables, {seed: `${this.id}/summary`}) : undefined,
      onGo: this.go,
      onRestart: this.handleRestart,
    });
  }

  /** Hands to practise with: of the questions of these steps, each once, and again from the first where they are few. */
  private chosenHands(sections: readonly HTMLElement[]): readonly Idea[] {
    const quizzes = new Set(sections.flatMap((section) => [...section.querySelectorAll<MjQuiz>('mj-quiz')]));
    const ideas = [...quizzes].flatMap(({exercise}) => exercise ?? []);
    return ideas.length ? [...Array(HANDS).keys()].map((i) => ideas[i % ideas.length]) : [];
  }

  private renderTest(strings: LearningStrings, test: LessonTest): TemplateResult {
    const onward = {label: strings.lesson.next, go: this.endTest};
    const hands = this.renderHands(test.ideas, test.seed, onward, this.handleTest);
    return testView(strings, test, hands, this.leaveTest);
  }

  override render(): TemplateResult {
    const {computed, sections, at, paper} = this;
    const {view} = computed;
    if (!view || !sections.length || paper.isPrinted) return html`<slot></slot>`;
    if (this.isTesting && this.test) return this.renderTest(view, this.test);
    const isStep = at < sections.length;
    const isOffered = this.testOut && at === 0 && !this.marks.done && canTestOut(sections);
    return html`<div class="head" part="head">
        <bdi>${this.placeText(view)}</bdi>
        <progress
          part="progress"
          aria-label=${view.lesson.progress}
          aria-valuetext=${view.lesson.done(at, sections.length)}
          max=${sections.length}
          value=${at}
        ></progress>
      </div>
      ${isOffered ? testOffer(view, this.test, () => void this.beginTest()) : nothing}
      <slot></slot>
      ${isStep ? html`${this.renderAgain(view)}${this.renderSteps(view)}` : this.renderSummary(view)}
      ${keptView(view.lesson, this.keeper, this.handleForget)}`;
  }
}
