import {ContextProvider} from '@lit/context';
import {
  html,
  nothing,
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import {exampleContext, type ExampleState} from '../../contexts/example.js';
import {later} from '../../controllers/fetched.js';
import {memoizeLast} from '../../controllers/memoize.js';
import {KeptRoomController} from '../../controllers/kept-room.js';
import {ViewportScheduler} from '../../controllers/viewport-scheduler.js';
import type {SourceOptions} from '../../controllers/source.js';
import type {ConcealedKong} from '../../core/game/concealed-kong.js';
import {parseHandOf} from '../../core/notation/parse.js';
import type {Situation} from '../../core/situation/situation.js';
import {locales} from '../../locales/index.js';
import {isInline} from '../views/inline.js';
import {mismatchView} from '../views/mismatch-view.js';
import {Pointing} from '../acts/pointing.js';
import {viewsOf} from '../attributes/views.js';
import {numberText} from '../attributes/converters.js';
import {rulesBadge} from '../views/rules-badge.js';
import {ShowsTiles} from '../base/shows-tiles.js';
import {withRules} from '../attributes/situation-problem.js';
import {SituationElement, type ScoredView} from '../base/situation-element.js';
import {exampleView, handInside, isBadged, showsPayments} from './example-view.js';
import {exampleStyles} from './mj-example.styles.js';
import {notationInside, hasBreakdown, hasCustomElements, hasElements} from './example-children.js';
import type {ElementMeta} from '../meta.js';
import {meta} from './meta.js';
import {isFault} from '../../core/situation/result.js';

/** Fetched when needed: most examples show no payments. */
const settlementFor = later(() => import('../mj-settlement/define.js'));

/**
 * One worked example: a situation, the rule set that scores it, and the elements that show it.
 *
 * The hand is the `hand` attribute or the text inside the tag, which readers also see without script.
 * Without elements inside, the example shows the hand and its breakdown; elements inside take their data from it.
 *
 * @customElement mj-example
 * @slot - The hand in notation, or elements that show it
 * @slot caption - Below the example
 * @fires {CustomEvent<ScoreDetail>} mj-score - The situation has been scored; once for each different result
 * @fires {CustomEvent<MismatchDetail>} mj-mismatch - The total is not the one in `expect`
 * @fires {CustomEvent<Problem>} mj-invalid - The situation cannot be scored
 * @fires {CustomEvent<SelectDetail>} mj-select - A line was chosen
 * @csspart mismatch - The note that the author expects another total
 * @csspart rules-badge - The rules used for scoring, if no breakdown shows them
 * @csspart version - The rule set with its version
 * @csspart changed-options - The house rules that differ from the defaults
 * @csspart problem - An error: the situation cannot be scored, and why
 * @csspart field - The wrong attribute, if the hand is not at fault
 * @csspart text - The wrong text
 * @csspart mark - The place in that text
 * @csspart error - The reason
 * @cssprop [--mj-tile-height=4em] - Height of an upright tile, if there is room for all tiles
 * @cssprop --mj-example-block-size - Height that prestyle.css reserves; by default that of a long breakdown of the rule set
 * @cssState invalid - The situation cannot be scored
 * @cssState waiting - Not drawn yet: elements before it are drawn first, or the rule set or its words are still loading
 * @cssState far - Out of view and not drawn yet; its room is reserved
 * @cssState apart - Drawn while out of view; contained until it is scrolled near
 * @cssState settled - Drawn, and its end has been out of view: room that its lines do not fill is given back
 */
export class MjExample extends ShowsTiles<SituationElement>(SituationElement) {
  static override readonly meta: ElementMeta = meta;

  static override styles: CSSResultGroup = exampleStyles;

  static override properties: PropertyDeclarations = {
    views: {useDefault: true},
    view: {useDefault: true},
    concealedKong: {attribute: 'concealed-kong'},
    reading: {reflect: true},
    cite: {type: Boolean, useDefault: true},
    expect: {type: Number, converter: numberText},
    edited: {state: true},
  };

  /** What is shown if there are no elements inside, in this order: `hand`, `breakdown` and `settlement`. */
  views = 'hand breakdown';

  /** How much the breakdown shows: `full`, `lines`, `formula` or `total`. */
  view: 'full' | 'lines' | 'formula' | 'total' = 'full';

  /**
   * Which tiles of a concealed kong lie face down: `outer`, `inner`, `three` (all but the last), `all` or `none`; by default
   * as the rule set has it.
   */
  concealedKong?: ConcealedKong;

  /** Where the pronunciation of names is shown: `beside` or below them, as `ruby` over them, or `none`, the default for Chinese names. */
  reading?: 'beside' | 'ruby' | 'none';

  /** Shows the number of each rule with a link to it, and the source of rules that are not on the rule page. */
  cite = false;

  /** The total that the author expects; a note is shown if the total is different. */
  override expect?: number;

  /** The situation as an editor changed it; the rules stay those of the example. */
  private edited?: Situation;
  private readonly pointing = new Pointing(() => this.redraw());

  protected readonly vocabulary = locales;
  protected override readonly needsRules = true;
  protected override readonly near = new ViewportScheduler(
    this,
    this.internals.states,
    () => this.isInline || this.composed,
  );
  private readonly editedUnder = memoizeLast(withRules);
  private readonly provider = new ContextProvider(this, {context: exampleContext});
  private lastProvided: readonly unknown[] = [];

  constructor() {
    super();
    const isDrawn = () => Boolean(this.computed.view ?? this.problem);
    new KeptRoomController(this, this.internals.states, isDrawn);
  }

  override putOff(): boolean {
    return this.near.putOff();
  }

  /** The whole situation as an object. If set, it is used instead of the attributes. */
  override get situation(): Situation {
    const own = super.situation;
    return this.edited ? this.editedUnder(this.edited, own) : own;
  }

  override set situation(given: Situation | null | undefined) {
    super.situation = given;
    this.edited = undefined;
  }

  /** Shows only its own hand, and provides it in its own way. */
  protected override sourceOptions(): SourceOptions {
    return {follows: false};
  }

  protected override get shownExample(): ExampleState | undefined {
    const {ownExample, edited} = this;
    return ownExample && edited ? {...ownExample, editing: true} : ownExample;
  }

  /** Undefined once a reader has emptied the hand. */
  protected override get ownExample(): ExampleState | undefined {
    return this.edited && !this.edited.hand ? undefined : super.ownExample;
  }

  protected override get typedHand(): string | undefined {
    if (this.hand) return this.hand;
    return this.composed ? this.light.look(notationInside) : this.ownText;
  }

  private get isInline(): boolean {
    return this.views === 'breakdown' && isInline(this.view);
  }

  /** Whether elements inside show the example: custom elements; or any elements, where the hand is not their text. */
  private get composed(): boolean {
    const isStated = Boolean(this.hand || this.typedSituation.wholeSituation);
    return this.light.look(isStated ? hasElements : hasCustomElements);
  }

  private readonly edit: ExampleState['edit'] = (situation) => {
    this.edited = situation;
  };

  private readonly agree: ExampleState['agree'] = (rules, options) => {
    this.typedSituation.agreedRules = {rules, options};
    this.requestUpdate();
  };

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (!this.composed && showsPayments(this, this.computed.view?.result)) settlementFor(this);
    this.provide();
  }

  /** Provides the state, as a new object only if something changed. */
  private provide(): void {
    const {view} = this.computed;
    const result = view?.result;
    if (result !== this.lastProvided[2]) this.pointing.follow(result);
    const {situation, pointing, edit, agree, knownRuleset, concealedKong} = this;
    const {pointed, kept, point} = pointing.state;
    const editing: true | undefined = this.edited && true;
    const provided = [
      JSON.stringify(situation),
      knownRuleset?.ruleset,
      result,
      pointed,
      kept,
      editing,
      concealedKong,
    ];
    if (provided.every((value, i) => value === this.lastProvided[i])) return;
    this.lastProvided = provided;
    const lit = {pointed, kept, point};
    const known = knownRuleset;
    this.provider.setValue({...lit, situation, edit, agree, editing, concealedKong, known, result});
  }

  /** Removes the hand that the loader drew before the example was defined. */
  protected override firstUpdated(): void {
    this.renderRoot.querySelector('.stand-in')?.remove();
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    this.setWaiting(!this.computed.view && !this.problem);
  }

  /** @param view absent until the rule set and its words are loaded: then only the hand is drawn */
  protected override renderScore(view?: ScoredView): TemplateResult {
    return html`${exampleView(this, view)}${view ? this.renderBelow(view) : nothing}`;
  }

  /** The messages below the score. */
  private renderBelow(view: ScoredView): TemplateResult {
    return html`${mismatchView(view, this.expect)}${isBadged(this) ? rulesBadge(view) : nothing}`;
  }

  private get isReadable(): boolean {
    return Boolean(this.shownExample) && !isFault(parseHandOf(this.situation)) && !this.readHand().fault;
  }

  /** Whether the hand is drawn before there is a score. */
  private get showsHandFirst(): boolean {
    return viewsOf(this.views, this.view).wanted.includes('hand') && this.isReadable;
  }

  private renderInvalid(): TemplateResult {
    return html`${this.isReadable ? handInside(this) : nothing}${this.renderSituationProblem()}`;
  }

  /** The messages beside the elements that show the example. */
  private renderBeside(view: ScoredView | undefined): TemplateResult {
    const isSaid = this.light.look(hasBreakdown);
    return html`${view ? mismatchView(view, this.expect) : nothing}${
      isSaid ? nothing : this.renderSituationProblem()
    }`;
  }

  override render(): TemplateResult {
    const {problem} = this;
    const {view} = this.computed;
    const caption = html`<slot name="caption"></slot>`;
    if (this.composed) return html`<slot></slot>${this.renderBeside(view)}${caption}`;
    if (problem) return html`${this.renderInvalid()}${caption}`;
    if (!view && !this.showsHandFirst) return html`<slot></slot>${caption}`;
    // the caption comes with the score, below it
    return html`${this.renderScore(view)}${view ? caption : nothing}`;
  }
}
