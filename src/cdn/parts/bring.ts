/** What the bundles with rule sets share: a rule set, and Japanese inside. */
import type {RulesetTexts} from '../../contexts/ruleset.js';
import {registerRuleset} from '../../controllers/rulesets.js';
import type {RulesetText} from '../../core/game/names.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import {addLocale} from '../../locales/index.js';
import {ja} from '../../locales/ja.js';

// in the script itself: Japanese pages need no file beside it
export {tilesOfGroups} from '../../elements/mj-hand/arranged.js';

/** Registers a rule set with its Japanese words inside; the other languages are fetched when they are needed. */
export function bring(ruleset: Ruleset, text: RulesetText, others: RulesetTexts): void {
  addLocale(ja);
  registerRuleset(ruleset, {ja: text, ...others});
}
