/** The numbered rules of a rule set in words, including those that a single hand cannot show. */
import type {RulesetDetails} from './names.js';
import type {NumberedRule, Preset} from './ruleset.js';

/** A numbered rule in words. */
export interface RuleInWords extends NumberedRule {
  readonly text: string;
}

/**
 * The numbered rules that hold under a preset, or without one. A rule that a preset changes has the preset's
 * provenance.
 */
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
