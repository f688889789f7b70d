import type {Context} from '@lit/context';
import type {Lang, RulesetText} from '../core/game/names.js';
import type {Ruleset} from '../core/game/ruleset.js';

/** The words of a rule set by language: loaded, or fetched when a reader needs them. */
export type RulesetTexts = Readonly<Partial<Record<Lang, RulesetText | (() => Promise<RulesetText>)>>>;

/** A rule set that a page has, and its words. */
export interface KnownRuleset {
  readonly ruleset: Ruleset;
  readonly texts: RulesetTexts;
  /** How the text was read that they are; undefined for rules that are no text. */
  readonly reading?: TextReading;
}

/** A row of rules as text. */
export interface ReadRow {
  readonly name: string;
  /** The line in the text, from 1. */
  readonly line: number;
  /** Whether hands can score it. */
  readonly isScored: boolean;
}

/** Something that is wrong in rules as text. */
export interface TextProblem {
  readonly line: number;
  /** The piece of text that it is about. */
  readonly about: string;
  /** What is wrong and what to write, in each language. */
  readonly words: Readonly<Record<Lang, string>>;
  /** The text that the line is in, if not this one: the name after `based-on`. */
  readonly of?: string;
}

/** How rules as text were read. */
export interface TextReading {
  readonly rows: readonly ReadRow[];
  /** All that is wrong, in the order of the text. */
  readonly problems: readonly TextProblem[];
  /** Where a line stands in the page now; undefined if it is no part of the page. */
  readonly placeOf: (line: number) => Element | Range | undefined;
}

/** The prefix of the context keys of rule sets. */
export const RULES_KEY = 'mj:ruleset@1 ';

/**
 * The context key of a rule set, by its id (`luqiao`) or a preset's. Keys are global symbols, so that the rule sets of
 * one copy of the library reach the elements of another.
 */
export const rulesetContext = (id: string) => Symbol.for(RULES_KEY + id) as Context<symbol, KnownRuleset>;
