/* oxlint-disable typescript/no-empty-object-type, typescript/no-unsafe-declaration-merging --
   Lit makes the properties of the fields */
import {html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult} from 'lit';
import type {ExampleState} from '../../contexts/example.js';
import {memoizeLast} from '../../controllers/memoize.js';
import {NotationController, type TypedHand} from '../../controllers/notation.js';
import type {RulesView} from '../../controllers/rules-view.js';
import {SourceController, type SourceOptions} from '../../controllers/source.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import type {ScoreResult} from '../../core/game/result.js';
import type {Translated} from '../../core/notation/by-name.js';
import {attributeOf, FIELD_NAMES} from '../../core/situation/attributes.js';
import {score} from '../../core/scoring/score.js';
import {messagesWith, type Problem} from '../../core/situation/problem.js';
import type {Situation} from '../../core/situation/situation.js';
import type {Strings} from '../../locales/index.js';
import type {Computed} from './mj-element.js';
import {RulesElement} from './rules-element.js';
import {plainSituation, rulesetOnly} from '../attributes/property-kinds.js';
import {flagList} from '../attributes/converters.js';
import {fieldProperties, type FieldProperties} from '../attributes/field-properties.js';
import type {ScoredView} from '../views/scored-view.js';
import {IdleNotes} from './idle-notes.js';
import {ScoreNews} from '../acts/score-news.js';
import {scoreTyped} from '../acts/scoring.js';
import {typedText} from '../attributes/situation-problem.js';
import {isInsideHolder} from '../attributes/stated-fields.js';
import {TypedSituation} from '../attributes/typed-situation.js';
import {isUnfinished} from '../views/unfinished.js';

export type {RulesView, ScoredView};

export interface SituationElement extends FieldProperties {}

/**
 * Base of elements that show a score: of their own situation, of the element that `for` names, or of the nearest
 * `<mj-example>` around. `renderScore` draws it.
 */
export abstract class SituationElement<S extends Strings = Strings> extends RulesElement<S, ScoredView<S>> {
  static override properties: PropertyDeclarations = {
    hand: {},
    notation: {},
    ...fieldProperties(FIELD_NAMES),
    flags: {converter: flagList},
    othersEast: {attribute: 'others-east'},
    othersSouth: {attribute: 'others-south'},
    othersWest: {attribute: 'others-west'},
    othersNorth: {attribute: 'others-north'},
    situation: {attribute: false},
    ruleset: {attribute: false, converter: rulesetOnly},
  };

  /** The hand in notation; with `+tile` for the winning tile, if the hand has won. */
  hand?: string;

  /** The notation of the hand, if it is not ours: `gb` or `kobalab`. */
  notation?: string;

  /** Situational flags, with spaces or commas between them. As a property, also an array. */
  flags?: string | readonly string[];

  /** The hand of the player in the east, for the settlement, and its flags: `hand; flag flag`. */
  othersEast?: string;
  /** The hand of the player in the south. */
  othersSouth?: string;
  /** The hand of the player in the west. */
  othersWest?: string;
  /** The hand of the player in the north. */
  othersNorth?: string;

  /** A rule set object; used instead of the registered one. */
  override ruleset?: Ruleset;

  /** The total that the author expects; an element that compares it makes it an attribute. */
  protected expect?: number;
  /** The rule set with its words, even where the hand cannot be scored; neither while something is being fetched. */
  protected ruling: Computed<RulesView<S>> = {};

  /** The situation that the element's own attributes and text say. */
  protected readonly typedSituation = new TypedSituation({
    properties: this,
    changes: () => this.propertyChanges,
    ruleset: () => this.knownRuleset?.ruleset,
    hand: () => this.readHand(),
  });
  protected readonly source = new SourceController(this, () => this.providedExample, this.sourceOptions());
  private readonly notations = new NotationController(this);
  private readonly asState = memoizeLast((situation: Situation): ExampleState => ({situation}));
  private readonly scored = memoizeLast(scoreTyped);
  private readonly news = new ScoreNews(this);
  private readonly idleNotes = new IdleNotes(this);

  /** The whole situation as an object. If set, it is used instead of the attributes. */
  get situation(): Situation {
    return this.typedSituation.situation;
  }

  set situation(given: Situation | null | undefined) {
    this.typedSituation.wholeSituation = (this.plain('situation', given) && given) ?? undefined;
    this.typedSituation.agreedRules = undefined;
  }

  /**
   * What the hand that is shown scores; undefined until it has been scored, and where it cannot be. A script that comes after
   * `mj-score` was fired, as a framework's does that takes over a page, reads it here.
   */
  get result(): ScoreResult | undefined {
    return this.computed.view?.result;
  }

  /** A result that is known already, of an element that takes one. */
  protected get givenResult(): ScoreResult | undefined {
    return undefined;
  }

  /** Checks a situation that was set as a property; anything else is reported. */
  protected plain(name: string, given: unknown): Situation | undefined {
    const found = plainSituation(given);
    this.markProperty(name, given, found !== undefined || given === undefined || given === null);
    return found;
  }

  /** Draws the situation with its score. */
  protected abstract renderScore(view: ScoredView<S>): TemplateResult | typeof nothing;

  /** The element's own hand as it was typed: the attribute, else the text inside, if there is no other source. */
  protected get typedHand(): string | undefined {
    const {hand, readsText, givenResult, source} = this;
    return hand || !readsText || givenResult || source.isLinked || isInsideHolder(this) ? hand : this.ownText;
  }

  /** Reads the typed hand in the notation that the element names. */
  protected readHand(): TypedHand {
    return this.notations.read(this.typedHand);
  }

