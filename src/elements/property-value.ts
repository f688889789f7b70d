import type {ComplexAttributeConverter, PropertyDeclaration} from 'lit';

/**
 * The value of a property for what a script or a framework sets: text and numbers as the attribute would give them,
 * objects as they are.
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
