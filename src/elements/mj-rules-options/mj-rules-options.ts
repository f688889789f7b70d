import {
  html,
  nothing,
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import type {ExampleState} from '../../contexts/example.js';
import {announce, hush} from '../../controllers/announcer.js';
import {later} from '../../controllers/fetched.js';
import {ViewportScheduler} from '../../controllers/viewport-scheduler.js';
import type {RulesView} from '../../controllers/rules-view.js';
import {SourceController} from '../../controllers/source.js';
import type {KnownRuleset} from '../../contexts/ruleset.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import {findRules} from '../../core/reading/read.js';
import {spelled, type Fault} from '../../core/situation/problem.js';
import type {AllStrings} from '../../locales/index.js';
import {allWords} from '../../locales/tools.js';
import {copyFrom} from '../base/copy.js';
import * as form from '../base/form-associated.js';
import {FormAssociated, type FormField} from '../base/form-associated.js';
import type {Computed} from '../base/mj-element.js';
import {rulesetOnly} from '../attributes/property-kinds.js';
import {RulesElement} from '../base/rules-element.js';
import {ShowsTiles} from '../base/shows-tiles.js';
import {shortForm, type House} from './house.js';
import {
  agreementIn,
  takeOver,
  forgotten,
  givenBack,
  houseIn,
  newsIn,
  NO_HOUSE,
  reduceHouse,
  restored,
  rulesIn,
  unlinked,
  written,
  writtenIn,
  type HouseAction,
  type HouseState,
  type RulesOrigin,
} from './house-state.js';
import {rulesOptionsStyles} from './mj-rules-options.styles.js';
import type {OptionsView} from './option-view.js';
import {TotalVoice, totalText} from './total.js';
import type {ElementMeta} from '../meta.js';
import {meta} from './meta.js';

/** Fetched; until then the form shows the content of its tag. */
const viewsFor = later(() => import('./options-view.js'));

/**
 * The house rules of a rule set as a form: every option with its effect, its source and whether it is changed; the
 * presets; and the attributes to copy into a page.
 *
 * Inside an `<mj-example>`, or with the id of an example or editor in `for`, it shows the rules of that element, and
 * changes are scored there at once. It is a field of a form: its value is the text of the `options` attribute; under
 * `name.rules` the form also sends the rule set or preset that is changed.
 *
 * @customElement mj-rules-options
 * @slot - Shown until the rule set has loaded, and without script
 * @slot help-* - Further help on an option, after that of the rule set: `help-laziCap`
 * @fires {Event} input - The value has been edited
 * @fires {Event} change - The edit is finished
 * @fires {CustomEvent<Problem>} mj-invalid - The `options` attribute cannot be read
 * @csspart options - The whole element
 * @csspart caption - The heading
 * @csspart presets - The choice between a rule set and its presets
 * @csspart option - One option; also `option-changed`
 * @csspart option-label - What it is called
 * @csspart help - The help: what the option decides
 * @csspart changed-mark - The mark of a changed option
 * @csspart default - The default value
 * @csspart preset-mark - The mark of an option that the preset sets
 * @csspart cite - The number of its rule
 * @csspart provenance - The source of the rule
 * @csspart tile - A tile whose number the option sets
 * @csspart index - The numeral or letter in a tile's corner
 * @csspart button - A button; also `reset` and `reset-all`
 * @csspart summary - The number of changed options
 * @csspart total - What the hand scores by these rules
 * @csspart code - The attributes for a page
 * @csspart copied - The note that they were copied
 * @csspart problem - Text that cannot be read, and the reason
 * @csspart field - The attribute that cannot be read
 * @csspart text - The wrong text
 * @csspart mark - The place in that text
 * @csspart error - The reason, or the range of a number
 * @cssprop [--mj-options-block-size=100em] - Height that prestyle.css reserves until the element is drawn
 * @cssprop [--mj-target=2.25em] - Minimum height of everything that can be tapped
 * @cssprop [--mj-form-width=48em] - Maximum width
 * @cssState invalid - Something cannot be read
 * @cssState waiting - Not drawn yet: elements before it are drawn first, or the rule set or its words are still loading
 * @cssState far - Out of view and not drawn yet; its room is reserved
 * @cssState apart - Drawn while out of view; contained until it is scrolled near
 */
export class MjRulesOptions
  extends FormAssociated(ShowsTiles<RulesElement<AllStrings, RulesView<AllStrings>>>(RulesElement))
  implements FormField
{
  static override readonly meta: ElementMeta = meta;

  static override styles: CSSResultGroup = rulesOptionsStyles;

  static override properties: PropertyDeclarations = {
    for: {},
    ruleset: {attribute: false, converter: rulesetOnly},
    value: {attribute: false},
    copied: {state: true},
  };

  /** The id of the element whose hand is shown. */
  for?: string;

  /** A rule set object; used instead of the registered one. */
  override ruleset?: Ruleset;

  protected override readonly near = new ViewportScheduler(
    this,
    this.internals.states,
    () => this.source.isLinked,
  );
  protected readonly vocabulary = allWords;
  /** Whether the attributes were copied, in words. */
  private copied = '';
  private readonly totals = new TotalVoice();
  private readonly source = new SourceController(this);
  private state: HouseState = NO_HOUSE;
  /** The rules as they are read; neither while something is being fetched, nor where none are chosen. */
  private ruling: Computed<RulesView<AllStrings>> = {};
  private rulesRead = '';

  /** The changed options, as in the `options` attribute: `name:value; name:value`. */
  get value(): string {
    return this.house ? shortForm(this.house) : (writtenIn(this.state, this.origin) ?? '');
  }

  set value(value: string | null | undefined) {
    this.renew(written(this.state, spelled(value ?? '')));
  }

  /** The rules that are chosen: the `rules` attribute, or a preset of the same rule set. */
  get chosenRules(): string {
    return rulesIn(this.state, this.origin);
  }

  protected override get rulesId(): string {
    return this.chosenRules;
  }

  get [form.pageValue](): string | undefined {
    return (this.options as string | undefined) ?? (this[form.valueAttribute] || undefined);
  }

  /** The chosen rule set: the page's own, else that of the example. */
  private get chosen(): KnownRuleset | undefined {
    return (this.rules ? undefined : this.linked?.known) ?? this.knownRuleset;
  }

  /** The example around, if it has the same rule set and lets its rules be changed. */
  private get linked(): ExampleState | undefined {
    const {givenExample} = this.source;
    if (!givenExample?.agree || !this.rules) return givenExample?.agree && givenExample;
    const {knownRuleset} = this;
    return knownRuleset && findRules(givenExample.situation.rules, knownRuleset.ruleset)
      ? givenExample
      : undefined;
  }

  private get origin(): RulesOrigin {
    return {
      rules: this.rules ?? '',
      options: this[form.pageValue],
      ruleset: this.chosen?.ruleset,
      linked: this.linked?.situation,
    };
  }

  /** The reason why the text of the page cannot be read. */
  private get unread(): Fault | undefined {
    return agreementIn(this.state, this.origin).fault;
  }

  private get house(): House | undefined {
    return houseIn(this.state, this.origin);
  }

  /** Resets the value to that of the page. */
  formResetCallback(): void {
    this.renew(givenBack(this.state, this.origin));
  }

  /** Restores what the browser kept from an earlier visit. */
  formStateRestoreCallback(state: string | File | FormData | null): void {
    if (typeof state !== 'string') return;
    const [rules, text = ''] = state.split('\n');
    const {ruleset} = this.knownRuleset ?? this.linked?.known ?? {};
    this.renew(restored(this.state, rules, text, ruleset));
  }

  /** Redraws the form after other house rules were set. */
  private renew(state: HouseState): void {
    this.state = state;
    this.requestUpdate();
    this[form.submit]();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.totals.hush();
    hush(this);
    this.state = unlinked(this.state);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('rules') || changed.has('options')) this.state = forgotten(this.state);
    super.willUpdate(changed);
  }

  protected override readInput(): void {
    this.source.refresh();
    this.state = takeOver(this.state, this.origin);
    super.readInput();
    this.rulesRead = this.rulesId;
    this.ruling = this.rulesId ? this.readRules({known: this.chosen, detailed: true}) : {};
  }

  protected override compute(): Computed<RulesView<AllStrings>> {
    const {view, fault} = this.ruling;
    return {...(view && {view}), fault: this.unread ?? fault};
  }

  [form.formValue](name: string): FormData {
    const data = new FormData();
    data.append(name, this.value);
    data.append(`${name}.rules`, this.chosenRules);
    return data;
  }

  [form.formState](): string {
    return `${this.chosenRules}\n${this.value}`;
  }

  [form.flaw](): form.Flaw | undefined {
    const {problem, words, shadowRoot: root} = this;
    if (!words || !(this.state.mistyped.size || problem)) return undefined;
    const message = root?.querySelector('.error')?.textContent || problem?.message || this.localName;
    const anchor = root?.querySelector<HTMLElement>('[aria-invalid="true"]');
    return {flags: {badInput: true}, message, anchor};
  }

  /** The words for what was mistyped are those that are shown. */
  override [form.fire](...types: readonly ('input' | 'change')[]): void {
    if (types.includes('input')) {
      // other options change neither the rule set nor its words
      if (this.rulesRead === this.rulesId && !this.problem) this.redraw();
      else this.requestUpdate();
      this.performUpdate();
    }
    super[form.fire](...types);
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    const isDrawn = this.view !== undefined && viewsFor(this) !== undefined;
    this.setWaiting(!isDrawn && (!this.problem || this.unread !== undefined));
    this.tellExample();
    this.totals.say(this.total, this.state.isTouched);
  }

  /** Gives the house rules to the example, which scores its hand by them at once. */
  private tellExample(): void {
    const {linked} = this;
    const news = linked?.agree && newsIn(this.state, this.origin);
    if (news) linked.agree(news.rules, news.options);
  }

  private readonly act = (action: HouseAction): void => {
    this.state = reduceHouse(this.state, action, this.origin);
    const isDone = action.do === 'reset';
    this[form.fire]('input', ...(isDone ? ['change' as const] : []));
    // the button has disappeared with the option's change
    if (isDone)
      void this.updateComplete.then(() => viewsFor(this)?.focusOption(this.renderRoot, action.name));
  };

  private readonly handleCopy = async (field: HTMLInputElement): Promise<void> => {
    const {strings} = this;
    if (!strings) return;
    this.copied = '';
    this.copied = (await copyFrom(field)) ? strings.share.copied : strings.share.selected;
    announce(this, this.copied);
  };

  private get total(): string {
    const result = this.linked?.result;
    const strings = this.computed.view?.strings ?? this.strings;
    return result && strings ? totalText(result, strings) : '';
  }

  /** Undefined until the rule set and its words are loaded. */
  private get view(): OptionsView | undefined {
    const {words, house, index, act} = this;
    const {view} = this.computed;
    if (!view || !house || !words) return undefined;
    const {text, details} = view;
    return {
      ...{house, words, text, details, index},
      mistyped: this.state.mistyped,
      off: this[form.isDisabled] || this.readonly,
      act,
    };
  }

  override render(): TemplateResult | typeof nothing {
    const {view, problem, unread, total, copied} = this;
    const views = viewsFor(this);
    if (!view || !views) {
      return problem && !unread ? this.renderProblem(this.rulesId, problem.field) : html`<slot></slot>`;
    }
    const text = writtenIn(this.state, this.origin) ?? '';
    return html`${problem ? this.renderProblem(text, 'options') : nothing}${views.optionsView(view, {
      total,
      copied,
      onChange: () => this[form.fire]('change'),
      onCopy: (field) => void this.handleCopy(field),
    })}`;
  }
}
