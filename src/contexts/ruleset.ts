import type {Context} from '@lit/context';
import type {Lang, RulesetText} from '../core/game/names.js';
import type {Ruleset} from '../core/game/ruleset.js';

/** The words of a rule set by language: there already, or fetched when a reader needs them. */
export type RulesetTexts = Readonly<Partial<Record<Lang, RulesetText | (() => Promise<RulesetText>)>>>;

/** A rule set that a page has, and its words. */
export interface KnownRuleset {
  readonly ruleset: Ruleset;
  readonly texts: RulesetTexts;
}

/** The beginning of the keys of rule sets. */
export const RULES_KEY = 'mj:ruleset@1 ';

/**
 * The key under which a rule set is asked for: one of the registry for each id (`luqiao`, or a preset's), so that the
 * rule sets of two copies of the library on a page reach the elements of both.
 */
export const rulesetContext = (id: string) => Symbol.for(RULES_KEY + id) as Context<symbol, KnownRuleset>;
