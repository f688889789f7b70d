/** Turns a situation into the attributes of an `<mj-example>`, without defaults, and back. */
import {
  attributeOf,
  COUNT_FIELDS,
  FIELD_NAMES,
  fieldOf,
  fieldSpecs,
  numberOf,
} from '../core/situation/attributes.js';
import {formatOptions} from '../core/reading/options.js';
import {formatOther} from '../core/situation/other-hand.js';
import {formatHand} from '../core/notation/format.js';
import {parseHandOf} from '../core/notation/parse.js';
import {findRules} from '../core/reading/read.js';
import type {SituationProperties} from '../core/reading/typed-situation.js';
import type {Ruleset} from '../core/game/ruleset.js';
import {SEATS, type Situation} from '../core/situation/situation.js';
import {tableOf, pinned} from '../core/reading/table.js';
import {isFault} from '../core/situation/result.js';

/** An attribute of a tag, not escaped. */
export type Attribute = readonly [name: string, value: string];

/** All attributes except the hand and what is usual. The rules are pinned, so that what is shared keeps its score. */
export function attributesOf(situation: Situation, ruleset: Ruleset): Attribute[] {
  const known = findRules(situation.rules, ruleset);
  const given: [string, string | number | undefined][] = [
    ['rules', known ? pinned(ruleset, known.preset) : situation.rules],
    ['options', optionsText(situation, ruleset)],
    ...FIELD_NAMES.map((field): [string, string | number | undefined] => {
      const value = situation[field];
      return [attributeOf(field), value === fieldSpecs[field].usual ? undefined : value];
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

/** House rules as a value of the `options` attribute: those that differ from the rule set or preset. */
export function optionsText({rules, options = {}}: Situation, ruleset: Ruleset): string {
  const preset = findRules(rules, ruleset)?.preset;
  return formatOptions(ruleset.options, options, tableOf(ruleset, preset).defaults);
}

/**
 * The situation with its hand in canonical notation, and the way of winning as a field. A hand that cannot be read
 * stays as it was typed.
 */
export function canonical(situation: Situation): Situation {
  const read = parseHandOf(situation);
  if (isFault(read)) return situation;
  const {by: said, ...hand} = read.hand;
  const by = situation.by ?? said;
  return {...situation, ...(by ? {by} : {}), hand: formatHand(hand)};
}

const COUNTS: readonly string[] = COUNT_FIELDS;

/** The properties of an element that has these attributes. */
export function propertiesOf(attributes: Readonly<Record<string, unknown>>): SituationProperties {
  const named = Object.entries(attributes).map(([name, value]) => [fieldOf(name), value] as const);
  return Object.fromEntries(
    named.map(([name, value]) => [
      name,
      typeof value === 'string' && COUNTS.includes(name) ? numberOf(value) : value,
    ]),
  );
}
