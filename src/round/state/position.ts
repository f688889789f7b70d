/** A moment of a hand as plain JSON: what the referee is asked about. */
import type {BySeat, DrawnBy, Frame} from '../../core/game/flow.js';
import type {Payment} from '../../core/game/result.js';
import type {Flag, Seat} from '../../core/situation/situation.js';
import type {Move} from '../record/move.js';
import type {ThrownTile} from '../record/record.js';
import type {Meld} from '../../core/notation/hand.js';
import type {Kind, Tile} from '../../core/tiles/tile.js';
import type {DrawsLeft} from './draws.js';

/** A set that lies before a seat, its called tile where it shows whose it was. */
export interface LaidMeld extends Meld {
  /** The seat that discarded the called tile. */
  readonly from?: Seat;
  /** Of an added kong: how many melds lay when it was made, itself included. */
  readonly among?: number;
}

/** A tile in a river. */
export interface RiverDiscard extends Omit<ThrownTile, 'tile'> {
  readonly tile: Tile;
}

/** The state of one seat: its tiles, and what it is barred from. */
export interface SeatState {
  /** The tiles held, sorted, without the drawn one. Absent where the hand is hidden. */
  readonly held?: readonly Tile[];
  /** The tile just drawn. */
  readonly drawn?: Tile;
  readonly melds: readonly LaidMeld[];
  readonly river: readonly RiverDiscard[];
  /** Discards from before the record began are not known. */
  readonly riverFrom?: 'middle';
  /** Flowers or ガリ set aside, sorted. */
  readonly out: readonly Tile[];
  /** What was declared: flags of the scorer, in their order. */
  readonly ready?: readonly Flag[];
  /** Winning tiles passed, by kind, each with what the win would have scored. */
  readonly missed: Readonly<Record<Kind, number>>;
  /** Kinds whose pung was passed. */
  readonly passed: readonly Kind[];
  /** Own draws so far. A record from the middle counts at least two, so that no turn in it is a first one. */
  readonly turns: number;
  /** A false win was declared: the hand may no longer call, kong or win. */
  readonly dead?: true;
  /** XZ-F9: the replacement of the last opening flower is still to be drawn. */
  readonly waiting?: 'tile';
  /** luqiao: what a self-draw of the tile discarded for a wait on everything was worth (TZ-22). */
  readonly threw?: number;
}

/** Whose move it is, and which moves are possible. */
export interface Phase {
  /** `claim`: the others answer a discard. `rob`: the others answer a kong, or a tile set aside. */
  readonly is: 'draw' | 'act' | 'claim' | 'rob' | 'replace' | 'over';
  /** The seat that draws or acts, has discarded, or has declared the kong. */
  readonly seat: Seat;
  /** The discard, the added tile, or the last tile of the dealer's first hand. */
  readonly tile?: Tile;
  /** The kong that may be robbed. */
  readonly meld?: Meld;
  /** What the replacement is for: the one just drawn, or the one to be drawn. */
  readonly repl?: 'kong' | 'flower';
  /** This turn's replacements began with a melded kong, and no other kong was made since. */
  readonly openKong?: true;
  /** A kong was made on this turn. */
  readonly konged?: true;
  /**
   * The hand was not ready when this turn began. Set with the turn's first kong, or where a tile was missing: otherwise
   * a hand that is complete now was ready then.
   */
  readonly unready?: true;
  /** How many replacements are still to be drawn, where more than one. */
  readonly owed?: number;
  /** Set on a turn that began with a chow or pung: the kinds that may not be discarded. */
  readonly banned?: readonly Kind[];
  /** The declaration that goes with the next discard. */
  readonly declares?: readonly Flag[];
  /** Opening flowers are being set aside. */
  readonly opening?: true;
  /** What may be robbed, where it is not an added kong. */
  readonly robs?: 'concealed' | 'laidOut';
  /** The seat that is to draw has just declared falsely: its turn may be skipped. */
  readonly yields?: true;
  readonly answers?: BySeat<Move>;
}

/** The tiles in the order in which they are drawn, and how many are gone from each end. */
export interface Wall {
  readonly tiles: readonly Tile[];
  readonly front: number;
  readonly back: number;
}

/** A moment of a hand on tiles. Positions never change: a move makes a new one. */
export interface RoundPosition {
  /** The id of a rule set or preset; empty for a round without rules. */
  readonly rules: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly frame: Frame;
  readonly seats: BySeat<SeatState>;
  /** How many ordinary draws are left if nobody makes a kong. */
  readonly left: DrawsLeft;
  /** Kongs made by all players so far. */
  readonly kongs: number;
  readonly phase: Phase;
  readonly wall?: Wall;
  /** Payments for false wins so far. */
  readonly paid?: readonly Payment[];
  /** How many indicators are turned with the next discard (RB-F2). */
  readonly unturned?: number;
  /** How the hand ended; absent while it goes on. */
  readonly ended?: HandEnd;
}

/** What the settlement of a hand that is over needs. */
export interface HandEnd {
  /** The phase in which it ended. */
  readonly phase: Phase;
  readonly winners: readonly Seat[];
  readonly by?: 'discard' | 'self' | 'robbing';
  readonly from?: Seat;
  readonly drawn?: DrawnBy;
}
