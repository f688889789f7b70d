/** The notations in which a hand can be read; `auto` is the free mix of those that can be told apart. */
export const NOTATIONS = ['auto', 'gb', 'kobalab'] as const;

/** A notation that must be named to be read. */
export type Notation = (typeof NOTATIONS)[number];
