/** Filled polygons as pixels. */
import type {Polygon} from './path.js';

/** Red, green, blue and alpha, each from 0 to 1. */
export type Colour = readonly [r: number, g: number, b: number, a: number];

/** Sample lines within a row of pixels; horizontally, coverage is exact. */
const FINE = 4;

/** `#rrggbb` or `#rrggbbaa`. */
export function colourOf(hex: string): Colour {
  const [r, g, b, a = 1] = (hex.slice(1).match(/../g) ?? []).map((pair) => parseInt(pair, 16) / 255);
  return [r, g, b, a];
}

/** A picture that starts transparent. */
export class Raster {
  /** Red, green and blue, each multiplied by alpha, and alpha. */
  private readonly light: Float32Array;
  private readonly coverage: Float32Array;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.light = new Float32Array(width * height * 4);
    this.coverage = new Float32Array(width);
  }

  /** Fills by the even-odd rule: an area inside two polygons is a hole. */
  fill(polygons: readonly Polygon[], colour: Colour): void {
    const lines = crossings(polygons, this.height * FINE);
    for (let row = 0; row < this.height; row++) {
      let touched = false;
      for (let i = 0; i < FINE; i++) {
        const line = lines.get(row * FINE + i);
        if (!line) continue;
        touched = true;
        line.sort((a, b) => a - b);
        for (let at = 0; at + 1 < line.length; at += 2) this.span(line[at], line[at + 1]);
      }
      if (touched) this.blend(row, colour);
    }
  }

  /** Bytes of red, green, blue and alpha, row by row. */
  bytes(): Uint8Array {
    const bytes = new Uint8Array(this.light.length);
    for (let i = 0; i < bytes.length; i += 4) {
      const alpha = this.light[i + 3];
      for (let c = 0; c < 3; c++) bytes[i + c] = alpha ? Math.round((this.light[i + c] / alpha) * 255) : 0;
      bytes[i + 3] = Math.round(alpha * 255);
    }
    return bytes;
  }

  /** Adds the part of each pixel that one sample line covers. */
  private span(left: number, right: number): void {
    const [from, to] = [Math.max(0, left), Math.min(this.width, right)];
    for (let x = Math.floor(from); x < to; x++) {
      this.coverage[x] += (Math.min(to, x + 1) - Math.max(from, x)) / FINE;
    }
  }

  private blend(row: number, [r, g, b, a]: Colour): void {
    for (let x = 0; x < this.width; x++) {
      const over = Math.min(1, this.coverage[x]) * a;
      this.coverage[x] = 0;
      if (!over) continue;
      const at = (row * this.width + x) * 4;
      const under = 1 - over;
      const {light} = this;
      light[at] = r * over + light[at] * under;
      light[at + 1] = g * over + light[at + 1] * under;
      light[at + 2] = b * over + light[at + 2] * under;
      light[at + 3] = over + light[at + 3] * under;
    }
  }
}

/** The places where the sides of polygons cross each sample line. */
function crossings(polygons: readonly Polygon[], count: number): Map<number, number[]> {
  const lines = new Map<number, number[]>();
  for (const polygon of polygons) {
    for (let i = 0; i < polygon.length; i += 2) {
      const j = (i + 2) % polygon.length;
      const [[x0, y0], [x1, y1]] =
        polygon[i + 1] < polygon[j + 1]
          ? [polygon.slice(i, i + 2), polygon.slice(j, j + 2)]
          : [polygon.slice(j, j + 2), polygon.slice(i, i + 2)];
      const slope = (x1 - x0) / (y1 - y0);
      const last = Math.min(count, Math.ceil(y1 * FINE - 0.5));
      for (let line = Math.max(0, Math.ceil(y0 * FINE - 0.5)); line < last; line++) {
        const x = x0 + ((line + 0.5) / FINE - y0) * slope;
        const known = lines.get(line);
        if (known) known.push(x);
        else lines.set(line, [x]);
      }
    }
  }
  return lines;
}
