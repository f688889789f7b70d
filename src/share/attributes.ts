/** From a situation to the attributes of an `<mj-example>`: only what is not so by default. */
import {formatOptions} from '../core/options.js';
import {formatOther} from '../core/other-hand.js';
import {formatHand} from '../core/notation/format.js';
import {parseHand} from '../core/notation/parse.js';
import {findRules} from '../core/read.js';
import type {Ruleset} from '../core/ruleset.js';
import {SEATS, type Situation} from '../core/situation.js';
import {tableOf} from '../core/table.js';

export type Attribute = readonly [name: string, value: string];

/** In the order in which an author would write them; values that say nothing. */
const FIELDS = [
  ['by'],
  ['from'],
  ['seat', 'east'],
  ['round', 'east'],
  ['dealer', 'east'],
  ['counters', 0],
  ['wild'],
  ['flowers'],
  ['gari'],
  ['indicators'],
  ['uraIndicators'],
  ['liable'],
  ['passedTotal'],
] as const satisfies readonly (readonly [keyof Situation, unknown?])[];

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** All attributes but the hand. */
export function attributesOf(situation: Situation, ruleset: Ruleset): Attribute[] {
  const given: [string, string | number | undefined][] = [
    ['rules', situation.rules],
    ['options', optionsText(situation, ruleset)],
    ...FIELDS.map(([field, none]): [string, string | number | undefined] => {
      const value = situation[field];
      return [kebab(field), value === none ? undefined : value];
    }),
    ['flags', situation.flags?.join(' ')],
    ...SEATS.map((seat): [string, string | undefined] => {
      const other = situation.others?.[seat];
      return [`others-${seat}`, other && formatOther(other)];
    }),
  ];
  return given.flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)] as const],
  );
}

/** House rules as the `options` attribute has them, over the defaults of the rule set or preset. */
export function optionsText({rules, options = {}}: Situation, ruleset: Ruleset): string {
  const preset = findRules(rules, ruleset)?.preset;
  return formatOptions(ruleset.options, options, tableOf(ruleset, preset).defaults);
}

/** The hand in canonical notation, and how the winning tile came as a field; what cannot be read stays as it is. */
export function canonical(situation: Situation): Situation {
  const read = parseHand(situation.hand);
  if ('fault' in read) return situation;
  const {by: said, ...hand} = read.hand;
  const by = situation.by ?? said;
  return {...situation, ...(by ? {by} : {}), hand: formatHand(hand)};
}
