/**
 * Turns a closed polyline into loops of straight lines and cubics: resamples it evenly, splits it at the corners,
 * fits between them.
 */
import {areaOf} from './outline.mjs';
import {fitCubics} from './fit-cubic.mjs';
import {add, distance, dot, scale, subtract, unit} from './point.mjs';

/**
 * Lengths are in grid units, `TURN` in radians. One unit is 0.3 px on a tile 120 px high, three times the usual size.
 */
const STEP = 1.5;
/** How many steps before and behind a point are compared to find its turn. */
const REACH = 4;
const TURN = 0.6;
const TOLERANCE = 4;
/** Specks of brush texture smaller than this are left out. */
const SPECK = 60;

/**
 * @param {import('./point.mjs').Point[][]} contours
 * @returns {import('./fit-cubic.mjs').Segment[][]} one loop a contour
 */
export function fitContours(contours) {
  return contours.filter((contour) => areaOf(contour) >= SPECK).map(fitLoop);
}

function fitLoop(contour) {
  const points = resample(contour);
  const n = points.length;
  const corners = cornersOf(points);
  if (!corners.length) corners.push(0);
  const segments = [];
  corners.forEach((from, i) => {
    const to = corners[(i + 1) % corners.length];
    const steps = (to - from + n) % n || n;
    const run = Array.from({length: steps + 1}, (_, j) => points[(from + j) % n]);
    const reach = Math.min(2, run.length - 1);
    const start = unit(subtract(run[reach], run[0]));
    const end = unit(subtract(run.at(-1 - reach), run.at(-1)));
    fitCubics(run, start, end, TOLERANCE, segments);
  });
  return segments;
}

/** The contour as points at even distances. */
function resample(contour) {
  const n = contour.length;
  const sums = [0];
  for (let i = 0; i < n; i++) sums.push(sums[i] + distance(contour[(i + 1) % n], contour[i]));
  const count = Math.max(8, Math.round(sums[n] / STEP));
  const points = [];
  let j = 0;
  for (let k = 0; k < count; k++) {
    const at = (sums[n] * k) / count;
    while (sums[j + 1] < at) j++;
    const part = (at - sums[j]) / (sums[j + 1] - sums[j] || 1);
    points.push(add(contour[j], scale(subtract(contour[(j + 1) % n], contour[j]), part)));
  }
  return points;
}

/** Indices of the corners: points where the outline turns sharply, and more than at any point near. */
function cornersOf(points) {
  const n = points.length;
  const turns = points.map((point, i) => {
    const before = unit(subtract(point, points[(i - REACH + n) % n]));
    const after = unit(subtract(points[(i + REACH) % n], point));
    return Math.acos(Math.max(-1, Math.min(1, dot(before, after))));
  });
  const sharpest = (i) => {
    for (let k = 1; k <= REACH; k++) {
      if (turns[(i + k) % n] > turns[i] || turns[(i - k + n) % n] >= turns[i]) return false;
    }
    return true;
  };
  return points.map((_, i) => i).filter((i) => turns[i] >= TURN && sharpest(i));
}
