import {html, nothing, type CSSResultGroup, type PropertyDeclarations, type TemplateResult} from 'lit';
import {announce} from '../../controllers/announcer.js';
import {memoizeLast, steady} from '../../controllers/memoize.js';
import {later} from '../../controllers/fetched.js';
import {KeepController} from '../../controllers/keep.js';
import {ViewportScheduler} from '../../controllers/viewport-scheduler.js';
import type {RulesView} from '../../controllers/rules-view.js';
import type {Examples} from '../../core/drawing/drawing.js';
import type {Level} from '../../core/drawing/level.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import {spelled, type Problem} from '../../core/situation/problem.js';
import {unanswerable} from '../../quiz/unanswerable.js';
import {isFault} from '../../core/situation/result.js';
import {learningWords, type LearningStrings} from '../../locales/lesson.js';
import type {LessonStrings} from '../../locales/lesson/strings.js';
import type {Exercise, Idea} from '../../quiz/another.js';
import {
  dayOf,
  dueOn,
  isIdea,
  nextDue,
  rulesOfIdea,
  withAnswer,
  withMissed,
  type KeptIdea,
} from '../../quiz/kept.js';
import type {DrawnExercise, DrawTable, ExerciseRun, DrawnTable} from '../../quiz/exercises.js';
import {isTableIdea} from '../../quiz/table-idea.js';
import {emit} from '../base/emit.js';
import type {AnswerDetail} from '../base/events.js';
import {keptView} from '../views/kept-view.js';
import {isOnward, type MjQuiz, type Onward, type QuizLooks} from '../mj-quiz/shared.js';
import {QUIZ_PARTS} from '../views/parts.js';
import type {Computed} from '../base/mj-element.js';
import {numberText} from '../attributes/converters.js';
import {RulesElement} from '../base/rules-element.js';
import {ShowsTiles} from '../base/shows-tiles.js';
import {drillStyles} from './mj-drill.styles.js';
import {beginRun, type DrillOrder, type DrillRun, type ShownExercise} from './run.js';
import {readDrill} from './spec.js';
import type {HandedLooks} from '../../contexts/looks.js';
import type {ElementMeta} from '../meta.js';
import {meta} from './meta.js';

/** Fetched when needed: the code that draws situations is large. */
const exercisesFor = later(() => import('../../quiz/exercises.js'));
/** Fetched when a table is due: it needs the referee. */
const tablesFor = later(async () => {
  const [{tablesBy, tableQuestion}] = await Promise.all([
    import('./tables.js'),
    import('../mj-board/define.js'),
  ]);
  return {tablesBy, tableQuestion};
});

/** What is said of looks, without what is not. */
const definedIn = (looks: Partial<QuizLooks>): Partial<QuizLooks> =>
  Object.fromEntries(Object.entries(looks).filter(([, value]) => value !== undefined));

/** The rules, and the run of exercises; without a run while something for it is being fetched. */
interface Drilled extends RulesView<LearningStrings> {
  readonly run?: DrillRun;
}

/**
 * Endless exercises: hands drawn from a seed, each with a question. What was answered wrong comes back later, as another
 * hand of the same idea; with `keep` and `review`, also on other days.
 *
 * @customElement mj-drill
 * @slot - Shown until the exercises have loaded, and without script
 * @fires {CustomEvent<AnswerDetail>} mj-answer - An answer was checked
 * @fires {CustomEvent<ProgressDetail>} mj-progress - An exercise is finished
 * @fires {CustomEvent<Problem>} mj-invalid - No exercise can be made from the attributes
 * @csspart drill - The whole element; the parts of the `<mj-quiz>` inside are parts of this element too
 * @csspart head - The number of the exercise, and how many answers were right
 * @csspart progress - How many exercises are finished
 * @csspart button - The buttons
 * @csspart summary - The summary at the end
 * @csspart later - A pattern that was missed at first, and right when it came back
 * @csspart missed - A pattern that was missed
 * @csspart kept - The line that says what is kept, with `keep`
 * @csspart forget - The button in it
 * @csspart problem - An error and its reason
 * @csspart field - The wrong attribute
 * @csspart text - The wrong text
 * @csspart mark - The place in that text
 * @csspart error - The reason
 * @cssprop [--mj-target=2.25em] - Minimum height of everything that can be tapped
 * @cssprop [--mj-drill-block-size=18em] - Minimum height, reserved also before the element is drawn
 * @cssState invalid - No exercise can be made from the attributes
 * @cssState waiting - Not drawn yet: elements before it are drawn first
 * @cssState far - Out of view and not drawn yet; its room is reserved
 * @cssState apart - Drawn while out of view; contained until it is scrolled near
 */
export class MjDrill extends ShowsTiles<RulesElement<LearningStrings, Drilled>>(RulesElement) {
  static override readonly meta: ElementMeta = meta;

