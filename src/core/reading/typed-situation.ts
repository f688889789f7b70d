/** Makes a situation of attributes. */
import {FIELD_NAMES} from '../situation/attributes.js';
import {parseOptions} from './options.js';
import {parseOther} from '../situation/other-hand.js';
import type {Fault} from '../situation/problem.js';
import type {Ruleset} from '../game/ruleset.js';
import type {FieldValues, Situation} from '../situation/situation.js';
import {isFault} from '../situation/result.js';
import {listedWords} from '../situation/value.js';

type Text = string | null | undefined;

/** The properties of an element that make up a situation. */
export type SituationProperties = {readonly [F in keyof FieldValues]?: FieldValues[F] | null} & {
  readonly rules?: Text;
  /** Options as text; a script may set anything. */
  readonly options?: unknown;
  readonly flags?: unknown;
  readonly othersEast?: Text;
  readonly othersSouth?: Text;
  readonly othersWest?: Text;
  readonly othersNorth?: Text;
};

/** What the properties of an element say. */
export interface ReadSituation {
  readonly situation: Situation;
  /** The fault in the text of the options, if there is one. */
  readonly fault?: Fault;
}

/**
 * Reads the properties of an element.
 * @param ruleset says which options exist; without it they are left out
 */
export function readSituation(
  from: SituationProperties,
  hand: string,
  ruleset: Ruleset | undefined,
): ReadSituation {
  const fields: Record<string, unknown> = {};
  for (const field of FIELD_NAMES) {
    const value: unknown = from[field];
    if (value !== undefined && value !== null && value !== '') fields[field] = value;
  }
  const flags = listedWords((from.flags as Text) ?? '');
  if (flags.length) fields.flags = flags;
  const others = readOthers(from);
  if (Object.keys(others).length) fields.others = others;
  const options =
    from.options && ruleset ? parseOptions(ruleset.options, from.options as string, ruleset.id) : {};
  const unread = isFault(options) ? options : undefined;
  if (!unread && Object.keys(options).length) fields.options = options;
  const rules = from.rules || (ruleset?.id ?? '');
  return {situation: {rules, ...fields, hand}, ...(unread ? {fault: unread} : {})};
}

function readOthers(from: SituationProperties): NonNullable<Situation['others']> {
  const {othersEast: east, othersSouth: south, othersWest: west, othersNorth: north} = from;
  const given = Object.entries({east, south, west, north});
  return Object.fromEntries(given.flatMap(([seat, text]) => (text ? [[seat, parseOther(text)]] : [])));
}
