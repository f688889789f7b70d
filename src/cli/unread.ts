/** What has no effect though it is given: fields of a situation that a rule set does not read, and flags that change nothing. */
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

/** The fields of a situation, by their names in JSON, that its rule set does not read. */
export const unreadFields = (situation: Situation, {fields}: Ruleset): string[] => {
  const unread = ATTRIBUTES.filter(({field, usual}) => {
    const value = situation[field];
    const isSaid =
      value !== undefined && value !== '' && (typeof value === 'object' || String(value) !== usual);
    return isSaid && !fields.includes(field);
  });
  return [...new Set(unread.map(({field}) => field))];
};

/**
 * The flags of a situation without which the result is the same: the house rules may not count what they stand for.
 * @param resultOf scores a situation, or finds what it waits for
 */
export function idleFlags(
  situation: Situation,
  resultOf: (situation: Situation) => {readonly status: string},
): readonly string[] {
  const {flags = []} = situation;
  const result = flags.length ? resultOf(situation) : undefined;
  if (!result || result.status === 'invalid') return [];
  const said = JSON.stringify(result);
  return flags.filter((flag) => {
    const others = flags.filter((other) => other !== flag);
    return JSON.stringify(resultOf({...situation, flags: others})) === said;
  });
}
