/** @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1];
}

/**
 * The median, with the lowest and highest value.
 * @param {number[]} values
 */
export const spread = (values) => ({
  value: median(values),
  low: Math.min(...values),
  high: Math.max(...values),
});
