/** Names of another language stand between two characters that no screen draws: U+2068 and U+2069. */
export const isolate = (name: string): string => `\u2068${name}\u2069`;

/** Splits a text: every other piece is such a name. */
export const ISOLATED = /\u2068([^\u2069]*)\u2069/;
