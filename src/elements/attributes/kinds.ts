/** Checks of values that scripts set as properties. */

/** A converter for properties that take one kind of object. */
export const onlyObjects = (fits: (value: unknown) => boolean) => ({
  toAttribute: (value: unknown) => (fits(value) ? '' : undefined),
});

/** Whether a value is an array whose items all fit. */
export const isList = (
  value: unknown,
  fits: (item: unknown) => boolean = () => true,
): value is readonly unknown[] => Array.isArray(value) && value.every(fits);

/** Whether a value is a string. */
export const isText = (value: unknown): value is string => typeof value === 'string';
