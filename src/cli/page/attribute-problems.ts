/** Problems of single attributes. */
import {findRules, lackingRules} from '../../core/reading/read.js';
import {readSituation} from '../../core/reading/typed-situation.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import {explainFault, fault, type Fault, type ProblemMessages} from '../../core/situation/problem.js';
import {isWholeFrom} from '../../elements/meta.js';
import type {Strings} from '../../locales/strings.js';
import {propertiesOf} from '../../share/attributes.js';
import {rulesets} from '../rulesets.js';
import type {FoundElement} from './found.js';
import {metaOf} from './metas.js';
import {placedProblem, wordOffset, type Placed} from './score.js';

/** A fault of an element in words, at its place. */
export const told = (found: FoundElement, one: Fault, {problems}: Strings): Placed =>
  placedProblem(found, explainFault(one, problems));

/** That an attribute cannot have its value, or one word of it, and what it may have. */
export const badValue = (
  found: FoundElement,
  name: string,
  problems: ProblemMessages,
  may: Pick<Fault, 'allowed' | 'isNumber'>,
  word = found.attributes[name] ?? '',
): Placed => {
  const {message} = explainFault({...fault('bad-field', word), ...may}, problems);
  return {at: wordOffset(found, name, word), message: `${name}: ${message}`};
};

/** Attributes that should be whole numbers but are not, or are too small. */
export function numberProblems(found: FoundElement, {problems}: Strings): Placed[] {
  return Object.entries(metaOf(found.tag)?.attributes ?? {}).flatMap(([name, {least}]) => {
    const text = found.attributes[name];
    if (text === undefined || least === undefined) return [];
    return isWholeFrom(least, text) ? [] : [badValue(found, name, problems, {isNumber: true})];
  });
}

/** The rule set that an element names, or the problem of its rules and house rules. */
export function rulesOn(
  found: FoundElement,
  strings: Strings,
  {required = false} = {},
): {readonly ruleset?: Ruleset; readonly problems: Placed[]} {
  const {rules = ''} = found.attributes;
  const known = findRules(rules, rulesets);
  if (!known) {
    if (!rules && !required) return {problems: []};
    return {problems: [told(found, lackingRules(rules, rulesets), strings)]};
  }
  const {ruleset} = known;
  const {fault: wrong} = readSituation(propertiesOf(found.attributes), '', ruleset);
  return {ruleset, problems: wrong ? [told(found, wrong, strings)] : []};
}
