/** Finds a rule set and its words; both may have to be fetched. */
import type {KnownRuleset} from '../contexts/ruleset.js';
import type {Preset} from '../core/game/ruleset.js';
import {wordsUnder, type Lang, type RulesetDetails, type RulesetText} from '../core/game/names.js';
import {findRules} from '../core/reading/read.js';
import type {Fault} from '../core/situation/problem.js';
import {matchLang, type Strings} from '../locales/index.js';
import {withOwnWords} from '../locales/own-words.js';
import {unknownRules} from './unknown-rules.js';
import {NO_DETAILS, type RulesetController} from './rulesets.js';

/** A rule set, and the words to show it in. */
export interface RulesView<S extends Strings = Strings> {
  readonly known: KnownRuleset;
  readonly strings: S;
  /** The rule set's words in the language around. */
  readonly text: RulesetText;
  /** The rule set's words in the language of `names`. */
  readonly nameText: RulesetText;
  /** Words of options and numbered rules; empty for an element that shows none. */
  readonly details: RulesetDetails;
}

/** The arguments of `readRules`. */
export interface RulesWanted<S extends Strings> {
  /** The rule set, pinned or not; empty for the one of `known`. */
  readonly rules: string;
  readonly known?: KnownRuleset;
  /** The words of the element; undefined until they are loaded. */
  readonly strings?: S;
  /** The wanted language, loaded or not. */
  readonly language: Lang;
  /** The language of names, where it differs. */
  readonly names?: string;
  /** Whether options or numbered rules are shown. */
  readonly detailed: boolean;
  /** Whether it is an error to name no rules. */
  readonly required?: boolean;
}

/** A rule set with its words. */
export function viewOfRules(
  known: KnownRuleset,
  preset: Preset | undefined,
  strings: Strings,
  text: RulesetText,
  nameText: RulesetText | undefined,
  details: RulesetDetails,
): RulesView {
  const said = wordsUnder(text, preset);
  const named = nameText ? wordsUnder(nameText, preset) : said;
  return {known, strings: withOwnWords(strings, text), text: said, nameText: named, details};
}

/**
 * The rule set with its words, or why there is none; neither while something is loading.
 * @param viewOf makes the view, or returns the one that it made of the same
 */
export function readRules<S extends Strings>(
  rulesets: RulesetController,
  {rules, known: found, strings, language, names, detailed, required}: RulesWanted<S>,
  viewOf: typeof viewOfRules,
): {view?: RulesView<S>; fault?: Fault} {
  const ruled = found && findRules(rules || found.ruleset.id, found.ruleset);
  // the words of the element and those of the rule set are fetched side by side
  if (ruled) void rulesets.text(found, language);
  const nameText = ruled && names ? rulesets.text(found, matchLang(names)) : undefined;
  if (!strings) return {};
  if (!ruled) {
    const isUnknown = found !== undefined || (rulesets.missing && (required === true || rules !== ''));
    return isUnknown ? {fault: unknownRules(rules)} : {};
  }
  const text = rulesets.text(found, strings.lang);
  const details = text && detailed ? rulesets.details(text) : NO_DETAILS;
  if (!text || !details || (names && !nameText)) return {};
  return {view: viewOf(found, ruled.preset, strings, text, nameText, details) as RulesView<S>};
}
