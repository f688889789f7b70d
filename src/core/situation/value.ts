/** Tests what sort of value was given; a script may pass anything. */

/** Whether a value is an object with named fields. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is a whole number from `min` to `max`. */
export const isWhole = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max;

/** The words of a list, with blanks or commas between them. */
export const listedWords = (text = ''): string[] => text.split(/[\s,]+/).filter(Boolean);

/** Whether a value is one of some words. */
export const isOneOf =
  <T extends string>(words: readonly T[]) =>
  (value: unknown): value is T =>
    words.some((word) => word === value);
