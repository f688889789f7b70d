import {
  html,
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import type {PointedAt} from '../../contexts/example.js';
import {announce, hush} from '../../controllers/announcer.js';
import {memoizeLast} from '../../controllers/memoize.js';
import {ViewportScheduler} from '../../controllers/viewport-scheduler.js';
import type {ScoreResult} from '../../core/game/result.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import type {Situation} from '../../core/situation/situation.js';
import {fault, notAmong, spelled, type Fault} from '../../core/situation/problem.js';
import {explainingWords} from '../../locales/explain.js';
import type {ExplainingStrings} from '../../locales/explain/strings.js';
import type {ShownHand} from '../mj-hand/shared.js';
import type {Computed} from '../base/mj-element.js';
import {plainNames} from '../views/name-lang.js';
import {numberText} from '../attributes/converters.js';
import {paidIn} from '../views/payment-words.js';
import {emit} from '../base/emit.js';
import {ShowsTiles} from '../base/shows-tiles.js';
import {SituationElement, type ScoredView} from '../base/situation-element.js';
import {TermsController} from '../views/terms.js';
import {explainView, spokenStep} from './explain-view.js';
import {mayMove} from '../acts/motion.js';
import {glide, placesOf, type TilePlaces} from './glide.js';
import {pointedStep, rowIn, stageOf, stageView, type ExplainStage} from './stage.js';
import {explainStyles} from './mj-explain.styles.js';
import {sayStep, type StepTelling} from './step-sentences.js';
import {STEP_KINDS, type ExplainStep} from './step.js';
import {stepKindsIn, stepsOf, wrongKind} from './explain-steps.js';
import type {ElementMeta} from '../meta.js';
import {meta} from './meta.js';

/** A scored hand, the steps that explain it, and how it lies at the present one. */
interface Explained extends Computed<ScoredView<ExplainingStrings>> {
  readonly steps?: readonly ExplainStep[];
  readonly stage?: ExplainStage;
}

/**
 * One score step by step: the hand, what wild tiles stand for, how the hand splits and what the next best split would be
 * worth, each line with its condition and the tiles that show it, what does not count and why, the arithmetic, and who
 * pays whom. A set of the hand leads to the steps of its lines. A hand that has not won is explained too: what does not fit, and
 * what is missing.
 *
 * An author can add text before a step: `<p slot="step-line-hunyise">`.
 *
 * @customElement mj-explain
 * @slot - ShownHand until there is something to explain, and without script
 * @slot step-hand - The author's words at the step `hand`; other steps have such slots by their ids
 * @fires {CustomEvent<StepDetail>} mj-step - Another step was chosen
 * @fires {CustomEvent<ScoreDetail>} mj-score - The element's own situation has been scored
 * @fires {CustomEvent<Problem>} mj-invalid - The element's own situation cannot be scored
 * @csspart explain - The whole element
 * @csspart stage - The hand
 * @csspart row - Melds, held tiles and winning tile
 * @csspart group - A meld, the held tiles, a set that scored, or the winning tile; also `meld`, `held`, `set`, `win`, `flowers`
 * @csspart win-mark - How the hand was won, at the winning tile
 * @csspart bracket - A piece of the bracket under sets that are worth something
 * @csspart group-points - What these sets are worth, and the name of their pattern
 * @csspart beside - A row of flowers, ガリ or indicators
 * @csspart label - The word before that row
 * @csspart tile - A tile; also `tile-red`, `tile-wild`, `tile-back`, `tile-sideways`, `tile-standing`, `indexed`, `tile-win` and `lit`
 * @csspart index - The numeral or letter in a tile's corner
 * @csspart controls - The controls: back, position, next, all steps
 * @csspart back - The button to the step before
 * @csspart position - The number of the step and of all steps
 * @csspart next - The button to the step after
 * @csspart all - The button that shows all steps
 * @csspart steps - The list of steps
 * @csspart step - A step; also `step-present`
 * @csspart title - The subject, or the name of the pattern
 * @csspart reading - The pronunciation of the name
 * @csspart amount - What the step adds
 * @csspart text - A sentence
 * @csspart evidence - The tiles that the step is about
 * @csspart sum - The sum so far
 * @csspart problem - An error: the situation cannot be read, and why
 * @csspart field - The wrong attribute, if the hand is not at fault
 * @csspart text - The wrong text
 * @csspart mark - The place in that text
 * @csspart error - The reason
 * @cssprop [--mj-tile-height=4em] - Height of an upright tile of the hand, if there is room for all tiles
 * @cssprop [--mj-explain-block-size=22em] - Minimum height, reserved also before the element is drawn
 * @cssState invalid - The situation cannot be scored
 * @cssState waiting - Not drawn yet: elements before it are drawn first
 * @cssState far - Out of view and not drawn yet; its room is reserved
 * @cssState apart - Drawn while out of view; contained until it is scrolled near
 */
export class MjExplain extends ShowsTiles<SituationElement<ExplainingStrings>>(SituationElement) {
  static override readonly meta: ElementMeta = meta;

  static override styles: CSSResultGroup = explainStyles;

  static override properties: PropertyDeclarations = {
    for: {},
    steps: {},
    step: {type: Number, converter: numberText, reflect: true},
    all: {type: Boolean, reflect: true, useDefault: true},
    reading: {reflect: true},
    cite: {type: Boolean, useDefault: true},
  };

  /** The id of the element whose hand is explained. */
  for?: string;

  /**
   * Which kinds of steps there are: `hand`, `wild`, `groups`, `lines`, `excluded`, `total` and `payments`; all of them
   * by default.
   */
  steps?: string;

  /** The number of the step that is shown, from 1. */
  step?: number;

  /** Shows all steps at once. */
  all = false;

  /** Where the pronunciation of names is shown: `beside` them, as `ruby` over them, or `none`. */
  reading?: 'beside' | 'ruby' | 'none';

  /** Shows the numbers of the rules. */
  cite = false;

  protected readonly vocabulary = explainingWords;
  protected override readonly near = new ViewportScheduler(this, this.internals.states);
  protected override computed: Explained = {};
  private readonly stepsIn = memoizeLast(
    (situation: Situation, ruleset: Ruleset, result: ScoreResult, kinds: string | undefined) =>
      stepsOf({situation, ruleset, result}, stepKindsIn(kinds)),
  );
  private readonly terms = new TermsController(this);
  private lay?: TilePlaces;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    hush(this);
  }

  /** Keeps the places of the tiles before they move. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    const last = this.computed.stage?.shown;
    super.willUpdate(changed);
    const shown = this.computed.stage?.shown;
    const row = rowIn(this.renderRoot);
    this.lay = last && shown && layOf(last) !== layOf(shown) ? placesOf(row, last) : undefined;
  }

  protected override compute(): Explained {
    const {view, fault: found} = super.compute();
    const fault = found ?? this.ownFault;
    if (!view) return {fault};
    const steps = this.stepsIn(view.state.situation, view.known.ruleset, view.result, this.steps);
    const stage = stageOf(view, steps[this.indexIn(steps)]);
    return {view, fault, steps, ...(stage && {stage})};
  }

  /** Faults of the attributes that choose steps. */
  private get ownFault(): Fault | undefined {
    const {steps = '', step} = this;
    const wrong = wrongKind(steps);
    if (wrong) {
      const at = {start: wrong.start, end: wrong.start + wrong.word.length};
      return notAmong(wrong.word, 'steps', STEP_KINDS, at);
    }
    return step === undefined || Number.isInteger(step)
      ? undefined
      : fault('bad-field', spelled(step), 'step');
  }

  /** The steps there are; none until the hand is scored. */
  private get stepsShown(): readonly ExplainStep[] {
    return this.computed.steps ?? [];
  }

  /** The index of the present step. */
  private get at(): number {
    return this.indexIn(this.stepsShown);
  }

  private indexIn(steps: readonly ExplainStep[]): number {
    const {step = 1} = this;
    return Math.min(Math.max(Number.isInteger(step) ? step : 1, 1), Math.max(steps.length, 1)) - 1;
  }

  override render(): TemplateResult {
    const {view} = this.computed;
    if (this.problem) return html`${this.renderStage()}${this.renderSituationProblem()}`;
    return view ? this.renderScore(view) : html`<slot></slot>`;
  }

  /** Draws a hand that can be read, even if something else is wrong with it. */
  private renderStage(): TemplateResult {
    const {index, words, handlePoint: point} = this;
    const {view, stage} = this.computed;
    return html`${view && stage && stageView(view, stage, {index, words, point})}`;
  }

  protected override renderScore(view: ScoredView<ExplainingStrings>): TemplateResult {
    const {stepsShown, at, all, index} = this;
    const {strings} = view;
    const telling = this.tellingOf(view, strings);
    return explainView({
      ...{strings, at, all, index},
      steps: stepsShown.map((step) => ({id: step.id, said: sayStep(step, telling)})),
      stage: this.renderStage(),
      sectionOf: () => this.terms.section(strings),
      onMove: this.handleMove,
      onAll: this.handleAll,
      onKeydown: this.handleKeydown,
    });
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    const {lay} = this;
    const {stage} = this.computed;
    if (!stage) return;
    if (lay && mayMove()) glide(rowIn(this.renderRoot), stage.shown, lay);
    this.lay = undefined;
  }

  private readonly handleMove = (to: number) => {
    const {stepsShown, at} = this;
    if (to === at || to < 0 || to >= stepsShown.length) return;
    this.step = to + 1;
    const {id, kind} = stepsShown[to];
    this.computed.view?.state.point?.(pointedStep(stepsShown[to]));
    const sentence = this.sentenceOf(stepsShown[to]);
    emit(this, 'mj-step', {step: to + 1, of: stepsShown.length, sentence, id, kind});
    const where = this.strings?.explain.step(to + 1, stepsShown.length) ?? '';
    announce(this, `${where}. ${sentence}`);
  };

  private tellingOf(view: ScoredView<ExplainingStrings>, strings: ExplainingStrings): StepTelling {
    const {state, result, text, nameText} = view;
    const {situation} = state;
    return {situation, result, paid: paidIn(view), strings, text, nameText, cite: this.cite};
  }

  /** A step as it is read aloud. */
  private sentenceOf(step: ExplainStep): string {
    const {view} = this.computed;
    if (!view) return '';
    const strings = plainNames(view.strings);
    const said = sayStep(step, this.tellingOf(view, strings));
    return spokenStep({id: step.id, said}, strings);
  }

  private readonly handleAll = () => {
    this.all = !this.all;
  };

  /** A set leads to the steps of the lines that count on it, one after the other. */
  private readonly handlePoint = (at?: PointedAt, isChosen = false) => {
    if (!at || !isChosen) return;
    const own = this.stepsShown.flatMap((step, i) =>
      step.what === 'line' && at.lines.includes(step.line.id) ? [i] : [],
    );
    const to = own.find((i) => i > this.at) ?? own.at(0);
    if (to !== undefined) this.handleMove(to);
  };

  private readonly handleKeydown = (event: KeyboardEvent) => {
    // the arrow keys of a set lead to another set
    if (event.defaultPrevented) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const forward = this.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight';
    const moves: Readonly<Record<string, number>> = {
      ArrowLeft: this.at - 1,
      ArrowRight: this.at - 1,
      [forward]: this.at + 1,
      Home: 0,
      End: this.stepsShown.length - 1,
    };
    const to = Object.hasOwn(moves, event.key) ? moves[event.key] : undefined;
    if (to === undefined) return;
    event.preventDefault();
    this.handleMove(to);
  };
}

/** Identifies the layout: which tiles lie together, and in which order. */
const layOf = ({groups}: ShownHand): string =>
  groups.map(({tiles}) => tiles.map(({at}) => at).join()).join(' ');
