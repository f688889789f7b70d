/** Which tiles a rule set plays with. */
export interface TileSet {
  /** How many there are of each kind (34 numbers). */
  readonly copies: readonly number[];
  /** Whether the eight flowers are in the set. */
  readonly flowers: boolean;
  /** Red tiles at most, by canonical name of their kind. */
  readonly reds?: Readonly<Record<string, number>>;
}
