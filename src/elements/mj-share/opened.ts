/** An example that came in the page's address: what one reader shared is what the next one sees. */
import type {ExampleState} from '../../contexts/example.js';
import {parseOptions} from '../../core/options.js';
import {findRules, isFault} from '../../core/read.js';
import {readPermalink} from '../../share/link.js';
import {readSituation, type SituationProperties} from '../situation.js';

const camel = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
const NUMBERS = ['counters', 'passedTotal'];

/**
 * Puts the example of an address into the one that is shown, where it is meant for that one.
 * @param id of the element that shows it; empty where it has none
 * @returns whether it was taken
 */
export function openAddress(address: string, id: string, {edit, agree, known}: ExampleState): boolean {
  const attributes = Object.fromEntries(readPermalink(address) ?? []);
  const {rules = '', options = '', hand = '', id: meant = ''} = attributes;
  if (!edit || !known || !hand || meant !== id || !findRules(rules, known.ruleset)) return false;
  const properties = Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      camel(name),
      NUMBERS.includes(camel(name)) ? Number(value) : value,
    ]),
  ) as SituationProperties;
  const {situation} = readSituation({...properties, options: ''}, hand, known.ruleset);
  const agreed = parseOptions(known.ruleset.options, options);
  agree?.(rules, isFault(agreed) ? {} : agreed);
  edit(situation);
  return true;
}
