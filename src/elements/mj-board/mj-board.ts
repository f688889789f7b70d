import {
  html,
  nothing,
  type CSSResultGroup,
  type CSSResultOrNative,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import type {ExampleState} from '../../contexts/example.js';
import type {RoundState} from '../../contexts/round.js';
import {memoizeLast} from '../../controllers/memoize.js';
import {KeptRoomController} from '../../controllers/kept-room.js';
import {ViewportScheduler} from '../../controllers/viewport-scheduler.js';
import type {RoundPosition} from '../../round/state/position.js';
import type {Computed} from '../base/mj-element.js';
import {plainNames} from '../views/name-lang.js';
import {ShowsTiles} from '../base/shows-tiles.js';
import type {Seat} from '../../core/situation/situation.js';
import {TABLE_KEYS, type TableKeys} from '../acts/table-keys.js';
import {askedFor} from './asked-later.js';
import {boardView} from './board-view.js';
import {Glide, type GlideStep} from './glide.js';
import {positionOnly} from './looks.js';
import {boardStyles} from './mj-board.styles.js';
import type {Read} from './reading.js';
import {RoundElement} from './round-element.js';
import {seatsTable} from './seats-table.js';
import {shownAt} from './shown-at.js';
import type {ShownTable} from './shown-table.js';
import {Spoken} from './spoken.js';
import {unsaidView} from './unsaid-view.js';
import type {ElementMeta} from '../meta.js';
import {meta} from './meta.js';

/** What a board shows: a position, and the round that it is of, at that position. */
interface Table {
  /** Absent where the round has no such position. */
  readonly shown?: ShownTable;
  /** Absent where a script gives the position alone. */
  readonly state?: RoundState;
}

/**
 * The table as one seat sees it: hands, melds with the called tile turned towards its discarder, rivers in rows of six,
 * and in the middle the round, the number of tiles left and the indicator.
 *
 * The position is the text inside the tag, which readers also see without script, or a position of the round named by
 * `for`. With `rules` it is checked; without, any kind of mahjong can be shown.
 *
 * @customElement mj-board
 * @slot - The position in the notation of rounds; shown as text until the script has loaded
 * @slot caption - Below the table
 * @slot hand - On the front edge of the table, before the melds of the seat at the bottom: its tiles as keys
 * @fires {CustomEvent<Problem>} mj-invalid - The input cannot be read, or is impossible in the rule set
 * @csspart frame - The table with its wooden edge
 * @csspart front - The edge in front, with the hand at the bottom
 * @csspart table - The cloth
 * @csspart wall - What stands of the wall on a side
 * @csspart middle - The middle of the table
 * @csspart round - The prevailing wind
 * @csspart counters - The counters
 * @csspart sticks - The sticks on the table
 * @csspart left - How many draws are left
 * @csspart indicators - The indicator of the wild tile, or those of the dora
 * @csspart ura - The ura dora indicators, once somebody has won with riichi
 * @csspart side - Everything in front of a seat; also `bottom`, `right`, `top` and `left`
 * @csspart who - The heading of a side: label, points and marks
 * @csspart label - The seat's wind, name and points
 * @csspart wind - The seat's wind; also `dealer`
 * @csspart name - The player's name
 * @csspart points - The seat's points
 * @csspart arrow - The arrow at the seat whose turn it is
 * @csspart stick - The mark of a hand that has been declared ready
 * @csspart declared - What was declared
 * @csspart river - The discards of a seat
 * @csspart pool - The discards of all seats, if they lie together
 * @csspart out - Flowers and other tiles set aside
 * @csspart hand - The tiles held and the melds
 * @csspart held - The tiles held
 * @csspart own - The tiles held at the bottom, and the drawn one
 * @csspart drawn - The drawn tile, set apart
 * @csspart melds - All melds of a seat
 * @csspart meld - One of them
 * @csspart win-mark - The mark of a hand that has won
 * @csspart legend - What the sign of a drawn and discarded tile means, on a table that has one
 * @csspart thrower - The wind of who discarded the last tile of a pool
 * @csspart last - The meld or seat of the last move
 * @csspart seats - The table for screen readers
 * @csspart asked - The answers to `show`
 * @csspart may - What each seat may do
 * @csspart then - What happens if several players claim a tile
 * @csspart waits - What each hand waits for
 * @csspart wait - A tile that completes a hand, and how many of it are left
 * @csspart tile - A tile; also `tile-red`, `tile-wild`, `tile-back`, `tile-sideways`, `tile-standing`, `indexed`, `tile-slid` (drawn and thrown), `tile-taken`, `tile-open`, `tile-last` (the last move) and `tile-marked`
 * @csspart index - The numeral or letter in a tile's corner
 * @csspart number - The number on a discard
 * @csspart unsaid - What could not be checked, because the position does not say it
 * @csspart problem - Text that cannot be read, and the reason
 * @csspart field - The attribute that cannot be read
 * @csspart text - The text that cannot be read
 * @csspart mark - The place in that text
 * @csspart error - The reason
 * @cssprop [--mj-tile-height=2.5em] - Height of a tile, if there is room for the whole table
 * @cssprop --mj-table - Colour of the cloth; what is written on it is light or dark, as the cloth needs
 * @cssprop --mj-table-edge - Colour of the wood around the cloth
 * @cssprop [--mj-board-block-size=25rem] - Minimum height if seats stand one below the other; prestyle.css reserves it
 * @cssState invalid - The input cannot be read, or is impossible in the rule set
 * @cssState waiting - Not drawn yet: elements before it are drawn first, or its data is still loading
 * @cssState far - Out of view and not drawn yet; its room is reserved
 * @cssState apart - Drawn while out of view; contained until it is scrolled near
 * @cssState settled - Drawn, and its end has been out of view: room that it does not fill is given back
 */
export class MjBoard extends ShowsTiles<RoundElement<Table>>(RoundElement) {
  static override readonly meta: ElementMeta = meta;

  static override styles: CSSResultGroup = boardStyles;

  static override properties: PropertyDeclarations = {
    position: {attribute: false, converter: positionOnly},
  };

  /** A position as an object of the referee; used instead of the text. */
  position?: RoundPosition;

  protected override readonly near = new ViewportScheduler(this, this.internals.states);

  private readonly glide = new Glide();
  /** The question that is answered on this table, and what it draws there. */
  private asker?: Element | undefined;
  private keys?: TableKeys | undefined;

  constructor() {
    super();
    new KeptRoomController(this, this.internals.states, () =>
      Boolean(this.computed.view?.shown ?? this.problem),
    );
  }

  override putOff(): boolean {
    return this.near.putOff();
  }

  private readonly momentOf = memoizeLast(
    (state: RoundState | undefined, at: number | undefined): RoundState | undefined =>
      state && (at === undefined || at === state.at ? state : {...state, at}),
  );

  protected get providedExample(): ExampleState | undefined {
    const {state} = this.computed.view ?? {};
    return state && {situation: {rules: state.record.rules ?? '', hand: ''}, round: state};
  }

  /** A sentence with the round, the tiles left and whose move it is; empty until its words have loaded. */
  get spoken(): string {
    const {words, computed} = this;
    const {shown} = computed.view ?? {};
    return words && shown ? new Spoken(words, shown, {reader: this.reader}).middle() : '';
  }

  /** The table as a standalone SVG in light colours; empty until it is drawn. */
  override async toSVG(): Promise<string> {
    await this.updateComplete;
    const {words, computed, numbers} = this;
    const {shown} = computed.view ?? {};
    if (!shown || !words) return '';
    const {boardSvg} = await import('./board-svg.js');
    return (await boardSvg(shown, words, {numbers})).text;
  }

  protected override get sheets(): CSSResultOrNative[] {
    return this.keys ? [...super.sheets, this.keys.styles] : super.sheets;
  }

  override [TABLE_KEYS](by: Element, keys: TableKeys | undefined): boolean {
    const {asker} = this;
    if (asker && asker !== by && asker.isConnected) return false;
    this.asker = keys && by;
    this.keys = keys;
    if (keys && !asker) this.adoptedCallback();
    this.requestUpdate();
    return true;
  }

  protected override readOwn(): Read {
    return this.position || this.isLinked ? {} : this.readText(Boolean(this.show));
  }

  protected override compute(): Computed<Table> {
    const {ownRound} = this;
    const round = this.isLinked ? this.linked : ownRound.state;
    const {view: shown, step, fault} = shownAt(this, round);
    const state = this.momentOf(round, step);
    return {view: {...(shown && {shown}), ...(state && {state})}, fault: ownRound.fault ?? fault};
  }

  /** The step of the round that is shown; undefined for a position of its own, from which nothing moves. */
  private get step(): GlideStep | undefined {
    const {shown, state} = this.computed.view ?? {};
    if (!shown || !state || !(this.isLinked || state.record.moves.length)) return undefined;
    const seat = shown.seats.find(({last}) => last);
    const move = seat?.last && {seat: seat.seat, ...seat.last};
    const payments = shown.position.ended ? (state.ending?.payments ?? []) : [];
    return {at: state.at, move, side: seat?.side, seats: shown.seats, payments};
  }

  protected override update(changed: PropertyValues<this>): void {
    this.glide.begin(this.renderRoot, this.step);
    super.update(changed);
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    this.glide.run(this.renderRoot);
    this.setWaiting(!this.computed.view?.shown && !this.problem && this.isTold);
  }

  /** The seat whose tiles are keys: of a question, or on the front edge of the table. */
  private keysOf({seats}: ShownTable): Seat | undefined {
    return this.keys?.handOf ?? (this.querySelector(':scope > [slot=hand]') ? seats.at(-1)?.seat : undefined);
  }

  /** What may be done, and what each hand waits for. */
  private renderAsked(shown: ShownTable, state: Partial<RoundState> = {}): TemplateResult | typeof nothing {
    const {show, words, messages, roundStrings, index} = this;
    const asked = show ? askedFor(this) : undefined;
    if (!show || !asked || !words || !messages || !roundStrings) return nothing;
    const strings = plainNames(words.strings);
    return asked.askedView({show, shown, state, strings, words: roundStrings, index});
  }

  override render(): TemplateResult {
    const {words, index, numbers, flaw, problem, computed, keys, reader} = this;
    const {shown, state} = computed.view ?? {};
    const strings = words && plainNames(words.strings);
    const field = computed.fault?.field;
    const text = flaw && !flaw.field ? this.text : (flaw?.about ?? computed.fault?.about ?? '');
    return html`${shown ? boardView({shown, index, numbers, ...(strings && {strings}), ...(keys && {keys})}) : nothing}${
        shown && words ? seatsTable(words, shown, {keysOf: this.keysOf(shown), reader}) : nothing
      }${shown && this.show ? this.renderAsked(shown, state) : nothing}${strings && !this.isLinked ? unsaidView(state ?? {}, strings) : nothing}${problem ? html`<div class="wrong">${this.renderProblem(text, field ?? flaw?.field)}</div>` : nothing}${
        shown || problem ? nothing : html`<div class="text-room"><slot></slot></div>`
      }<slot name="caption"></slot>`;
  }
}
