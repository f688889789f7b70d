import {html, nothing, type CSSResultGroup, type PropertyDeclarations, type TemplateResult} from 'lit';
import {later} from '../../controllers/fetched.js';
import {NearController} from '../../controllers/near.js';
import {readRules, type RuledView} from '../../controllers/ruled.js';
import {RulesetController} from '../../controllers/rulesets.js';
import {readSituation} from '../../core/reading/typed-situation.js';
import {fault, notAmong, spelled, type Fault, type Problem} from '../../core/situation/problem.js';
import {isRecord} from '../../core/situation/value.js';
import {learningWords, type LearningStrings} from '../../locales/lesson.js';
import {ASKS, isAsk, type Ask} from '../../quiz/ask.js';
import type {Exercise, Idea} from '../../quiz/another.js';
import type {Course} from '../../quiz/exercises.js';
import type {AnswerDetail} from '../events.js';
import type {MjQuiz} from '../mj-quiz/mj-quiz.js';
import {isOnward, type Onward} from '../mj-quiz/view.js';
import {QUIZ_PARTS} from '../parts.js';
import {MjElement, type Computed} from '../mj-element.js';
import {numberText} from '../converters.js';
import {optionRecord} from '../option-record.js';
import {ShowsTiles} from '../shows-tiles.js';
import {drillStyles} from './mj-drill.styles.js';
import type {ElementMeta} from '../meta.js';
import {meta} from './meta.js';

/** Fetched when needed: the code that draws situations is large. */
const exercisesFor = later(() => import('../../quiz/exercises.js'));

const words = (text: string | undefined): string[] => (text ?? '').split(/[\s,]+/).filter(Boolean);

/** Whether a value that a script has set is a hand with a question about it. */
const isIdea = (value: unknown): value is Idea =>
  isRecord(value) &&
  isRecord(value.situation) &&
  typeof value.situation.rules === 'string' &&
  isAsk(String(value.ask));

/** The exercise that is shown. */
interface Shown {
  readonly exercise: Exercise;
  readonly isBack: boolean;
  readonly number: number;
  isAnswered: boolean;
  /** Whether nothing more can be answered: the question itself leads on then. */
  isOver: boolean;
}

