/** Fields of a situation that a rule set does not read: what is written there has no effect on the score. */
import type {Ruleset} from '../core/game/ruleset.js';
import {attributeOf, PLAIN} from '../core/situation/attributes.js';
import {SEATS, type Situation} from '../core/situation/situation.js';

/** Fields that every rule set reads. */
const OF_ALL: readonly (keyof Situation)[] = ['rules', 'hand', 'by', 'from', 'seat'];

/** What a field has if nothing is said; it changes nothing to write it. */
const USUAL: Readonly<Partial<Record<keyof Situation, string>>> = {
  round: 'east',
  dealer: 'east',
  counters: '0',
};

/** The attributes of each field that only some rule sets read. */
const ATTRIBUTES: readonly (readonly [attribute: string, field: keyof Situation])[] = [
  ...PLAIN.filter((field) => !OF_ALL.includes(field)).map((field) => [attributeOf(field), field] as const),
  ...SEATS.map((seat) => [`others-${seat}`, 'others'] as const),
];

/** The names among some attributes or flags whose values a rule set does not read. */
export const unreadIn = (
  given: Readonly<Record<string, string | boolean | undefined>>,
  {fields}: Ruleset,
): string[] =>
  ATTRIBUTES.filter(
    ([name, field]) => given[name] && given[name] !== USUAL[field] && !fields.includes(field),
  ).map(([name]) => name);
