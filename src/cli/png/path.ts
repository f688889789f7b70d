/** Path data of SVG as polygons. */

import {arcOf, type Arc} from './arc.js';

/** An affine transform from the path's grid to pixels: `x' = a·x + c·y + e`, `y' = b·x + d·y + f`. */
export interface Transform {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

/** Corners `x, y, x, y, …` in pixels; the last connects to the first. */
export type Polygon = readonly number[];

/** The number of arguments of each command. */
const TAKES: Readonly<Record<string, number>> = {M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0};
const TOKEN = /[a-zA-Z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/g;

/**
 * The polygons of a path, with curves as short lines.
 * @throws {SyntaxError} for invalid path data
 */
export function polygonsOf(path: string, transform: Transform): Polygon[] {
  const pen = new Pen(transform);
  const tokens = path.match(TOKEN) ?? [];
  let letter = '';
  for (let i = 0; i < tokens.length;) {
    if (/[a-zA-Z]/.test(tokens[i])) letter = tokens[i++];
    const name = letter.toUpperCase();
    if (!Object.hasOwn(TAKES, name)) throw new SyntaxError(`no path command '${letter}'`);
    const count = TAKES[name];
    const numbers = tokens.slice(i, i + count).map(Number);
    if (numbers.length < count || numbers.some(Number.isNaN))
      throw new SyntaxError(`too little for '${letter}'`);
    if (count === 0 && i < tokens.length && !/[a-zA-Z]/.test(tokens[i]))
      throw new SyntaxError(`too much for '${letter}'`);
    pen.command(name, numbers, name !== letter);
    i += count;
    // further points of a move are lines
    if (name === 'M') letter = letter === 'm' ? 'l' : 'L';
  }
  return pen.close();
}

class Pen {
  private readonly polygons: number[][] = [];
  private current: number[] = [];
  private x = 0;
  private y = 0;
  private startX = 0;
  private startY = 0;
  /** The last control point and its kind, for the commands that mirror it. */
  private controlX = 0;
  private controlY = 0;
  private controlOf = '';

  constructor(private readonly transform: Transform) {}

  command(name: string, numbers: readonly number[], relative: boolean): void {
    this.draw(name, relative ? this.moved(name, numbers) : numbers);
    if (!'CSQT'.includes(name)) this.controlOf = '';
  }

  /** Adds the position of the pen to relative coordinates. */
  private moved(name: string, numbers: readonly number[]): number[] {
    if (name === 'V') return [numbers[0] + this.y];
    // the radii, the angle and the flags of an arc are no coordinates
    const first = name === 'A' ? 5 : 0;
    return numbers.map((n, i) => (i < first ? n : n + ((i - first) % 2 ? this.y : this.x)));
  }

  close(): Polygon[] {
    if (this.current.length > 4) this.polygons.push(this.current);
    this.current = [];
    return this.polygons;
  }

  private draw(name: string, n: readonly number[]): void {
    switch (name) {
      case 'M':
        this.close();
        [this.startX, this.startY] = n;
        return this.line(n[0], n[1]);
      case 'L':
        return this.line(n[0], n[1]);
      case 'H':
        return this.line(n[0], this.y);
      case 'V':
        return this.line(this.x, n[0]);
      case 'C':
        return this.cubic(n[0], n[1], n[2], n[3], n[4], n[5]);
      case 'S':
        return this.cubic(...this.mirrored('C'), n[0], n[1], n[2], n[3]);
      case 'Q':
        return this.quadratic(n[0], n[1], n[2], n[3]);
      case 'T':
        return this.quadratic(...this.mirrored('Q'), n[0], n[1]);
      case 'A':
        return this.arc(n);
      default:
        this.close();
        this.line(this.startX, this.startY);
    }
  }

  private mirrored(after: 'C' | 'Q'): [number, number] {
    const {x, y, controlX, controlY, controlOf} = this;
    return controlOf === after ? [2 * x - controlX, 2 * y - controlY] : [x, y];
  }

  private line(x: number, y: number): void {
    const {a, b, c, d, e, f} = this.transform;
    this.current.push(a * x + c * y + e, b * x + d * y + f);
    this.x = x;
    this.y = y;
  }

  /** The number of lines for a curve of this length: the longer in the picture, the more. */
  private pieces(length: number): number {
    const {a, b} = this.transform;
    return Math.min(64, Math.max(2, Math.ceil(2 * Math.sqrt(length * Math.hypot(a, b)))));
  }

  private cubic(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    const {x: x0, y: y0} = this;
    const length = Math.hypot(x1 - x0, y1 - y0) + Math.hypot(x2 - x1, y2 - y1) + Math.hypot(x - x2, y - y2);
    const pieces = this.pieces(length);
    for (let i = 1; i <= pieces; i++) {
      const t = i / pieces;
      const u = 1 - t;
      const [w0, w1, w2, w3] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
      this.line(w0 * x0 + w1 * x1 + w2 * x2 + w3 * x, w0 * y0 + w1 * y1 + w2 * y2 + w3 * y);
    }
    this.controlled('C', x2, y2);
  }

  private quadratic(cx: number, cy: number, x: number, y: number): void {
    const third = (from: number, to: number) => from + ((to - from) * 2) / 3;
    this.cubic(third(this.x, cx), third(this.y, cy), third(x, cx), third(y, cy), x, y);
    this.controlled('Q', cx, cy);
  }

  private controlled(of: string, x: number, y: number): void {
    this.controlOf = of;
    this.controlX = x;
    this.controlY = y;
  }

  private arc(n: readonly number[]): void {
    const [rx, ry, turn, large, sweep, x, y] = n;
    const arc = arcOf({x0: this.x, y0: this.y, rx, ry, turn, large: large !== 0, sweep: sweep !== 0, x, y});
    const pieces = arc ? this.pieces(arc.length) : 1;
    for (let i = 1; i < pieces; i++) this.line(...(arc as Arc).at(i / pieces));
    this.line(x, y);
  }
}
