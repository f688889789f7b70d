import type {ComplexAttributeConverter, PropertyDeclaration} from 'lit';

/**
 * What a property takes of what a script or a framework sets: what the attribute of that name would have made of it.
 * @returns undefined for what is no text where text is meant
 */
export function taken(value: unknown, {type, converter}: PropertyDeclaration): unknown {
  const {fromAttribute, toAttribute} = (converter ?? {}) as Partial<ComplexAttributeConverter>;
  if (typeof value === 'string') return fromAttribute?.(value, type) ?? value;
  if (type && type !== String) return value;
  const text = toAttribute?.(value, type);
  return typeof text === 'string' ? text : undefined;
}

/** For properties whose numbers, addresses and the like are text as they are. */
export const asText = {toAttribute: String};
