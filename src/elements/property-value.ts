import type {ComplexAttributeConverter, PropertyDeclaration} from 'lit';

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
