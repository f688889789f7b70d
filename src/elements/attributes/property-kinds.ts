/** Checks of objects that scripts set as properties. */
import type {Ruleset} from '../../core/game/ruleset.js';
import type {ScoreResult} from '../../core/game/result.js';
import type {Situation} from '../../core/situation/situation.js';
import {isRecord} from '../../core/situation/value.js';
import {isList, isText, onlyObjects} from './kinds.js';

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isCall = (value: unknown): boolean => typeof value === 'function';
const isNamed = (value: unknown): boolean => isRecord(value) && isText(value.id);

/** Accepts an object with the fields of a rule set; its functions are not checked. */
export const rulesetOnly = onlyObjects((value: unknown) => {
  if (!isRecord(value)) return false;
  const {
    id,
    version,
    options,
    patterns,
    presets = [],
    flags = [],
    seats,
    fields,
    pay,
  } = value as Partial<Record<keyof Ruleset, unknown>>;
  return (
    isText(id) &&
    isNumber(version) &&
    isRecord(options) &&
    [patterns, presets].every((list) => isList(list, isNamed)) &&
    [flags, seats, fields].every((list) => isList(list)) &&
    isCall(pay)
  );
});

const isLine = (value: unknown): boolean =>
  isRecord(value) && isText(value.id) && isNumber(value.value) && isList(value.groups, isNumber);
const isGroup = (value: unknown): boolean => isRecord(value) && isText(value.kind) && isText(value.tiles);
const isPayment = (value: unknown): boolean =>
  isRecord(value) && isText(value.from) && isText(value.to) && isNumber(value.amount);

/** Accepts a result as the scorer makes it. */
export const resultOnly = onlyObjects((value: unknown) => {
  if (!isRecord(value)) return false;
  const {rules, status, total, unit, sums, lines, excluded, groups, payments} = value as Partial<
    Record<keyof ScoreResult, unknown>
  >;
  return (
    [rules, status, unit].every(isText) &&
    isNumber(total) &&
    isRecord(sums) &&
    isList(lines, isLine) &&
    isList(excluded, isNamed) &&
    isList(groups, isGroup) &&
    isList(payments, isPayment)
  );
});

/** A copy of a situation as plain JSON; undefined for anything else. */
export function plainSituation(value: unknown): Situation | undefined {
  if (!isRecord(value)) return undefined;
  try {
    return JSON.parse(JSON.stringify(value)) as Situation;
  } catch {
    // a circular object, or a BigInt
    return undefined;
  }
}
