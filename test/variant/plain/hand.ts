/**
 * Hands for the second scorers of variants: text taken apart tile by tile, and every split tried. Slow and plain; shares
 * nothing with the sources.
 */
import type {Situation} from '../../../src/core/situation/situation.js';

/** Kinds: 0–26 for the suits, 27–30 for 東南西北, 31–33 for 白發中. */
const NAMES = [...'mps']
  .flatMap((suit) => [...'123456789'].map((rank) => rank + suit))
  .concat([...'ESWNPFC']);
const WINDS = ['east', 'south', 'west', 'north'];

/** The number of a suited kind, 1 to 9; 0 for an honor. */
export const rank = (kind: number): number => (kind < 27 ? (kind % 9) + 1 : 0);
/** The suit of a kind; 3 for an honor. */
export const suit = (kind: number): number => Math.floor(Math.min(kind, 27) / 9);
export const isHonor = (kind: number): boolean => kind >= 27;
export const isWind = (kind: number): boolean => kind >= 27 && kind < 31;
export const isDragon = (kind: number): boolean => kind >= 31;
export const isOrphan = (kind: number): boolean => isHonor(kind) || rank(kind) === 1 || rank(kind) === 9;

/** A set, melded or held. */
export interface PlainSet {
  readonly is: 'chow' | 'pung' | 'kong';
  /** Its lowest kind. */
  readonly low: number;
  /** Whether it is melded; a concealed kong is, too. */
  readonly isMeld: boolean;
  /** Whether nobody else's tile is in it. */
  readonly isConcealed: boolean;
}

/** Sets and a pair. */
export interface PlainSplit {
  readonly sets: readonly PlainSet[];
  readonly pair: number;
  /** The set that the winning tile ends; undefined if it ends the pair. */
  readonly won: PlainSet | undefined;
}

/** A win as the second scorers see it. */
export interface PlainHand {
  readonly melds: readonly PlainSet[];
  /** The held tiles with the winning one, in order. */
  readonly held: readonly number[];
  readonly win: number;
  /** All tiles. */
  readonly all: readonly number[];
  readonly isSelf: boolean;
  readonly isRobbed: boolean;
  /** The kind of the seat's wind, and of the round's. */
  readonly seat: number;
  readonly round: number;
  readonly flags: readonly string[];
  /** The numbers of the flowers, 1 to 8. */
  readonly flowers: readonly number[];
  /** Honors that lie aside as flowers do. */
  readonly aside: readonly number[];
  /** Whether nothing but concealed kongs is melded. */
  readonly isConcealed: boolean;
}

/** The kinds of tiles that are written one by one. */
export const kindsOf = (text: string): number[] =>
  (text.match(/\d[mps]|[ESWNPFC]/g) ?? []).map((name) => NAMES.indexOf(name));

function meldOf(text: string): PlainSet {
  const kinds = kindsOf(text);
  const [low, second] = kinds;
  const is = kinds.length === 4 ? 'kong' : low === second ? 'pung' : 'chow';
  return {is, low, isMeld: true, isConcealed: text.startsWith('[[')};
}

const tilesOf = ({is, low}: PlainSet): number[] =>
  is === 'chow' ? [low, low + 1, low + 2] : Array.from({length: is === 'kong' ? 4 : 3}, () => low);

/** Reads a hand whose tiles are written one by one: `[1m1m1m]2m3m+4m`. */
export function plainHand({
  hand,
  by,
  seat = 'east',
  round = 'east',
  flags = [],
  flowers = '',
}: Omit<Situation, 'rules'>): PlainHand {
  const melds = (hand.match(/\[\[?[^\]]+\]\]?/g) ?? []).map(meldOf);
  const held = kindsOf(hand.replace(/\[\[?[^\]]+\]\]?/g, '')).sort((a, b) => a - b);
  return {
    melds,
    held,
    win: kindsOf(hand.slice(hand.indexOf('+')))[0],
    all: [...held, ...melds.flatMap(tilesOf)],
    isSelf: by === 'self',
    isRobbed: by === 'robbing',
    seat: 27 + WINDS.indexOf(seat),
    round: 27 + WINDS.indexOf(round),
    flags,
    flowers: (flowers.match(/\d/g) ?? []).map(Number),
    aside: kindsOf(flowers),
    isConcealed: melds.every(({isConcealed}) => isConcealed),
  };
}

