/* oxlint-disable typescript/no-empty-object-type, typescript/no-unsafe-declaration-merging --
   Lit makes the properties of the fields */
import {
  html,
  nothing,
  type CSSResultGroup,
  type CSSResultOrNative,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import type {ConcealedKong} from '../../core/game/concealed-kong.js';
import type {ExampleState} from '../../contexts/example.js';
import {later} from '../../controllers/fetched.js';
import {ViewportScheduler} from '../../controllers/viewport-scheduler.js';
import {NotationController, type TypedHand} from '../../controllers/notation.js';
import {SourceController} from '../../controllers/source.js';
import type {Hand} from '../../core/notation/hand.js';
import {withCircumstances} from '../../core/reading/circumstances.js';
import {HAND_FIELDS, type RowField} from '../../core/situation/attributes.js';
import type {Situation} from '../../core/situation/situation.js';
import {spelled} from '../../core/situation/problem.js';
import {locales, type Strings} from '../../locales/index.js';
import {fieldProperties, type FieldProperties} from '../attributes/field-properties.js';
import {MjElement, type Computed} from '../base/mj-element.js';
import {ShowsTiles} from '../base/shows-tiles.js';
import {handOnly} from './hand-only.js';
import {handView, type ScoredHand} from './hand-view.js';
import {handStyles} from './mj-hand.styles.js';
import {readShown, type ShownHand} from './shown-hand.js';
import {handSentence} from './hand-sentence.js';
import type {ElementMeta} from '../meta.js';
import {meta} from './meta.js';

/** Fetched when needed: most hands have no result. */
const arrangedFor = later(() => import('./arranged.js'));

export interface MjHand extends FieldProperties<(typeof HAND_FIELDS)[number]> {}

/**
 * One hand as a diagram: melds, the tiles held, the winning tile set apart, and the tiles beside the hand.
 *
 * The hand is the `hand` attribute, or the text inside the tag, which readers also see without script; without either,
 * it is that of the element named by `for`, or of the `<mj-example>` around.
 *
 * @customElement mj-hand
 * @slot - The hand in notation, if there is no `hand` attribute; shown as text until the script has loaded
 * @slot caption - Below the tiles
 * @fires {CustomEvent<Problem>} mj-invalid - The input cannot be read
 * @csspart row - Melds, held tiles and winning tile
 * @csspart group - A meld, the held tiles, a set that scored, or the winning tile; also `meld`, `held`, `set`, `win`, `flowers`
 * @csspart win-mark - The arrow and the word under the winning tile
 * @csspart bracket - Beside a breakdown: a piece of the bracket under sets that are worth something
 * @csspart group-points - Beside a breakdown: what these sets are worth, and the name of their pattern
 * @csspart total - In an example: the total beside the hand
 * @csspart circumstances - In an example: seat, round and flags, if given
 * @csspart beside - A row of flowers, ガリ or indicators
 * @csspart label - The word before that row
 * @csspart tile - A tile; also `tile-red`, `tile-wild`, `tile-back`, `tile-sideways`, `tile-standing`, `indexed`, `tile-win` and `lit`
 * @csspart index - The numeral or letter in a tile's corner
 * @csspart problem - Text that cannot be read, and the reason
 * @csspart field - The attribute, if a property has a value of the wrong type
 * @csspart text - The text that cannot be read
 * @csspart mark - The place in that text
 * @csspart error - The reason
 * @cssprop [--mj-tile-height=2.75em] - Height of an upright tile, if there is room for all tiles
 * @cssState invalid - The input cannot be read
 * @cssState waiting - Not drawn yet: elements before it are drawn first
 * @cssState far - Out of view and not drawn yet; its room is reserved
 * @cssState apart - Drawn while out of view; contained until it is scrolled near
 */
export class MjHand extends ShowsTiles<MjElement<Strings, ShownHand>>(MjElement) {
  static override readonly meta: ElementMeta = meta;

  static override styles: CSSResultGroup = handStyles;

  static override properties: PropertyDeclarations = {
    hand: {},
    value: {attribute: false, converter: handOnly},
    notation: {},
    ...fieldProperties(HAND_FIELDS),
    rules: {},
    sort: {type: Boolean, useDefault: true},
    arrange: {type: Boolean, useDefault: true},
    concealedKong: {attribute: 'concealed-kong'},
    for: {},
    scored: {attribute: false},
  };

  /** The hand in notation. */
  hand?: string;

  /** The hand in notation or as an object; used instead of `hand` and the text inside the tag. */
  value?: string | Hand;

  /** The notation of the hand, if it is not ours: `gb` or `kobalab`. */
  notation?: string;

  /** The rule set, for elements that take this hand with `for`. */
  rules?: string;

  /** Shows the held tiles sorted. */
  sort = false;

  /** Shows the sets that scored, where a result is known, instead of the tiles as they were typed. */
  arrange = false;

  /**
   * Which tiles of a concealed kong lie face down: `outer`, `inner`, `three` (all but the last), `all` or `none`; by default
   * as the example or its rule set has it, or else `outer`.
   */
  concealedKong?: ConcealedKong;

  /** The id of the element whose hand is shown. */
  for?: string;

  /** How an example or a breakdown draws the hand, once it has scored it. Not meant for pages. */
  scored?: ScoredHand;

  protected readonly vocabulary = locales;
  protected override readonly near = new ViewportScheduler(this, this.internals.states);
  private readonly source = new SourceController(this, () => this.ownExample, {
    stated: () => this.statedFields,
  });
  private readonly notations = new NotationController(this);
  /** Undefined where it is not needed, or being fetched. */
  private arranged?: ReturnType<typeof arrangedFor>;

  override putOff(): boolean {
    return this.near.putOff();
  }

  /** The sentence that a screen reader says; empty until the language has loaded. */
  get spoken(): string {
    const {words} = this;
    const {view} = this.computed;
    return view && words ? handSentence(words, view) : '';
  }

  /** An example around that takes its hand from here reports its problems. */
  protected override reports(): boolean {
    const {ownExample} = this;
    return ownExample !== undefined && ownExample.situation.hand !== this.source.givenExample?.situation.hand;
  }

  private get typedHand(): TypedHand {
    const {value} = this;
    if (value && typeof value === 'object') return {hand: ''};
    return this.notations.read(value ?? (this.hand || this.ownText));
  }

  private get ownExample(): ExampleState | undefined {
    const {hand, translated} = this.typedHand;
    if (hand === undefined) return undefined;
    return {situation: withCircumstances({rules: '', hand, ...this.statedFields}, translated?.said)};
  }

  /** The circumstances that the attributes state. */
  private get statedFields(): Partial<Situation> {
    const said = ['rules' as const, ...HAND_FIELDS].map((field) => [field, this[field]] as const);
    return Object.fromEntries(said.filter(([, value]) => value));
  }

  protected override readInput(): void {
    this.source.refresh();
    super.readInput();
    this.arranged = this.source.state?.result && arrangedFor(this);
  }

  private get shownState(): ExampleState | undefined {
    return this.scored?.state ?? this.source.state;
  }

  protected override compute(): Computed<ShownHand> {
    const {shownState: state, typedHand} = this;
    if (!state || this.typeFault || typedHand.fault) return {fault: state && typedHand.fault};
    const given = typeof this.value === 'object' ? (this.value ?? undefined) : undefined;
    if (!given && !state.situation.hand) return {};
    const {sort, concealedKong, scored} = this;
    const arrange = this.arrange || scored !== undefined;
    // a large hand waits for its score, and is laid as it will be then
    const tellsCalled = scored !== undefined || (this.matches('.large') && !state.result);
    const options = {sort, arrange, concealedKong, tellsCalled, ...(scored ?? this.arranged)};
    return readShown(state, options, given);
  }

  protected override get sheets(): CSSResultOrNative[] {
    return this.scored?.styles ?? super.sheets;
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    if (changed.has('scored') && changed.get('scored')?.styles !== this.scored?.styles)
      this.adoptedCallback();
    this.internals.role = 'figure';
    this.internals.ariaLabel = this.spoken || null;
  }

  override render(): TemplateResult {
    const {index, words, scored} = this;
    const {view: shown, fault} = this.computed;
    const field = fault?.field as RowField | undefined;
    const {shownState: state} = this;
    const {situation} = state ?? {};
    const text = spelled(situation?.[field ?? 'hand'] ?? situation?.hand ?? '');
    // problems of the rows beside the hand are shown where these were typed
    const told = fault && (!shown || this.reports());
    return html`${shown ? (scored?.draw ?? handView)({shown, index, words, state}) : nothing}${
        told ? html`<div class=${shown ? 'field' : 'room'}>${this.renderProblem(text)}</div>` : nothing
      }${shown || fault ? nothing : html`<div class="room"><slot></slot></div>`}
      <slot name="caption"></slot>`;
  }
}
