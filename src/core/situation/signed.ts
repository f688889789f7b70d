/** Numbers that may be below 0, with a minus as wide as the plus. */

/** `+12`, `−6`, `0`. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : withMinus(n));

/** `24`, `−8`. */
export const withMinus = (n: number): string => (n < 0 ? `−${-n}` : String(n));
