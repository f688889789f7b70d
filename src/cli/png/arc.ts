/** An arc of SVG, from its end points and radii. */
export interface ArcEnds {
  readonly x0: number;
  readonly y0: number;
  readonly rx: number;
  readonly ry: number;
  /** Rotation of the ellipse, in degrees. */
  readonly turn: number;
  readonly large: boolean;
  readonly sweep: boolean;
  readonly x: number;
  readonly y: number;
}

/** A piece of an ellipse as a path; lengths are in the units of the drawing. */
export interface Arc {
  /** An upper bound of the length. */
  readonly length: number;
  /** The point at a fraction (0 to 1) of the length. */
  at(part: number): [x: number, y: number];
}

/**
 * Converts as https://www.w3.org/TR/SVG2/implnote.html#ArcConversionEndpointToCenter describes.
 * @returns undefined for a straight line
 */
export function arcOf({x0, y0, rx, ry, turn, large, sweep, x, y}: ArcEnds): Arc | undefined {
  if (!rx || !ry || (x === x0 && y === y0)) return undefined;
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const [dx, dy] = [(x0 - x) / 2, (y0 - y) / 2];
  const [px, py] = [cos * dx + sin * dy, cos * dy - sin * dx];
  const reach = Math.hypot(px / rx, py / ry);
  // radii that are too small to connect the points are scaled up
  const grown = Math.max(1, reach);
  const [a, b] = [Math.abs(rx) * grown, Math.abs(ry) * grown];
  const away = Math.sqrt(Math.max(0, (grown / reach) ** 2 - 1)) * (large === sweep ? -1 : 1);
  const [qx, qy] = [(away * a * py) / b, (-away * b * px) / a];
  const [cx, cy] = [cos * qx - sin * qy + (x0 + x) / 2, sin * qx + cos * qy + (y0 + y) / 2];
  const from = Math.atan2((py - qy) / b, (px - qx) / a);
  let by = Math.atan2((-py - qy) / b, (-px - qx) / a) - from;
  if (sweep && by < 0) by += 2 * Math.PI;
  if (!sweep && by > 0) by -= 2 * Math.PI;
  return {
    length: Math.abs(by) * Math.max(a, b),
    at(part) {
      const [ex, ey] = [a * Math.cos(from + by * part), b * Math.sin(from + by * part)];
      return [cos * ex - sin * ey + cx, sin * ex + cos * ey + cy];
    },
  };
}
