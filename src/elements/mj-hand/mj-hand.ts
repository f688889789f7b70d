import {html, nothing, type TemplateResult, type CSSResultGroup} from 'lit';
import {property, query} from 'lit/decorators.js';
import {widthOf, type ConcealedKong} from '../../art/layout.js';
import {loadFaces} from '../../art/registry.js';
import type {ExampleState} from '../../contexts/example.js';
import {later} from '../../controllers/fetched.js';
import {NearController} from '../../controllers/near.js';
import {NotationController} from '../../controllers/notation.js';
import {SourceController} from '../../controllers/source.js';
import type {Seat, WinBy} from '../../core/situation/situation.js';
import {spelled} from '../../core/situation/problem.js';
import {locales} from '../../locales/index.js';
import {MjElement} from '../mj-element.js';
import {plainNames} from '../name-lang.js';
import {handOnly} from '../taken.js';
import {handView} from './hand-view.js';
import {handStyles} from './mj-hand.styles.js';
import {readShown, type Beside, type Reading, type Shown} from './shown.js';
import {type Hand, allTiles} from '../../core/notation/hand.js';

/** Most hands have no result. */
const arrangedFor = later(() => import('./arranged.js'));

/**
 * One hand as a diagram: melds, the tiles held, the winning tile set apart, and what lies beside the hand.
 *
 * The hand is the `hand` attribute, or the text inside the tag, which is also what readers see where no script runs;
 * without either it is that of the element named by `for`, or of the nearest `<mj-example>`.
 *
 * @customElement mj-hand
 * @slot - The hand in notation, where there is no `hand` attribute; shown as it is until the script has come
 * @slot caption - Below the tiles
 * @fires {CustomEvent<Problem>} mj-invalid - What was given cannot be read
 * @csspart row - Melds, held tiles and winning tile
 * @csspart group - A meld, the held tiles, a set that scored, or the winning tile; also `meld`, `held`, `set`, `win`, `flowers`
 * @csspart win-mark - The arrow and the word under the winning tile
 * @csspart beside - A row of flowers, ガリ or indicators
 * @csspart label - The word before such a row
 * @csspart tile - A tile; also `tile-red`, `tile-wild`, `tile-back`, `tile-sideways`, `tile-win` and `lit`
 * @csspart index - The numeral or letter in a tile's corner
 * @csspart problem - Text that cannot be read, and the reason
 * @csspart field - The attribute, where a property is no text
 * @csspart text - That text
 * @csspart mark - The place in it
 * @csspart error - The reason
 * @cssprop [--mj-tile-height=2.75em] - Height of an upright tile, where there is room for all of them
 * @cssState invalid - What was given cannot be read
 * @cssState waiting - Not drawn yet: others are before it
 * @cssState far - Out of view, and not drawn yet: it reserves its room
 * @cssState apart - Drawn out of view, and contained until it comes near
 */
export class MjHand extends MjElement {
  static override styles: CSSResultGroup = handStyles;

  /** The hand in notation. */
  @property() hand?: string;

  /** The hand in notation, or read already; wins over `hand` and over the text inside the tag. */
  @property({attribute: false, converter: handOnly}) value?: string | Hand;

  /** The notation of the hand, where it has to be named: `gb` or `kobalab`. */
  @property() notation?: string;

  /** How the winning tile came: `discard`, `self` or `robbing`. */
  @property() by?: WinBy;

  /** The indicator of the wild tile: its kind is marked in the hand. */
  @property() wild?: string;

  /** Flowers laid out, in notation. */
  @property() flowers?: string;

  /** Tiles laid out as ガリ, in notation. */
  @property() gari?: string;

  /** Dora indicators, in notation. */
  @property() indicators?: string;

  /** Ura dora indicators, in notation. */
  @property({attribute: 'ura-indicators'}) uraIndicators?: string;

  /** Winning tiles that were let go, in notation. */
  @property({attribute: 'passed-tiles'}) passedTiles?: string;

  /** Whose hand it is: `east`, `south`, `west` or `north`. */
  @property() seat?: Seat;

  /** The rule set, for elements that take this hand with `for`. */
  @property() rules?: string;

  /** Shows the held tiles sorted. */
  @property({type: Boolean}) sort = false;

  /** Shows the sets that scored, where a result is known, instead of the tiles as they were typed. */
  @property({type: Boolean}) arrange = false;

  /** Which tiles of a concealed kong lie face down: `outer`, `inner`, `all` or `none`. */
  @property({attribute: 'concealed-kong'}) concealedKong: ConcealedKong = 'outer';

  @query('.row') private row?: HTMLElement | null;

  protected readonly vocabulary = locales;
  protected override readonly near = new NearController(this, this.internals.states, 1 / 16);
  private readonly source = new SourceController(this, () => this.ownState());
  private readonly foreign = new NotationController(this);
  private shown?: Shown;

  constructor() {
    super();
    this.internals.role = 'figure';
  }

  /** The sentence that a screen reader says; empty until the language has come. */
  get spoken(): string {
    const {shown, words} = this;
    if (!shown || !words) return '';
    const {beside, hand, seat, wild} = shown;
    return words.speech.speakHand(plainNames(words.strings), hand, {
      ...beside,
      wild,
      indicator: beside.wild.at(0),
      seat,
    });
  }

  /** An example around that takes its hand from here tells of it. */
  protected override reports(): boolean {
    const own = this.ownState();
    return own !== undefined && own.situation.hand !== this.source.given?.situation.hand;
  }

  protected override updated(): void {
    super.updated();
    this.internals.ariaLabel = this.spoken || null;
    if (this.shown)
      this.row?.style.setProperty('--_width', widthOf(this.shown.groups.map((g) => g.tiles)).toFixed(2));
  }

  private ownState(): ExampleState | undefined {
    const {value, by, wild, flowers, gari, indicators, uraIndicators, passedTiles, seat, rules = ''} = this;
    const hand =
      value && typeof value === 'object' ? '' : this.foreign.read(value ?? (this.hand || this.ownText));
    return hand === undefined
      ? undefined
      : {situation: {rules, hand, by, wild, flowers, gari, indicators, uraIndicators, passedTiles, seat}};
  }

  private read(state: ExampleState | undefined): Reading {
    const fault = this.misfit ?? (state && this.foreign.fault);
    if (fault || !state) return {fault};
    const given = typeof this.value === 'object' ? (this.value ?? undefined) : undefined;
    const {sort, arrange, concealedKong} = this;
    const arranged = state.result && arrangedFor(this);
    const options = {sort, arrange, concealedKong, tilesOfGroups: arranged?.tilesOfGroups};
    return given || state.situation.hand ? readShown(state, options, given) : {};
  }

  override render(): TemplateResult {
    const {state} = this.source;
    const {shown, fault} = this.read(state);
    this.note(fault);
    this.shown = shown;
    const faces =
      shown && loadFaces([...allTiles(shown.hand), ...shown.hand.flowers, ...shown.beside.flowers]);
    void faces?.then(() => this.requestUpdate());
    const {index, words} = this;
    const field = fault?.field as Beside | undefined;
    const {situation} = state ?? {};
    const text = spelled(situation?.[field ?? 'hand'] ?? situation?.hand ?? '');
    // what is wrong beside a hand is told where it was typed
    const told = fault && (!shown || this.reports());
    return html`${shown ? handView({shown, index, words}) : nothing}${
        told ? html`<div class=${shown ? 'field' : 'room'}>${this.renderProblem(text)}</div>` : nothing
      }${shown || fault ? nothing : html`<div class="room"><slot></slot></div>`}
      <slot name="caption"></slot>`;
  }
}
