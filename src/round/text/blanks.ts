/** Characters without width, which editors and messengers put into what is copied: they part words as blanks do. */
const WITHOUT_WIDTH = /[\u200b\u200e\u200f\u2060\ufeff]/g;

/** A text with blanks in place of characters without width, so that all offsets stay. */
export const blanked = (text: string): string => text.replace(WITHOUT_WIDTH, ' ');
