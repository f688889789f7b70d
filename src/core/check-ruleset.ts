/** A check of a rule set, for its author. */
export {checkFields, checkRuleset} from './scoring/check-ruleset.js';
export type {RulesetFault} from './scoring/checks.js';
