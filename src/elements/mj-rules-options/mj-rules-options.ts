import {html, nothing, type TemplateResult, type CSSResultGroup} from 'lit';
import {state} from 'lit/decorators.js';
import {announce} from '../../controllers/announcer.js';
import {later} from '../../controllers/fetched.js';
import type {AllStrings} from '../../locales/index.js';
import {copyFrom} from '../copy.js';
import type {RuledView} from '../situation-element.js';
import {fieldOf, otherRules, readNumber, withCount, without, type House} from './house.js';
import {HouseField} from './house-field.js';
import {rulesOptionsStyles} from './mj-rules-options.styles.js';
import type {OptionsView} from './option-view.js';
import type {OptionValue} from '../../core/game/options.js';

/** Until they have come, the form shows what the page has put inside it. */
const viewsFor = later(() => import('./options-view.js'));

/**
 * The house rules of a rule set as a form: every option with what it decides, where it comes from and whether it is
 * changed; presets; and the attributes with which an author puts what was agreed into a page.
 *
 * Inside an `<mj-example>`, or with the id of one or of an editor in `for`, it shows their rules, and what a reader
 * changes is scored there at once. It is one field of a form: its value is the text of the `options` attribute, under
 * `name.rules` the form sends which rules that is on top of.
 *
 * @customElement mj-rules-options
 * @slot - Shown until the rule set has come: what readers see where no script runs
 * @slot help-* - More on one option, after what the rule set says: `help-laziCap`
 * @fires {Event} input - A reader has changed something
 * @fires {Event} change - A reader has changed something, and is done with it
 * @fires {CustomEvent<Problem>} mj-invalid - The `options` attribute cannot be read
 * @csspart options - The whole
 * @csspart caption - Its head
 * @csspart presets - The choice between a rule set and its presets
 * @csspart option - One option; also `option-changed`
 * @csspart option-label - What it is called
 * @csspart help - What it decides
 * @csspart changed-mark - Says that it is changed
 * @csspart default - What it would be otherwise
 * @csspart preset-mark - Says that the preset has set it
 * @csspart cite - The number of its rule
 * @csspart provenance - Where it comes from
 * @csspart tile - A tile of which there are so many
 * @csspart index - The numeral or letter in its corner
 * @csspart button - A button; also `reset` and `reset-all`
 * @csspart summary - How much is changed
 * @csspart total - What the hand scores by these rules
 * @csspart code - The attributes for a page
 * @csspart copied - Whether they were copied
 * @csspart problem - Text that cannot be read, and the reason
 * @csspart field - The attribute that cannot be read
 * @csspart text - Its text
 * @csspart mark - The place in it
 * @csspart error - The reason, or the range of a number
 * @cssprop [--mj-options-block-size=100em] - The room that prestyle.css keeps for it until it is there
 * @cssprop [--mj-target=2.25em] - The least height of what is tapped
 * @cssprop [--mj-form-width=48em] - How wide it is at most
 * @cssState invalid - Something cannot be read
 * @cssState waiting - The rule set or its words have not come
 */
export class MjRulesOptions extends HouseField {
  static override styles: CSSResultGroup = rulesOptionsStyles;

  /** Whether the attributes were copied, in words. */
  @state() private copied = '';

  private readonly handleSet = (name: string, value: OptionValue): void => {
    const {rules, options} = this.now;
    this.agreeOn(rules, {...options, [name]: value});
    this.fire('input');
  };

  private readonly handleType = (name: string, text: string, key?: string): void => {
    const {house} = this;
    if (!house) return;
    const n = readNumber(house.ruleset.options[name], text);
    const mistyped = new Map(this.mistyped);
    mistyped.delete(fieldOf(name, key));
    if (n === undefined) mistyped.set(fieldOf(name, key), text);
    this.mistyped = mistyped;
    if (n === undefined) this.fire('input');
    else this.handleSet(name, key === undefined ? n : withCount(house.values[name], key, n));
  };

  /** @param name empty for all */
  private readonly handleReset = (name: string): void => {
    const {rules, options} = this.now;
    this.mistyped = new Map(
      name ? [...this.mistyped].filter(([field]) => !field.startsWith(`${name} `)) : [],
    );
    this.text = undefined;
    this.agreeOn(rules, name ? without(options, name) : {});
    this.fire('input', 'change');
    // the button has gone with what it was for
    void this.updateComplete.then(() => this.focusOption(name));
  };

  private focusOption(name: string): void {
    const find = (selector: string) => this.renderRoot.querySelector<HTMLElement>(selector);
    const field = `[data-option="${name}"] input`;
    (find(`${field}:checked`) ?? find(field))?.focus();
  }

  private readonly handleCopy = async (field: HTMLInputElement): Promise<void> => {
    const {strings} = this;
    if (!strings) return;
    this.copied = '';
    this.copied = (await copyFrom(field)) ? strings.share.copied : strings.share.selected;
    announce(this, this.copied);
  };

  private readonly handlePreset = (id: string): void => {
    const {house, now} = this;
    if (!house) return;
    this.agreeOn(otherRules(house, id), now.options);
    this.fire('input');
  };

  private viewOf({text, details}: RuledView<AllStrings>, house: House): OptionsView | undefined {
    const {words, mistyped, index} = this;
    return (
      words && {
        house,
        words,
        text,
        details,
        mistyped,
        index,
        off: this.isOff || this.readonly,
        onSet: this.handleSet,
        onType: this.handleType,
        onReset: this.handleReset,
      }
    );
  }

  override render(): TemplateResult {
    const ruled = this.look();
    const {house, fault} = this;
    const views = viewsFor(this);
    const view = ruled && house && views && this.viewOf(ruled, house);
    if (view || (this.problem && !fault)) this.internals.states.delete('waiting');
    else this.internals.states.add('waiting');
    if (!view) return html`${this.problem && !fault ? this.renderSituationProblem() : html`<slot></slot>`}`;
    return html`${this.problem ? this.renderProblem(this.wrote ?? '', 'options') : nothing}${views.optionsView(
      view,
      {
        total: this.total,
        onPreset: this.handlePreset,
        copied: this.copied,
        onChange: () => this.fire('change'),
        onCopy: (field) => void this.handleCopy(field),
      },
    )}`;
  }
}
