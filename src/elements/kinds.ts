/** Checks of values that scripts set as properties. */

/** A converter for properties that take one kind of object. */
export const only = (fits: (value: unknown) => boolean) => ({
  toAttribute: (value: unknown) => (fits(value) ? '' : undefined),
});

/** Whether it is an array, and each item of it fits. */
export const isList = (
  value: unknown,
  fits: (item: unknown) => boolean = () => true,
): value is readonly unknown[] => Array.isArray(value) && value.every(fits);

/** Whether it is a string. */
export const isText = (value: unknown): value is string => typeof value === 'string';
