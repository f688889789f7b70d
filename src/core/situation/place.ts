/** A place in a text: UTF-16 offsets, `end` exclusive. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** A line and a column, both counted from 1, as editors show them. */
export interface LineColumn {
  readonly line: number;
  readonly column: number;
}

/** Converts offsets in a text to lines and columns, and back: the text is searched once for its line ends. */
export class Lines {
  private readonly starts: number[] = [0];

  constructor(text: string) {
    for (const {index, 0: end} of text.matchAll(/\r\n?|\n/g)) this.starts.push(index + end.length);
  }

  placeOf(offset: number): LineColumn {
    const {starts} = this;
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle] <= offset) low = middle;
      else high = middle - 1;
    }
    return {line: low + 1, column: offset - starts[low] + 1};
  }

  offsetOf({line, column}: LineColumn): number {
    return (this.starts.at(line - 1) ?? 0) + column - 1;
  }
}
