/** The data that a form sends, and the reason why it may not be sent. */
import {isRecord} from '../../core/situation/value.js';
import {explainFault} from '../../core/situation/problem.js';
import type {ScoreResult} from '../../core/game/result.js';
import type {Situation} from '../../core/situation/situation.js';
import type {AllStrings} from '../../locales/index.js';
import {isUnfinished} from '../views/unfinished.js';
import type {HandDraft} from './draft.js';
import {sayMissing} from './edit-sentences.js';

/**
 * The data of the field: the hand under its name, circumstances under `name.by`, `name.seat` …, the others' hands under
 * `name.others.south` …
 */
export function formDataOf(name: string, situation: Situation): FormData {
  const {rules: _, options: __, others = {}, hand, ...said} = situation;
  const data = new FormData();
  data.append(name, hand);
  const append = (under: string, fields: object): void => {
    for (const [field, value] of Object.entries(fields)) {
      data.append(`${under}.${field}`, Array.isArray(value) ? value.join(' ') : String(value));
    }
  };
  append(name, said);
  for (const [seat, other] of Object.entries(others)) {
    const {hand: tiles, ...more} = typeof other === 'string' ? {hand: other} : other;
    data.append(`${name}.others.${seat}`, tiles);
    append(`${name}.others.${seat}`, more);
  }
  return data;
}

/** The reason why a form may not be sent, in the browser's terms. */
export interface HandFlaw {
  readonly flags: ValidityStateFlags;
  readonly message: string;
}

/** The flaw of a hand that is missing, cannot be read, is unfinished, or does not fit the rule set. */
export function flawOf(
  {text, fault}: HandDraft,
  result: ScoreResult | undefined,
  strings: AllStrings | undefined,
  required: boolean,
): HandFlaw | undefined {
  if (!text.trim()) {
    const message = strings?.input.required ?? 'empty';
    return required ? {flags: {valueMissing: true}, message} : undefined;
  }
  const invalid = result?.status === 'invalid' ? result.reason : undefined;
  const reason = invalid ?? (fault && explainFault(fault, strings?.problems));
  if (!reason) return undefined;
  const missing = isUnfinished(reason) && strings ? sayMissing(strings, reason) : '';
  return {flags: {customError: true}, message: missing || reason.message};
}

/**
 * A situation that a browser has kept. After the page has changed it may be the state of another field, so it is
 * checked.
 */
export function readKept(state: string): Partial<Situation> | undefined {
  try {
    const kept: unknown = JSON.parse(state);
    return isRecord(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}