  /** The element's own situation; undefined where neither attributes nor property name a hand. */
  protected get ownExample(): ExampleState | undefined {
    return this.typedSituation.hasHand ? this.asState(this.situation) : undefined;
  }

  /** The attributes beside the hand. They replace those fields of a hand that comes from elsewhere. */
  protected get statedFields(): Partial<Situation> {
    return this.typedSituation.statedFields;
  }

  /** Options for taking data from others and providing one's own. */
  protected sourceOptions(): SourceOptions {
    return {stated: () => this.statedFields};
  }

  /** The state for elements that name this one. */
  protected get providedExample(): ExampleState | undefined {
    return this.ownExample;
  }

  /** The state to show, scored or not. */
  protected get shownExample(): ExampleState | undefined {
    const {source, givenResult: result} = this;
    if (!result) return source.state;
    return {situation: {rules: result.rules, hand: ''}, ...source.state, result};
  }

  protected override get rulesId(): string {
    return this.shownExample?.situation.rules ?? '';
  }

  /** Whether a hand without rules is an error. */
  protected readonly needsRules: boolean = false;

  /** Whether the element shows options or numbered rules. */
  protected get detailed(): boolean {
    return Object.keys(this.shownExample?.situation.options ?? {}).length > 0;
  }

  protected override reports(): boolean {
    return !this.shownExample?.result;
  }

  /** What the page is told of a result: the `score` too, only a `mismatch` where the source tells it, or `nothing`. */
  protected get tells(): 'score' | 'mismatch' | 'nothing' {
    return this.shownExample?.result ? 'mismatch' : 'score';
  }

  /** Whether the text inside is the hand where there is no other source. */
  private get readsText(): boolean {
    return (this.constructor as typeof SituationElement).meta.text === 'hand-or-source';
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('rules') || changed.has('options')) this.typedSituation.agreedRules = undefined;
    super.willUpdate(changed);
  }

  protected override readInput(): void {
    this.source.refresh();
    super.readInput();
    const {shownExample, detailed} = this;
    const required = this.needsRules || (this.readsText && this.ownExample !== undefined);
    this.ruling = shownExample
      ? this.readRules({known: shownExample.known ?? this.knownRuleset, detailed, required})
      : {};
  }

  protected override compute(): Computed<ScoredView<S>> {
    const {shownExample} = this;
    const {view, fault} = this.ruling;
    if (!view || !shownExample) return {fault};
    const result = shownExample.result ?? this.score(shownExample.situation, view);
    const scored: ScoredView<S> = {...view, state: {...shownExample, known: view.known, result}, result};
    const reason = this.faultIn(scored);
    if (!reason) return {view: scored};
    if (shownExample.editing && isUnfinished(reason)) return {};
    return {view: scored, fault: this.translated?.inTyped(reason) ?? reason};
  }

  /** Why the situation cannot be shown. */
  protected faultIn({result}: ScoredView<S>): Problem | undefined {
    return result.status === 'invalid' ? result.reason : undefined;
  }

  private score(situation: Situation, {known, strings, text}: RulesView<S>): ScoreResult {
    const {wholeSituation, agreedRules} = this.typedSituation;
    const misread =
      (this.ownExample && this.readHand().fault) ?? this.typedSituation.optionsFault(known.ruleset);
    const fault = this.typeFault ?? (wholeSituation || agreedRules ? undefined : misread);
    return this.scored(situation, known.ruleset, messagesWith(strings.problems, text.problems), fault);
  }

  /** The element's own hand, where it is typed in another notation. */
  private get translated(): Translated | undefined {
    return this.typedSituation.wholeSituation || !this.ownExample ? undefined : this.readHand().translated;
  }

  override render(): TemplateResult | typeof nothing {
    if (this.problem) return this.renderSituationProblem();
    const {view} = this.computed;
    return view ? this.renderScore(view) : html`<slot></slot>`;
  }

  /**
   * The problem beside its text, with the name of the attribute if it is not the hand.
   * @param nameOf the name of a field, as the author or reader knows it
   */
  protected renderSituationProblem(nameOf = attributeOf): TemplateResult | typeof nothing {
    const {problem, translated, typedHand} = this;
    if (!problem) return nothing;
    const {field = 'hand'} = problem;
    const typed = {hand: translated && typedHand, notation: typedHand, options: this.options};
    const text = typedText(problem, typed, (this.shownExample ?? this).situation, this);
    return this.renderProblem(text, field === 'hand' ? undefined : nameOf(field));
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    const {tells, news, expect, shownExample} = this;
    const {view} = this.computed;
    if (view) this.tellIdle(view);
    if (tells === 'nothing') return;
    if (view && view.result.status !== 'invalid') news.tell(view, tells === 'score', expect);
    else news.forgetOther(shownExample?.situation);
  }

  /** Tells the author what changes nothing. What a reader edits or agrees on is not the author's, nor is what an element gives to its parts. */
  private tellIdle({state, known, strings}: ScoredView<S>): void {
    const {typedSituation} = this;
    if (this.isPart || state.editing || typedSituation.agreedRules) return;
    const {statedFields: stated, wholeSituation} = typedSituation;
    const {situation} = state;
    const {ruleset} = known;
    const said = this.ownExample && this.translated?.said;
    this.idleNotes.tell({stated: wholeSituation ?? stated, said, situation, ruleset}, strings.idle, (one) =>
      this.outcome(one, ruleset),
    );
  }

  /** What a hand comes to; undefined where nothing that is stated could change it. */
  protected outcome(situation: Situation, ruleset: Ruleset): object | undefined {
    const result = score(situation, ruleset);
    return result.status === 'win' ? result : undefined;
  }
}
