/** A check of a rule set, for its author. */
export {checkRuleset, type RulesetFault} from './scoring/check-ruleset.js';
