/** Numbers that may be below 0, with a minus as wide as the plus, and large ones with commas. */

/** `+12`, `−6`, `0`. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : withMinus(n));

/** `24`, `−8`. */
export const withMinus = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** The digits of a whole number with commas: `25,000`. A table writes its points at every step, for which `toLocaleString` is slow. */
export const grouped = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, ',');

/** `25,000`, `−8,000`. */
export const withCommas = (n: number): string => withMinus(n).replace(/\d+/, grouped);
