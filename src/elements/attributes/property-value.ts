import type {ComplexAttributeConverter, PropertyDeclaration} from 'lit';

/**
 * The value of a property that a script or a framework sets. Text and numbers are converted as the attribute would be,
 * objects stay as they are.
 * @returns undefined for a value of the wrong type
 */
export function propertyValue(value: unknown, {type, converter, attribute}: PropertyDeclaration): unknown {
  const {fromAttribute, toAttribute} = (converter ?? {}) as Partial<ComplexAttributeConverter>;
  if (attribute === false) return toAttribute?.(value, type) === undefined ? undefined : value;
  if (typeof value === 'string') return fromAttribute?.(value, type) ?? value;
  if (type === Number) return typeof value === 'number' ? value : undefined;
  if (type === Boolean) return Boolean(value);
  if (type && type !== String) return value;
  const text = toAttribute?.(value, type);
  return typeof text === 'string' ? text : undefined;
}
