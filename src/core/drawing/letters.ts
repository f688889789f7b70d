/** Binds the letters of a recipe for one drawing, and reads the kinds that its texts then name. */
import type {KindsText, Recipes} from '../game/recipe.js';
import {HONOR, KINDS, type Kind} from '../tiles/tile.js';
import type {Random} from '../tiles/random.js';

/** Ranks followed by a suit's letter, as a character code; a letter that is a kind itself has no ranks. */
interface Piece {
  readonly ranks: readonly number[];
  readonly letter: number;
  /** Whether its ranks are raised. */
  readonly raised: boolean;
}

const codesOf = (letters: string): readonly number[] => [...letters].map((letter) => letter.charCodeAt(0));
const SUITS = codesOf('abc');
const [OWN, ROUND] = codesOf('or');

/** Marks a letter that is not bound yet, and is no suit. */
const UNKNOWN = -2;
const NONE = -1;

/** For each letter that means the same in every drawing, its meaning. */
const FIXED = Array<Kind>(128).fill(UNKNOWN);
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

/** Letters for the kinds of a group, which each drawing puts in a random order. */
interface Family {
  readonly letters: readonly number[];
  readonly kinds: readonly Kind[];
}

const DRAGONS: Family = {letters: codesOf('xyz'), kinds: [HONOR + 4, HONOR + 5, HONOR + 6]};
const WINDS: Family = {letters: codesOf('tuvw'), kinds: [HONOR, HONOR + 1, HONOR + 2, HONOR + 3]};

/** The kinds of a text that has no letters to bind. */
export const kindsNamed = (text: KindsText): Kind[] =>
  piecesOf(text).flatMap(({ranks, letter}) =>
    ranks.length ? ranks.map((rank) => FIXED[letter] + rank - 1) : [FIXED[letter]],
  );

const THREE: readonly Kind[] = [0, 9, 18];
const TWO: readonly Kind[] = [9, 18];

/** The first kinds of the suits that `a`, `b` and `c` may stand for. */
export const suitsOf = ({suits}: Recipes): readonly Kind[] => (suits === 'ps' ? TWO : THREE);

/** The bound letters: each stands for a suit, by its first kind, or for an honor. */
export class Letters {
  private readonly kinds = FIXED.slice();

  /**
   * @param suits the first kinds of the suits that `a` `b` `c` stand for
   * @param shift how far their ranks are raised, in sets and in tiles held outside them
   */
  constructor(
    private readonly random: Random,
    private readonly suits: readonly Kind[],
    own: Kind,
    round: Kind,
    private readonly shift: number,
  ) {
    this.kinds[OWN] = own;
    this.kinds[ROUND] = round;
  }

  /** The kind that a letter stands for, chosen when first asked for; -1 for a suit that does not exist. */
  private kindOf(letter: number): Kind {
    const {kinds} = this;
    if (kinds[letter] === UNKNOWN) this.give(letter);
    return kinds[letter];
  }

  private give(letter: number): void {
    const {kinds, random} = this;
    const family = SUITS.includes(letter)
      ? {letters: SUITS, kinds: this.suits}
      : DRAGONS.letters.includes(letter)
        ? DRAGONS
        : WINDS;
    for (let i = 0; i < family.letters.length; i++) {
      const other = family.letters[i < family.kinds.length ? random.below(i + 1) : i];
      kinds[family.letters[i]] = kinds[other];
      kinds[other] = family.kinds[i] ?? NONE;
    }
  }

  /**
   * The kinds that a text names, in order; those of a suit that does not exist are left out.
   * @param shift how far the ranks of the suits `a` `b` `c` are raised
   */
  kindsOf(text: KindsText, shift = this.shift): Kind[] {
    const list: Kind[] = [];
    for (const {ranks, letter, raised} of piecesOf(text)) {
      const base = this.kindOf(letter);
      if (base < 0) continue;
      if (!ranks.length) list.push(base);
      for (const rank of ranks) list.push(base + rank - 1 + (raised ? shift : 0));
    }
    return list;
  }

  /** Marks the kinds that a text names with 1, by kind; ranks are not raised. */
  maskOf(text: KindsText): Uint8Array {
    const mask = new Uint8Array(KINDS);
    for (const {ranks, letter} of piecesOf(text)) {
      const base = this.kindOf(letter);
      if (base < 0) continue;
      if (!ranks.length) mask[base] = 1;
      for (const rank of ranks) mask[base + rank - 1] = 1;
    }
    return mask;
  }
}
