/** Fields of a situation that a rule set does not read: what is written there has no effect on the score. */
import type {Ruleset} from '../core/game/ruleset.js';
import {attributeOf, FIELD_NAMES, fieldSpecs} from '../core/situation/attributes.js';
import {SEATS, type Situation} from '../core/situation/situation.js';

/** An attribute that only some rule sets read. */
interface Attribute {
  readonly name: string;
  readonly field: keyof Situation;
  /** What it has if nothing is said; it changes nothing to write it. */
  readonly usual?: string;
}

const ATTRIBUTES: readonly Attribute[] = [
  ...FIELD_NAMES.filter((field) => !fieldSpecs[field].isOfAll).map((field) => {
    const {usual} = fieldSpecs[field];
    return {name: attributeOf(field), field, ...(usual !== undefined && {usual: String(usual)})};
  }),
  ...SEATS.map((seat) => ({name: `others-${seat}`, field: 'others'}) as const),
];

/** The names among some attributes or flags whose values a rule set does not read. */
export const unreadIn = (
  given: Readonly<Record<string, string | boolean | undefined>>,
  {fields}: Ruleset,
): string[] =>
  ATTRIBUTES.filter(
    ({name, field, usual}) => given[name] && given[name] !== usual && !fields.includes(field),
  ).map(({name}) => name);
