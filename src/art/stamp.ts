/**
 * k characters · r red · g green · b blue · y gold · x the pattern on the back; and for marks: a red tile, w wild.
 * The styles give each its colour.
 */
export type Ink = 'k' | 'r' | 'g' | 'b' | 'y' | 'x' | 'a' | 'w';

/** Layers from the back to the front: path data on a grid of 300 × 400, filled even-odd. */
export type Face = readonly (readonly [ink: Ink, path: string])[];

/** A shape that starts with a relative move, drawn at each of the places `x1, y1, x2, y2, …`. */
export function stamp(shape: string, ...places: number[]): string {
  let path = '';
  for (let i = 0; i < places.length; i += 2) path += `M${places[i]} ${places[i + 1]}${shape}`;
  return path;
}
