/** A hand that has won, and the house rules. */
import type {Group, Tile} from './forms.js';

export interface Won {
  readonly held: readonly Tile[];
  readonly melds: readonly Group[];
  readonly win: Tile;
  readonly by: 'discard' | 'self' | 'robbing';
  readonly seat: number;
  readonly round: number;
  readonly flowers: number;
  readonly flags: readonly string[];
  readonly options: Agreed;
  /** Melded sets of the other players. */
  readonly shown?: readonly Group[];
}

export interface Agreed {
  readonly twoConcealedKongs: number;
  readonly mixedKongs: number;
  readonly selfDrawSpecial: string;
  readonly nineGatesYaojiuke: number;
  readonly strict98: boolean;
  readonly knittedStraightWaits: boolean;
}
