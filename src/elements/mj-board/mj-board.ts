import {
  html,
  nothing,
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import {loadFaces} from '../../art/registry.js';
import type {ExampleState} from '../../contexts/example.js';
import type {RoundState} from '../../contexts/round.js';
import {later} from '../../controllers/fetched.js';
import {NearController} from '../../controllers/near.js';
import type {Position} from '../../round/position.js';
import type {Computed} from '../mj-element.js';
import {plainNames} from '../name-lang.js';
import {ShowsTiles} from '../shows-tiles.js';
import {boardView} from './board-view.js';
import {positionOnly, roundOnly} from './looks.js';
import {boardStyles} from './mj-board.styles.js';
import {RoundElement} from './round-element.js';
import {seatsTable} from './seats-table.js';
import {shownAt} from './shown-at.js';
import {longestHand, type Shown} from './shown.js';
import {Spoken} from './spoken.js';
import {tilesOn} from './tiles-on.js';
import {unsaidView} from './unsaid-view.js';

/** Few boards say what may be done. */
const askedFor = later(() => import('./asked.js'));

/**
 * A table as one seat sees it: hands, melds with the called tile turned to whom it came from, rivers in rows of six, and in
 * the middle the round, what is left and the indicator.
 *
 * The position is the text inside the tag, which is also what readers see where no script runs, or one of the round that
 * `for` names. With `rules` it is checked; without, it is any mahjong.
 *
 * @customElement mj-board
 * @slot - The position in the notation of rounds; shown as it is until the script has come
 * @slot caption - Below the table
 * @fires {CustomEvent<Problem>} mj-invalid - What was given cannot be read, or is no position of the rule set
 * @csspart table - The table
 * @csspart middle - What stands in its middle
 * @csspart round - The prevailing wind
 * @csspart counters - The counters
 * @csspart sticks - The sticks on the table
 * @csspart left - How many draws are left
 * @csspart indicators - The indicator of the wild tile, or those of the dora
 * @csspart ura - What lies under the indicators of the dora, once somebody has won with riichi
 * @csspart side - All that lies before one seat; also `bottom`, `right`, `top` and `left`
 * @csspart who - Whose side it is
 * @csspart label - The seat's wind, name and points
 * @csspart wind - Its wind; also `dealer`
 * @csspart name - Its player
 * @csspart points - What it has
 * @csspart arrow - Points at whose turn it is
 * @csspart stick - Says that the hand has been declared ready
 * @csspart river - The discards of a seat
 * @csspart pool - The discards of all
 * @csspart out - Tiles laid out
 * @csspart hand - Tiles held, and melds
 * @csspart held - The tiles held
 * @csspart drawn - The tile set apart
 * @csspart melds - All melds of a seat
 * @csspart meld - One of these
 * @csspart win-mark - Says that the hand has won
 * @csspart seats - The table for screen readers
 * @csspart asked - What `show` asks for
 * @csspart may - What each seat may do
 * @csspart then - What comes of it where several claim a tile
 * @csspart waits - What each hand waits for
 * @csspart wait - A tile that completes a hand, and how many of it are left
 * @csspart tile - A tile; also `tile-red`, `tile-wild`, `tile-back`, `tile-sideways`, `tile-standing`, `tile-slid` (drawn and thrown), `tile-taken`, `tile-open` and `tile-marked`
 * @csspart index - The numeral or letter in a tile's corner
 * @csspart number - The number on a discard
 * @csspart unsaid - What could not be checked, because the position does not say it
 * @csspart problem - Text that cannot be read, and the reason
 * @csspart field - The attribute that cannot be read
 * @csspart text - That text
 * @csspart mark - The place in it
 * @csspart error - The reason
 * @cssprop [--mj-tile-height=2.5em] - Height of a tile, where there is room for the whole table
 * @cssprop [--mj-board-block-size=145cqi] - How high it is at least where seats stand one below the other, and the room that prestyle.css keeps for it there
 * @cssState invalid - What was given cannot be read, or is no position of the rule set
 * @cssState waiting - Not drawn yet: others are before it, or something has not come
 * @cssState far - Out of view, and not drawn yet: it reserves its room
 * @cssState apart - Drawn out of view, and contained until it comes near
 */
export class MjBoard extends ShowsTiles<RoundElement<Shown>>(RoundElement) {
  static override styles: CSSResultGroup = boardStyles;

  static override properties: PropertyDeclarations = {
    position: {attribute: false, converter: positionOnly},
    played: {attribute: false, converter: roundOnly},
  };

  /** A position as the referee has it; goes before the text. */
  position?: Position;

  /** A round that was played already, of which `at` says the position; goes before the text. */
  played?: RoundState;

  protected override readonly near = new NearController(this, this.internals.states, 1 / 2);
  /** The round of the text inside the tag. */
  private own?: RoundState;
  private state?: RoundState;
  /** The round with the position that is shown; the same object as long as that is the same. */
  private moment?: RoundState;

  protected get provided(): ExampleState | undefined {
    const {moment} = this;
    return moment && {situation: {rules: moment.record.rules ?? '', hand: ''}, round: moment};
  }

  /** Round, what is left and whose move it is, in a sentence; empty until its words have come. */
  get spoken(): string {
    const {words, computed} = this;
    return words && computed.view ? new Spoken(words, computed.view).middle() : '';
  }

  /** The table as a standalone SVG, in the colours of a light page; empty until there is one. */
  override async toSVG(): Promise<string> {
    await this.updateComplete;
    const {words, computed, numbers} = this;
    if (!computed.view || !words) return '';
    const {boardSvg} = await import('./board-svg.js');
    return (await boardSvg(computed.view, words, {numbers})).text;
  }

  protected override compute(): Computed<Shown> {
    const {position, source} = this;
    const own = position || this.played || this.for ? {} : this.readOwn(Boolean(this.show));
    const state = this.played ?? (this.for ? source.given?.round : own.state);
    this.own = own.state;
    const {view, step, fault} = shownAt(this, state);
    if (this.state !== state || this.moment?.at !== step)
      this.moment = state && (step === undefined || step === state.at ? state : {...state, at: step});
    this.state = state;
    const wrong = own.fault ?? fault;
    return {...(view && {view}), ...(wrong && {fault: wrong})};
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    const {view} = this.computed;
    if (view || this.problem || !this.isTold) this.internals.states.delete('waiting');
    else this.internals.states.add('waiting');
    if (!view) return;
    const table = this.renderRoot.querySelector<HTMLElement>('.table');
    table?.style.setProperty('--_units', view.units.toFixed(2));
    table?.style.setProperty('--_long', longestHand(view).toFixed(2));
    void loadFaces(tilesOn(view))?.then(() => this.requestUpdate());
  }

  /** What may be done, and what each hand waits for. */
  private renderAsked(shown: Shown): TemplateResult | typeof nothing {
    const {show, words, messages, roundStrings, index, state = {}} = this;
    const asked = show ? askedFor(this) : undefined;
    if (!show || !asked || !words || !messages || !roundStrings) return nothing;
    const strings = plainNames(words.strings);
    return asked.askedView({show, shown, state, strings, words: roundStrings, index});
  }

  override render(): TemplateResult {
    const {words, index, numbers, flaw, problem, computed} = this;
    const {view: shown} = computed;
    const strings = words && plainNames(words.strings);
    const field = computed.fault?.field;
    const text = flaw && !flaw.field ? this.text : (flaw?.about ?? computed.fault?.about ?? '');
    return html`${shown ? boardView({shown, index, numbers, ...(strings && {strings})}) : nothing}${
        shown && words ? seatsTable(words, shown) : nothing
      }${shown && this.show ? this.renderAsked(shown) : nothing}${strings ? unsaidView(this.own, strings) : nothing}${problem ? html`<div class="wrong">${this.renderProblem(text, field ?? flaw?.field)}</div>` : nothing}${
        shown || problem ? nothing : html`<div class="text-room"><slot></slot></div>`
      }<slot name="caption"></slot>`;
  }
}
