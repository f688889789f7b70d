/** The bamboo stick of 索 and of the 竹 tile. */
import {commandsOf, place} from '../shapes.mjs';
import {stampAt} from '../stamps.mjs';

const STICK_HEIGHT = 166;
const STICK = commandsOf(
  'M-17 -80Q0 -88 17 -80Q24 -70 14 -60L14 -14Q22 -8 22 0Q22 8 14 14L14 60Q24 70 17 80Q0 88 -17 80Q-24 70 -14 60' +
    'L-14 14Q-22 8 -22 0Q-22 -8 -14 -14L-14 -60Q-24 -70 -17 -80z' +
    'M-3 -56L3 -56L3 -20L-3 -20zM-3 20L3 20L3 56L-3 56zM-15 -2L15 -2L15 2L-15 2z',
);

/** An upright stick around (x, y). */
export const stick = (x, y, height, width) =>
  stampAt(`stick ${height} ${width}`, () => place(STICK, 0, 0, width, height / STICK_HEIGHT), x, y);

/** Upright sticks in columns, each column from the top down. */
export const sticks = (xs, ys, height, width) =>
  xs.flatMap((x) => ys.map((y) => stick(x, y, height, width))).join('');

/** A stick from one point to another. */
export const leaning = (x1, y1, x2, y2, width) =>
  place(
    STICK,
    (x1 + x2) / 2,
    (y1 + y2) / 2,
    width,
    Math.hypot(x2 - x1, y2 - y1) / STICK_HEIGHT,
    Math.atan2(y2 - y1, x2 - x1) - Math.PI / 2,
  );
