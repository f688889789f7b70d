import type {Lang, RulesetText} from '../core/game/names.js';
import type {Ruleset} from '../core/game/ruleset.js';

/** A rule set that was read from a text, with its words in all languages. */
export interface ReadRules {
  readonly ruleset: Ruleset;
  readonly words: Readonly<Record<Lang, RulesetText>>;
  /** Whether all of the text could be read. */
  readonly isWhole?: boolean;
}
