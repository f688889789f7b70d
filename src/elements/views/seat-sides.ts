/** Where seats lie around a table. */

/** A side of the table. */
export type PlateSide = 'bottom' | 'right' | 'top' | 'left';

/** The sides in turn order from the bottom, by the number of players. */
const SIDES: Readonly<Record<number, readonly PlateSide[]>> = {
  3: ['bottom', 'right', 'left'],
  4: ['bottom', 'right', 'top', 'left'],
};

/**
 * The side of each seat, in the order of the seats; undefined where so many have no places around a table.
 * @param seats in turn order
 * @param bottom the seat at the bottom; the first one where it is none of them
 */
export function sidesOf(seats: readonly string[], bottom: string | undefined): PlateSide[] | undefined {
  const sides = SIDES[seats.length] as readonly PlateSide[] | undefined;
  const first = Math.max(seats.indexOf(bottom ?? ''), 0);
  return sides && seats.map((_, at) => sides[(at - first + seats.length) % seats.length]);
}
