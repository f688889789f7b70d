/** The rows that one arrangement has. Only these are listed, so that the others need not be looked at again. */

/** More rows than any table has. */
export const MOST_ROWS = 512;

/** The rows that one arrangement has. The arrays are reused for the next arrangement. */
export class Rows {
  /** The numbers of the rows that are there, counted or not, in table order; the first `size` entries are valid. */
  readonly list: Int32Array = new Int32Array(MOST_ROWS);
  size = 0;
  /** For each row, the groups that show it, one bit each. */
  readonly bits: Int32Array = new Int32Array(MOST_ROWS);
  /** For each row, how often it counts. */
  readonly times: Int32Array = new Int32Array(MOST_ROWS);
  /** For each row, 1 + the number of the row that excludes it; 0 if none does. */
  readonly takenBy: Int32Array = new Int32Array(MOST_ROWS);

  clear(): void {
    const {list, bits, times, takenBy} = this;
    for (let k = this.size - 1; k >= 0; k--) {
      const row = list[k];
      bits[row] = times[row] = takenBy[row] = 0;
    }
    this.size = 0;
  }

  /** Copies the rows of another arrangement into this object. */
  copy(other: Rows): void {
    this.clear();
    const {list, bits, times, takenBy} = this;
    for (let k = 0; k < other.size; k++) {
      const row = (list[k] = other.list[k]);
      bits[row] = other.bits[row];
      times[row] = other.times[row];
      takenBy[row] = other.takenBy[row];
    }
    this.size = other.size;
  }

  put(row: number, bits: number, times: number, takenBy = 0): void {
    const {list} = this;
    let at = this.size++;
    for (; at > 0 && list[at - 1] > row; at--) list[at] = list[at - 1];
    list[at] = row;
    this.bits[row] = bits;
    this.times[row] = times;
    this.takenBy[row] = takenBy;
  }
}
