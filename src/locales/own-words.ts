/** The words of a language, including those that a rule set defines. */
import type {RulesetText} from '../core/game/names.js';
import type {Strings} from './strings.js';
import {oncePerPair} from '../core/situation/once-per.js';

/**
 * The words of a language with a rule set's own names for units and flags. The language's own words take precedence, so
 * that all rule sets use the same names.
 * @returns the same object for the same arguments
 */
export function withOwnWords<S extends Strings>(strings: S, text: RulesetText): S {
  if (!text.units && !text.flags) return strings;
  return joined(strings, text) as S;
}

const joined = oncePerPair((strings: Strings, {units = {}, flags = {}}: RulesetText): Strings => {
  const {score, situation, problems} = strings;
  const inWords = (unit: string): string => (Object.hasOwn(units, unit) ? units[unit] : unit);
  return {
    ...strings,
    score: {
      ...score,
      units: {...units, ...score.units},
      amount: (n, unit) => score.amount(n, inWords(unit)),
    },
    situation: {...situation, flags: {...flags, ...situation.flags}},
    problems: {
      ...problems,
      'below-minimum': (n, unit) => problems['below-minimum'](n, unit && inWords(unit)),
    },
  };
});