  static override styles: CSSResultGroup = drillStyles;

  static override properties: PropertyDeclarations = {
    ask: {},
    patterns: {},
    scope: {},
    level: {type: Number, converter: numberText},
    seed: {},
    count: {type: Number, converter: numberText},
    keep: {},
    review: {type: Boolean, useDefault: true},
    like: {attribute: false},
    onward: {attribute: false},
  };

  /** The kinds of questions, separated by spaces; all by default. */
  ask?: string;

  /** Ids of patterns: each exercise has or just misses one of them. All patterns of the rule set by default. */
  patterns?: string;

  /** Ids of the patterns that the reader has met: no others count in the hands. Any by default. */
  scope?: string;

  /** 1: hands without melds and the usual patterns · 2: melds, seats, flowers · 3: flags and robbed kongs too. 1 by default. */
  level?: Level;

  /** The same seed gives the same exercises. */
  seed?: string;

  /** How many exercises there are; 0 for endless exercises. */
  count?: number;

  /**
   * A name under which this browser alone keeps what the reader answers wrong; lessons with the same name share it. Without
   * the attribute nothing is kept.
   */
  keep?: string;

  /**
   * Asks what was missed on other days under the name of `keep`, once each: 1 day after it was missed, then 3, 7 and 21 days
   * after each right answer.
   */
  review = false;

  /**
   * Hands, each with what is asked about it, of which other hands are drawn: one of each, in place of exercises about
   * `patterns`. The rules are those of the first hand. A question gives its own by its property `exercise`.
   */
  like?: readonly Idea[];

  /** What comes after the last exercise: `label` is on the button then, which calls `go`. A summary by default. */
  onward?: Onward;

  protected override readonly near = new ViewportScheduler(this, this.internals.states);
  protected readonly vocabulary = learningWords;
  /** The rules as they are read; neither while something is being fetched. */
  private ruling: Computed<RulesView<LearningStrings>> = {};
  private exercises?: ReturnType<typeof exercisesFor>;
  private examples?: Examples;
  private tables?: ReturnType<typeof tablesFor>;
  /** Draws other tables; undefined until what that needs has come. */
  private tablesBy?: DrawTable | undefined;
  private readonly sameOrder = steady<DrillOrder>();
  private readonly runOf = memoizeLast(
    (_restarts: number, ...from: Parameters<typeof beginRun>): ReturnType<typeof beginRun> =>
      beginRun(...from),
  );
  /** How often the reader has begun again. */
  private restarts = 0;
  private readonly keeper = new KeepController(
    this,
    () => spelled(this.keep ?? ''),
    (isForgotten) => (isForgotten && this.review ? this.handleRestart() : this.redraw()),
  );
  /** What is due when a review begins; what is answered in it stays part of it. */
  private readonly dueFrom = memoizeLast((_keep: string, _restarts: number): readonly KeptIdea[] =>
    dueOn(this.keeper.kept, this.today).map(({idea}) => idea),
  );

  /** The rules of the exercises. */
  protected override get rulesId(): string {
    const [idea] = this.ideas;
    return idea ? rulesOfIdea(idea) : (this.rules ?? '');
  }

  /** The ideas that exercises are to be like, of one rule set. */
  private get ideas(): readonly KeptIdea[] {
    const like: readonly KeptIdea[] = this.review
      ? this.dueFrom(spelled(this.keep ?? ''), this.restarts)
      : (Array.isArray(this.like) ? (this.like as unknown[]) : []).filter(isIdea);
    return like.filter((idea) => rulesOfIdea(idea) === rulesOfIdea(like[0]));
  }

  private get most(): number {
    const {ideas} = this;
    return ideas.length || Math.max(0, Math.floor(Number(this.count) || 0));
  }

  /** The number of the present day. */
  private get today(): number {
    return dayOf(new Date());
  }

  private get run(): DrillRun | undefined {
    return this.computed.view?.run;
  }

  protected override readInput(): void {
    super.readInput();
    this.ruling = this.readRules({detailed: false, required: !this.review});
    const ruleset = this.ruling.view?.known.ruleset;
    this.exercises = ruleset && exercisesFor(this);
    this.examples = ruleset && this.rulesets.examples(ruleset);
    this.tables = this.ideas.some(isTableIdea) ? tablesFor(this) : undefined;
    const {view} = this.ruling;
    // words in another language may be under way
    this.tablesBy = (view && this.tables?.tablesBy(view, this)) ?? this.tablesBy;
  }

  /** Another table of a kept one, by the present words; the same function always, so that no run begins anew. */
  private readonly drawTable: DrawTable = (idea, seed) => this.tablesBy?.(idea, seed);

