/** Points and vectors, as `[x, y]`. */
/** @typedef {[number, number]} Point */

export const add = (a, b) => [a[0] + b[0], a[1] + b[1]];
export const subtract = (a, b) => [a[0] - b[0], a[1] - b[1]];
export const scale = (a, by) => [a[0] * by, a[1] * by];
export const dot = (a, b) => a[0] * b[0] + a[1] * b[1];
export const length = (a) => Math.hypot(...a);
export const distance = (a, b) => length(subtract(a, b));

export function unit(a) {
  const l = length(a) || 1;
  return [a[0] / l, a[1] / l];
}
