/** A winning form other than sets and a pair. */
export interface Shape {
  readonly id: string;
  /** The row without which nobody wins in this form, where a preset may take it out. */
  readonly row?: string;
  /** Calls `found` with the concealed groups of each way the counted tiles have this shape. */
  arrange(counts: Uint8Array, melds: number, found: (groups: readonly number[]) => void): void;
  /**
   * Tiles still to be exchanged before the held tiles wait for this shape; Infinity where they never can.
   * @param gone tiles of each kind that lie in the hand's own melds, where it has any
   * @param least a distance that is not below this one is of no interest: any number from it on may be the answer
   */
  distance(counts: Uint8Array, melds: number, gone?: Uint8Array, least?: number): number;
}
