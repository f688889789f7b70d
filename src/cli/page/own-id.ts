/** A line of rules as text that says their id, as `id = wenling`. */
const ID = /^[ \t]*id[ \t]*[=＝:：][ \t]*(\S+)[ \t]*$/mu;

/** The id that rules as text give themselves. */
export const ownId = (text: string): string | undefined => ID.exec(text)?.[1];
