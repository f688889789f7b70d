/** @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1];
}

/**
 * The median, and between what all of them are.
 * @param {number[]} values
 */
export const spread = (values) => ({
  value: median(values),
  low: Math.min(...values),
  high: Math.max(...values),
});
