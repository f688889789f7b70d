/** The hand that is edited: what the page or an example says of it, and what has become of that. */
import type {PropertyValues} from 'lit';
import {property} from 'lit/decorators.js';
import type {ExampleState} from '../../contexts/example.js';
import {SourceController} from '../../controllers/source.js';
import {isRecord} from '../../core/reading/options.js';
import {readSituation} from '../../core/reading/typed-situation.js';
import {spelled} from '../../core/situation/problem.js';
import type {Situation} from '../../core/situation/situation.js';
import type {AllStrings} from '../../locales/index.js';
import {FormField} from '../form-field.js';
import type {ScoredView} from '../situation-element.js';
import {isUnfinished} from '../unfinished.js';
import {sameHand, situationOf, withText, type Draft} from './draft.js';
import type {Said} from './drafts.js';
import {Editor} from './editor.js';
import {ANY_SETTING, draftBy, settingOf} from './setting.js';

export abstract class HandValue extends FormField {
  protected readonly editor = new Editor((said, typing) => this.handleEdit(said, typing));
  protected shown?: ScoredView<AllStrings>;
  /** Whether the value is no longer the one of the page. */
  protected touched = false;

  private readonly source = new SourceController(this, () => this.state, true);
  /** What the page said, as it was read last. */
  private page?: string;
  private pageHand?: Situation;
  /** What the example around said last. */
  private seen?: string;
  private ruledBy?: string;
  /** Whether the hand has changed since the example around was told, otherwise than by the example. */
  protected isNews = false;
  /** The link over which an example was told last. */
  private toldOver?: unknown;
  private last?: {readonly key: string; readonly state: ExampleState};

  /** The hand in notation. Takes notation, or a whole situation. */
  @property({attribute: false})
  get value(): string {
    this.sync();
    return this.editor.whole.text;
  }

  set value(value: string | Situation | null | undefined) {
    this.sync();
    const {whole, setting} = this.editor;
    const isText = typeof value !== 'object' || value === null;
    const given = this.plain('value', isText ? undefined : value);
    this.take(isText ? withText(whole, spelled(value ?? '')) : draftBy(setting, given ?? {}));
  }

  /** All that is said of the hand, as it is scored. Set, it takes the place of what there was; the rules too. */
  override get situation(): Situation {
    this.sync();
    const {rules, options} = this.rulesNow;
    return situationOf(this.editor.whole, rules, options);
  }

  override set situation(given: Situation | null | undefined) {
    const situation = this.plain('situation', given);
    if (!situation) {
      this.formResetCallback();
      return;
    }
    const {rules, options} = situation;
    if (rules) this.agreed = {rules, options};
    this.sync();
    this.take(draftBy(this.editor.setting, situation));
  }

  /** @param touched whether it is no longer what the page says */
  private take(draft: Draft, touched = true): void {
    this.touched = touched;
    this.isNews = true;
    this.editor.replace(draft);
    this.requestUpdate();
    this.submit();
  }

  protected override get handText(): string {
    return this.editor.whole.text;
  }

  /** What is edited is in our own notation. */
  protected override get translated(): undefined {
    return undefined;
  }

  protected override get wanted(): ExampleState {
    const {situation} = this;
    const {given} = this.source;
    const known = this.known ?? (given?.situation.rules === situation.rules ? given?.known : undefined);
    return {situation, known};
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

  /** What the page says: the attributes or the text inside; undefined for what the example around says. */
  protected get pageValue(): string | undefined {
    return this.foreign.read(this.hand || this.initial || this.ownText);
  }

  /** Takes over what the page or the example says, as long as, or when, that is news. */
  protected sync(): void {
    this.settle();
    const {given} = this.source;
    const own = this.pageValue;
    const around = given && JSON.stringify(given.situation);
    if (!this.touched) {
      if (own === undefined && given) this.pageHand = given.situation;
      const page = JSON.stringify([this.fromPage(), this.ruledBy]);
      if (page !== this.page) {
        this.editor.start(draftBy(this.editor.setting, this.fromPage()));
        this.isNews = own !== undefined;
      }
      this.page = page;
    }
    if (given && this.isMine && this.seen !== undefined && around !== this.seen && !this.isNews) {
      const mine = situationOf(this.editor.whole, '');
      if (!sameHand(given.situation, mine))
        this.editor.replace(draftBy(this.editor.setting, given.situation));
    }
    this.seen = around ?? this.seen;
  }

  /** Whether the hand is not, or no longer, the one of the example around. */
  private get isMine(): boolean {
    return this.touched || this.pageValue !== undefined;
  }

  private fromPage(): Situation {
    const own = this.pageValue;
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
    if (editor.whole.fault) editor.replace(draftBy(editor.setting, situationOf(editor.whole, '')));
  }

  formResetCallback(): void {
    this.agreed = undefined;
    const page = this.fromPage();
    this.page = JSON.stringify([page, this.ruledBy]);
    this.take(draftBy(this.editor.setting, page), page === this.pageHand);
  }

  formStateRestoreCallback(state: string | File | FormData | null): void {
    if (typeof state !== 'string') return;
    const kept = readKept(state);
    if (kept) this.take(draftBy(this.editor.setting, kept));
  }

  /** A hand that is only begun is no problem. */
  protected override scored(): ScoredView<AllStrings> | undefined {
    const scored = super.scored();
    const {fault} = this.editor.whole;
    if (isUnfinished(this.problem)) this.note(undefined);
    else if (!scored && fault) this.note(fault);
    return (this.shown = scored);
  }

  /** What a reader has done. */
  protected abstract handleEdit(said: Said | undefined, typing?: boolean): void;

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    this.sync();
  }

  protected override updated(): void {
    super.updated();
    this.tellExample();
  }

  /**
   * An example around shows what is edited. It is told of news alone, never in answer to what it says itself: two
   * editors in one example would answer each other for ever.
   */
  private tellExample(): void {
    const {given, link} = this.source;
    if (!given?.edit) return;
    const isNews = this.isNews || (!this.touched && link !== this.toldOver);
    this.isNews = false;
    this.toldOver = link;
    if (isNews && this.isMine && !sameHand(given.situation, this.situation)) given.edit(this.situation);
  }
}

/** A situation that a browser has kept; a page that has changed may find what another field has kept. */
function readKept(state: string): Partial<Situation> | undefined {
  try {
    const kept: unknown = JSON.parse(state);
    return isRecord(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}
