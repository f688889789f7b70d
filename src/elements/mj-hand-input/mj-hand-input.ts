import {
  html,
  nothing,
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import type {ExampleState} from '../../contexts/example.js';
import {BackdropController} from '../../controllers/backdrop.js';
import {KeptRoomController} from '../../controllers/kept-room.js';
import {ViewportScheduler} from '../../controllers/viewport-scheduler.js';
import type {TypedHand} from '../../controllers/notation.js';
import {SlicesController} from '../../controllers/slices.js';
import {attributeOf} from '../../core/situation/attributes.js';
import {spelled} from '../../core/situation/problem.js';
import type {Situation} from '../../core/situation/situation.js';
import type {AllStrings} from '../../locales/index.js';
import {allWords} from '../../locales/tools.js';
import * as form from '../base/form-associated.js';
import {FormAssociated, type FormField} from '../base/form-associated.js';
import {mismatchView} from '../views/mismatch-view.js';
import type {Computed} from '../base/mj-element.js';
import {numberText} from '../attributes/converters.js';
import {ShowsTiles} from '../base/shows-tiles.js';
import {SituationElement, type ScoredView} from '../base/situation-element.js';
import {withCircumstances} from '../../core/reading/circumstances.js';
import {isUnfinished} from '../views/unfinished.js';
import {glideTiles} from '../acts/gliding.js';
import {EditedHand} from './edited-hand.js';
import {flawOf, formDataOf, readKept} from './form-value.js';
import {originOf} from './follow.js';
import {hasScore, inputView} from './input-view.js';
import {handInputStyles} from './mj-hand-input.styles.js';
import {nameOfField, otherSeat} from './edit-sentences.js';
import {scoreView} from './score-view.js';
import {otherEdited} from './state.js';
import type {ElementMeta} from '../meta.js';
import {meta} from './meta.js';

/**
 * An editor for hands: a keyboard with the tiles of the rule set, the notation as text, melds, the winning tile and how
 * it came, tiles beside the hand, and the situation. The editor is one field of a form.
 *
 * Tiles are tapped or typed (`5p`, `r5s`, `E`, `[`, `]`, `+` before the winning tile), wherever the focus is not in
 * another field of the editor. Backspace removes the last tile, Ctrl+Z and Ctrl+Shift+Z undo and redo, and hands in any
 * notation can be pasted. The page gives the hand by the `hand` attribute or the text inside the tag, and the situation
 * by the other attributes. The `<mj-example>` around it, or the one named by `for`, shows the edited hand.
 *
 * @customElement mj-hand-input
 * @slot - The hand in notation, if there is no `hand` attribute; shown as text without script
 * @slot score - Replaces the line with the score; elements here show the hand that is edited
 * @fires {Event} input - The value has been edited
 * @fires {Event} change - The edit is finished
 * @fires {CustomEvent<ScoreDetail>} mj-score - The hand has been scored; once for each different result
 * @fires {CustomEvent<MismatchDetail>} mj-mismatch - The total is not the one in `expect`
 * @fires {CustomEvent<Problem>} mj-invalid - The hand cannot be read, or is impossible in this rule set; not fired for a hand that is only unfinished
 * @csspart input - The whole element
 * @csspart whose - The choice of the player whose hand is edited, if other hands count too
 * @csspart hand - The hand as a row of buttons
 * @csspart piece - A tile or meld of the hand, or a tile beside it; also `held`, `meld` and `win`
 * @csspart score - The line with the score
 * @csspart missing - What is still missing
 * @csspart status - Why the hand is not a win
 * @csspart formula - How the total is calculated
 * @csspart cap - The word for the cap, or for rounding
 * @csspart total - The total
 * @csspart notation - The field with the notation
 * @csspart row - A row beside the hand: its name and its tiles
 * @csspart actions - The buttons at the keyboard
 * @csspart button - A button, or the name of a row
 * @csspart keyboard - The tile keyboard
 * @csspart key - A key of the keyboard
 * @csspart left - How many of a tile are left
 * @csspart situation - How the tile came, seats and flags
 * @csspart choice - A radio button or a checkbox with its label
 * @csspart field - A list or a number with its label
 * @csspart flags - The flags of the rule set
 * @csspart mismatch - The note that the author expects another total
 * @csspart tile - A tile; also `tile-red`, `tile-wild`, `tile-back`, `tile-sideways`
 * @csspart index - The numeral or letter in a tile's corner
 * @csspart problem - What cannot be read or scored, and the reason
 * @csspart text - The wrong text
 * @csspart mark - The place in that text
 * @csspart error - The reason
 * @cssprop [--mj-tile-height=2.75em] - Height of a tile, if there is room
 * @cssprop [--mj-target=2.25em] - Minimum height of everything that can be tapped
 * @cssprop [--mj-form-width=60em] - Maximum width
 * @cssprop [--mj-key-gap=0.25em] - Gap between the keys
 * @cssState invalid - The hand cannot be read, or is impossible in this rule set
 * @cssState waiting - Not drawn yet: elements before it are drawn first
 * @cssState far - Out of view and not drawn yet; its room is reserved
 * @cssState apart - Drawn while out of view; contained until it is scrolled near
 * @cssState settled - Drawn, and its end has been out of view: room that it does not fill is given back
 */
export class MjHandInput
  extends FormAssociated(ShowsTiles<SituationElement<AllStrings>>(SituationElement))
  implements FormField
{
  static override readonly meta: ElementMeta = meta;

  static override styles: CSSResultGroup = handInputStyles;

  static override properties: PropertyDeclarations = {
    for: {},
    required: {type: Boolean, reflect: true, useDefault: true},
    value: {attribute: false},
    expect: {type: Number, converter: numberText},
  };

  /** The id of the element whose hand is shown. */
  for?: string;
  /** Whether a form needs a winning hand before it is sent. */
  required = false;
  /** The total that the author expects; a note is shown if the total is different. */
  override expect?: number;
  protected readonly vocabulary = allWords;
  private readonly draft = new EditedHand(this, {
    origin: () =>
      originOf(
        this,
        withCircumstances(this.typedSituation.fields, super.readHand().translated?.said),
        this[form.pageValue],
        this.typedSituation.agreedRules,
        this.knownRuleset,
        this.source.givenExample,
      ),
    words: () => this.words,
    isStill: () => this[form.isDisabled] || this.readonly,
    onChange: () => this[form.submit](),
    onEdit: (isDone) => this[form.fire]('input', ...(isDone ? ['change' as const] : [])),
  });
  /** Its value is there at once, drawn or not. */
  private readonly nearness = new ViewportScheduler(this, this.internals.states);
  /** The hand with its score and its text, the keyboard, what else is said. */
  private readonly slices = new SlicesController(this, () => (this.nearness.isDue && this.words ? 3 : 0));

  /** The hand in notation. Takes notation, or a whole situation. */
  get value(): string {
    this.draft.update();
    return this.draft.state.whole.text;
  }

  set value(value: string | Situation | null | undefined) {
    const isText = typeof value !== 'object' || value === null;
    const given = this.plain('value', isText ? undefined : value);
    this.draft.set(isText ? spelled(value ?? '') : (given ?? {}));
  }

  /** The whole situation as it is scored. Setting it replaces everything, including the rules. */
  override get situation(): Situation {
    this.draft.update();
    return this.draft.situation;
  }

  override set situation(given: Situation | null | undefined) {
    const situation = this.plain('situation', given);
    if (situation?.rules)
      this.typedSituation.agreedRules = {rules: situation.rules, options: situation.options};
    if (situation) this.draft.set(situation);
    else this.formResetCallback();
  }

  constructor() {
    super();
    this.internals.role = 'group';
    new BackdropController(this, '.input');
    const isDrawn = () => this.words !== undefined && this.slices.isDone;
    new KeptRoomController(this, this.internals.states, isDrawn);
    glideTiles(this, '.hand');
  }

  /** Undoes the last edit. */
  undo(): void {
    this.draft.edit({do: 'undo'});
  }

  /** Redoes the edit that was undone last. */
  redo(): void {
    this.draft.edit({do: 'redo'});
  }

  /** Removes all tiles; `undo` brings them back. */
  clear(): void {
    this.draft.edit({do: 'look'}, {do: 'clear'});
  }

  /** Focuses the field with the notation. */
  override focus(options?: FocusOptions): void {
    if (!this.nearness.isDue) {
      this.nearness.come();
      this.performUpdate();
    }
    this.draft.typing.field?.focus(options);
  }

  /** Resets the value to that of the page. */
  formResetCallback(): void {
    this.typedSituation.agreedRules = undefined;
    this.draft.reset();
  }

  /** Restores what the browser kept from an earlier visit. */
  formStateRestoreCallback(state: string | File | FormData | null): void {
    const kept = typeof state === 'string' ? readKept(state) : undefined;
    if (kept) this.draft.set(kept);
  }

  protected override get typedHand(): string | undefined {
    return this.hand || this[form.valueAttribute] || this.ownText;
  }

  /** The edited text is in our own notation. */
  protected override readHand(): TypedHand {
    const {whole, isTouched} = this.draft.state;
    return {hand: whole.text, fault: isTouched ? undefined : super.readHand().fault};
  }

  get [form.pageValue](): string | undefined {
    return super.readHand().hand;
  }

  protected override get shownExample(): ExampleState {
    const {situation} = this.draft;
    const {givenExample} = this.source;
    const known =
      this.knownRuleset ??
      (givenExample?.situation.rules === situation.rules ? givenExample?.known : undefined);
    return {situation, known};
  }

  protected override sourceOptions() {
    return {provides: true};
  }

  protected override get providedExample(): ExampleState {
    return this.draft.provided(this.computed.view, {
      edit: (other) => (this.situation = {...other, rules: ''}),
      agree: (rules, options) => {
        this.typedSituation.agreedRules = {rules, options};
        this.requestUpdate();
      },
    });
  }

  /** An example around reports problems itself. */
  protected override reports(): boolean {
    return !this.source.givenExample?.edit;
  }

  protected override getUpdateComplete(): Promise<boolean> {
    this.nearness.come();
    this.slices.finish();
    return super.getUpdateComplete();
  }

  /** The hand of page or example is taken over by the rules of now. */
  protected override readInput(): void {
    this.source.refresh();
    this.rulesets.refresh();
    this.draft.update();
    super.readInput();
  }

  /** Treats a hand that is only unfinished as no problem. */
  protected override compute(): Computed<ScoredView<AllStrings>> {
    const {view, fault} = super.compute();
    if (isUnfinished(fault)) return {view};
    return {view, fault: view ? fault : (this.draft.state.whole.fault ?? fault)};
  }

  [form.formValue](name: string): FormData {
    return formDataOf(name, this.situation);
  }

  [form.formState](): string {
    // the way of winning is kept for a tile still to come, but not sent
    return JSON.stringify({...this.situation, ...this.draft.state.whole.fields});
  }

  [form.flaw](): form.Flaw | undefined {
    const {draft, strings, required} = this;
    const result = this.computed.view?.result;
    const found = this.readonly ? undefined : flawOf(draft.state.whole, result, strings, required);
    return found && {...found, anchor: draft.typing.field};
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    const {draft, source, internals, strings} = this;
    draft.tellExample(source.givenExample, source.link);
    draft.sayScore(this.computed.view);
    internals.ariaLabel = internals.labels.length ? null : (strings?.input.label ?? null);
  }

  /** An example around tells the score itself, too. */
  protected override get tells() {
    return this.reports() ? super.tells : 'nothing';
  }

  private readonly nameOf = (field: string): string =>
    (this.strings && nameOfField(this.strings, field)) ?? attributeOf(field);

  protected override renderScore(view: ScoredView<AllStrings>): TemplateResult {
    return html`${scoreView(view, this.draft.state)} ${mismatchView(view, this.expect)}`;
  }

  override render(): TemplateResult {
    const {words, ruling, index, required, readonly, problem, computed} = this;
    const {state, typing, situation} = this.draft;
    if (!this.nearness.isDue) return html`<div class="input"></div>`;
    if (!words) return html`<div class="input"><slot></slot></div>`;
    return inputView({
      ...{state, typing, situation, index, required, readonly},
      words: {...words, strings: ruling.view?.strings ?? words.strings},
      disabled: this[form.isDisabled],
      isFault: problem !== undefined && otherSeat(problem) === otherEdited(state),
      reach: this.slices.reach,
      hasOwnScore: this.light.look(hasScore),
      score: computed.view ? this.renderScore(computed.view) : nothing,
      problem: this.renderSituationProblem(this.nameOf),
      onChange: () => this[form.fire]('change'),
    });
  }
}
