/** Measures of the table on a page, in heights of a tile: its style sheets have the same. */

/** How wide the table is. */
export const ACROSS = 18.5;
/** The wood at the sides. */
export const WOOD = 0.62;
/** The wood in front, with the hand. */
export const FRONT = 2.6;
/** Between the edge of the cloth and what lies on it, where walls stand. */
export const WALL = 0.84;
/** How wide a seat is. */
export const COLUMN = 4.95;
/** A plate with the gap below it. */
export const PLATE = 0.76;
/** Three rows of discards. */
export const RIVER = 3.4;
/** A plate, and a river below it. */
export const SEAT = 4.3;
/** Between the seats and the middle. */
export const ROW_GAP = 0.18;
/** Where the column at the left begins. */
export const LEFT = WOOD + 1;
/** Where the column in the middle begins. */
export const MIDDLE = (ACROSS - COLUMN) / 2;
/** Where the column at the right begins. */
export const RIGHT = ACROSS - LEFT - COLUMN;

/** What differs between a table for four and one for three, at which nobody sits across. */
export const HIGH = {
  four: {top: 1.06, middle: 2.6, above: SEAT + ROW_GAP, side: 2.3},
  three: {top: 0.45, middle: 2.9, above: 0, side: 1},
} as const;
