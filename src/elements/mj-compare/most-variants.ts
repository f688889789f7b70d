/** The largest number of variants beside the example. */
export const MOST_VARIANTS = 6;