function without(kinds: readonly number[], gone: readonly number[]): number[] | undefined {
  const left = [...kinds];
  for (const kind of gone) {
    const at = left.indexOf(kind);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}

/** All ways to make sets of tiles, the lowest tile first. */
function setsOf(kinds: readonly number[]): (readonly number[])[][] {
  if (!kinds.length) return [[]];
  const [low] = kinds;
  const tries = [[low, low, low]];
  if (rank(low) > 0 && rank(low) < 8) tries.push([low, low + 1, low + 2]);
  return tries.flatMap((set) => {
    const left = without(kinds, set);
    return left ? setsOf(left).map((others) => [set, ...others]) : [];
  });
}

/** All splits into sets and a pair, one for each place that the winning tile may have. */
export function plainSplits({melds, held, win, isSelf}: PlainHand): PlainSplit[] {
  return [...new Set(held)].flatMap((pair) => {
    const left = without(held, [pair, pair]);
    return (left ? setsOf(left) : []).flatMap((kinds) => {
      const places = [...kinds.keys()].filter((i) => kinds[i].includes(win));
      if (pair === win) places.push(-1);
      return places.map((place) => {
        const sets = kinds.map(([low, second], i): PlainSet => {
          const isConcealed = isSelf || i !== place;
          return {is: low === second ? 'pung' : 'chow', low, isMeld: false, isConcealed};
        });
        return {pair, sets: [...melds, ...sets], won: sets.at(place < 0 ? sets.length : place)};
      });
    });
  });
}

/** How the winning tile was waited for. */
export function plainWait(
  {won}: PlainSplit,
  {win}: PlainHand,
): 'pair' | 'pung' | 'closed' | 'edge' | 'two-sided' {
  if (!won) return 'pair';
  if (won.is !== 'chow') return 'pung';
  if (win === won.low + 1) return 'closed';
  return rank(win) === (win === won.low ? 7 : 3) ? 'edge' : 'two-sided';
}

/** How many kinds are held four times, and how many twice, of seven pairs; undefined for another hand. */
export function plainPairs({melds, held}: PlainHand): {fours: number} | undefined {
  const counts = [...new Set(held)].map((kind) => held.filter((one) => one === kind).length);
  if (melds.length || held.length !== 14 || !counts.every((n) => n % 2 === 0)) return undefined;
  return {fours: counts.filter((n) => n === 4).length};
}

/** Whether the hand is one of each terminal and honor, and one more. */
export const isThirteen = ({melds, held}: PlainHand): boolean =>
  !melds.length && held.length === 14 && held.every(isOrphan) && new Set(held).size === 13;

/** Whether the tiles before the winning one are 1112345678999 of one suit. */
export function isNineGates({melds, held, win}: PlainHand): boolean {
  const before = without(held, [win]) ?? [];
  return (
    !melds.length &&
    suit(before[0]) < 3 &&
    before.every((kind) => suit(kind) === suit(before[0])) &&
    before.map(rank).join('') === '1112345678999'
  );
}

/** Whether all tiles are of one suit; `has` says whether honors may come with it. */
export function isOneSuit(kinds: readonly number[], has: {readonly honors: boolean}): boolean {
  const suits = new Set(kinds.filter((kind) => !isHonor(kind)).map(suit));
  return suits.size === 1 && kinds.some(isHonor) === has.honors;
}

export const isPung = ({is}: PlainSet): boolean => is !== 'chow';
export const count = <T>(list: readonly T[], test: (one: T) => boolean): number => list.filter(test).length;

/** Whether 123, 456 and 789 of a suit are among the chows that begin with these kinds. */
export const hasStraight = (chows: readonly number[]): boolean =>
  [0, 9, 18].some((one) => [one, one + 3, one + 6].every((low) => chows.includes(low)));

/** The sets of four flowers: 春夏秋冬 and 梅蘭菊竹. */
export const setsOfFlowers = (flowers: readonly number[]): number =>
  count([0, 4], (first) => [1, 2, 3, 4].every((n) => flowers.includes(first + n)));

/** The tiles held before the winning one. */
export const heldBefore = ({held, win}: PlainHand): readonly number[] => held.toSpliced(held.indexOf(win), 1);

/** The hand as if it had won on another kind. */
export const wonOn = (hand: PlainHand, win: number): PlainHand => ({
  ...hand,
  win,
  held: [...heldBefore(hand), win].sort((a, b) => a - b),
});

/** Whether no other kind would have made sets and a pair, however many of it are left. */
export const isOnlyWait = (hand: PlainHand): boolean =>
  ![...NAMES.keys()].some((kind) => kind !== hand.win && plainSplits(wonOn(hand, kind)).length > 0);
