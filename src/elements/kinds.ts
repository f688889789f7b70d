/** Of what kind a value is that a script has set as a property: it may be anything. */

/** For properties that take an object of one kind alone. */
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
