/** Finds the line and the column of an offset. */
/** The offset at which each line begins. */
function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** Makes a function that turns an offset into a line and column, both counted from 1. */
export function lineFinder(
  text: string,
): (offset: number) => {readonly line: number; readonly column: number} {
  const starts = lineStarts(text);
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (starts[middle] <= offset) low = middle;
      else high = middle;
    }
    return {line: low + 1, column: offset - starts[low] + 1};
  };
}
