import type {ComplexAttributeConverter, PropertyDeclaration} from 'lit';
import {isRecord, spellOptions} from '../core/reading/options.js';
import {numberOf} from '../core/situation/attributes.js';
import {spelled} from '../core/situation/problem.js';

/**
 * What a property takes of what a script or a framework sets: what the attribute of that name would have made of it; an
 * object as it is, where that is wanted.
 * @returns undefined for what is not of the kind that is wanted
 */
export function propertyValue(value: unknown, {type, converter, attribute}: PropertyDeclaration): unknown {
  const {fromAttribute, toAttribute} = (converter ?? {}) as Partial<ComplexAttributeConverter>;
  if (attribute === false) return toAttribute?.(value, type) === undefined ? undefined : value;
  if (typeof value === 'string') return fromAttribute?.(value, type) ?? value;
  if (type === Number) return typeof value === 'number' ? value : undefined;
  if (type && type !== String) return value;
  const text = toAttribute?.(value, type);
  return typeof text === 'string' ? text : undefined;
}

/** For properties whose numbers, addresses and the like are text as they are. */
export const asText = {
  toAttribute: (value: unknown) =>
    typeof value === 'object' && value !== null && !('toString' in value) ? undefined : String(value),
};

/** For numbers: text that is none stays as it is, so that whoever wrote it is told. */
export const numberText = {
  fromAttribute: (text: string | null) => (text ? numberOf(text) : undefined),
};

/** For flags: an array as an attribute has it. */
export const flagList = {
  toAttribute: (value: unknown) => Array.isArray(value) && value.map(spelled).join(' '),
};

/** For house rules: a record as an attribute has it. */
export const optionRecord = {toAttribute: (value: unknown) => isRecord(value) && spellOptions(value)};
