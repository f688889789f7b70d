/** A moment of a hand, as plain JSON: what the referee answers about. */
import type {BySeat, Frame} from '../core/game/flow.js';
import type {Payment} from '../core/game/result.js';
import type {Flag, Seat} from '../core/situation/situation.js';
import type {Move, Thrown} from './record.js';
import type {MeldKind} from '../core/notation/hand.js';

/** A set that lies before a seat. */
export interface Meld {
  readonly tiles: string;
  readonly kind: MeldKind;
  /** False for a concealed kong alone. */
  readonly open: boolean;
  /** A pung that the fourth tile was added to. */
  readonly added?: true;
  /** Which of the tiles was called. */
  readonly called?: number;
  readonly from?: Seat;
}

/** What lies before one seat, and what it may no longer do. */
export interface SeatState {
  /** Tiles held, sorted; without the drawn one. Left out where the hand is hidden. */
  readonly held?: string;
  /** The tile set apart. */
  readonly drawn?: string;
  readonly melds: readonly Meld[];
  readonly river: readonly Thrown[];
  /** What was thrown before the record began is not known. */
  readonly riverFrom?: 'middle';
  /** Flowers or ガリ laid out. */
  readonly out: string;
  /** What was declared, as flags of the scorer, parted by spaces. */
  readonly ready?: string;
  /** Winning tiles let go, each with its total. */
  readonly missed: Readonly<Record<string, number>>;
  /** Pungs let go. */
  readonly passed: readonly string[];
  /** Own draws so far; a record from the middle counts those before it as many. */
  readonly turns: number;
  /** A false win was declared: no call, no kong, no win any more. */
  readonly dead?: true;
  /** XZ-F9: the replacement of the last opening flower waits, or the win that it brought. */
  readonly waiting?: 'tile' | 'win';
  /** luqiao: what a self-draw of the tile was worth that was thrown for a wait on everything (TZ-22). */
  readonly threw?: number;
}

/** Whose move it is, and what of. */
export interface Phase {
  /** `claim`: the others answer a discard. `rob`: they answer a kong, or a tile laid out. */
  readonly is: 'draw' | 'act' | 'claim' | 'rob' | 'replace' | 'over';
  /** Who draws, acts, has discarded or has declared the kong. */
  readonly seat: Seat;
  /** The discard, the added tile, or the last tile of the dealer's first hand. */
  readonly tile?: string;
  /** The kong that may be robbed. */
  readonly meld?: string;
  /** What the drawn tile replaces, or the one that is to be drawn. */
  readonly repl?: 'kong' | 'flower';
  /** The replacements of this turn began with a melded kong, and no other kong was made since. */
  readonly openKong?: true;
  /** A kong was made on this turn. */
  readonly konged?: true;
  /** Replacements still to be drawn, where more than one. */
  readonly owed?: number;
  /** The turn began with a chow or pung; kinds that may not be thrown then. */
  readonly banned?: readonly string[];
  /** A declaration that the next discard goes with. */
  readonly declares?: readonly Flag[];
  /** Opening flowers are being laid out. */
  readonly opening?: true;
  /** What is robbed, where it is no added kong. */
  readonly robs?: 'concealed' | 'laidOut';
  /** Who is to draw has just declared falsely: he may be passed over (FL §7, M7). */
  readonly yields?: true;
  readonly answers?: BySeat<Move>;
}

/** The tiles in the order in which they are drawn, and how many are gone from either end. */
export interface Wall {
  readonly tiles: string;
  readonly front: number;
  readonly back: number;
}

/** A moment of a hand. Never changed: a move makes a new one. */
export interface Position {
  /** A rule set or preset; empty for any mahjong. */
  readonly rules: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly frame: Frame;
  readonly seats: BySeat<SeatState>;
  /** Ordinary draws that are left if nobody kongs. */
  readonly left: number;
  /** Of all players. */
  readonly kongs: number;
  readonly phase: Phase;
  readonly wall?: Wall;
  /** What false wins have cost so far. */
  readonly paid?: readonly Payment[];
  /** Indicators that are turned with the next discard (RB-F2). */
  readonly unturned?: number;
  /** How the hand ended, where it is over. */
  readonly ended?: Ended;
}

/** What the end of a hand is settled from. */
export interface Ended {
  /** The phase in which it ended. */
  readonly phase: Phase;
  readonly winners: readonly Seat[];
  readonly by?: 'discard' | 'self' | 'robbing';
  readonly from?: Seat;
  readonly drawn?: 'exhausted' | 'lastFlower' | 'fourKongs' | 'fourWinds' | 'falseWin';
}