  protected override compute(): Computed<Drilled> {
    const {exercises, examples, restarts} = this;
    const {view, fault: unruled} = this.ruling;
    if (this.review && !this.keep) return {fault: unanswerable('not-kept')};
    if (!view) return {fault: unruled};
    const {ruleset} = view.known;
    const spec = this.readSpec(ruleset);
    if (isFault(spec)) return {view, fault: spec};
    if (!exercises || !examples || (this.ideas.some(isTableIdea) && !this.tablesBy)) return {view};
    const order = this.sameOrder({spec, ideas: this.ideas, count: this.most});
    const {run, fault} = this.runOf(restarts, exercises, examples, ruleset, order, this.drawTable);
    return {view: {...view, ...(run && {run})}, fault};
  }

  /** What the attributes ask for. Each day of a review has other hands. */
  private readSpec(ruleset: Ruleset): ReturnType<typeof readDrill> {
    const {rulesId: rules, options, ask, patterns, scope, level} = this;
    const given = spelled(this.seed ?? '1');
    const seed = this.review ? `${given}/${this.today}` : given;
    return readDrill({rules, options, ask, patterns, scope, level, seed}, ruleset);
  }

  /** The first answer counts. */
  private readonly handleAnswer = ({detail, target}: CustomEvent<AnswerDetail>): void => {
    const {course, shown} = this.run ?? {};
    if (!shown || !course) return;
    if (detail.right) this.handleOver();
    if (shown.isAnswered) return;
    shown.isAnswered = true;
    const idea = (target as MjQuiz).exercise;
    course.answer(shown.exercise, detail.right, shown.isBack, idea?.missed);
    this.keepAnswer(shown, detail.right, idea);
    const {done, right, missed} = course;
    const progress = {done, right, of: this.most, missed};
    emit(this, 'mj-progress', progress);
    this.redraw();
  };

  /** The answer is known: the question leads on, and counts as wrong if it was not answered. */
  private readonly handleOver = (): void => {
    const shown = this.run?.shown;
    if (!shown) return;
    shown.isOver = true;
    this.redraw();
  };

  /** The answer was shown, or no attempt is left. */
  private readonly handleReveal = ({target}: Event): void => {
    const {course, shown} = this.run ?? {};
    if (shown && course && !shown.isAnswered) {
      shown.isAnswered = true;
      course.answer(shown.exercise, false, shown.isBack);
      this.keepAnswer(shown, false, (target as MjQuiz).exercise);
    }
    this.handleOver();
  };

  /** Keeps the first answer to an exercise: of a review, when it is due next; else what was wrong. */
  private keepAnswer({exercise}: ShownExercise, isRight: boolean, idea: Idea | undefined): void {
    const {keeper, review, today} = this;
    const {idea: asked} = exercise;
    if (review && asked) keeper.change((kept) => withAnswer(kept, asked, isRight, today));
    else if (!isRight && idea && !('table' in exercise))
      keeper.change((kept) => withMissed(kept, {...idea, pattern: exercise.pattern}, today));
  }

  private readonly handleForget = (): void => {
    this.keeper.forget();
    if (this.strings) announce(this, this.strings.lesson.forgotten);
    this.handleRestart();
  };

  private readonly handleNext = (): void => {
    const {run} = this;
    if (!run?.shown?.isAnswered) return;
    if (isOnward(this.onward) && this.isLast) {
      this.onward.go();
      return;
    }
    run.goOn();
    this.redraw();
    void this.updateComplete.then(async () => {
      const quiz = this.renderRoot.querySelector<MjQuiz>('mj-quiz');
      await quiz?.updateComplete;
      (quiz ?? this.renderRoot.querySelector<HTMLElement>('button'))?.focus();
    });
  };

  private readonly handleRestart = (): void => {
    this.restarts++;
    this.requestUpdate();
  };

  /** Whether no exercise comes after the present one. */
  private get isLast(): boolean {
    return this.ideas.length > 0 && (this.run?.course.done ?? 0) >= this.most;
  }

  /** A question in place of another one has the looks of that. */
  protected override get handedLooks(): HandedLooks {
    return {...super.handedLooks, ...definedIn(this.run?.shown?.exercise.idea?.looks ?? {})};
  }

  private renderExercise(
    {exercise, isBack, number, isAnswered, isOver}: ShownExercise,
    course: ExerciseRun<DrawnExercise>,
    {lesson}: LearningStrings,
  ): TemplateResult {
    const {most, onward} = this;
    const label = (this.isLast && isOnward(onward) && onward.label) || lesson.next;
    const next = isOver ? {label, go: this.handleNext} : undefined;
    return html`<p class="head" part="head">
        <bdi
          >${lesson.exercise(isBack ? course.done : number, most)}${isBack ? ` · ${lesson.returned}` : ''}</bdi
        >
        ${
          most
            ? html`<progress
                part="progress"
                aria-label=${lesson.progress}
                aria-valuetext=${lesson.done(course.done, most)}
                max=${most}
                value=${course.done}
              ></progress>`
            : nothing
        }
        <bdi class="tally">${course.done ? lesson.right(course.right, course.done) : nothing}</bdi>
      </p>
      ${'table' in exercise ? this.renderTable(exercise, next) : this.renderHand(exercise, next)}
      ${isOnward(onward) ? nothing : this.renderSkip(lesson, {isOver, isAnswered})}`;
  }

