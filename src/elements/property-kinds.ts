/** Which objects a property takes: a script may set anything. */
import type {Ruleset} from '../core/game/ruleset.js';
import type {ScoreResult} from '../core/game/result.js';
import type {Situation} from '../core/situation/situation.js';
import {isRecord} from '../core/situation/value.js';
import {isList, isText, only} from './kinds.js';

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isCall = (value: unknown): boolean => typeof value === 'function';
const isNamed = (value: unknown): boolean => isRecord(value) && isText(value.id);

/** What every rule set has. What its functions do is for whoever wrote it to answer for. */
export const rulesetOnly = only((value: unknown) => {
  if (!isRecord(value)) return false;
  const {id, version, options, patterns, presets, flags, seats, fields, payments} = value as Partial<
    Record<keyof Ruleset, unknown>
  >;
  return (
    isText(id) &&
    isNumber(version) &&
    isRecord(options) &&
    [patterns, presets].every((list) => isList(list, isNamed)) &&
    [flags, seats, fields].every((list) => isList(list)) &&
    isCall(payments)
  );
});

const isLine = (value: unknown): boolean =>
  isRecord(value) && isText(value.id) && isNumber(value.value) && isList(value.groups, isNumber);
const isGroup = (value: unknown): boolean => isRecord(value) && isText(value.kind) && isText(value.tiles);
const isPayment = (value: unknown): boolean =>
  isRecord(value) && isText(value.from) && isText(value.to) && isNumber(value.amount);

/** A result as the scorer gives it. */
export const resultOnly = only((value: unknown) => {
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

/** A situation as plain JSON, by whatever it was given; undefined for what is none. */
export function plainSituation(value: unknown): Situation | undefined {
  if (!isRecord(value)) return undefined;
  try {
    return JSON.parse(JSON.stringify(value)) as Situation;
  } catch {
    // a ring, or a BigInt
    return undefined;
  }
}
