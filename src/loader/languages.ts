/** Which languages of code are ours: small, since the loader looks for them on every page. */

/** Elements whose text has lines of `name=value` of its own; fences of these languages are such elements. */
export const PLAYED = ['mj-board', 'mj-round', 'mj-ledger'] as const;
/** A language of code that is a board, a round or a ledger. */
export type Played = (typeof PLAYED)[number];

/** The languages of code that is ours. */
export const LANGUAGES: readonly string[] = ['mj', ...PLAYED];
