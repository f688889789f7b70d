/** Shapes that this package draws itself, on a grid of 300 × 400. */
import {numbers} from './path.mjs';

/** A path as commands with absolute points: `[['M', x, y], ['Q', …], ['z']]`. */
/** @typedef {[string, ...number[]][]} Commands */

export function circle(x, y, radius) {
  const r = Math.round(radius);
  return `M${numbers(x - r, y)}a${numbers(r, r)} 0 1 0 ${numbers(2 * r, 0)}a${numbers(r, r)} 0 1 0 ${numbers(-2 * r, 0)}z`;
}

/** Concentric circles; filled even-odd, they are rings. */
export const rings = (x, y, radii) => radii.map((r) => circle(x, y, r)).join('');

/**
 * Reads absolute path data of M, L, Q, C and z.
 * @returns {Commands}
 */
export function commandsOf(path) {
  return [...path.matchAll(/([MLQCz])([^MLQCz]*)/g)].map(([, command, rest]) => [
    command,
    ...(rest.match(/-?\d*\.?\d+/g) ?? []).map(Number),
  ]);
}

/**
 * Draws commands around (x, y): scaled, then turned.
 * @param {Commands} commands
 * @returns {string} relative path data
 */
export function place(commands, x, y, scaleX = 1, scaleY = scaleX, turn = 0) {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const onGrid = (px, py) => [
    Math.round(x + px * scaleX * cos - py * scaleY * sin),
    Math.round(y + px * scaleX * sin + py * scaleY * cos),
  ];
  let path = '';
  let pen = [0, 0];
  for (const [command, ...values] of commands) {
    if (command === 'z') {
      path += 'z';
      continue;
    }
    const points = [];
    for (let i = 0; i < values.length; i += 2) points.push(onGrid(values[i], values[i + 1]));
    path += command === 'M' ? `M${numbers(...points[0])}` : relative(command, points, pen);
    pen = points.at(-1);
  }
  return path;
}

function relative(command, points, [x, y]) {
  const steps = points.flatMap((point) => [point[0] - x, point[1] - y]);
  if (command === 'L' && steps[1] === 0) return `h${numbers(steps[0])}`;
  if (command === 'L' && steps[0] === 0) return `v${numbers(steps[1])}`;
  return command.toLowerCase() + numbers(...steps);
}

/** A leaf or petal with its foot at (x, y) and its tip `length` above, then turned. */
export const leaf = (x, y, length, width, turn) =>
  place(
    commandsOf(`M0 0Q${width} ${-length * 0.45} 0 ${-length}Q${-width} ${-length * 0.45} 0 0z`),
    x,
    y,
    1,
    1,
    turn,
  );

/** Evenly spread directions, in radians clockwise from straight up. */
export const around = (count) => Array.from({length: count}, (_, i) => (i * 2 * Math.PI) / count);

/** The point at distance `far` from (x, y) in a direction. */
export const towards = (x, y, far, direction) => [
  x + Math.sin(direction) * far,
  y - Math.cos(direction) * far,
];
