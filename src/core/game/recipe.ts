/**
 * Recipes: of what a hand is built that has a pattern. A rule set gives one or several for each row of its table; what a
 * recipe does not name is drawn at random.
 *
 * Tiles are written as in notation, with letters that stand for something else in each drawing:
 * - `a` `b` `c` three different suits · `x` `y` `z` the three dragons in some order · `t` `u` `v` `w` the four winds in some
 *   order · `o` the owner's wind · `r` the round's wind
 * - in a list of sets, `*` is any tile that the rest of the recipe allows
 */
import type {WinBy} from '../situation/situation.js';
import type {Flag} from '../situation/situation.js';

/** Tiles by kind: `19mps ESWN`, `147a 258b 369c`. */
export type KindsText = string;
/** The lowest tiles of sets, with spaces between them: `1a 4a 7a`, `x y`, `* *`. */
export type SetsText = string;

/** How a kong was made; `own` is concealed or added. */
export type KongHow = 'open' | 'added' | 'concealed' | 'own' | 'any';

/**
 * Where the winning tile is: in a chow (`edge`, `closed`, `two-sided`), in the `pair`, in a triplet (`pung`), not in one of the
 * recipe's own sets (`other`), or nowhere, for a hand that has not won (`none`).
 */
export type WinPlace = 'edge' | 'closed' | 'two-sided' | 'pair' | 'pung' | 'other' | 'none';

/**
 * Which sets are melded: none at all, none but concealed kongs, at least one by a call, all of them by calls, or those of
 * the recipe that hides its triplets none.
 */
export type MeldsWanted = 'none' | 'concealed' | 'open' | 'all';

/** So many different kinds of a choice, each so many times. */
export type Take = readonly [kinds: number, of: KindsText, times: 1 | 2 | 3 | 4];

/** What a hand is built of; each field left out is drawn at random. */
export interface Recipe {
  readonly chows?: SetsText;
  readonly pungs?: SetsText;
  readonly kongs?: SetsText;
  /** How the kongs were made, in their order; any way by default. */
  readonly kong?: readonly KongHow[];
  readonly pair?: KindsText;
  /** The most that all ranks with a letter for their suit may be raised, together. */
  readonly shift?: number;
  /** The kinds that the whole hand is made of. */
  readonly only?: KindsText;
  /** Kinds of which every set and the pair hold one. */
  readonly each?: KindsText;
  /** Of what form the sets are that the recipe does not name. */
  readonly fill?: 'chows' | 'pungs';
  /** Tiles held beside sets: so many kinds of a choice. */
  readonly take?: readonly Take[];
  /** Tiles held beside sets: one of the choices of each list, whole. */
  readonly either?: readonly (readonly KindsText[])[];
  /** One more tile of one of the kinds that were taken. */
  readonly again?: true;
  /** All tiles that are held before the winning one: one of these hands. */
  readonly held?: readonly KindsText[];
  /** The tiles that complete what is held. */
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
  /** Who discards: the dealer, or another. */
  readonly from?: 'dealer' | 'other' | 'any';
  /**
   * Flowers laid out: none, one at least, the season of the owner's seat, a whole set of four, seven or all eight.
   */
  readonly flowers?: 'none' | 'any' | 'own' | 'set' | 'seven' | 'eight';
  readonly counters?: true;
  readonly gari?: 'none' | 'any';
  /** Indicators that point at a tile of the hand: the first, a later one, one underneath; or none that does. */
  readonly points?: 'dora' | 'kandora' | 'uradora' | 'none';
  /** House rules without which the pattern does not count. */
  readonly options?: Readonly<Record<string, boolean | number | string>>;
  /** What a hand can lack that nearly has the pattern; all that the recipe says by default. */
  readonly fails?: readonly Edge[];
}

/** The recipes of a rule set. */
export interface Recipes {
  /** What holds for every hand of the rule set, unless a recipe says otherwise. */
  readonly usual?: Recipe;
  /** The suits that `a`, `b` and `c` stand for; all three by default. */
  readonly suits?: 'mps' | 'ps';
  /** Kinds that are laid out as ガリ. */
  readonly gari?: KindsText;
  /** Runs of kinds in which an indicator points at the next one, the last at the first. */
  readonly rings?: readonly KindsText[];
  /** Flags that a hand may have beside what its recipe asks for. */
  readonly flags?: readonly Flag[];
  /** The option that says how many indicators lie face up at first; one by default. */
  readonly indicators?: string;
  /** Rows worth enough that a hand may win that has little else. */
  readonly lifts?: readonly string[];
  /** By the ids of rows; of several recipes each drawing takes one. */
  readonly rows: Readonly<Record<string, Recipe | readonly Recipe[]>>;
}

/**
 * The one thing that a hand lacks which nearly has a pattern: one of the pattern's sets, a kong, the pair or a single tile, the
 * kinds that all tiles are of, what every set holds, the form of the other sets, that its sets are concealed or called, what
 * is melded, that it has won, where the winning tile is and how it came, a flag, the owner's seat, the discarder's, flowers, counters, ガリ,
 * indicators, or a house rule.
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
/** How a winning tile completes its group, as recipes name it. */
export type Edge = (typeof EDGES)[number];
