/** Turns a font's path commands into closed polylines. */
import {distance} from './point.mjs';

const LINE_STEP = 4;
const QUADRATIC_STEPS = 16;
const CUBIC_STEPS = 20;
const SAME = 0.01;

/**
 * @param {{command: string, args: number[]}[]} commands fontkit's path commands
 * @returns {import('./point.mjs').Point[][]} one closed polyline a contour, without its last point doubled
 */
export function contoursOf(commands) {
  const contours = [];
  for (const {command, args} of commands) {
    if (command === 'moveTo') contours.push([args]);
    else if (command !== 'closePath') extend(contours.at(-1), command, args);
  }
  return contours.map(withoutDoubles).filter((contour) => contour.length > 2);
}

function extend(contour, command, args) {
  const from = contour.at(-1);
  const [steps, at] = curve(command, from, args);
  for (let i = 1; i <= steps; i++) contour.push(at(i, i / steps));
}

/** A sampler for a curve: how many points to take, and a function for number `i` of them, at `t` (0 to 1). */
function curve(command, [x, y], a) {
  switch (command) {
    case 'lineTo': {
      const steps = Math.max(1, Math.ceil(Math.hypot(a[0] - x, a[1] - y) / LINE_STEP));
      return [steps, (i) => [x + ((a[0] - x) * i) / steps, y + ((a[1] - y) * i) / steps]];
    }
    case 'quadraticCurveTo':
      return [
        QUADRATIC_STEPS,
        (_, t) => {
          const u = 1 - t;
          const mix = (p0, p1, p2) => u * u * p0 + 2 * u * t * p1 + t * t * p2;
          return [mix(x, a[0], a[2]), mix(y, a[1], a[3])];
        },
      ];
    case 'bezierCurveTo':
      return [
        CUBIC_STEPS,
        (_, t) => {
          const u = 1 - t;
          const mix = (p0, p1, p2, p3) =>
            u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * p3;
          return [mix(x, a[0], a[2], a[4]), mix(y, a[1], a[3], a[5])];
        },
      ];
    default:
      throw new Error(`Unknown font command: ${command}`);
  }
}

function withoutDoubles(contour) {
  const points = [];
  for (const point of contour) {
    if (!points.length || distance(point, points.at(-1)) > SAME) points.push(point);
  }
  if (points.length > 1 && distance(points[0], points.at(-1)) < SAME) points.pop();
  return points;
}

/** The area inside a closed polyline, of either direction. */
export function areaOf(contour) {
  let sum = 0;
  for (let i = 0; i < contour.length; i++) {
    const a = contour[i];
    const b = contour[(i + 1) % contour.length];
    sum += a[0] * b[1] - b[0] * a[1];
  }
  return Math.abs(sum / 2);
}
