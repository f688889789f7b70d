/** A winning form other than sets and a pair. */
export interface Shape {
  readonly id: string;
  /** The id of the row that this form belongs to. If a preset removes the row, no hand can win in this form. */
  readonly row?: string;
  /** Calls `found` with the concealed groups of each way in which the counted tiles have this shape. */
  arrange(counts: Uint8Array, melds: number, found: (groups: readonly number[]) => void): void;
  /**
   * How many tiles must still be exchanged before the held tiles wait for this shape; Infinity if they never can.
   * @param gone how many tiles of each kind lie in the hand's own melds
   * @param least the search may stop at this distance: if the true one is not below it, any number from `least` on
   * may be returned
   */
  distance(counts: Uint8Array, melds: number, gone?: Uint8Array, least?: number): number;
  /** The same with wild tiles; a shape without it is made of each tile as it is. */
  readonly withWilds?: ShapeWithWilds;
}

/** A shape that wild tiles may complete. The counted tiles are those that are not wild. */
interface ShapeWithWilds {
  arrange(counts: Uint8Array, wilds: number, melds: number, found: (groups: readonly number[]) => void): void;
  distance(counts: Uint8Array, wilds: number, melds: number): number;
  /** Marks the kinds that would complete it. */
  mark(counts: Uint8Array, wilds: number, melds: number, waited: Uint8Array): void;
}
