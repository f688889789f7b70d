/** What a rule set is printed from. */
import type {RulesAsText} from '../../core/game/as-text.js';
import type {Lang, RulesetDetails, RulesetText} from '../../core/game/names.js';
import type {Ruleset} from '../../core/game/ruleset.js';

/** What a text is printed from. */
export interface Printed {
  readonly ruleset: Ruleset;
  readonly asText: RulesAsText;
  readonly lang: Lang;
  readonly words: RulesetText;
  readonly details: RulesetDetails;
}
