import type {Lang, RulesetText} from '../core/game/names.js';
import type {Ruleset} from '../core/game/ruleset.js';
import type {VariantProblem} from '../variant/index.js';

/** A rule set that was read from a text, with its words in all languages. */
export interface ReadRules {
  readonly ruleset: Ruleset;
  readonly words: Readonly<Record<Lang, RulesetText>>;
  /** What of the text could not be read, with its place in the file. */
  readonly unread?: readonly VariantProblem[];
}
