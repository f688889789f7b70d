import {
  html,
  nothing,
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import type {ExampleState} from '../../contexts/example.js';
import {memoizeLast} from '../../controllers/memoize.js';
import {ViewportScheduler} from '../../controllers/viewport-scheduler.js';
import {PaperController} from '../../controllers/paper.js';
import type {SourceOptions} from '../../controllers/source.js';
import {notAmong, spelled} from '../../core/situation/problem.js';
import {unanswerable} from '../../quiz/unanswerable.js';
import {askingWords, type AskingStrings} from '../../locales/quiz.js';
import {
  ASKS,
  TABLE_ASKS,
  answersOnHand,
  isAsk,
  isTableAsk,
  type Ask,
  type Posed,
  type TableAsk,
} from '../../quiz/ask.js';
import type {Idea} from '../../quiz/another.js';
import type {AskedTable} from '../../quiz/table/reask.js';
import {missedPatterns} from '../../quiz/missed.js';
import * as form from '../base/form-associated.js';
import {FormAssociated, type FormField} from '../base/form-associated.js';
import type {Computed} from '../base/mj-element.js';
import {numberText} from '../attributes/converters.js';
import {emit} from '../base/emit.js';
import {glideTiles} from '../acts/gliding.js';
import {ShowsTiles} from '../base/shows-tiles.js';
import {UNMARKED, type TermSection} from '../views/term-section.js';
import {TermsController} from '../views/terms.js';
import {keyTable} from '../acts/table-keys.js';
import {SituationElement, type ScoredView} from '../base/situation-element.js';
import {Answering} from './answering.js';
import type {Open} from './open-question.js';
import {askedState, laidHand, otherHandsView, posedOf} from './beside.js';
import {contentOf, looksOfTable, rightWords, tableIn, authorsWords} from './quiz-content.js';
import {quizStyles} from './mj-quiz.styles.js';
import {quizView, askedTableView} from './quiz-view.js';
import {LaidKeys} from './laid-keys.js';
import {TableAsker} from './table-asker.js';
import type {ElementMeta} from '../meta.js';
import {meta} from './meta.js';
import {namedSoFar, quizLooks, type LookName} from './exercise.js';
import {isOnward, type Onward, type QuizView} from './view.js';
import {whyView} from './why-view.js';
import {listedWords} from '../../core/situation/value.js';

/** How a question looks and is put; another question in its place has the same. */
export type QuizLooks = Pick<MjQuiz, LookName>;

/** A question about a table: the round at the moment in question, and how its table is looked at. */
export interface TableExercise extends AskedTable {
  readonly looks: QuizLooks;
}

/** What is asked: of a scored hand, or of a table, which has no score. */
interface Asked extends Computed<ScoredView<AskingStrings>> {
  readonly posed?: Posed;
}

/**
 * A question about a hand for the reader to answer: what it is worth, how many fu and han it has, which patterns count, whether it wins, what it
 * waits for, what to discard, how it splits, who pays. The right answer is computed, and so are the reasons why an
 * answer is right or wrong. After the first wrong answer the question says where it is wrong, from the second one also
 * why.
 *
 * The question is about the element's own hand, that of the element named by `for`, or that of the example around it.
 * If `for` names a board or round, or there is one inside the tag, the question is about the table: who may do what,
 * which tiles win, who deals next, which move is made. The quiz is a field of a form; its value is the answer.
 *
 * @customElement mj-quiz
 * @slot - The question, in the author's words, and the board or round that it is about; what readers see where no script runs
 * @slot right - Words of the author under the verdict that the answer is right; hidden until then
 * @fires {CustomEvent<AnswerDetail>} mj-answer - An answer was checked
 * @fires {CustomEvent<{ask: string}>} mj-reveal - The question ended without the right answer: it was shown, or no attempt is left
 * @fires {Event} input - The answer has been edited
 * @fires {Event} change - The edit of the answer is finished
 * @fires {CustomEvent<Problem>} mj-invalid - The question cannot be asked of this hand or table
 * @csspart quiz - The whole element; the parts of an `<mj-hand>` inside are parts of this element too
 * @csspart question - The question
 * @csspart circumstances - The circumstances of the hand
 * @csspart answer - The controls for the answer
 * @csspart choices - Checkboxes, or answers to choose from
 * @csspart choice - One of them
 * @csspart field - A field with its label
 * @csspart label - The label of a field
 * @csspart input - A field
 * @csspart keyboard - The tiles to choose from
 * @csspart key - One of them; also `key-chosen`
 * @csspart sets - The sets that have been made
 * @csspart set - One of them
 * @csspart help - How sets are made
 * @csspart actions - The buttons
 * @csspart button - A button; also `check`, `next`, `hint` and `reveal`
 * @csspart hint-text - The hint
 * @csspart verdict - The verdict on the answer; also `verdict-right`, `verdict-wrong`, and `verdict-edited` once the answer has been edited since
 * @csspart row - The hand
 * @csspart right - The mark at a part of the answer that is right
 * @csspart wrong - The mark at a part of the answer that is wrong
 * @csspart unchosen - The mark at a part of the right answer that was not chosen, once it is shown
 * @csspart outcome - Whether it is right
 * @csspart said - A note if no answer has been checked
 * @csspart reasons - The list of reasons
 * @csspart reason - One reason
 * @csspart solution - The right answer
 * @csspart why - Why the answer is right, to be unfolded; the parts of the `<mj-explain>` inside are parts of this element too
 * @csspart why-label - The line that unfolds it
 * @csspart folded - The right answer in print, folded away
 * @csspart group - A set of it that lies together; also `meld`
 * @csspart win-mark - How the hand was won, above the winning tile
 * @csspart tile - A tile; also `tile-red`, `tile-wild`, `tile-sideways` and `tile-win`
 * @csspart index - The numeral or letter in a tile's corner
 * @csspart problem - Why the question cannot be asked
 * @csspart text - The wrong text
 * @csspart mark - The place in that text
 * @csspart error - The reason
 * @cssprop [--mj-tile-height=2.5em] - Height of a tile to choose
 * @cssprop [--mj-target=2.25em] - Minimum height of everything that can be tapped
 * @cssprop [--mj-form-width=40em] - Maximum width
 * @cssprop [--mj-key-gap=0.25em] - Gap between rows of tiles
 * @cssprop [--mj-quiz-block-size=9em] - Minimum height, reserved also before the element is drawn
 * @cssState invalid - The question cannot be asked of this hand or table
 * @cssState waiting - Not drawn yet: elements before it are drawn first
 * @cssState far - Out of view and not drawn yet; its room is reserved
 * @cssState apart - Drawn while out of view; contained until it is scrolled near
 * @cssState right - The answer is right
 * @cssState wrong - The answer is wrong
 */
export class MjQuiz
  extends FormAssociated(ShowsTiles<SituationElement<AskingStrings>>(SituationElement))
  implements FormField
{
  static override readonly meta: ElementMeta = meta;

  static override styles: CSSResultGroup = quizStyles;

  static override properties: PropertyDeclarations = {
    for: {},
    ask: {useDefault: true},
    choices: {type: Number, converter: numberText},
    hint: {type: Boolean, useDefault: true},
    attempts: {type: Number, converter: numberText},
    reveal: {useDefault: true},
    answer: {},
    patterns: {},
    scope: {},
    required: {type: Boolean, reflect: true, useDefault: true},
    value: {attribute: false},
  };

  /** The id of the element whose hand is asked about. */
  for?: string;

  /**
   * What is asked: `total`, `sums` (the number of each unit: fu and han), `lines`, `win`, `waits`, `discard`, `groups` or `payments`; of a table `may`, `wins`, `next` or `move`,
   * of one player with `seat`.
   */
  ask: Ask | TableAsk = 'total';

  /** The number of answers to choose from, for `lines` and `total`; 0 for a free answer. */
  choices?: number;

  /** Offers a hint. */
  hint = false;
  /** How many attempts there are; 0 for no limit. */
  attempts?: number;
  /**
   * When the answer is shown: `asked` on request, `auto` when no attempt is left, or `never`: then there are no hints and no
   * reasons either, and nothing in print or in events tells it.
   */
  reveal: 'asked' | 'auto' | 'never' = 'asked';

  /** Whether a form needs an answer before it is sent. */
  required = false;
  /**
   * The discard that is meant if several are right, in notation; for `waits`, whether the tiles that win are meant
   * (`winning`), or all that complete the hand (`completing`); `hidden` omits the answer in print.
   */
  answer?: string;
  /** For `lines`: ids of patterns that are always among the boxes. */
  patterns?: string;
  /**
   * Ids of the patterns that the reader has met. Other patterns are no boxes unless they count, and count in no other hand
   * that a lesson draws after a wrong answer. By default those that the page has named up to the question.
   */
  scope?: string;

  protected override readonly near = new ViewportScheduler(this, this.internals.states);
  protected readonly vocabulary = askingWords;
  protected override computed: Asked = {};
  private readonly askedIn = memoizeLast(askedState);
  private readonly terms = new TermsController(this);
  private readonly posedIn = memoizeLast(posedOf);
  private readonly handIn = memoizeLast(laidHand);
  private readonly table = new TableAsker(this);
  private readonly laidKeys = new LaidKeys(this, this.table);
  private next?: Onward;
  /** What the question shows now. */
  private view?: QuizView | undefined;
  private warned?: string;
  /** Paper takes the answer along, folded; until then it stands nowhere. */
  private readonly paper = new PaperController(this, () => this.performUpdate());
  private readonly answering = new Answering(this, {
    open: () => this.open,
    most: () => Math.max(0, Math.floor(Number(this.attempts) || 0)),
    showsEnd: () => this.reveal === 'auto',
    tellsNothing: () => this.reveal === 'never',
    rightWords: () => this.light.look(rightWords),
    isStill: () => this[form.isDisabled] || this.readonly,
    onEntry: (...types) => this[form.fire](...types),
    onEnd: () => emit(this, 'mj-reveal', {ask: this.ask}),
    onVerdict: (verdict, attempt) => {
      const {right, given, expected} = verdict;
      if (isAsk(this.ask))
        for (const id of missedPatterns(this.ask, verdict)) this.answering.progress.missed.add(id);
      const isDue = this.reveal !== 'never' && this.answering.isOver;
      emit(this, 'mj-answer', {ask: this.ask, right, given, ...(isDue && {expected}), attempt});
    },
    onward: () => this.onward,
  });

  constructor() {
    super();
    this.internals.role = 'group';
    glideTiles(this, '.split');
  }

  /** The answer as it stands: a number, ids, tiles in notation, `east:24 south:-8`. */
  get value(): string {
    return this.answering.value;
  }

  set value(value: string | null | undefined) {
    this.answering.enter(spelled(value ?? ''));
  }

  /**
   * The hand that is asked about, what is asked and how, and what the reader was wrong about; undefined where no hand is, and
   * about a table.
   */
  get exercise(): Idea | undefined {
    const {ask, open, shownExample, answering} = this;
    const {text} = this.computed.view ?? {};
    if (!open || !shownExample || !isAsk(ask) || !text) return undefined;
    const missed = [...answering.progress.missed];
    return {
      ...{situation: shownExample.situation, ask, missed, looks: quizLooks(this)},
      ...(this.patterns && {patterns: listedWords(this.patterns)}),
      scope: this.scope ? listedWords(this.scope) : namedSoFar(this, text.names),
    };
  }

  /** The table that is asked about, with what is asked; undefined where no table is. */
  get tableExercise(): TableExercise | undefined {
    const {ask, open, shownExample} = this;
    const round = shownExample?.round;
    const pose = isTableAsk(ask) ? this.table.poserOf(ask) : undefined;
    if (!open || !isTableAsk(ask) || !round || !pose) return undefined;
    const {bottom, seen, index} = this.light.look(looksOfTable);
    return {...{round, ask, seat: this.seat, pose}, ...{bottom, seen, index, looks: quizLooks(this)}};
  }

  /** Whether the reader has asked for the hint. */
  get hinted(): boolean {
    return this.answering.progress.isHinted;
  }

  /** How many answers were checked. */
  get tries(): number {
    return this.answering.progress.count;
  }

  /**
   * What comes after the question: `label` is on the main button once the question is over, and the button calls `go`. Set by
   * lessons and exercises.
   */
  get onward(): Onward | undefined {
    return this.next;
  }

  set onward(onward: Onward | null | undefined) {
    this.next = isOnward(onward) ? onward : undefined;
    this.redraw();
  }

  /** Whether the right answer has been given. */
  get solved(): boolean {
    return this.answering.isSolved;
  }

  private get open(): Open | undefined {
    const {posedQuestion, words, problem} = this;
    return posedQuestion && words && !problem ? {posed: posedQuestion, words} : undefined;
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

  /** Focuses the field for the answer. */
  override focus(options?: FocusOptions): void {
    this.shadowRoot?.querySelector<HTMLElement>('input, .key[tabindex="0"], button')?.focus(options);
  }

  /** Checks the answer, like the button. */
  check(): void {
    this.answering.check();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.answering.hush();
    this.laidKeys.lay(undefined, undefined);
  }

  /** The table that is asked about, if the question can be answered on it. */
  private get keyTable(): ReturnType<typeof keyTable> {
    return isTableAsk(this.ask) ? keyTable(this.source.element ?? this.light.look(tableIn)) : undefined;
  }

  /** Whether the table inside the tag is the one that is asked about, and the question can be answered on it. */
  private get isTableInside(): boolean {
    const {keyTable: board} = this;
    return board !== undefined && board === this.light.look(tableIn);
  }

  /** A table inside goes before what is around. */
  protected override sourceOptions(): SourceOptions {
    const inside = () => (isTableAsk(this.ask) ? this.light.look(tableIn) : null);
    return {...super.sourceOptions(), inside};
  }

  /** A hand that is to discard holds a tile more: the last one is the one that was drawn. A table has no hand. */
  protected override get shownExample(): ExampleState | undefined {
    const {ask} = this;
    if (isTableAsk(ask)) return this.source.givenExample;
    return isAsk(ask) ? this.askedIn(ask, super.shownExample) : super.shownExample;
  }

  protected override readInput(): void {
    super.readInput();
    const {shownExample, ruling} = this;
    this.table.read(isTableAsk(this.ask) && shownExample?.round ? ruling.view : undefined);
  }

  protected override compute(): Asked {
    const {ask, choices, answer, patterns, scope} = this;
    if (isTableAsk(ask)) return this.computeTable(ask);
    const {view, fault: found} = super.compute();
    if (found || !view) return {view, fault: found};
    if (!isAsk(ask)) return {view, fault: notAmong(spelled(ask), 'ask', [...ASKS, ...TABLE_ASKS])};
    const {hasOwnQuestion: isReworded} = this.light.look(contentOf);
    const {state, known, result, strings, text} = view;
    const asked = [ask, state.situation, known.ruleset, result, strings, text] as const;
    const posed = this.posedIn(...asked, isReworded, choices, answer, patterns, scope);
    return {view, posed, fault: posed.fault};
  }

  /** Whether the author has written a text where no table is inside, named by `for`, or around. */
  private get hasNoTable(): boolean {
    const {hasTable, hasOwnQuestion} = this.light.look(contentOf);
    return hasOwnQuestion && !hasTable && !this.source.isLinked && !this.parentElement?.closest('mj-example');
  }

  /** The question about a table, or why it cannot be asked. */
  private computeTable(ask: TableAsk): Asked {
    const {shownExample, seat, table} = this;
    const round = shownExample?.round;
    if (this.hasNoTable) return {fault: unanswerable('no-table')};
    if (round && !round.ruleset) return {fault: unanswerable('no-rules')};
    const pose = table.poserOf(ask);
    if (!round || !pose) return {fault: this.ruling.fault};
    const posed = pose(round, seat);
    return {posed, fault: posed.fault};
  }

  private get posedQuestion(): Posed | undefined {
    return this.computed.posed;
  }

  /** Another question, or another hand, begins anew. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const {
      open,
      shownExample,
      ask,
      choices,
      answer,
      patterns,
      scope,
      seat,
      [form.valueAttribute]: value,
    } = this;
    if (!open || !shownExample) return;
    const {record, at} = shownExample.round ?? {};
    const about = isTableAsk(ask) ? [record, at, seat] : shownExample.situation;
    this.answering.ask(JSON.stringify([about, ask, choices, answer, patterns, scope, value]), value, open);
  }

  /** The score is what may be asked. */
  protected override get tells() {
    return 'nothing' as const;
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    const {states} = this.internals;
    const {verdict, isEdited} = this.answering.progress;
    for (const state of ['right', 'wrong']) states.delete(state);
    if (verdict && !isEdited) states.add(verdict.right ? 'right' : 'wrong');
    this.laidKeys.lay(this.keyTable, this.open && this.view);
    this.warn();
    this.internals.ariaLabel = this.internals.labels.length ? null : this.questionText || null;
  }

  /** Tells the author, once for each reason, why the question cannot be asked: the page does not. */
  private warn(): void {
    const {problem} = this;
    if (problem?.code !== 'unanswerable' || problem.message === this.warned) return;
    this.warned = problem.message;
    console.warn(`<mj-quiz ask="${this.ask}"> ${problem.message}`, this);
  }

  private get questionText(): string {
    return this.light.look(authorsWords) || (this.posedQuestion?.question ?? '');
  }

  protected override renderScore(): TemplateResult | typeof nothing {
    const {answering, open, ownExample, shownExample, index, questionText: question} = this;
    if (!open) return nothing;
    const offered = {
      hint: this.hint,
      answer: this.reveal !== 'never',
      folded: this.paper.isPrinted && this.answer !== 'hidden' && this.reveal !== 'never',
    };
    const {known} = this.computed.view ?? {};
    const isHere = ownExample !== undefined;
    const isLaid = isHere || answersOnHand(open.posed);
    const hand =
      isLaid && known && shownExample ? this.handIn(shownExample.situation, known, isHere) : undefined;
    const content = this.light.look(contentOf);
    const {verdict, isHinted, isRevealed} = answering.progress;
    // no glossary is fetched before there is a reason to read
    const terms = verdict || isHinted || isRevealed ? this.terms.section(open.words.strings) : UNMARKED;
    return quizView(
      (this.view = {
        ...answering.look(open, offered),
        ...content,
        ...{question, index, hand, terms},
        onFocusSeat: this.laidKeys.focusSeat,
        onTable: !this.paper.isPrinted && this.isTableInside,
        others:
          isTableAsk(this.ask) || !shownExample
            ? nothing
            : otherHandsView(shownExample.situation, open.words.strings),
        why: this.renderWhy(open, terms),
        isOver: answering.isOver || this.readonly,
        isDisabled: this[form.isDisabled],
      }),
    );
  }

  /** Once the right answer is there, why it is right; undefined before. */
  private renderWhy({posed, words}: Open, terms: TermSection): TemplateResult | typeof nothing | undefined {
    const {answering, reveal, index} = this;
    if (reveal === 'never' || !(answering.isSolved || answering.progress.isRevealed)) return undefined;
    if (!answering.isWhyOpen) return nothing;
    return whyView({posed, words, index, terms}, answering.progress.verdict, {
      element: this,
      requestUpdate: () => this.redraw(),
    });
  }

  override render(): TemplateResult | typeof nothing {
    const {problem} = this;
    // a question that cannot be asked is the author's matter: readers see the words around it, and nothing is in their way
    if (problem?.code === 'unanswerable') return html`<slot></slot>`;
    if (problem) return html`<slot></slot> ${this.renderSituationProblem()}`;
    if (!this.posedQuestion) return html`<slot></slot>`;
    return html`${askedTableView(this.light.look(contentOf))}
      <div @keydown=${this.answering.handleKey}>${this.renderScore()}</div>`;
  }
}