/**
 * Endless exercises: hands drawn from a seed, each with a question. What was answered wrong comes back later, as another
 * hand of the same idea.
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
 * @csspart missed - A pattern that was missed
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
export class MjDrill extends ShowsTiles<MjElement<LearningStrings, RuledView<LearningStrings>>>(MjElement) {
  static override readonly meta: ElementMeta = meta;

  static override styles: CSSResultGroup = drillStyles;

  static override properties: PropertyDeclarations = {
    rules: {},
    options: {converter: optionRecord},
    ask: {},
    patterns: {},
    level: {type: Number, converter: numberText},
    seed: {},
    count: {type: Number, converter: numberText},
    like: {attribute: false},
    onward: {attribute: false},
  };

  /** The id of the rule set, with a version if wanted (`mcr@1`), or of a preset. */
  rules?: string;

  /** House rules that differ from the defaults: `name:value; name:value`. */
  options?: string | Readonly<Record<string, unknown>>;

  /** The kinds of questions, separated by spaces; all by default. */
  ask?: string;

  /** Ids of patterns: each exercise has or just misses one of them. All patterns of the rule set by default. */
  patterns?: string;

  /** 1: hands without melds and the usual patterns · 2: melds, seats, flowers · 3: flags and robbed kongs too. 1 by default. */
  level?: number;

  /** The same seed gives the same exercises. */
  seed?: string;

  /** How many exercises there are; 0 for endless exercises. */
  count?: number;

  /**
   * Hands, each with what is asked about it, of which other hands are drawn: one of each, in place of exercises about
   * `patterns`. The rules are those of the first hand. A question gives its own by its property `exercise`.
   */
  like?: readonly Idea[];

  /** What comes after the last exercise: `label` is on the button then, which calls `go`. A summary by default. */
  onward?: Onward;

  protected override readonly near = new NearController(this, this.internals.states);
  protected readonly vocabulary = learningWords;
  private readonly rulesets = new RulesetController(this, () => spelled(this.ruled));
  private course?: Course;
  private shown?: Shown;
  private key = '';
  private unmade = false;

  private get asks(): readonly Ask[] {
    const named = words(this.ask).filter(isAsk);
    return named.length ? named : ASKS;
  }

  /** The rules of the exercises. */
  private get ruled(): string {
    return this.ideas[0]?.situation.rules ?? this.rules ?? '';
  }

  /** The ideas that exercises are to be like, of one rule set. */
  private get ideas(): readonly Idea[] {
    const like = (Array.isArray(this.like) ? (this.like as unknown[]) : []).filter(isIdea);
    return like.filter(({situation}) => situation.rules === like[0].situation.rules);
  }

  private get most(): number {
    const {ideas} = this;
    return ideas.length || Math.max(0, Math.floor(Number(this.count) || 0));
  }

  protected override willUpdate(changed: Parameters<MjElement['willUpdate']>[0]): void {
    this.rulesets.refresh();
    super.willUpdate(changed as never);
  }

  protected override compute(): Computed<RuledView<LearningStrings>> {
    const {rulesets, strings, language, names, ruled} = this;
    const {known} = rulesets;
    const found = readRules(rulesets, {
      ...{known, strings, language, names, detailed: false, required: true},
      rules: spelled(ruled),
    });
    if (!found.view) return found;
    const wrong = words(this.ask).find((ask) => !isAsk(ask));
    if (wrong !== undefined) return {...found, fault: notAmong(wrong, 'ask', ASKS)};
    return {...found, fault: this.begin(found.view)};
  }

  /** Starts over with other exercises. */
  private begin({known: {ruleset}}: RuledView<LearningStrings>): Fault | undefined {
    const {asks, ideas, ruled: rules, seed = '1', most} = this;
    const module = exercisesFor(this);
    const recipes = this.rulesets.recipes(ruleset);
    if (!module || !recipes) return undefined;
    const read = readSituation({rules, options: this.options}, '', ruleset);
    if (read.fault) return read.fault;
    const level = Math.min(Math.max(Math.floor(Number(this.level) || 1), 1), 3) as 1 | 2 | 3;
    const {options} = read.situation;
    const spec = {...{seed: spelled(seed), asks, level, rules, options}, patterns: words(this.patterns)};
    const key = JSON.stringify([spec, most, ideas]);
    if (key === this.key && this.course)
      return this.unmade ? fault('unanswerable', 'drill', 'ask') : undefined;
    const exercises = new module.Exercises(ruleset, recipes, spec);
    const [unknown] = exercises.unknown;
    if (unknown !== undefined) return notAmong(unknown, 'patterns', exercises.known);
    this.key = key;
    const likes = ideas.length ? new module.Likes(ruleset, recipes, ideas, spec.seed) : undefined;
    this.course = new module.Course(likes ?? exercises, most);
    this.shown = undefined;
    this.show();
    this.unmade = this.shown === undefined;
    return this.unmade ? fault('unanswerable', 'drill', 'ask') : undefined;
  }

  private show(): void {
    const next = this.course?.next();
    this.shown = next && {...next, number: (this.course?.done ?? 0) + 1, isAnswered: false, isOver: false};
  }

  /** The first answer counts. */
  private readonly handleAnswer = ({detail}: CustomEvent<AnswerDetail>): void => {
    const {shown, course} = this;
    if (!shown || !course) return;
    if (detail.right) this.handleOver();
    if (shown.isAnswered) return;
    shown.isAnswered = true;
    course.answer(shown.exercise, detail.right, shown.isBack);
    const {done, right, missed} = course;
    const progress = {done, right, of: this.most, missed};
    this.dispatchEvent(new CustomEvent('mj-progress', {detail: progress, bubbles: true, composed: true}));
    this.redraw();
  };

  /** The answer is known: the question leads on, and counts as wrong if it was not answered. */
  private readonly handleOver = (): void => {
    if (!this.shown) return;
    this.shown.isOver = true;
    this.redraw();
  };

  /** The answer was shown, or no attempt is left. */
  private readonly handleReveal = (): void => {
    const {shown, course} = this;
    if (shown && course && !shown.isAnswered) {
      shown.isAnswered = true;
      course.answer(shown.exercise, false, shown.isBack);
    }
    this.handleOver();
  };

  private readonly handleNext = (): void => {
    if (!this.shown?.isAnswered) return;
    if (isOnward(this.onward) && this.isLast) {
      this.onward.go();
      return;
    }
    this.show();
    this.redraw();
    void this.updateComplete.then(async () => {
      const quiz = this.renderRoot.querySelector<MjQuiz>('mj-quiz');
      await quiz?.updateComplete;
      (quiz ?? this.renderRoot.querySelector<HTMLElement>('button'))?.focus();
    });
  };

  private readonly handleRestart = (): void => {
    this.course = undefined;
    this.requestUpdate();
  };

  /** Whether no exercise comes after the present one. */
  private get isLast(): boolean {
    return this.ideas.length > 0 && (this.course?.done ?? 0) >= this.most;
  }

  private renderExercise(
    {exercise, isBack, number, isAnswered, isOver}: Shown,
    {lesson}: LearningStrings,
  ): TemplateResult {
    const {course, most, index, theme, tileTheme, size, names, onward} = this;
    const label = (this.isLast && isOnward(onward) && onward.label) || lesson.next;
    return html`<p class="head" part="head">
        <bdi
          >${lesson.exercise(isBack ? (course?.done ?? 0) : number, most)}${isBack ? ` · ${lesson.returned}` : ''}</bdi
        >
        ${most ? html`<progress part="progress" aria-label=${lesson.summary} max=${most} value=${course?.done ?? 0}></progress>` : nothing}
        <bdi>${course?.done ? lesson.right(course.right, course.done) : nothing}</bdi>
      </p>
      <mj-quiz
        exportparts=${QUIZ_PARTS}
        .situation=${exercise.situation}
        .ask=${exercise.ask}
        .index=${index}
        .theme=${theme}
        .tileTheme=${tileTheme}
        .size=${size}
        .names=${names}
        .hint=${true}
        .onward=${isOver ? {label, go: this.handleNext} : undefined}
        @mj-answer=${this.handleAnswer}
        @mj-reveal=${this.handleReveal}
      ></mj-quiz>
      <div class="steps">
        <button
          class=${isOver ? 'next away' : 'next'}
          part="button"
          type="button"
          aria-disabled=${isAnswered ? nothing : 'true'}
          @click=${this.handleNext}
        >
          ${label}
        </button>
      </div>`;
  }

  private renderSummary({strings: {lesson}, text}: RuledView<LearningStrings>): TemplateResult {
    const {done = 0, right = 0, missed = []} = this.course ?? {};
    return html`<div class="summary" part="summary">
      <h2>${lesson.summary}</h2>
      <p><bdi>${lesson.right(right, done)}</bdi></p>
      ${
        missed.length
          ? html`<p><bdi>${lesson.missed}</bdi></p>
              <ul>
                ${missed.map((id) => html`<li part="missed"><bdi>${text.names[id]?.name ?? id}</bdi></li>`)}
              </ul>`
          : nothing
      }
      ${
        this.ideas.length
          ? nothing
          : html`<button part="button" type="button" @click=${this.handleRestart}>${lesson.restart}</button>`
      }
    </div>`;
  }

  /** The author's text that holds a problem. */
  private textOf({field = 'rules', about = ''}: Problem): string {
    const {rules, ask, patterns, options} = this;
    const text = {rules, ask, patterns, options}[field];
    return typeof text === 'string' ? text : about;
  }

  override render(): TemplateResult {
    const {computed, problem, course, shown} = this;
    if (problem) return html`<slot></slot>${this.renderProblem(this.textOf(problem), problem.field)}`;
    if (!computed.view || !course) return html`<slot></slot>`;
    const {strings} = computed.view;
    return html`<div class="form" part="drill">
      ${shown ? this.renderExercise(shown, strings) : this.renderSummary(computed.view)}
    </div>`;
  }
}
