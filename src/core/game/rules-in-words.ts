/** The numbered rules of a rule set, for what a single hand cannot show too. */
import type {RulesetDetails} from './names.js';
import type {NumberedRule, Preset} from './ruleset.js';

/** A numbered rule in words. */
export interface RuleInWords extends NumberedRule {
  readonly text: string;
}

/** The numbered rules that hold, under a preset or without one. What a preset changes is as well founded as itself. */
export function rulesInWords(
  rules: readonly NumberedRule[],
  details: RulesetDetails,
  preset?: Preset,
): RuleInWords[] {
  const changed = (preset && details.presetRules?.[preset.id]) ?? {};
  return rules.flatMap((rule) => {
    const text = changed[rule.cite];
    if (text === null) return [];
    if (text === undefined || !preset) return [{...rule, text: details.rules[rule.cite]}];
    return [{...rule, provenance: preset.provenance, text}];
  });
}
