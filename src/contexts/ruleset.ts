import type {Context} from '@lit/context';
import type {Lang, RulesetText} from '../core/game/names.js';
import type {Ruleset} from '../core/game/ruleset.js';

/** The words of a rule set by language: loaded, or fetched when a reader needs them. */
export type RulesetTexts = Readonly<Partial<Record<Lang, RulesetText | (() => Promise<RulesetText>)>>>;

/** A rule set that a page has, and its words. */
export interface KnownRuleset {
  readonly ruleset: Ruleset;
  readonly texts: RulesetTexts;
  /** How many places of the text that they were read from could not be read; undefined for rules that are no text. */
  readonly unread?: number;
}

/** The prefix of the context keys of rule sets. */
export const RULES_KEY = 'mj:ruleset@1 ';

/**
 * The context key of a rule set, by its id (`luqiao`) or a preset's. Keys are global symbols, so that the rule sets of
 * one copy of the library reach the elements of another.
 */
export const rulesetContext = (id: string) => Symbol.for(RULES_KEY + id) as Context<symbol, KnownRuleset>;
