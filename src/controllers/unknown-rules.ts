/** Tells a rule set that does not exist from one that this page has not loaded, and from a text that has changed. */
import {fault, type Fault} from '../core/situation/problem.js';
import {lackingRules} from '../core/reading/read.js';
import {refusalOf, registeredIds, registeredRuleset} from './rulesets.js';
import {RULE_IDS} from './rule-ids.js';

/** The fault of rules that the page does not have. */
export function unknownRules(rules: string): Fault {
  const refusal = refusalOf(rules);
  if (refusal) return refusal;
  const known = registeredRuleset(rules)?.ruleset;
  if (known?.digest !== undefined) return lackingRules(rules, known);
  const here = registeredIds();
  const [id] = rules.split('@');
  return {
    ...fault('unknown-rules', rules, 'rules'),
    allowed: [...here, ...RULE_IDS.filter((one) => !here.includes(one))],
    ...(RULE_IDS.includes(id) && !here.includes(id) && {isElsewhere: true}),
  };
}
