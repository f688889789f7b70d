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
import {tilesIn} from '../../core/notation/parse.js';
import type {ScoreResult} from '../../core/game/result.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import type {Situation} from '../../core/situation/situation.js';
import {fault, notAmong, spelled, type Fault} from '../../core/situation/problem.js';
import {tileName} from '../../core/tiles/tile.js';
import {explainingWords} from '../../locales/explain.js';
import type {ExplainingStrings} from '../../locales/explain/strings.js';
import {handView, readShown, type ShownHand, tilesOfGroups} from '../mj-hand/shared.js';
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
import {pointedLine} from '../acts/pointing.js';
import {glide, placesOf, type TilePlaces} from './glide.js';
import {explainStyles} from './mj-explain.styles.js';
import {sayStep, type StepTelling} from './step-sentences.js';
import {STEP_KINDS, type ExplainStep} from './step.js';
import {stepKindsIn, stepsOf, wrongKind} from './explain-steps.js';
import type {ElementMeta} from '../meta.js';
import {meta} from './meta.js';

/** A scored hand, the steps that explain it, and how it lies at the present one. */
interface Explained extends Computed<ScoredView<ExplainingStrings>> {
  readonly steps?: readonly ExplainStep[];
  readonly shown?: ShownHand;
}

/**
 * One score step by step: the hand, what wild tiles stand for, how the hand splits and what the next best split would be
 * worth, each line with its condition and the tiles that show it, what does not count and why, the arithmetic, and who
 * pays whom. A hand that has not won is explained too: what does not fit, and what is missing.
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
 * @csspart win-mark - The arrow and the word under the winning tile
 * @csspart beside - A row of flowers, ガリ or indicators
 * @csspart label - The word before that row
 * @csspart tile - A tile; also `tile-red`, `tile-wild`, `tile-back`, `tile-sideways`, `tile-standing`, `tile-win` and `lit`
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
 * @cssprop [--mj-tile-height=2.75em] - Height of an upright tile of the hand, if there is room for all tiles
 * @cssprop [--mj-explain-block-size=17em] - Minimum height, reserved also before the element is drawn
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
    const {shown: last} = this.computed;
    super.willUpdate(changed);
    const {shown} = this.computed;
    this.lay = last && shown && layOf(last) !== layOf(shown) ? placesOf(this.row, last) : undefined;
  }

  protected override compute(): Explained {
    const {view, fault: found} = super.compute();
    const fault = found ?? this.ownFault;
    if (!view) return {fault};
    const steps = this.stepsIn(view.state.situation, view.known.ruleset, view.result, this.steps);
    const shown = this.computeShown(view, steps[this.indexIn(steps)]);
    return {view, fault, steps, ...(shown && {shown})};
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

  private get row(): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>('.row');
  }

  /** The hand as it lies at a step, with the step's evidence lit. */
  private computeShown(
    {state}: ScoredView<ExplainingStrings>,
    step: ExplainStep | undefined,
  ): ShownHand | undefined {
    const lit = {...state, pointed: step && pointedStep(step)};
    const arrange = step !== undefined && step.kind !== 'hand' && step.kind !== 'wild';
    const {view} = readShown(lit, {sort: false, arrange, tilesOfGroups});
    const places = step?.places;
    if (!view || !places) return view;
    return {...view, isLit: ({at}) => places.includes(at)};
  }

  override render(): TemplateResult {
    const {view} = this.computed;
    if (this.problem) return html`${this.renderStage()}${this.renderSituationProblem()}`;
    return view ? this.renderScore(view) : html`<slot></slot>`;
  }

  /** Draws a hand that can be read, even if something else is wrong with it. */
  private renderStage(): TemplateResult {
    const {index, words} = this;
    const {shown} = this.computed;
    return html`${shown && handView({shown, index, ...(words && {words})})}`;
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
    const {row, lay} = this;
    const {shown} = this.computed;
    if (!shown) return;
    if (lay && mayMove()) glide(row, shown, lay);
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

  private readonly handleKeydown = (event: KeyboardEvent) => {
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

/** The evidence of a step, and the line that it is about. */
const pointedStep = (step: ExplainStep): PointedAt =>
  step.what === 'line'
    ? pointedLine(step.line)
    : {key: step.id, groups: step.groups ?? [], tiles: tilesIn(step.tiles).map(tileName), lines: []};

/** Identifies the layout: which tiles lie together, and in which order. */
const layOf = ({groups}: ShownHand): string =>
  groups.map(({tiles}) => tiles.map(({at}) => at).join()).join(' ');
