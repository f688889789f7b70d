/** Draws the SVG that this package writes as pixels: groups, paths, boxes and ellipses. Letters are left out. */
import {polygonsOf, type Transform} from './path.js';
import {colourOf, type Raster} from './raster.js';

/** A drawing with its size in its own units. */
export interface SvgDrawing {
  readonly width: number;
  readonly height: number;
  /** Paints it, its units turned into pixels. */
  readonly paint: (raster: Raster, transform: Transform) => void;
}

/** Reads a drawing that this package wrote: its tags are well formed. */
export function readSvg(svg: string): SvgDrawing {
  const [, , width, height] = numbersIn(saidIn(svg).viewBox);
  return {width, height, paint: (raster, transform) => new Painter(raster).all(svg, transform)};
}

const numbersIn = (text = ''): number[] => (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);

/** A tag, with its attributes; it ends another where it begins with a stroke. */
const TAG = /<(\/?)(\w+)([^>]*)>/g;

/** The attributes of a tag. */
type Said = Readonly<Record<string, string | undefined>>;
const saidIn = (tag: string): Said =>
  Object.fromEntries([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));

/** What holds in a group. */
interface Group {
  readonly transform: Transform;
  readonly opacity: number;
}

class Painter {
  constructor(private readonly raster: Raster) {}

  all(svg: string, transform: Transform): void {
    const groups: Group[] = [{transform, opacity: 1}];
    for (const [, isEnd, name, attributes] of svg.matchAll(TAG)) {
      if (name === 'g' && isEnd) groups.pop();
      else this.tag(name, saidIn(attributes), groups);
    }
  }

  private tag(name: string, said: Said, groups: Group[]): void {
    const {transform, opacity} = groups[groups.length - 1];
    if (name === 'g') {
      const faint = opacity * Number(said.opacity ?? 1);
      groups.push({transform: moved(transform, said.transform), opacity: faint});
    } else if (name === 'path') this.fill(said.d, said.fill, {transform, opacity});
    else if (name === 'rect' || name === 'ellipse') {
      const outline = name === 'rect' ? boxPath : ellipsePath;
      const half = Number(said['stroke-width'] ?? 0) / 2;
      this.fill(outline(said, 0), said.fill, {transform, opacity});
      this.fill(outline(said, half) + outline(said, -half), said.stroke, {transform, opacity});
    }
  }

  private fill(path = '', colour = 'none', {transform, opacity}: Group): void {
    if (colour === 'none') return;
    // `#fff` is `#ffffff`
    const [r, g, b, a] = colourOf(colour.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'));
    this.raster.fill(polygonsOf(path, transform), [r, g, b, a * opacity]);
  }
}

/** The outline of a box with round corners, larger by `more` on each side. */
function boxPath({x, y, width, height, rx}: Said, more: number): string {
  const corner = Math.max(0, Number(rx ?? 0) + (rx ? more : 0));
  const [w, h] = [width, height].map((side) => Number(side) + 2 * (more - corner));
  const arc = (dx: number, dy: number): string => `a${corner} ${corner} 0 0 1 ${dx * corner} ${dy * corner}`;
  return `M${Number(x) - more + corner} ${Number(y) - more}h${w}${arc(1, 1)}v${h}${arc(-1, 1)}h${-w}${arc(-1, -1)}v${-h}${arc(1, -1)}z`;
}

function ellipsePath({cx, cy, rx, ry}: Said, more: number): string {
  const [width, height] = [Number(rx) + more, Number(ry) + more];
  const arc = (way: number): string => `a${width} ${height} 0 1 0 ${way * 2 * width} 0`;
  return `M${Number(cx) - width} ${Number(cy)}${arc(1)}${arc(-1)}z`;
}

/** A transform after those around it: `translate(x y)`, `scale(n)` and `rotate(degrees x y)`, one after the other. */
function moved(around: Transform, text = ''): Transform {
  let all = around;
  for (const [, name, given] of text.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [first = 0, x = 0, y = 0] = numbersIn(given);
    if (name === 'translate') all = times(all, {a: 1, b: 0, c: 0, d: 1, e: first, f: x});
    else if (name === 'scale') all = times(all, {a: first, b: 0, c: 0, d: first, e: 0, f: 0});
    else {
      const [sin, cos] = [Math.sin((first * Math.PI) / 180), Math.cos((first * Math.PI) / 180)];
      const turn = {a: cos, b: sin, c: -sin, d: cos, e: x - cos * x + sin * y, f: y - sin * x - cos * y};
      all = times(all, turn);
    }
  }
  return all;
}

const times = (m: Transform, n: Transform): Transform => ({
  a: m.a * n.a + m.c * n.b,
  b: m.b * n.a + m.d * n.b,
  c: m.a * n.c + m.c * n.d,
  d: m.b * n.c + m.d * n.d,
  e: m.a * n.e + m.c * n.f + m.e,
  f: m.b * n.e + m.d * n.f + m.f,
});
