/** The levels of drawn situations. `DrawSpec` says what each of them allows. */

/** How much a situation may vary. */
export const DRAW_LEVELS = [1, 2, 3] as const;
/** One of {@link DRAW_LEVELS}. */
export type Level = (typeof DRAW_LEVELS)[number];
