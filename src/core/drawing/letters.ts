/** What the letters of a recipe stand for in one drawing, and the kinds that its texts then name. */
import type {KindsText, Recipes} from '../game/recipe.js';
import {HONOR, KINDS, type Kind} from '../tiles/tile.js';
import type {Random} from '../tiles/random.js';
import {shuffle} from '../tiles/shuffle.js';

/** Ranks with one letter for their suit, as a character code; no ranks for a letter that is a kind itself. */
interface Piece {
  readonly ranks: readonly number[];
  readonly letter: number;
  /** Whether its ranks are raised. */
  readonly raised: boolean;
}

const codesOf = (letters: string): readonly number[] => [...letters].map((letter) => letter.charCodeAt(0));
const SUITS = codesOf('abc');
const DRAGONS = codesOf('xyz');
const WINDS = codesOf('tuvw');
const [OWN, ROUND] = codesOf('or');

/** What each letter stands for that is the same in every drawing. */
const FIXED = new Int8Array(128).fill(-1);
codesOf('mps').forEach((code, suit) => (FIXED[code] = 9 * suit));
codesOf('ESWNPFC').forEach((code, i) => (FIXED[code] = HONOR + i));

const pieces = new Map<KindsText, readonly Piece[]>();

function piecesOf(text: KindsText): readonly Piece[] {
  let known = pieces.get(text);
  if (!known) pieces.set(text, (known = parse(text)));
  return known;
}

function parse(text: KindsText): Piece[] {
  return [...text.matchAll(/(\d+)([mpsabc]+)|([A-Zx-zt-wor])/g)].flatMap(([, digits, suits, single]) =>
    codesOf(single ?? suits).map((letter) => ({
      ranks: single ? [] : [...digits].map(Number),
      letter,
      raised: SUITS.includes(letter),
    })),
  );
}

const DRAGON_KINDS: readonly Kind[] = [HONOR + 4, HONOR + 5, HONOR + 6];
const WIND_KINDS: readonly Kind[] = [HONOR, HONOR + 1, HONOR + 2, HONOR + 3];

/** What has an order of its own in each drawing; kept, for it is filled anew each time. */
const order: Kind[] = [];

const THREE: readonly Kind[] = [0, 9, 18];
const TWO: readonly Kind[] = [9, 18];

/** Where the suits begin that `a`, `b` and `c` stand for. */
export const suitsOf = ({suits}: Recipes): readonly Kind[] => (suits === 'ps' ? TWO : THREE);

/** Letters with their kinds: a suit's first one, or the honor. */
export class Letters {
  private readonly kinds = FIXED.slice();

  /**
   * @param suits where the suits begin that `a` `b` `c` stand for
   * @param shift how far their ranks are raised in sets and in tiles held beside them
   */
  constructor(
    random: Random,
    suits: readonly Kind[],
    own: Kind,
    round: Kind,
    private readonly shift: number,
  ) {
    this.give(SUITS, suits, random);
    this.give(DRAGONS, DRAGON_KINDS, random);
    this.give(WINDS, WIND_KINDS, random);
    this.kinds[OWN] = own;
    this.kinds[ROUND] = round;
  }

  private give(letters: readonly number[], kinds: readonly Kind[], random: Random): void {
    order.length = 0;
    for (const kind of kinds) order.push(kind);
    shuffle(order, random);
    for (let i = 0; i < order.length; i++) this.kinds[letters[i]] = order[i];
  }

  /**
   * The kinds that a text names, in its order; those with a letter for which there is no suit are left out.
   * @param shift how far ranks of the suits `a` `b` `c` are raised
   */
  kindsOf(text: KindsText, shift = this.shift): Kind[] {
    const list: Kind[] = [];
    for (const {ranks, letter, raised} of piecesOf(text)) {
      const base = this.kinds[letter];
      if (base < 0) continue;
      if (!ranks.length) list.push(base);
      for (const rank of ranks) list.push(base + rank - 1 + (raised ? shift : 0));
    }
    return list;
  }

  /** By kind, 1 for those that a text names; none is raised. */
  maskOf(text: KindsText): Uint8Array {
    const mask = new Uint8Array(KINDS);
    for (const {ranks, letter} of piecesOf(text)) {
      const base = this.kinds[letter];
      if (base < 0) continue;
      if (!ranks.length) mask[base] = 1;
      for (const rank of ranks) mask[base + rank - 1] = 1;
    }
    return mask;
  }
}
