/** The words of a rule set. */
export {LANGS, wordsUnder} from './game/names.js';
export type {
  Lang,
  OptionText,
  OptionTexts,
  PatternName,
  PresetRules,
  RulesetDetails,
  RulesetText,
} from './game/names.js';
