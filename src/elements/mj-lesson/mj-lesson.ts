import {
  html,
  nothing,
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import {announce, hush} from '../../controllers/announcer.js';
import {learningWords, type LearningStrings} from '../../locales/lesson.js';
import type {AnswerDetail, ProgressDetail} from '../events.js';
import {MjElement, type Computed} from '../mj-element.js';
import {numberText} from '../converters.js';
import {lessonStyles} from './mj-lesson.styles.js';
import {Marks, questionsIn, sectionsOf, showOnly, stepOf, titleOf} from './steps.js';
import type {ElementMeta} from '../meta.js';
import {meta} from './meta.js';

/**
 * A lesson: sections of prose with examples and questions, shown one after the other, and a summary of what to look at
 * again. Progress is not stored; a page can store it with the event `mj-progress`.
 *
 * @customElement mj-lesson
 * @slot - Sections, one for each step; other content is always shown. Without script everything is shown
 * @fires {CustomEvent<ProgressDetail>} mj-progress - A question has been answered
 * @fires {CustomEvent<Problem>} mj-invalid - A property has a value that cannot be used
 * @csspart head - The heading with the reader's place in the lesson
 * @csspart progress - The progress bar
 * @csspart steps - The buttons
 * @csspart button - One of them
 * @csspart unsolved - The note that a question has to be answered first
 * @csspart summary - The summary at the end
 * @csspart again - A step to look at again
 * @cssprop [--mj-target=2.25em] - Minimum height of everything that can be tapped
 */
export class MjLesson extends MjElement<LearningStrings, LearningStrings> {
  static override readonly meta: ElementMeta = meta;

  static override styles: CSSResultGroup = lessonStyles;

  static override properties: PropertyDeclarations = {
    free: {type: Boolean, useDefault: true},
    size: {reflect: true},
    step: {type: Number, converter: numberText},
  };

  /** Lets readers go on without answering. */
  free = false;

  /** `large` or `huge` for larger buttons; `small` and `medium` for those of the usual size. */
  size?: 'small' | 'medium' | 'large' | 'huge';

  /** The number of the step that is shown, from 1; the number after the last step is the summary. */
  step?: number;

  protected readonly vocabulary = learningWords;
  private readonly marks = new Marks();
  private isOnPaper = false;

  constructor() {
    super();
    this.addEventListener('mj-answer', this.handleAnswer);
    this.addEventListener('mj-reveal', this.handleReveal);
    this.addEventListener('mj-progress', this.handleProgress);
  }

  private get sections(): HTMLElement[] {
    return this.light.look(sectionsOf);
  }

  /** Index of the step, from 0; the number of sections stands for the summary. */
  private get at(): number {
    const step = Math.floor(Number(this.step) || 1) - 1;
    return Math.min(Math.max(step, 0), this.sections.length);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('hashchange', this.handleHash);
    window.addEventListener('beforeprint', this.handlePrint);
    window.addEventListener('afterprint', this.handlePrint);
    this.handleHash();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('hashchange', this.handleHash);
    window.removeEventListener('beforeprint', this.handlePrint);
    window.removeEventListener('afterprint', this.handlePrint);
    hush(this);
    showOnly(this.sections, undefined);
  }

  private readonly handleHash = (): void => {
    const at = stepOf(location.hash, this.id, sectionsOf(this));
    if (at !== undefined) this.step = at + 1;
  };

  private readonly handlePrint = ({type}: Event): void => {
    this.isOnPaper = type === 'beforeprint';
    this.redraw();
    this.performUpdate();
  };

  private readonly handleAnswer = (event: CustomEvent<AnswerDetail>): void => {
    const question = event.target as Element;
    if (question.localName !== 'mj-quiz') return;
    this.marks.answer(question, event.detail.right);
    this.tell();
  };

  private readonly handleReveal = (event: Event): void => {
    this.marks.end(event.target as Element);
    this.tell();
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

  private tell(): void {
    const {marks, sections} = this;
    const missed = sections
      .filter((one) => marks.isMissed(one))
      .map((one) => one.id || titleOf(one, sections.indexOf(one)));
    const detail = {done: marks.done, right: marks.right, of: questionsIn(sections), missed};
    this.dispatchEvent(new CustomEvent('mj-progress', {detail, bubbles: true, composed: true}));
    this.redraw();
  }

  private go(at: number): void {
    this.step = at + 1;
    if (this.id) history.replaceState(history.state, '', `#${this.id}-${this.step}`);
    void this.updateComplete.then(() => {
      const shown = this.sections[this.at] ?? this.renderRoot.querySelector<HTMLElement>('.summary');
      shown.tabIndex = -1;
      shown.focus();
      if (this.strings) announce(this, this.placeText(this.strings));
    });
  }

  private placeText({lesson}: LearningStrings): string {
    const {at, sections} = this;
    return at < sections.length ? lesson.step(at + 1, sections.length) : lesson.summary;
  }

  private readonly handleRestart = (): void => {
    this.marks.forget();
    for (const quiz of this.querySelectorAll('mj-quiz')) quiz.formResetCallback();
    this.go(0);
  };

  protected override compute(): Computed<LearningStrings> {
    return {view: this.strings};
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    const {sections, at, isOnPaper, strings} = this;
    showOnly(sections, isOnPaper || !strings ? undefined : at);
  }

  private renderSteps({lesson}: LearningStrings): TemplateResult {
    const {at, sections, marks, free} = this;
    const isOpen = free || marks.isSolved(sections[at]);
    const next = at + 1 < sections.length ? lesson.next : lesson.summary;
    return html`<div class="steps" part="steps">
      ${
        at
          ? html`<button part="button" type="button" @click=${() => this.go(at - 1)}>${lesson.back}</button>`
          : nothing
      }
      <button
        class="main next"
        part="button"
        type="button"
        aria-disabled=${isOpen ? nothing : 'true'}
        @click=${() => isOpen && this.go(at + 1)}
      >
        ${next}
      </button>
      ${isOpen ? nothing : html`<span class="head" part="unsolved"><bdi>${lesson.unsolved}</bdi></span>`}
    </div>`;
  }

  private renderSummary({lesson}: LearningStrings): TemplateResult {
    const {sections, marks} = this;
    const missed = sections.filter((section) => marks.isMissed(section));
    return html`<div class="summary" part="summary">
      <h2>${lesson.summary}</h2>
      <p><bdi>${lesson.right(marks.right, questionsIn(sections))}</bdi></p>
      <p><bdi>${missed.length ? lesson.again : lesson.nothingAgain}</bdi></p>
      <ul>
        ${missed.map((section) => {
          const at = sections.indexOf(section);
          return html`<li part="again">
            <button part="button" type="button" @click=${() => this.go(at)}>${titleOf(section, at)}</button>
          </li>`;
        })}
      </ul>
      <button part="button" type="button" @click=${this.handleRestart}>${lesson.restart}</button>
    </div>`;
  }

  override render(): TemplateResult {
    const {computed, sections, at, isOnPaper} = this;
    const {view} = computed;
    if (!view || !sections.length || isOnPaper) return html`<slot></slot>`;
    const isStep = at < sections.length;
    return html`<div class="head" part="head">
        <bdi>${this.placeText(view)}</bdi>
        <progress
          part="progress"
          aria-label=${view.lesson.summary}
          max=${sections.length}
          value=${at}
        ></progress>
      </div>
      <slot></slot>
      ${isStep ? this.renderSteps(view) : this.renderSummary(view)}`;
  }
}
