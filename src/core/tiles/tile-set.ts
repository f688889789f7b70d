/** The tiles that a rule set plays with. */
export interface TileSet {
  /** The number of copies of each kind (34 numbers). */
  readonly copies: readonly number[];
  /** Whether the eight flowers are in the set. */
  readonly flowers: boolean;
  /** Kinds that are set aside like flowers, and never held. */
  readonly bonus?: readonly number[];
  /** The highest number of red tiles, by canonical name of their kind. */
  readonly reds?: Readonly<Record<string, number>>;
  /** Set if all of these are in the set, so that a hand with all tiles of a kind must show them. */
  readonly redsFixed?: true;
}
