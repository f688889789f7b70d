/** The hand as the value of a field: where it comes from, who is told of it, whether it is valid. */
import type {PropertyValues} from 'lit';
import {property} from 'lit/decorators.js';
import type {ExampleState} from '../../contexts/example.js';
import {announce, hush} from '../../controllers/announcer.js';
import {SourceController} from '../../controllers/source.js';
import type {ScoreResult} from '../../core/result.js';
import type {Situation} from '../../core/situation.js';
import {readSituation} from '../situation.js';
import type {ScoredView} from '../situation-element.js';
import {isUnfinished} from '../unfinished.js';
import {sameHand, situationOf, withText} from './draft.js';
import type {Said} from './drafts.js';
import {Editor} from './editor.js';
import {FormField} from '../form-field.js';
import {flawOf, formDataOf} from './form-value.js';
import {sayEdit, sayRefusal, sayScore} from './said.js';
import {ANY_SETTING, draftBy, settingOf} from './setting.js';

/** Until no tile has come for so long, the score is not said. */
const SETTLED = 1000;

export abstract class HandField extends FormField {
  protected readonly editor = new Editor((said, typing) => this.handleEdit(said, typing));
  protected shown?: ScoredView;

  private readonly source = new SourceController(this, () => this.state, true);
  /** Whether the value is no longer the one of the page. */
  private touched = false;
  /** What the page said, as it was read last. */
  private page?: string;
  private pageHand?: Situation;
  /** What the example around said last. */
  private seen?: string;
  private ruledBy?: string;
  private scoreDue = false;
  private quiet = false;
  private last?: {readonly key: string; readonly state: ExampleState};
  private readonly scoreVoice = {};

  /** The hand in notation. Takes notation, or a whole situation. */
  @property({attribute: false})
  get value(): string {
    this.sync();
    return this.editor.draft.text;
  }

  set value(value: string | Situation) {
    this.sync();
    const {draft, setting} = this.editor;
    this.touched = true;
    this.editor.replace(
      typeof value === 'object' && value !== null ? draftBy(setting, value) : withText(draft, value ?? ''),
    );
  }

  /** The hand that the page gives, which a reset goes back to. */
  get defaultValue(): string {
    return this.hand ?? this.ownText ?? '';
  }

  /** All that is said of the hand, as it is scored. Set, it takes the place of what there was; the rules too. */
  override get situation(): Situation {
    this.sync();
    const {rules, options} = this.rulesNow;
    return situationOf(this.editor.draft, rules, options);
  }

  override set situation(situation: Situation) {
    const {rules, options} = situation;
    if (rules) this.agreed = {rules, ...(options ? {options} : {})};
    this.sync();
    this.touched = true;
    this.editor.replace(draftBy(this.editor.setting, situation));
    this.requestUpdate();
  }

  protected override get handText(): string {
    return this.editor.draft.text;
  }

  protected override get wanted(): ExampleState {
    const {situation} = this;
    const {given} = this.source;
    const known = this.known ?? (given?.situation.rules === situation.rules ? given.known : undefined);
    return {situation, ...(known ? {known} : {})};
  }

  /** An example around tells the page itself. */
  protected override reports(): boolean {
    return !this.source.given?.edit;
  }

  /** For the elements inside, and those that name this one. */
  private get state(): ExampleState {
    const {situation} = this;
    const {known, result} = this.shown ?? {};
    const key = JSON.stringify([situation, result]);
    if (this.last?.key === key && this.last.state.known === known) return this.last.state;
    const state: ExampleState = {
      situation,
      editing: true,
      edit: (other) => (this.situation = {...other, rules: ''}),
      agree: (rules, options) => (this.agreed = {rules, options}),
      ...(known && result ? {known, result} : {}),
    };
    this.last = {key, state};
    return state;
  }

  private get rulesNow(): Pick<Situation, 'rules' | 'options'> {
    if (this.agreed) return this.agreed;
    const given = this.source.given?.situation;
    const {rules, options} = readSituation(this, '', this.known?.ruleset).situation;
    return {
      rules: this.rules || given?.rules || rules,
      options: this.options ? options : (given?.options ?? options),
    };
  }

  /** What the page says: the attributes or the text inside, else the example around. */
  private get ownHand(): string | undefined {
    return this.hand ?? this.ownText;
  }

