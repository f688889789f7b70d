/** Why a player makes a move: what he goes for, and where his hand then stands. */
import type {Unit} from '../../core/situation/unit.js';
import type {Kind, Tile} from '../../core/tiles/tile.js';

/** Tiles of a kind that are wanted. */
export interface WantedKind {
  readonly kind: Kind;
  /** How many of them are not seen: copies less those that lie open or are held. */
  readonly live: number;
}

/** Tiles of a kind that a hand lacks. */
export interface LackedKind extends WantedKind {
  readonly n: number;
}

/** A hand that a player goes for. */
export interface PlayPlan {
  /** The rows that the hand itself would have, the dearest first; not those of how it is won. */
  readonly ids: readonly string[];
  /** The concealed tiles of the complete hand. */
  readonly tiles: readonly Tile[];
  readonly lack: readonly LackedKind[];
  /** What it would score at least, and in what. */
  readonly total: number;
  readonly unit: Unit;
}

/** Where a hand stands after a move. */
export interface HandStanding {
  /** How many tiles must be exchanged until it is ready; 0 if it is. */
  readonly far: number;
  /** The tiles that bring it nearer, or complete it. */
  readonly useful: readonly WantedKind[];
}

/** Why a move is made. */
export interface MoveReason {
  /** What a player who thinks of worth goes for after it; undefined where nothing can be made that may win. */
  readonly plan?: PlayPlan;
  /** Where the hand stands after it; after a chow or pung, with the discard that leaves it nearest of those that the plan does not need; after a declaration, with the one that leaves it nearest. Absent after a kong or a win. */
  readonly stands?: HandStanding;
}
