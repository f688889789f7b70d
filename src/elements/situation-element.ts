import type {nothing, PropertyValues, TemplateResult} from 'lit';
import {property, state} from 'lit/decorators.js';
import type {ExampleState} from '../contexts/example.js';
import type {KnownRuleset} from '../contexts/ruleset.js';
import {NotationController} from '../controllers/notation.js';
import {NO_DETAILS, RulesetController} from '../controllers/rulesets.js';
import {attributeOf} from '../core/situation/attributes.js';
import {wordsUnder, type Lang, type RulesetDetails, type RulesetText} from '../core/game/names.js';
import type {Translated} from '../core/notation/by-name.js';
import {fault, spelled} from '../core/situation/problem.js';
import {findRules} from '../core/reading/read.js';
import type {Ruleset} from '../core/game/ruleset.js';
import type {Situation} from '../core/situation/situation.js';
import {readSituation} from '../core/reading/typed-situation.js';
import {matchLang, type Strings} from '../locales/index.js';
import type {Detail, EventName} from './events.js';
import {Scoring} from './scoring.js';
import {SituationAttributes} from './situation-attributes.js';
import {plainSituation, rulesetOnly} from './taken.js';
import {isUnfinished} from './unfinished.js';

/** A rule set, and in which words it is shown. */
export interface RuledView<S extends Strings = Strings> {
  readonly known: KnownRuleset;
  readonly strings: S;
  /** The rule set's words in the language around. */
  readonly text: RulesetText;
  /** And in the language of `names`. */
  readonly nameText: RulesetText;
  /** What it says of options and numbered rules; empty where the element shows none. */
  readonly details: RulesetDetails;
}

/** What is shown, in which words. */
export interface ScoredView<S extends Strings = Strings> extends RuledView<S> {
  readonly state: ExampleState;
  readonly result: NonNullable<ExampleState['result']>;
}

/** An element that can have a situation of its own, and shows what it scores. */
export abstract class SituationElement<S extends Strings = Strings> extends SituationAttributes<S> {
  /** A rule set that is not registered, or goes before the registered one. */
  @property({attribute: false, converter: rulesetOnly}) ruleset?: Ruleset;

  /** What an editor made of the situation; the rules stay those of the element. */
  @state() protected edited?: Situation;

  /** What a form of house rules made of the rules; the attributes go before it when they change. */
  @state() protected agreed?: Pick<Situation, 'rules' | 'options'>;

  protected given?: Situation;
  protected readonly foreign = new NotationController(this);
  private readonly scoring = new Scoring();
  protected readonly rulesets = new RulesetController(this, () =>
    spelled(this.ruleset?.id ?? this.wanted?.situation.rules ?? ''),
  );
  /** What the page was told of last. */
  private told?: {hand: string; rules: string; ruleset?: Ruleset; expect?: number};

  /** The situation as a whole; set, it goes before the attributes. */
  @property({attribute: false})
  get situation(): Situation {
    const own = this.given ?? readSituation(this, this.handText ?? '', this.known?.ruleset).situation;
    if (!this.edited && !this.agreed) return own;
    const {options: _, ...hand} = this.edited ?? own;
    const {rules, options} = this.agreed ?? own;
    return {...hand, rules, ...(options ? {options} : {})};
  }

  set situation(given: Situation | null | undefined) {
    this.given = (this.plain('situation', given) && given) ?? undefined;
    this.edited = this.agreed = undefined;
  }

  /** A situation that a script has set as a property; what is none is told. */
  protected plain(name: string, given: unknown): Situation | undefined {
    const found = plainSituation(given);
    this.markProperty(name, given, found !== undefined || given === undefined || given === null);
    return found;
  }

  /** The hand that the element itself has, as it was typed. */
  protected get typedHand(): string | undefined {
    return this.hand;
  }

  /** The same in our own notation. */
  protected get handText(): string | undefined {
    return this.foreign.read(this.typedHand);
  }

  /** Whether a hand without rules is a mistake. */
  protected readonly needsRules: boolean = false;

  /** What is to be shown, scored or not. */
  protected abstract readonly wanted: ExampleState | undefined;

  /** The element's own situation; undefined where neither attributes nor property name a hand. */
  protected get own(): ExampleState | undefined {
    return this.given || this.handText !== undefined ? {situation: this.situation} : undefined;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (changed.has('rules') || changed.has('options')) this.agreed = undefined;
  }

  protected override reports(): boolean {
    return !this.wanted?.result;
  }

  protected get known(): KnownRuleset | undefined {
    const {ruleset} = this;
    const found = this.rulesets.known;
    return ruleset ? {ruleset, texts: found?.texts ?? {}} : found;
  }

  /** The words of a rule set in a language; undefined while they have not come. */
  protected textIn(known: KnownRuleset, lang: Lang): RulesetText | undefined {
    return this.rulesets.text(known, lang);
  }

  /** Whether it shows options or numbered rules. */
  protected get detailed(): boolean {
    return Object.keys(this.wanted?.situation.options ?? {}).length > 0;
  }

