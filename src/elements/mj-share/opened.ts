/** Shows the example in the page's address: what one reader shared, the next one sees. */
import type {ExampleState} from '../../contexts/example.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import {parseOptions} from '../../core/reading/options.js';
import {findRules, lackingRules} from '../../core/reading/read.js';
import {readSituation} from '../../core/reading/typed-situation.js';
import {propertiesOf} from '../../share/attributes.js';
import {readPermalink} from '../../share/link.js';
import {isFault} from '../../core/situation/result.js';

/** Whether an address is of these rules; where they have changed since, the element says so. */
const isOf = (rules: string, ruleset: Ruleset): boolean =>
  findRules(rules, ruleset) !== undefined || lackingRules(rules, ruleset).code === 'rules-changed';

/**
 * Loads the example of an address into the one shown, if it is meant for that one.
 * @param id id of the element that shows it; empty without one
 * @returns whether it was loaded
 */
export function openAddress(address: string, id: string, {edit, agree, known}: ExampleState): boolean {
  const attributes = Object.fromEntries(readPermalink(address) ?? []);
  const {rules = '', options = '', hand = '', id: meant = ''} = attributes;
  if (!edit || !known || !hand || meant !== id || !isOf(rules, known.ruleset)) return false;
  const {situation} = readSituation({...propertiesOf(attributes), options: ''}, hand, known.ruleset);
  const agreed = parseOptions(known.ruleset.options, options);
  agree?.(rules, isFault(agreed) ? {} : agreed);
  edit(situation);
  return true;
}
