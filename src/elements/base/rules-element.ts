import type {PropertyDeclarations} from 'lit';
import type {KnownRuleset} from '../../contexts/ruleset.js';
import {memoizeLast} from '../../controllers/memoize.js';
import {readRules, viewOfRules, type RulesView, type RulesWanted} from '../../controllers/rules-view.js';
import {RulesetController} from '../../controllers/rulesets.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import {spellOptions} from '../../core/reading/options.js';
import {spelled} from '../../core/situation/problem.js';
import {isRecord} from '../../core/situation/value.js';
import type {Strings} from '../../locales/index.js';
import {MjElement, type Computed} from './mj-element.js';

/** House rules as an attribute has them. A record becomes the text. */
const optionRecord = {toAttribute: (value: unknown) => isRecord(value) && spellOptions(value)};

/** Base of elements that follow a rule set: they name it, and show it with its words. */
export abstract class RulesElement<S extends Strings = Strings, V = unknown> extends MjElement<S, V> {
  static override properties: PropertyDeclarations = {
    rules: {},
    options: {converter: optionRecord},
  };

  /** The id of the rule set, such as `luqiao`, with a version if wanted, `luqiao@1`; or the id of a preset. */
  rules?: string;

  /** House rules that differ from the defaults: `name:value; name:value`. As a property, also an object. */
  options?: string | Readonly<Record<string, unknown>>;

  /** A rule set object, used instead of the registered one; an element that takes one makes it a property. */
  protected ruleset?: Ruleset;

  protected readonly rulesets = new RulesetController(this, () => spelled(this.ruleset?.id ?? this.rulesId));

  private readonly viewOf = memoizeLast(viewOfRules);

  /** The id of the rule set that the element needs, pinned or not; empty where it needs none. */
  protected abstract get rulesId(): string;

  /** The rule set that the element needs; undefined until it is loaded. */
  protected get knownRuleset(): KnownRuleset | undefined {
    return this.rulesets.knownOr(this.ruleset);
  }

  /** The rule set that the element needs, as of now; null if it cannot be had, undefined until it is loaded. */
  protected get foundRules(): KnownRuleset | null | undefined {
    this.rulesets.refresh();
    return this.knownRuleset ?? (this.rulesets.missing || !this.rulesId ? null : undefined);
  }

  protected override readInput(): void {
    this.rulesets.refresh();
    super.readInput();
  }

  /** The rule set with its words, or why there is none; neither while something is being fetched. */
  protected readRules(wanted: RulesNeeded<S>): Computed<RulesView<S>> {
    const {rulesets, knownRuleset, strings, language, names, rulesId} = this;
    const needed = {rules: spelled(rulesId), known: knownRuleset, strings, language, names, ...wanted};
    return readRules(rulesets, needed, this.viewOf);
  }
}

/** Which words are needed of a rule set, and of which one if not of the element's own. */
type RulesNeeded<S extends Strings> = Pick<RulesWanted<S>, 'detailed' | 'required'> &
  Partial<Pick<RulesWanted<S>, 'rules' | 'known'>>;
