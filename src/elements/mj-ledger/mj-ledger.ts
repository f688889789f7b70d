import {
  html,
  nothing,
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import type {KnownRuleset} from '../../contexts/ruleset.js';
import {later} from '../../controllers/fetched.js';
import {RulesetController} from '../../controllers/rulesets.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import {unitPaid} from '../../core/game/settle.js';
import {spelled, type Problem, type ProblemCode} from '../../core/situation/problem.js';
import type {Seat} from '../../core/situation/situation.js';
import {ledgerTableWords, withRule, type LedgerTableStrings} from '../../locales/ledger.js';
import {LEDGER_NAMES} from '../../round/ledger/names.js';
import {rulesNamed, startOfHands, type Ledger} from '../../round/ledger.js';
import {explainLedger, type LedgerProblem} from '../../round/ledger/faults.js';
import type {Given} from '../../round/ledger/values.js';
import * as form from '../form-associated.js';
import {FormAssociated, type FormField} from '../form-associated.js';
import {MjElement, type Computed} from '../mj-element.js';
import {rulesetOnly} from '../property-kinds.js';
import {asText, optionRecord} from '../converters.js';
import type {Editing} from './editing.js';
import {KeptLedger, type Asked} from './kept.js';
import {ledgerText} from './ledger-text.js';
import {ledgerView, type LedgerView} from './ledger-view.js';
import {ledgerStyles} from './mj-ledger.styles.js';
import {ToldRounds} from './told-rounds.js';

/** Fetched where a ledger is edited. */
const editingFor = later(() => import('./editing.js'));

/** A mistake in a line, with its line and column and the rule that it is about. */
export type LedgerFlaw = Problem & Partial<Pick<LedgerProblem, 'line' | 'column' | 'cite'>>;

/**
 * A game kept by its results, a line a hand: who dealt, who sat where and who sat out, what each player has, prizes, and
 * what the game comes to. An `<mj-round>` inside it is the hand that it tells. Where it is `editable`, readers write the lines, and it is one field of a form.
 *
 * @customElement mj-ledger
 * @slot - The lines of the ledger, and rounds that tell a hand; shown as they are until the script and the rule set have come
 * @slot rounds - Where the element puts the rounds inside it
 * @fires {Event} input - A reader has changed something
 * @fires {Event} change - A reader has changed something, and is done with it
 * @fires {CustomEvent<Problem>} mj-invalid - A line cannot be read, or cannot be
 * @csspart table - The table
 * @csspart player - A player's name at the head of a column
 * @csspart unit - What points are counted in, below it
 * @csspart hand - The row of a hand
 * @csspart number - The number of a hand
 * @csspart line - What the ledger says of it
 * @csspart note - Counters, round, prizes, sticks
 * @csspart cell - What one player has after a hand
 * @csspart seat - The player's seat in the hand; also `dealer` and `out`
 * @csspart points - What the player has; also `bust`
 * @csspart change - What has been won or lost
 * @csspart next - The row of the hand to come
 * @csspart result - The row of the result of the game
 * @csspart sum - What all have together
 * @csspart editor - Where a hand is written
 * @csspart field - The field for a hand, or the attribute that cannot be read
 * @csspart button - A button; also `change`, `remove`, `word`, `add`, `cancel`, `undo`, `redo`, `copy` and `read`
 * @csspart csv - The ledger as a table for other programs
 * @csspart copied - Whether it was copied
 * @csspart problem - Text that cannot be read, and the reason
 * @csspart text - That text
 * @csspart mark - The place in it
 * @csspart error - The reason
 * @cssprop [--mj-ledger-block-size=25.25em] - The room that prestyle.css keeps for it until it is there
 * @cssprop [--mj-target=2.25em] - The least height of what is tapped
 * @cssState invalid - A line cannot be read, or cannot be
 * @cssState waiting - The rule set or its words have not come
 */
export class MjLedger
  extends FormAssociated<MjElement<LedgerTableStrings, LedgerView>>(MjElement)
  implements FormField
{
  static override styles: CSSResultGroup = ledgerStyles;

  static override properties: PropertyDeclarations = {
    rules: {},
    options: {converter: optionRecord},
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

  /** The rule set, pinned or not, or a preset. */
  rules?: string;

  /** House rules that differ from the defaults: `name:value; name:value`. As a property, also an object. */
  options?: string | Readonly<Record<string, unknown>>;

  /** The players' names in turn order from the first dealer: `A B C`. */
  players?: string;

  /** Who sits out the first hand, of four where three play. */
  sitsout?: string;

  /** What the players have at first, where it is not the usual: `A52, B88, C10`. */
  points?: string;

  /** Who deals first. */
  dealer?: string;
  /** Dealer's wins in a row, or honba, at first. */
  counters?: string | number;
  /** Riichi sticks on the table at first. */
  sticks?: string | number;
  /** The prevailing wind at first. */
  round?: Seat;
  /** Which hand of the game is the first, from 0. */
  hand?: string | number;
  /** The dice that say who is east in the first hand. */
  dice?: string;
  /** `large` or `huge` for larger buttons. */
  size?: 'large' | 'huge';
  /** Whether the form asks for lines. */
  required = false;
  /** Whether readers write the lines. */
  editable = false;

  /** A rule set that is not registered, or goes before the registered one. */
  ruleset?: Ruleset;

  protected readonly vocabulary = ledgerTableWords;
  private flaw?: LedgerFlaw;
  /** What a reader or a script has written in place of the page's lines. */
  private written?: string;
  private editing?: Editing;
  private readonly kept = new KeptLedger(this);
  private readonly told = new ToldRounds(this);
  private readonly rulesets: RulesetController = new RulesetController(this, () =>
    spelled(this.ruleset?.id ?? rulesNamed(this.whole, this.given) ?? ''),
  );

  /** Why what was given cannot be read. */
  override get problem(): LedgerFlaw | undefined {
    return super.problem ?? this.flaw;
  }

  /** The lines of the hands. */
  get value(): string {
    return this.written ?? this[form.pageValue] ?? '';
  }

  set value(value: string | null | undefined) {
    this.setLines(spelled(value ?? ''));
  }

  /** Hands, where the game stands or what it came to, and what is wrong; undefined until the rule set has come. */
  get ledger(): Ledger | undefined {
    return this.kept.read(this.asked(this.text));
  }

  private asked(text: string): Asked {
    const {given, known, language: lang} = this;
    return {text, given, known, lang, rounds: this.told.rounds};
  }

  get [form.pageValue](): string | undefined {
    const {whole} = this;
    return this[form.valueAttribute] || whole.slice(startOfHands(whole)).trim() || undefined;
  }

  /** What stands inside the tag. */
  private get whole(): string {
    return this.light.look(ledgerText);
  }

  /** The whole ledger: what the page says before the hands, and the hands. */
  private get text(): string {
    const {whole} = this;
    const isOwn = this.written === undefined && !this[form.valueAttribute];
    return isOwn ? whole : `${whole.slice(0, startOfHands(whole)).trimEnd()}\n${this.value}`;
  }

  private get given(): Given {
    const given = LEDGER_NAMES.map((name) => [name, this[name]] as const);
    return Object.fromEntries(
      given.filter(([, value]) => value).map(([name, value]) => [name, spelled(value)]),
    );
  }

  private get known(): KnownRuleset | null | undefined {
    this.rulesets.refresh();
    const {rulesets, whole, given} = this;
    const isNamed = Boolean(rulesNamed(whole, given));
    return rulesets.knownOr(this.ruleset) ?? (rulesets.missing || !isNamed ? null : undefined);
  }

  /** Back to what the page said. */
  formResetCallback(): void {
    this.setLines(undefined);
  }

  /** What a browser kept of an earlier visit. */
  formStateRestoreCallback(state: string | File | FormData | null): void {
    if (typeof state === 'string') this.setLines(state);
  }

  private setLines(lines: string | undefined): void {
    this.written = lines;
    this.editing?.forget();
    this.requestUpdate();
    this[form.submit]();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.told.refresh();
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
        redraw: () => this.requestUpdate(),
      });
    }
    super.willUpdate(changed);
  }

  /** The ledger with other hands; nothing of the element changes. */
  private ledgerWith(lines: string): Ledger | undefined {
    const {whole} = this;
    const text = `${whole.slice(0, startOfHands(whole)).trimEnd()}\n${lines}`;
    return new KeptLedger(this).read(this.asked(text));
  }

  protected override compute(): Computed<LedgerView> {
    const {strings, known, text, given} = this;
    const isEmpty = !text.trim() && !Object.keys(given).length;
    const ledger = isEmpty ? undefined : this.ledger;
    const fault = strings && ledger?.fault && explainLedger(ledger.fault, strings.ledger.faults);
    this.flaw = fault && {
      ...fault,
      message: withRule(fault, strings.ledger),
      code: fault.code as ProblemCode,
    };
    if (!strings || !known || !ledger?.heading) return {};
    return {view: {ledger, strings, paid: unitPaid(known.ruleset)}};
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
    const anchor = root?.querySelector<HTMLElement>('input');
    if (problem) return {flags: {badInput: true}, message: problem.message, anchor};
    const isMissing = required && !value.trim();
    const message = strings?.ledger.edit.required ?? this.localName;
    return isMissing ? {flags: {valueMissing: true}, message, anchor} : undefined;
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    if (this.computed.view || this.problem) this.internals.states.delete('waiting');
    else this.internals.states.add('waiting');
  }

  override render(): TemplateResult {
    const {problem, flaw, editing} = this;
    const {view} = this.computed;
    const mayEdit = this.editable && !this[form.isDisabled] && !this.readonly && view;
    const editor = mayEdit ? editing?.parts(view) : undefined;
    const text = flaw && !flaw.field ? this.text : (flaw?.about ?? '');
    const rounds = this.told.any ? html`<slot name="rounds"></slot>` : nothing;
    return html`${rounds}${view ? ledgerView({...view, ...(editor && {tools: editor.tools})}) : nothing}${
      problem ? html`<p class="wrong">${this.renderProblem(text, flaw?.field)}</p>` : nothing
    }${editor?.form ?? nothing}${view || problem ? nothing : html`<slot></slot>`}`;
  }
}
