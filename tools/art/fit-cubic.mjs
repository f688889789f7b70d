/**
 * Fits one cubic curve, or a few, to a run of points. After P. J. Schneider, "An algorithm for automatically fitting
 * digitized curves", Graphics Gems (1990).
 */
import {add, distance, dot, length, scale, subtract, unit} from './point.mjs';

/**
 * A segment: start, two handles, end. A straight one has `null` handles.
 * @typedef {[import('./point.mjs').Point, import('./point.mjs').Point | null, import('./point.mjs').Point | null,
 *   import('./point.mjs').Point]} Segment
 */

const ROUNDS = 8;
/** A fit that misses by more than this many tolerances is split, not improved. */
const HOPELESS = 6;
/** A run of points this much of the tolerance from its chord is a straight line. */
const STRAIGHT = 0.8;

/**
 * Appends the segments that follow `points` within `tolerance` to `found`.
 * @param {import('./point.mjs').Point[]} points
 * @param startTangent unit vector out of the first point
 * @param endTangent unit vector out of the last point, backwards
 */
export function fitCubics(points, startTangent, endTangent, tolerance, found) {
  const first = points[0];
  const last = points.at(-1);
  if (points.length === 2) {
    const reach = distance(first, last) / 3;
    found.push([first, add(first, scale(startTangent, reach)), add(last, scale(endTangent, reach)), last]);
    return;
  }
  if (bulge(points) < tolerance * STRAIGHT) {
    found.push([first, null, null, last]);
    return;
  }
  let along = chordParameters(points);
  let worst;
  for (let round = 0; round < ROUNDS; round++) {
    const cubic = leastSquares(points, along, startTangent, endTangent);
    worst = worstMiss(points, along, cubic);
    if (worst.miss < tolerance) {
      found.push(cubic);
      return;
    }
    if (worst.miss > tolerance * HOPELESS) break;
    along = along.map((t, i) => nearer(cubic, points[i], t));
  }
  const at = worst.at;
  const reach = Math.min(3, at, points.length - 1 - at) || 1;
  const tangent = unit(subtract(points[at - reach] ?? first, points[at + reach] ?? last));
  fitCubics(points.slice(0, at + 1), startTangent, tangent, tolerance, found);
  fitCubics(points.slice(at), scale(tangent, -1), endTangent, tolerance, found);
}

/** The farthest that a point lies from the straight line between the ends. */
function bulge(points) {
  const chord = subtract(points.at(-1), points[0]);
  const l = length(chord);
  let most = 0;
  for (const point of points) {
    const v = subtract(point, points[0]);
    most = Math.max(most, l ? Math.abs(v[0] * chord[1] - v[1] * chord[0]) / l : length(v));
  }
  return most;
}

function chordParameters(points) {
  const sums = [0];
  for (let i = 1; i < points.length; i++) sums.push(sums[i - 1] + distance(points[i], points[i - 1]));
  return sums.map((sum) => sum / sums.at(-1));
}

function worstMiss(points, along, cubic) {
  let miss = 0;
  let at = points.length >> 1;
  for (let i = 1; i < points.length - 1; i++) {
    const d = distance(pointOn(cubic, along[i]), points[i]);
    if (d > miss) {
      miss = d;
      at = i;
    }
  }
  return {miss, at};
}

function pointOn([p0, p1, p2, p3], t) {
  const u = 1 - t;
  const [b0, b1, b2, b3] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return [
    b0 * p0[0] + b1 * p1[0] + b2 * p2[0] + b3 * p3[0],
    b0 * p0[1] + b1 * p1[1] + b2 * p2[1] + b3 * p3[1],
  ];
}

/** The cubic with the given end tangents that comes closest to the points at the parameters `along`. */
function leastSquares(points, along, startTangent, endTangent) {
  const first = points[0];
  const last = points.at(-1);
  let c00 = 0;
  let c01 = 0;
  let c11 = 0;
  let x0 = 0;
  let x1 = 0;
  for (let i = 0; i < points.length; i++) {
    const t = along[i];
    const u = 1 - t;
    const [b0, b1, b2, b3] = [u * u * u, 3 * t * u * u, 3 * t * t * u, t * t * t];
    const a1 = scale(startTangent, b1);
    const a2 = scale(endTangent, b2);
    c00 += dot(a1, a1);
    c01 += dot(a1, a2);
    c11 += dot(a2, a2);
    const rest = subtract(points[i], add(scale(first, b0 + b1), scale(last, b2 + b3)));
    x0 += dot(a1, rest);
    x1 += dot(a2, rest);
  }
  const determinant = c00 * c11 - c01 * c01;
  let start = determinant ? (x0 * c11 - x1 * c01) / determinant : 0;
  let end = determinant ? (c00 * x1 - c01 * x0) / determinant : 0;
  const chord = distance(first, last);
  const least = 1e-6 * chord;
  if (start < least || end < least || start > 3 * chord || end > 3 * chord) start = end = chord / 3;
  return [first, add(first, scale(startTangent, start)), add(last, scale(endTangent, end)), last];
}

/** One Newton step from `t` towards the parameter of the cubic's point nearest to `point`. */
function nearer(cubic, point, t) {
  const d = subtract(pointOn(cubic, t), point);
  const q1 = [0, 1, 2].map((i) => scale(subtract(cubic[i + 1], cubic[i]), 3));
  const q2 = [0, 1].map((i) => scale(subtract(q1[i + 1], q1[i]), 2));
  const u = 1 - t;
  const first = add(add(scale(q1[0], u * u), scale(q1[1], 2 * u * t)), scale(q1[2], t * t));
  const second = add(scale(q2[0], u), scale(q2[1], t));
  const slope = dot(first, first) + dot(d, second);
  return slope ? Math.max(0, Math.min(1, t - dot(d, first) / slope)) : t;
}
