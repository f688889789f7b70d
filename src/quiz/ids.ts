/** Ids of patterns, or names of questions, as an author lists them: with blanks or commas between them. */
export const idsIn = (text: string | undefined): string[] => (text ?? '').split(/[\s,]+/).filter(Boolean);
