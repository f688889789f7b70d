import {
  html,
  nothing,
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import type {PlayedGame} from '../../contexts/example.js';
import {later} from '../../controllers/fetched.js';
import {ViewportScheduler} from '../../controllers/viewport-scheduler.js';
import {PiecesController} from '../../controllers/pieces.js';
import {SourceController} from '../../controllers/source.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import {unitPaid} from '../../core/game/settle.js';
import {spelled, type Problem} from '../../core/situation/problem.js';
import type {Seat} from '../../core/situation/situation.js';
import {ledgerTableWords, type LedgerTableStrings} from '../../locales/ledger.js';
import {LEDGER_NAMES} from '../../round/ledger/names.js';
import {rulesNamed, startOfHands, type Ledger, type LedgerHand} from '../../round/ledger/ledger.js';
import {uncited} from '../../locales/uncited.js';
import {explainLedger, type LedgerProblem} from '../../round/ledger/faults.js';
import type {OutsideValues} from '../../round/ledger/values.js';
import * as form from '../base/form-associated.js';
import {FormAssociated, type FormField} from '../base/form-associated.js';
import type {Computed} from '../base/mj-element.js';
import {rulesetOnly} from '../attributes/property-kinds.js';
import {RulesElement} from '../base/rules-element.js';
import {asText} from '../attributes/converters.js';
import type {Editing} from './editing.js';
import {KeptLedger, type LedgerSource} from './kept-ledger.js';
import {memoizeLast} from '../../controllers/memoize.js';
import {chartOf} from './chart.js';
import type {ChartKind} from './chart-view.js';
import {ledgerText} from './ledger-text.js';
import {ledgerView} from './ledger-view.js';
import type {ReadLedger} from './read-ledger.js';
import {ledgerStyles} from './mj-ledger.styles.js';
import {ToldRounds} from './told-rounds.js';
import type {ElementMeta} from '../meta.js';
import {meta} from './meta.js';

/** Fetched where a ledger is edited. */
const editingFor = later(() => import('./editing.js'));

/** A mistake in a line, with its line and column and the rule that it is about. */
export type LedgerFlaw = Problem & Partial<Pick<LedgerProblem, 'line' | 'column' | 'cite'>>;

/**
 * The score sheet of a game, with one line for each hand: who dealt, who sat where and who sat out, the points of each
 * player, prizes, and the result of the game. An `<mj-round>` inside it counts as the line of its hand. If it is
 * `editable`, readers write the lines, and the ledger is a field of a form.
 *
 * With `for` it tells the game that a reader plays in an `<mj-play>`, hand by hand.
 *
 * @customElement mj-ledger
 * @slot - The lines of the ledger, and rounds that tell a hand; shown as text until the script and the rule set have loaded
 * @slot rounds - The rounds inside the element, which places them itself
 * @fires {Event} input - The value has been edited
 * @fires {Event} change - The edit is finished
 * @fires {CustomEvent<Problem>} mj-invalid - A line cannot be read, or is impossible
 * @csspart chart - The chart of a game of five hands or more
 * @csspart chart-button - The button for points, and that for places
 * @csspart chart-hand - The slider over the hands
 * @csspart chart-told - How the players stand after the hand that the slider is at
 * @csspart chart-caption - Who leads or won, changes of the lead, and the largest gain
 * @csspart table - The table
 * @csspart player - A player's name at the head of a column
 * @csspart unit - The unit of points, below the name
 * @csspart hand - The row of a hand
 * @csspart number - The number of a hand
 * @csspart line - The line of the hand in the ledger
 * @csspart note - Counters, round, prizes, sticks
 * @csspart cell - The points of a player after a hand
 * @csspart seat - The player's seat in the hand; also `dealer` and `out`
 * @csspart points - The points; also `bust`
 * @csspart change - The points won or lost
 * @csspart next - The row of the next hand
 * @csspart result - The row of the result of a game
 * @csspart games - The row that adds up the results of several games
 * @csspart sum - The sum of all points
 * @csspart editor - The editor for a hand
 * @csspart field - The field for a hand, or the attribute that cannot be read
 * @csspart button - A button; also `change`, `remove`, `word`, `add`, `next-game`, `cancel`, `undo`, `redo`, `copy` and `read`
 * @csspart csv - The ledger as a table for other programs
 * @csspart copied - The note that it was copied
 * @csspart problem - Text that cannot be read, and the reason
 * @csspart text - The text that cannot be read
 * @csspart mark - The place in that text
 * @csspart error - The reason
 * @cssprop [--mj-ledger-block-size=25.25em] - Height that prestyle.css reserves until the element is drawn
 * @cssprop [--mj-target=2.25em] - Minimum height of everything that can be tapped
 * @cssState invalid - A line cannot be read, or is impossible
 * @cssState waiting - Not drawn yet: elements before it are drawn first, or the rule set or its words are still loading
 * @cssState far - Out of view and not drawn yet; its room is reserved
 * @cssState apart - Drawn while out of view; contained until it is scrolled near
 */
export class MjLedger
  extends FormAssociated<RulesElement<LedgerTableStrings, ReadLedger>>(RulesElement)
  implements FormField
{
  static override readonly meta: ElementMeta = meta;

  static override styles: CSSResultGroup = ledgerStyles;

  static override properties: PropertyDeclarations = {
    for: {},
    players: {},
    sitsout: {},
    points: {},
    dealer: {},
    counters: {converter: asText},
    sticks: {converter: asText},
    round: {},
    hand: {converter: asText},
    dice: {converter: asText},
    size: {reflect: true},
    required: {type: Boolean, reflect: true, useDefault: true},
    editable: {type: Boolean, reflect: true, useDefault: true},
    ruleset: {attribute: false, converter: rulesetOnly},
    value: {attribute: false},
  };

  /** The id of the `<mj-play>` whose game is told, hand by hand. */
  for?: string;

  /** The players' names in turn order from the first dealer: `A B C`. */
  players?: string;

  /** Who sits out the first hand, if four players play a game for three. */
  sitsout?: string;

  /** The points at the start, if not the usual ones: `A52, B88, C10`. */
  points?: string;

  /** Who deals first. */
  dealer?: string;
  /** Repeat counters: how often the dealer has stayed, at the start. */
  counters?: string | number;
  /** Riichi sticks on the table at the start. */
  sticks?: string | number;
  /** The prevailing wind at the start. */
  round?: Seat;
  /** The number of the first hand, counted from 0. */
  hand?: string | number;
  /** The dice that decide who is east in the first hand. */
  dice?: string;
  /** `large` or `huge` for larger buttons; `small` and `medium` for those of the usual size. */
  size?: 'small' | 'medium' | 'large' | 'huge';
  /** Whether a form needs lines before it is sent. */
  required = false;
  /** Whether readers can edit the lines. */
  editable = false;

  /** A rule set object; used instead of the registered one. */
  override ruleset?: Ruleset;

  protected override readonly near = new ViewportScheduler(this, this.internals.states);
  protected readonly vocabulary = ledgerTableWords;
  /** What a reader or a script has written in place of the page's lines. */
  private written?: string;
  private editing?: Editing;
  private readonly source = new SourceController(this);
  private readonly keptLedger = new KeptLedger(this);
  /** The ledger; undefined while there is nothing to read, or something for it is being fetched. */
  private readLedger?: Ledger;
  private readonly chartOf = memoizeLast(chartOf);
  /** What the chart shows, and the hand that it tells. */
  private chartKind: ChartKind = 'points';
  private chartAt?: number;
  private readonly toldRounds = new ToldRounds(this);
  private readonly pieces = new PiecesController<LedgerHand>(this, (a, b) => a.text === b.text);

  /** Why the input cannot be read; undefined if it can. */
  override get problem(): LedgerFlaw | undefined {
    return super.problem ?? this.flaw;
  }

  /** Why a line cannot be read, or what is impossible in it. */
  private get flaw(): LedgerFlaw | undefined {
    const {strings, readLedger} = this;
    return strings && readLedger?.fault && explainLedger(readLedger.fault, uncited(strings.ledger.faults));
  }

  /** The rules that the text or an attribute names. */
  protected override get rulesId(): string {
    return rulesNamed(this.whole, this.givenAttributes) ?? '';
  }

  /** The lines of the hands. */
  get value(): string {
    return this.written ?? this[form.pageValue] ?? '';
  }

  set value(value: string | null | undefined) {
    this.setLines(spelled(value ?? ''));
  }

  /** The hands, the state or result of the game, and errors; undefined until the rule set has loaded. */
  get ledger(): Ledger | undefined {
    return this.keptLedger.read(this.sourceOf(this.text));
  }

  private sourceOf(text: string): LedgerSource {
    const {givenAttributes, foundRules: known, toldRounds, strings} = this;
    return {text, given: givenAttributes, known, rounds: toldRounds.rounds, strings};
  }

  get [form.pageValue](): string | undefined {
    const {whole} = this;
    return this[form.valueAttribute] || whole.slice(startOfHands(whole)).trim() || undefined;
  }

  /** The game that `for` names, as far as it has been played. */
  private get game(): PlayedGame | undefined {
    return this.for ? this.source.givenExample?.game : undefined;
  }

  /** What stands inside the tag; of a game that is played, its hands. */
  private get whole(): string {
    return this.game?.lines ?? this.light.look(ledgerText);
  }

  /** The whole ledger: what the page says before the hands, and the hands. */
  private get text(): string {
    const {whole} = this;
    const isOwn = this.written === undefined && !this[form.valueAttribute];
    return isOwn ? whole : `${whole.slice(0, startOfHands(whole)).trimEnd()}\n${this.value}`;
  }

  private get givenAttributes(): OutsideValues {
    const {game} = this;
    const played: Readonly<Partial<Record<string, string>>> = {...game};
    const given = LEDGER_NAMES.map((name) => [name, this[name] ?? played[name]] as const);
    return Object.fromEntries(
      given.filter(([, value]) => value).map(([name, value]) => [name, spelled(value)]),
    );
  }

  /** Resets the value to that of the page. */
  formResetCallback(): void {
    this.setLines(undefined);
  }

  /** Restores what the browser kept from an earlier visit. */
  formStateRestoreCallback(state: string | File | FormData | null): void {
    if (typeof state === 'string') this.setLines(state);
  }

  private setLines(lines: string | undefined): void {
    this.written = lines;
    this.editing?.forget();
    this.requestUpdate();
    this[form.submit]();
  }

  protected override readInput(): void {
    if (this.for) this.source.refresh();
    this.toldRounds.refresh();
    super.readInput();
    const isEmpty = !this.text.trim() && !Object.keys(this.givenAttributes).length;
    this.readLedger = isEmpty ? undefined : this.ledger;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const module = this.editable ? editingFor(this) : undefined;
    if (module && !this.editing) {
      this.editing = new module.Editing({
        element: this,
        lines: () => this.value,
        ledgerWith: (lines) => this.ledgerWith(lines),
        onChange: (lines) => {
          this.written = lines;
          this[form.fire]('input', 'change');
          this.requestUpdate();
        },
        redraw: () => this.redraw(),
      });
    }
    super.willUpdate(changed);
  }

  /** The ledger with other hands; nothing of the element changes. */
  private ledgerWith(lines: string): Ledger | undefined {
    const {whole} = this;
    const text = `${whole.slice(0, startOfHands(whole)).trimEnd()}\n${lines}`;
    return new KeptLedger(this).read(this.sourceOf(text));
  }

  protected override compute(): Computed<ReadLedger> {
    const {strings, knownRuleset, readLedger: ledger} = this;
    if (!strings || !knownRuleset || !ledger?.heading) return {};
    return {view: {ledger, strings, paid: unitPaid(knownRuleset.ruleset)}};
  }

  [form.formValue](name: string): FormData {
    const data = new FormData();
    data.append(name, this.value);
    return data;
  }

  [form.formState](): string {
    return this.value;
  }

  [form.flaw](): form.Flaw | undefined {
    const {problem, strings, required, value, shadowRoot: root} = this;
    const anchor = root?.querySelector<HTMLElement>('.editor input');
    if (problem) return {flags: {badInput: true}, message: problem.message, anchor};
    const isMissing = required && !value.trim();
    const message = strings?.ledger.edit.required ?? this.localName;
    return isMissing ? {flags: {valueMissing: true}, message, anchor} : undefined;
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    this.setWaiting(!this.computed.view && !this.problem);
  }

  private readonly handleKind = (kind: ChartKind): void => {
    this.chartKind = kind;
    this.redraw();
  };

  private readonly handleHand = (at: number): void => {
    if (at === this.chartAt) return;
    this.chartAt = at;
    this.redraw();
  };

  override render(): TemplateResult {
    const {problem, flaw, editing} = this;
    const {view} = this.computed;
    const mayEdit = this.editable && !this[form.isDisabled] && !this.readonly && view;
    const editor = mayEdit ? editing?.parts(view) : undefined;
    const text = flaw && !flaw.field ? this.text : (flaw?.about ?? '');
    const rounds = this.toldRounds.any ? html`<slot name="rounds"></slot>` : nothing;
    const drawn = view && this.pieces.of(view.ledger.hands);
    const look = {
      kind: this.chartKind,
      at: this.chartAt,
      onKind: this.handleKind,
      onHand: this.handleHand,
    };
    const chart = view && this.chartOf(view.ledger);
    return html`${rounds}${view && drawn ? ledgerView({...view, drawn, chart, look, ...(editor && {tools: editor.tools})}) : nothing}${
      problem ? html`<p class="wrong">${this.renderProblem(text, flaw?.field)}</p>` : nothing
    }${editor?.form ?? nothing}${view || problem ? nothing : html`<slot></slot>`}`;
  }
}
