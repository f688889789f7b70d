/** Characters without width, which editors and messengers put into what is copied: they part words as blanks do. */
const WITHOUT_WIDTH = String.raw`\u200b\u200e\u200f\u2060\ufeff`;
const EACH_WITHOUT_WIDTH = new RegExp(`[${WITHOUT_WIDTH}]`, 'g');

/** Blanks from `lastIndex` on, also those of other scripts, and characters without width. */
export const BLANKS = new RegExp(String.raw`[\s${WITHOUT_WIDTH}]*`, 'y');

/** A text with blanks in place of characters without width, so that all offsets stay. */
export const blanked = (text: string): string => text.replace(EACH_WITHOUT_WIDTH, ' ');
