/** The house rules as the value of a field: where they come from, and who is told of them. */
import type {PropertyValues} from 'lit';
import {property, state} from 'lit/decorators.js';
import type {ExampleState} from '../../contexts/example.js';
import {announce, hush} from '../../controllers/announcer.js';
import {SourceController} from '../../controllers/source.js';
import {parseOptions} from '../../core/reading/options.js';
import {spelled, type Fault} from '../../core/situation/problem.js';
import {findRules, isFault} from '../../core/reading/read.js';
import type {AllStrings} from '../../locales/index.js';
import {FormField} from '../form-field.js';
import type {RuledView} from '../situation-element.js';
import {houseOf, shortForm, type House} from './house.js';
import type {Options} from '../../core/game/options.js';

/** Rules, and what differs from their defaults. */
interface Agreement {
  readonly rules: string;
  readonly options: Options;
}

export abstract class HouseField extends FormField {
  /** Numbers that cannot be, as they were typed. */
  @state() protected mistyped: ReadonlyMap<string, string> = new Map();

  private readonly source = new SourceController(this);
  /** A value that was set, in place of the attribute. */
  protected text?: string;
  /** What the example said last, and what it said first. */
  private seen?: string;
  private first?: Agreement;
  private saidTotal?: string;
  private touched = false;

  /** What is changed, as the `options` attribute has it: `name:value; name:value`. */
  @property({attribute: false})
  get value(): string {
    return this.house ? shortForm(this.house) : (this.wrote ?? '');
  }

  set value(value: string | null | undefined) {
    this.text = spelled(value ?? '');
    this.agreed = undefined;
    this.mistyped = new Map();
    this.renew();
  }

  /** Something else has been agreed on. */
  private renew(): void {
    this.touched = true;
    this.requestUpdate();
    this.submit();
  }

  protected get pageValue(): string | undefined {
    return (this.options as string | undefined) ?? (this.initial || undefined);
  }

  /** What is changed, as it was set or stands in the page. */
  protected get wrote(): string | undefined {
    return this.text ?? this.pageValue;
  }

  /** The rules that are chosen: the `rules` attribute, or a preset of the same rule set. */
  get chosenRules(): string {
    return this.agreed?.rules || this.rules || this.linked?.situation.rules || '';
  }

  protected get house(): House | undefined {
    const known = this.wanted?.known ?? this.known;
    return known && houseOf(known.ruleset, this.chosenRules, this.now.options);
  }

  /** The example around, if it is by the same rule set and lets its rules be changed. */
  private get linked(): ExampleState | undefined {
    const {given} = this.source;
    if (!given?.agree) return undefined;
    if (!this.rules) return given;
    const own = this.known;
    return own && findRules(given.situation.rules, own.ruleset) ? given : undefined;
  }

  protected override get wanted(): ExampleState | undefined {
    const rules = this.chosenRules;
    const known = this.rules ? undefined : this.linked?.known;
    return rules ? {situation: {rules, hand: ''}, known} : undefined;
  }

  protected override get detailed(): boolean {
    return true;
  }

  protected override reports(): boolean {
    return true;
  }

  protected get read(): {options: Options; fault?: Fault} {
    const text = this.wrote;
    const known = this.wanted?.known ?? this.known;
    if (text === undefined || !known) return {options: (this.linked?.situation.options ?? {}) as Options};
    const options = parseOptions(known.ruleset.options, text);
    return isFault(options) ? {options: {}, fault: options} : {options};
  }

  protected get now(): Agreement {
    const rules = this.chosenRules;
    return {rules, options: this.agreed ? ((this.agreed.options ?? {}) as Options) : this.read.options};
  }

  /** Whether the page says by itself what is agreed, whatever the example says. */
  private get isOwn(): boolean {
    return this.wrote !== undefined || (this.rules ?? '') !== '';
  }

  formResetCallback(): void {
    this.text = this.agreed = undefined;
    this.mistyped = new Map();
    if (!this.isOwn && this.first) this.agreed = this.first;
    this.renew();
  }

  formStateRestoreCallback(state: string | File | FormData | null): void {
    if (typeof state !== 'string') return;
    const [rules, text = ''] = state.split('\n');
    const known = this.known ?? this.linked?.known;
    const options = known ? parseOptions(known.ruleset.options, text) : undefined;
    if (options && !isFault(options)) this.agreed = {rules, options};
    else this.text = text;
    this.renew();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const {linked} = this;
    if (!linked) {
      this.seen = undefined;
      return;
    }
    const {rules, options = {}} = linked.situation;
    const said = JSON.stringify([rules, options]);
    if (said === this.seen) return;
    const news = this.seen !== undefined;
    this.seen = said;
    if (!news) this.first = {rules, options: options as Options};
    // the first time, what the page says of this element goes before
    if (news || !this.isOwn) this.agreed = {rules, options};
  }

  protected override updated(): void {
    super.updated();
    this.tellExample();
    this.submit();
    this.sayTotal();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    hush(this);
    this.seen = undefined;
  }

  /** What was agreed is scored there at once. */
  private tellExample(): void {
    const {linked, now} = this;
    if (!linked?.agree || !(this.touched || this.isOwn)) return;
    if (JSON.stringify([now.rules, now.options]) !== this.seen) linked.agree(now.rules, now.options);
  }

  protected override send(): void {
    this.look();
    const {name, value, internals, chosenRules, mistyped, words} = this;
    const data = new FormData();
    if (name) {
      data.append(name, value);
      data.append(`${name}.rules`, chosenRules);
    }
    internals.setFormValue(name ? data : null, `${chosenRules}\n${value}`);
    const anchor = this.shadowRoot?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? undefined;
    const message = this.shadowRoot?.querySelector('.error')?.textContent || this.problem?.message;
    if (words && (mistyped.size || this.problem)) {
      this.judge({badInput: true}, message || this.localName, anchor);
    } else this.judge({});
  }

  /** The rules and their words; takes note of options that cannot be read. */
  protected look(): RuledView<AllStrings> | undefined {
    const ruled = this.ruled();
    if (this.fault) this.note(this.fault);
    return ruled;
  }

  protected get fault(): Fault | undefined {
    return this.agreed ? undefined : this.read.fault;
  }

  /** Words for what was mistyped are those that are shown. */
  protected override fire(...types: readonly ('input' | 'change')[]): void {
    this.performUpdate();
    super.fire(...types);
  }

  protected get total(): string {
    const result = this.linked?.result;
    const {strings} = this;
    if (!result || !strings || result.status === 'invalid' || result.status === 'not-a-win') return '';
    return `${strings.score.total}${strings.score.colon}${strings.score.amount(result.total, result.unit)}`;
  }

  /** A score that a reader's change has changed. */
  private sayTotal(): void {
    const {total} = this;
    if (total && this.touched && this.saidTotal !== undefined && total !== this.saidTotal)
      announce(this, total);
    this.saidTotal = total;
  }

  protected agreeOn(rules: string, options: Options): void {
    this.touched = true;
    this.agreed = {rules, options};
  }
}
