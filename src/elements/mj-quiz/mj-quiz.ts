import {
  html,
  nothing,
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import type {ExampleState} from '../../contexts/example.js';
import {PaperController} from '../../controllers/paper.js';
import {fault, spelled} from '../../core/situation/problem.js';
import {askingWords, type AskingStrings} from '../../locales/quiz.js';
import {isAsk, type Ask, type Asked} from '../../quiz/ask.js';
import {QUESTIONS} from '../../quiz/questions.js';
import type {Detail} from '../events.js';
import * as form from '../form-associated.js';
import {FormAssociated, type FormField} from '../form-associated.js';
import type {Computed} from '../mj-element.js';
import {numberText} from '../converters.js';
import {ShowsTiles} from '../shows-tiles.js';
import {SituationElement, type ScoredView} from '../situation-element.js';
import {Answering, type Open} from './answering.js';
import {askedOf, discarding, handView, hasQuestion, ourQuestion} from './beside.js';
import {quizStyles} from './mj-quiz.styles.js';
import {quizView} from './quiz-view.js';

/**
 * A question about a hand, answered by the reader: what it is worth, which patterns count, whether it wins, what it waits
 * for, what to discard, how it splits, who pays. What is right is computed, and so is the reason why an answer is wrong.
 *
 * It asks about its own hand, that of the element named by `for`, or that of the example around. It is one field of a
 * form: its value is the answer.
 *
 * @customElement mj-quiz
 * @slot - The question, in the author's words; what readers see where no script runs
 * @fires {CustomEvent<AnswerDetail>} mj-answer - A reader has had an answer checked
 * @fires {CustomEvent<{ask: string}>} mj-reveal - It is over without the right answer: shown, or no attempt is left
 * @fires {Event} input - A reader has changed the answer
 * @fires {Event} change - A reader has changed the answer, and is done with it
 * @fires {CustomEvent<Problem>} mj-invalid - The question cannot be asked of this hand
 * @csspart quiz - The whole
 * @csspart question - The question
 * @csspart circumstances - What is said of the hand
 * @csspart answer - What it is answered by
 * @csspart choices - Boxes, or answers to choose from
 * @csspart choice - One of them
 * @csspart field - A field with its label
 * @csspart label - That label
 * @csspart input - A field
 * @csspart keyboard - The tiles to choose from
 * @csspart key - One of them; also `key-chosen`
 * @csspart sets - The sets that have been made
 * @csspart set - One of them
 * @csspart help - How sets are made
 * @csspart actions - The buttons
 * @csspart button - A button; also `check`, `hint` and `reveal`
 * @csspart hint-text - The hint
 * @csspart verdict - What became of the answer; also `verdict-right` and `verdict-wrong`
 * @csspart outcome - Whether it is right
 * @csspart said - What is said where no answer has been checked
 * @csspart reasons - Why
 * @csspart reason - One reason
 * @csspart solution - The right answer
 * @csspart folded - The right answer on paper, folded away
 * @csspart tile - A tile; also `tile-red` and `tile-wild`
 * @csspart index - The numeral or letter in a tile's corner
 * @csspart problem - Why the question cannot be asked
 * @csspart text - The text that is wrong
 * @csspart mark - The place in it
 * @csspart error - The reason
 * @cssprop [--mj-tile-height=2.5em] - Height of a tile to choose
 * @cssprop [--mj-target=2.25em] - The least height of what is tapped
 * @cssprop [--mj-form-width=40em] - How wide it is at most
 * @cssprop [--mj-key-gap=0.25em] - Between rows of tiles
 * @cssprop [--mj-quiz-block-size=9em] - The room that it takes at least, before it is there too
 * @cssState invalid - The question cannot be asked of this hand
 * @cssState right - The answer is right
 * @cssState wrong - The answer is wrong
 */
export class MjQuiz
  extends FormAssociated(ShowsTiles<SituationElement<AskingStrings>>(SituationElement))
  implements FormField
{
  static override styles: CSSResultGroup = quizStyles;

  static override properties: PropertyDeclarations = {
    for: {},
    ask: {useDefault: true},
    choices: {type: Number, converter: numberText},
    hint: {type: Boolean, useDefault: true},
    attempts: {type: Number, converter: numberText},
    reveal: {useDefault: true},
    answer: {},
    required: {type: Boolean, reflect: true, useDefault: true},
    value: {attribute: false},
  };

  /** The id of the element whose hand is asked about. */
  for?: string;

  /** What is asked: `total`, `lines`, `win`, `waits`, `discard`, `groups` or `payments`. */
  ask: Ask = 'total';

  /** How many answers there are to choose from: boxes of `lines`, totals of `total`; 0 for an answer of one's own. */
  choices?: number;

  /** Offers a hint. */
  hint = false;
  /** How many answers are checked; 0 for as many as it takes. */
  attempts?: number;
  /** When the answer is shown: `asked` for it, `auto` once no attempt is left, or `never`. */
  reveal: 'asked' | 'auto' | 'never' = 'asked';

  /** Whether the form asks for an answer. */
  required = false;
  /** Which of several right discards is meant, in notation; `hidden` leaves the answer out on paper. */
  answer?: string;

  protected readonly vocabulary = askingWords;
  private key = '';
  /** Paper takes the answer along, folded; until then it stands nowhere. */
  private readonly paper = new PaperController(this, () => this.performUpdate());
  private readonly answering = new Answering(this, {
    open: () => this.open,
    most: () => Math.max(0, Math.floor(Number(this.attempts) || 0)),
    showsEnd: () => this.reveal === 'auto',
    isStill: () => this[form.isDisabled] || this.readonly,
    onEntry: (...types) => this[form.fire](...types),
    onEnd: () => this.send('mj-reveal', {ask: this.ask}),
    onVerdict: ({right, given, expected}, attempt) => {
      this.send('mj-answer', {ask: this.ask, right, given, expected, attempt});
    },
  });

  constructor() {
    super();
    this.internals.role = 'group';
  }

  /** The answer as it stands: a number, ids, tiles in notation, `east:24 south:-8`. */
  get value(): string {
    return this.answering.value;
  }

  set value(value: string | null | undefined) {
    this.answering.enter(spelled(value ?? ''));
  }

  /** Whether the right answer has been given. */
  get solved(): boolean {
    return this.answering.isSolved;
  }

  /** What is asked about; undefined while it is not known. */
  private get asked(): Asked | undefined {
    const {computed, choices, answer} = this;
    return computed.view && askedOf(computed.view, choices, answer);
  }

  private get open(): Open | undefined {
    const {asked, words, ask, problem} = this;
    const text = this.computed.view?.text;
    if (!asked || !words || !text || problem || !isAsk(ask)) return undefined;
    return {asked, words, text, question: QUESTIONS[ask]};
  }

  get [form.pageValue](): string | undefined {
    return this[form.valueAttribute] || undefined;
  }

  [form.formValue](name: string): FormData {
    const data = new FormData();
    if (this.value) data.append(name, this.value);
    return data;
  }

  [form.formState](): string {
    return this.answering.progress.entry;
  }

  [form.flaw](): form.Flaw | undefined {
    if (!this.required || this.readonly || this.value) return undefined;
    const message = this.strings?.quiz.required ?? 'required';
    const anchor = this.shadowRoot?.querySelector<HTMLElement>('.check');
    return {flags: {valueMissing: true}, message, anchor};
  }

  formResetCallback(): void {
    this.answering.reset(this[form.valueAttribute]);
  }

  formStateRestoreCallback(state: string | File | FormData | null): void {
    if (typeof state === 'string') this.answering.enter(state);
  }

  /** Puts the focus where the answer is given. */
  override focus(options?: FocusOptions): void {
    this.shadowRoot?.querySelector<HTMLElement>('input, .key[tabindex="0"], button')?.focus(options);
  }

  /** Has the answer checked, as the button does. */
  check(): void {
    this.answering.check();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.answering.hush();
  }

  private readonly handleKey = (event: KeyboardEvent): void => {
    const field = event.composedPath()[0];
    if (event.key !== 'Enter' || event.isComposing || !(field instanceof HTMLInputElement)) return;
    event.preventDefault();
    this.check();
  };

  /** A hand that is to discard holds a tile more: the last one is the one that was drawn. */
  protected override get wanted(): ExampleState | undefined {
    return this.ask === 'discard' ? discarding(super.wanted) : super.wanted;
  }

  protected override compute(): Computed<ScoredView<AskingStrings>> {
    const {view, fault: found} = super.compute();
    if (found || !view) return {view, fault: found};
    if (!isAsk(this.ask)) return {view, fault: fault('bad-field', spelled(this.ask), 'ask')};
    this.computed = {view};
    const {asked} = this;
    return {view, fault: asked && QUESTIONS[this.ask].fault(asked)};
  }

  /** Another question, or another hand, begins anew. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const {view} = this.computed;
    if (!view) return;
    const {ask, choices, answer, [form.valueAttribute]: value} = this;
    const key = JSON.stringify([view.state.situation, view.known.ruleset.id, ask, choices, answer, value]);
    if (key === this.key) return;
    if (this.key) this.formResetCallback();
    else this.answering.progress.entry ||= this[form.valueAttribute];
    this.key = key;
  }

  private send<T extends 'mj-answer' | 'mj-reveal'>(type: T, detail: Detail<T>): void {
    this.dispatchEvent(new CustomEvent(type, {detail, bubbles: true, composed: true}));
  }

  protected override get isScorer(): boolean {
    return false;
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    const {states} = this.internals;
    const {verdict} = this.answering.progress;
    for (const state of ['right', 'wrong']) states.delete(state);
    if (verdict) states.add(verdict.right ? 'right' : 'wrong');
    this.internals.ariaLabel = this.internals.labels.length ? null : this.questionText || null;
  }

  private get questionText(): string {
    const {ownText, ask, strings, asked} = this;
    return ownText ?? (strings && asked ? ourQuestion(ask, asked, strings) : '');
  }

  protected override renderScore(): TemplateResult | typeof nothing {
    const {answering, ask, open, reveal, index, questionText} = this;
    if (!open) return nothing;
    const {asked, question} = open;
    const {progress, chosen, isOver, isSolved} = answering;
    const {verdict, entry, isHinted, isRevealed, count} = progress;
    const hint = question.hint(asked);
    const solution = isRevealed ? question.solution(asked) : undefined;
    const isFolded = this.paper.isPrinted && this.answer !== 'hidden' && !solution;
    return html`${this.own ? handView(asked.situation, this) : nothing}${quizView({
      ...open,
      ...{ask, entry, chosen, verdict, solution, index, question: questionText},
      said: answering.toldOf(open),
      hasOwnQuestion: this.light.look(hasQuestion),
      choices: question.choices(asked),
      isOver: isOver || this.readonly,
      isDisabled: this[form.isDisabled],
      hint: isHinted ? hint : undefined,
      canHint: this.hint && !isHinted && !isOver && hint !== undefined,
      canReveal: reveal !== 'never' && count > 0 && !isSolved && !isRevealed,
      folded: isFolded ? question.solution(asked) : undefined,
      onEntry: answering.handleEntry,
      onChoose: answering.choose,
      onCheck: answering.check,
      onHint: answering.hint,
      onReveal: answering.reveal,
    })}`;
  }

  override render(): TemplateResult | typeof nothing {
    const shown = super.render();
    return this.problem ? html`<slot></slot> ${shown}` : html`<div @keydown=${this.handleKey}>${shown}</div>`;
  }
}
