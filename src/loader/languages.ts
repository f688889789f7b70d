/** The code languages of this package. A small module: the loader looks for them on every page. */

/** Elements whose text may start with lines of `name=value`; fences of these languages become such elements. */
export const PLAYED = ['mj-board', 'mj-round', 'mj-ledger'] as const;
/** A language of code that is a board, a round or a ledger. */
export type PlayedLanguage = (typeof PLAYED)[number];

/** All code languages of this package. */
export const LANGUAGES: readonly string[] = ['mj', ...PLAYED];