  private renderHand(
    {situation, ask, patterns, scope, idea}: Exercise,
    next: Onward | undefined,
  ): TemplateResult {
    const looks: Partial<QuizLooks> = {hint: true, ...definedIn(idea?.looks ?? {})};
    return html`<mj-quiz
      exportparts=${QUIZ_PARTS}
      .situation=${situation}
      .ask=${ask}
      .patterns=${patterns?.join(' ')}
      .scope=${scope?.join(' ')}
      .hint=${looks.hint}
      .choices=${looks.choices}
      .attempts=${looks.attempts}
      .reveal=${looks.reveal ?? 'asked'}
      .onward=${next}
      @mj-answer=${this.handleAnswer}
      @mj-reveal=${this.handleReveal}
    ></mj-quiz>`;
  }

  private renderTable({table}: DrawnTable, onward: Onward | undefined): TemplateResult | typeof nothing {
    const {handleAnswer: onAnswer, handleReveal: onReveal} = this;
    return this.tables?.tableQuestion(table, {onward, onAnswer, onReveal}) ?? nothing;
  }

  /** The button past a question that was answered wrong; where the page around has one, there is no second. */
  private renderSkip(
    lesson: LessonStrings,
    {isOver, isAnswered}: Pick<ShownExercise, 'isOver' | 'isAnswered'>,
  ): TemplateResult {
    return html`<div class="steps">
      <button
        class=${isAnswered && !isOver ? 'next' : 'next away'}
        part="button"
        type="button"
        aria-disabled=${isAnswered ? nothing : 'true'}
        @click=${this.handleNext}
      >
        ${lesson.skip}
      </button>
    </div>`;
  }

  private renderSummary(
    {done, right, missed, later}: ExerciseRun<DrawnExercise>,
    {strings: {lesson}, text}: Drilled,
  ): TemplateResult {
    const patternsView = (part: 'later' | 'missed', said: string, ids: readonly string[]) =>
      ids.length
        ? html`<p><bdi>${said}</bdi></p>
            <ul>
              ${ids.map((id) => html`<li part=${part}><bdi>${text.names[id]?.name ?? id}</bdi></li>`)}
            </ul>`
        : nothing;
    return html`<div class="summary" part="summary">
      <h2>${lesson.summary}</h2>
      <p><bdi>${lesson.right(right, done)}</bdi></p>
      ${this.review ? this.renderDue(lesson) : nothing}
      ${patternsView('later', lesson.later, later)}${patternsView('missed', lesson.missed, missed)}
      ${
        this.ideas.length
          ? nothing
          : html`<button part="button" type="button" @click=${this.handleRestart}>${lesson.restart}</button>`
      }
    </div>`;
  }

  /** When the next question is due. */
  private renderDue(lesson: LessonStrings): TemplateResult {
    return html`<p><bdi>${lesson.nextDue(nextDue(this.keeper.kept, this.today))}</bdi></p>`;
  }

  /** The line about what is kept. */
  private renderKept({lesson}: LearningStrings): TemplateResult | typeof nothing {
    return keptView(lesson, this.keeper, this.handleForget);
  }

  /** The author's text that holds a problem. */
  private textOf({field = 'rules', about = ''}: Problem): string {
    const {rules, ask, patterns, scope, options} = this;
    const text = {rules, ask, patterns, scope, options}[field];
    return typeof text === 'string' ? text : about;
  }

  override render(): TemplateResult {
    const {computed, problem, run} = this;
    // where nothing can be drawn, readers see the words in the tag
    if (problem?.code === 'unanswerable') return html`<slot></slot>`;
    if (problem) return html`<slot></slot>${this.renderProblem(this.textOf(problem), problem.field)}`;
    const {strings} = this;
    if (this.review && strings && !this.ideas.length)
      return html`<div class="form" part="drill">
        <div class="summary" part="summary">${this.renderDue(strings.lesson)}</div>
        ${this.renderKept(strings)}
      </div>`;
    if (!computed.view || !run || !strings) return html`<slot></slot>`;
    const {shown, course} = run;
    return html`<div class="form" part="drill">
      ${shown ? this.renderExercise(shown, course, strings) : this.renderSummary(course, computed.view)}
      ${this.renderKept(strings)}
    </div>`;
  }
}
