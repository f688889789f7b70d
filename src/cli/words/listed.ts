/** Words as a list; the last one is joined by another text than the others. */
export const listed = (words: readonly string[], comma: string, last: string): string =>
  words.length > 1 ? `${words.slice(0, -1).join(comma)}${last}${words.at(-1) ?? ''}` : words.join(comma);
