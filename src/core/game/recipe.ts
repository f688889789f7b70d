/**
 * Recipes say what a hand with a pattern is built of. A rule set gives one or several for each row of its table; what
 * a recipe does not name is drawn at random.
 *
 * Tiles are written as in notation, with letters that stand for something else in each drawing:
 * - `a` `b` `c` three different suits · `x` `y` `z` the three dragons in some order · `t` `u` `v` `w` the four winds
 *   in some order · `o` the owner's wind · `r` the round's wind
 * - in a list of sets, `*` is any tile that the rest of the recipe allows
 */
import type {WinBy} from '../situation/situation.js';
import type {Flag} from '../situation/situation.js';

/** Tiles by kind: `19mps ESWN`, `147a 258b 369c`. */
export type KindsText = string;
/** The lowest tiles of sets, separated by blanks: `1a 4a 7a`, `x y`, `* *`. */
export type SetsText = string;

/** How a kong was made; `own` is either concealed or added. */
export type KongHow = 'open' | 'added' | 'concealed' | 'own' | 'any';

/**
 * Where the winning tile is: in a chow (`edge`, `closed`, `two-sided`), in the `pair`, in a triplet (`pung`), outside
 * the recipe's own sets (`other`), or nowhere, for a hand that has not won (`none`).
 */
export type WinPlace = 'edge' | 'closed' | 'two-sided' | 'pair' | 'pung' | 'other' | 'none';

/**
 * Which sets are melded: none; none except concealed kongs; at least one by a call; or all by calls. A recipe that
 * hides its triplets never melds them.
 */
export type MeldsWanted = 'none' | 'concealed' | 'open' | 'all';

/** A choice among kinds: this many different ones, each this many times. */
export type Take = readonly [kinds: number, of: KindsText, times: 1 | 2 | 3 | 4];

/** What a hand is built of. Each field left out is drawn at random. */
export interface Recipe {
  readonly chows?: SetsText;
  readonly pungs?: SetsText;
  readonly kongs?: SetsText;
  /** How the kongs were made, in order; any way by default. */
  readonly kong?: readonly KongHow[];
  readonly pair?: KindsText;
  /** How far all ranks with a suit's letter may be raised together, at most. */
  readonly shift?: number;
  /** The kinds that the whole hand is made of. */
  readonly only?: KindsText;
  /** Kinds: every set and the pair contain one of them. */
  readonly each?: KindsText;
  /** The form of the sets that the recipe does not name. */
  readonly fill?: 'chows' | 'pungs';
  /** Tiles held outside the sets: choices among kinds. */
  readonly take?: readonly Take[];
  /** Tiles held outside the sets: one whole entry of each list. */
  readonly either?: readonly (readonly KindsText[])[];
  /** One more tile of a kind that was taken. */
  readonly again?: true;
  /** The whole hand before the winning tile: one of these. */
  readonly held?: readonly KindsText[];
  /** The kinds that complete what is held. */
  readonly completes?: KindsText;
  /** The recipe's own triplets are concealed. */
  readonly hidden?: true;
  /** The recipe's own sets are called. */
  readonly called?: true;
  readonly win?: WinPlace;
  readonly melds?: MeldsWanted;
  readonly by?: readonly WinBy[];
  readonly flags?: readonly Flag[];
  readonly seat?: 'dealer' | 'other';
  /** The seat that discards: the dealer, or another. */
  readonly from?: 'dealer' | 'other' | 'any';
  /** Flowers set aside: none, at least one, the season of the owner's seat, a whole set of four, seven or all eight. */
  readonly flowers?: 'none' | 'any' | 'own' | 'set' | 'seven' | 'eight';
  readonly counters?: true;
  readonly gari?: 'none' | 'any';
  /**
   * Which tiles of the hand are dora: those that the first indicator points at, a later one, or one underneath; red
   * ones; or none.
   */
  readonly points?: 'dora' | 'kandora' | 'uradora' | 'red' | 'none';
  /** House rules that the pattern needs. */
  readonly options?: Readonly<Record<string, boolean | number | string>>;
  /** What a near miss of the pattern may lack; by default, anything that the recipe says. */
  readonly fails?: readonly Edge[];
}

/** The recipes of a rule set. */
export interface Recipes {
  /** What holds for every hand of the rule set, unless a recipe says otherwise. */
  readonly usual?: Recipe;
  /** The suits that `a`, `b` and `c` stand for; all three by default. */
  readonly suits?: 'mps' | 'ps';
  /** Kinds that may be set aside as ガリ. */
  readonly gari?: KindsText;
  /** Rings of kinds: an indicator points at the next kind, and the last at the first. */
  readonly rings?: readonly KindsText[];
  /** Flags that a hand may have besides those of its recipe. */
  readonly flags?: readonly Flag[];
  /** The name of the option for the number of indicators turned at first; one by default. */
  readonly indicators?: string;
  /** Ids of patterns worth enough to let a hand win that has little else. */
  readonly lifts?: readonly string[];
  /** Recipes by the id of the pattern. Of several, each drawing takes one. */
  readonly rows: Readonly<Record<string, Recipe | readonly Recipe[]>>;
}

/**
 * The one thing that a near miss lacks: one of the pattern's sets, a kong, the pair or a single tile, the kinds that
 * all tiles belong to, what every set holds, the form of the other sets, that its sets are concealed or called, what
 * is melded, that it has won, where the winning tile is and how it came, a flag, the owner's seat, the discarder's
 * seat, flowers, counters, ガリ, indicators, or a house rule.
 */
export const EDGES = [
  'set',
  'kong',
  'tile',
  'only',
  'each',
  'fill',
  'hidden',
  'melds',
  'won',
  'place',
  'by',
  'flag',
  'seat',
  'from',
  'flowers',
  'counters',
  'gari',
  'points',
  'option',
] as const;
/** What a near miss lacks. */
export type Edge = (typeof EDGES)[number];