  /** The rule set and its words; undefined while they have not come. */
  protected ruled(): RuledView<S> | undefined {
    this.note(undefined);
    const {wanted, words} = this;
    if (!wanted) return undefined;
    const rules = spelled(wanted.situation.rules);
    const found = wanted.known ?? this.known;
    const ruled = found && findRules(rules || found.ruleset.id, found.ruleset);
    const known = ruled && found;
    // all words are fetched at once, those of the element and those of the rule set
    if (known) void this.textIn(known, this.language);
    const nameText = known && this.names ? this.textIn(known, matchLang(this.names)) : undefined;
    if (!words) return undefined;
    if (!known) {
      if (found || (this.rulesets.missing && (this.needsRules || rules)))
        this.note(fault('unknown-rules', rules, 'rules'));
      return undefined;
    }
    const {strings} = words;
    const text = this.textIn(known, strings.lang);
    const details = text && this.detailed ? this.rulesets.details(text) : NO_DETAILS;
    if (!text || !details || (this.names && !nameText)) return undefined;
    const said = wordsUnder(text, ruled.preset);
    const named = nameText ? wordsUnder(nameText, ruled.preset) : said;
    return {known, strings, text: said, nameText: named, details};
  }

  /** What is shown, with its score and in words; undefined while the rule set or its words have not come. */
  protected scored(): ScoredView<S> | undefined {
    const view = this.ruled();
    const {wanted} = this;
    if (!view || !wanted) return undefined;
    const {known, strings} = view;
    const own = this.given || this.agreed || !this.own ? undefined : this;
    const result =
      wanted.result ??
      this.scoring.score(
        wanted.situation,
        known.ruleset,
        strings.problems,
        own,
        this.misfit ?? (own && this.foreign.fault),
      );
    if (result.status === 'invalid') {
      if (wanted.editing && isUnfinished(result.reason)) return undefined;
      const {reason} = result;
      this.note(reason && (this.translated?.inTyped(reason) ?? reason));
    }
    return {...view, state: {...wanted, known, result}, result};
  }

  /** The element's own hand, where the author has typed it in another notation. */
  protected get translated(): Translated | undefined {
    return this.given || !this.own ? undefined : this.foreign.translated;
  }

  /** The text in which the problem is. */
  private get problemText(): string {
    const {situation} = this.wanted ?? this;
    const field = this.problem?.field ?? 'hand';
    if (field === 'hand' ? this.translated : field === 'notation') return this.typedHand ?? '';
    if (field === 'options' && this.own) return (this.options as string | undefined) ?? '';
    const [name, seat] = field.split('.');
    const value: unknown = situation[name as keyof Situation];
    const other: unknown = seat ? (value as Record<string, unknown> | undefined)?.[seat] : value;
    const inner: unknown = seat && typeof other === 'object' ? (other as Partial<Situation>).hand : other;
    if (Array.isArray(inner)) return inner.join(' ');
    return typeof inner === 'string' || typeof inner === 'number'
      ? String(inner)
      : (this.problem?.about ?? '');
  }

  /** The problem with the text in which it is, and the name of the attribute where it is not the hand. */
  protected renderSituationProblem(): TemplateResult | typeof nothing {
    const {field = 'hand'} = this.problem ?? {};
    return this.renderProblem(this.problemText, field === 'hand' ? undefined : this.fieldName(field));
  }

  /** What a field is called: for whoever wrote the page, its attribute. */
  protected fieldName(field: string): string {
    return attributeOf(field);
  }

  /**
   * Fires an event of ours: all bubble, and cross shadow roots.
   * @returns whether nobody has cancelled it
   */
  protected emit<T extends EventName>(type: T, detail: Detail<T>, cancelable = false): boolean {
    return this.dispatchEvent(new CustomEvent(type, {detail, bubbles: true, composed: true, cancelable}));
  }

  /**
   * Tells the page about a result that is new, and about one that the author did not expect.
   * @param isOwn whether no other element has scored it, and told of it
   */
  protected tell(view: ScoredView | undefined, isOwn = true): void {
    const {expect} = this;
    if (!view || view.result.status === 'invalid') {
      // the hand that was told of last is gone: should it come back, it is news
      if (this.told?.hand !== JSON.stringify(this.wanted?.situation)) this.told = undefined;
      return;
    }
    const {known, situation} = view.state;
    const {result} = view;
    const now = {hand: JSON.stringify(situation), rules: result.rules, ruleset: known?.ruleset, expect};
    const {told} = this;
    const isNew = told?.hand !== now.hand || told.rules !== now.rules || told.ruleset !== now.ruleset;
    if (!isNew && told.expect === expect) return;
    this.told = now;
    if (isNew && isOwn) this.emit('mj-score', {situation, result});
    if (typeof expect === 'number' && expect !== result.total) {
      this.emit('mj-mismatch', {expected: expect, actual: result.total});
    }
  }
}