  /** Takes over what the page or the example says, as long as, or when, that is news. */
  private sync(): void {
    this.settle();
    const {given} = this.source;
    const own = this.ownHand;
    const around = given && JSON.stringify(given.situation);
    if (!this.touched) {
      if (own === undefined && given) this.pageHand = given.situation;
      const page = JSON.stringify([this.fromPage(), this.ruledBy]);
      if (page !== this.page) this.editor.start(draftBy(this.editor.setting, this.fromPage()));
      this.page = page;
    } else if (given && this.seen !== undefined && around !== this.seen) {
      const mine = situationOf(this.editor.draft, '');
      if (!sameHand(given.situation, mine))
        this.editor.replace(draftBy(this.editor.setting, given.situation));
    }
    this.seen = around ?? this.seen;
  }

  private fromPage(): Situation {
    const own = this.ownHand;
    if (own === undefined && this.pageHand) return this.pageHand;
    return readSituation(this, own ?? '', this.known?.ruleset).situation;
  }

  /** Looks up what the rules leave to choose from. */
  private settle(): void {
    const known = this.known ?? this.source.given?.known;
    const now = this.rulesNow;
    const key = JSON.stringify([now, known?.ruleset.id]);
    if (key === this.ruledBy) return;
    this.ruledBy = key;
    const {editor} = this;
    editor.setting = known ? settingOf(known.ruleset, {...now, hand: ''}) : ANY_SETTING;
    // other rules may read the same text
    if (editor.draft.fault) editor.replace(draftBy(editor.setting, situationOf(editor.draft, '')));
  }

  formResetCallback(): void {
    this.agreed = undefined;
    this.editor.replace(draftBy(this.editor.setting, this.fromPage()));
    this.touched = this.ownHand === undefined && this.pageHand !== undefined;
    this.page = JSON.stringify([this.fromPage(), this.ruledBy]);
    this.requestUpdate();
  }

  formStateRestoreCallback(state: string | File | FormData | null): void {
    if (typeof state !== 'string') return;
    const kept: unknown = JSON.parse(state);
    if (typeof kept !== 'object' || kept === null) return;
    this.touched = true;
    this.editor.replace(draftBy(this.editor.setting, kept));
    this.requestUpdate();
  }

  private handleEdit(said: Said | undefined, typing = false): void {
    this.touched = true;
    this.scoreDue = !this.quiet;
    this.requestUpdate();
    if (this.quiet) return;
    if (said && this.words) announce(this, sayEdit(this.words, said));
    this.fire('input');
    if (!typing) this.fire('change');
  }

  /** What a page's script does is no news to it: no events, no words. */
  protected quietly(act: () => void): void {
    this.sync();
    this.quiet = true;
    act();
    this.quiet = false;
  }

  /** Says why a tile was not added. */
  protected tellRefusal(): void {
    const {words, editor} = this;
    if (words && editor.refused) announce(this, sayRefusal(words, editor.refused));
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    this.sync();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    hush(this);
    hush(this.scoreVoice);
  }

  protected override updated(): void {
    super.updated();
    const {shown} = this;
    this.tellExample();
    const {name, situation} = this;
    this.internals.setFormValue(name ? formDataOf(name, situation) : null, JSON.stringify(situation));
    this.validate(shown?.result);
    if (!shown) return;
    if (this.reports()) this.tell(shown);
    if (!this.scoreDue) return;
    this.scoreDue = false;
    const said = this.sayResult(shown);
    if (said) announce(this.scoreVoice, said, SETTLED);
    else hush(this.scoreVoice);
  }

  private sayResult({strings, result}: ScoredView): string {
    const {status, reason} = result;
    if (status !== 'invalid') return sayScore(strings, result);
    return reason && !isUnfinished(reason) ? reason.message : '';
  }

  /** An example around shows what is edited. */
  private tellExample(): void {
    const {given} = this.source;
    const mine = this.touched || this.ownHand !== undefined;
    if (given?.edit && mine && !sameHand(given.situation, this.situation)) given.edit(this.situation);
  }

  private validate(result: ScoreResult | undefined): void {
    const {internals, strings, editor, required} = this;
    const flaw = this.readonly ? undefined : flawOf(editor.draft, result, strings, required);
    internals.setValidity(flaw?.flags ?? {}, flaw?.message, (flaw && this.anchor) ?? undefined);
  }

  /** Where a browser says that the value is not valid. */
  protected abstract readonly anchor: HTMLElement | null;
}
