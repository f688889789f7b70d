/** Hands with wild tiles for the second scorers: every way to put them into sets. Slow and plain; shares nothing with the sources. */
import {count, rank, type PlainHand, type PlainSet, type PlainSplit, heldBefore, wonOn} from './hand.js';

/** The most wild tiles of a hand that is tried: all ways to use more are too many. */
const MOST_WILD = 3;

/** Whether a hand has too many wild tiles to be judged. */
export const hasTooMany = ({held}: PlainHand, isWild: (kind: number) => boolean): boolean =>
  count(held, isWild) > MOST_WILD;

/** A way to use the wild tiles. */
export interface WildSplit extends PlainSplit {
  /** All tiles as what they stand for, those of melds too. */
  readonly all: readonly number[];
  /** The kind that the winning tile stands for. */
  readonly wonAs: number;
}

/** Some tiles of the hand that make a set or the pair. */
interface Part {
  /** The kinds that they stand for. */
  readonly kinds: readonly number[];
  /** Those of them that are no wild tiles. */
  readonly real: readonly number[];
}

const ALL = [...Array(34).keys()];
const CHOWS = ALL.filter((kind) => rank(kind) > 0 && rank(kind) < 8);
const SETS = [...ALL.map((kind) => [kind, kind, kind]), ...CHOWS.map((low) => [low, low + 1, low + 2])];

/** The sets that were found once, by what is played with and by their kind. */
const SETS_OF = new WeakMap<ReadonlySet<number>, Map<number | undefined, readonly (readonly number[])[]>>();

/** The sets that have a kind among some kinds that are played with; without a kind all of them. */
function setsWith(low: number | undefined, kinds: ReadonlySet<number>): readonly (readonly number[])[] {
  const known = SETS_OF.get(kinds) ?? new Map<number | undefined, readonly (readonly number[])[]>();
  SETS_OF.set(kinds, known);
  const sets =
    known.get(low) ??
    SETS.filter((set) => (low === undefined || set.includes(low)) && set.every((kind) => kinds.has(kind)));
  known.set(low, sets);
  return sets;
}
/** A way to take some kinds, with what is left. */
interface Way {
  readonly part: Part;
  readonly left: readonly number[];
  readonly wilds: number;
}

/** All ways to take these kinds from real tiles and so many wild ones. */
function taken(kinds: readonly number[], real: readonly number[], wilds: number): readonly Way[] {
  const ways: Way[] = [];
  const take = (i: number, own: readonly number[], left: readonly number[], rest: number): void => {
    if (i === kinds.length) {
      ways.push({part: {kinds, real: own}, left, wilds: rest});
      return;
    }
    if (rest) take(i + 1, own, left, rest - 1);
    const at = left.indexOf(kinds[i]);
    if (at >= 0) take(i + 1, [...own, kinds[i]], left.toSpliced(at, 1), rest);
  };
  take(0, [], real, wilds);
  return ways;
}

/** All ways to make sets of real tiles and wild ones; the lowest real tile is put into a set first. */
function* partsOf(
  real: readonly number[],
  wilds: number,
  kinds: ReadonlySet<number>,
): Generator<readonly Part[]> {
  if (!real.length && !wilds) yield [];
  else {
    const [low] = real;
    for (const set of setsWith(low, kinds)) {
      for (const {part, left, wilds: rest} of taken(set, real, wilds)) {
        if (low !== undefined && !part.real.includes(low)) continue;
        for (const others of partsOf(left, rest, kinds)) yield [part, ...others];
      }
    }
  }
}

/** Whether a hand whose tiles of some kinds stand for any other is complete. */
export function isComplete(
  {held}: PlainHand,
  isWild: (kind: number) => boolean,
  kinds: ReadonlySet<number>,
): boolean {
  // the same tiles are left beside many pairs
  const known = new Map<string, boolean>();
  const areSets = (left: readonly number[], wilds: number): boolean => {
    const key = [wilds, ...left].join(' ');
    const are = known.get(key) ?? !partsOf(left, wilds, kinds).next().done;
    known.set(key, are);
    return are;
  };
  const real = held.filter((kind) => !isWild(kind));
  return [...kinds].some((kind) =>
    taken([kind, kind], real, held.length - real.length).some(({left, wilds}) => areSets(left, wilds)),
  );
}

const tilesOf = ({is, low}: PlainSet): number[] =>
  is === 'chow' ? [low, low + 1, low + 2] : Array.from({length: is === 'kong' ? 4 : 3}, () => low);

/** All splits of a hand whose tiles of some kinds stand for any of the kinds that are played with. */
export function wildSplits(
  hand: PlainHand,
  isWild: (kind: number) => boolean,
  kinds: ReadonlySet<number>,
): WildSplit[] {
  const {melds, held, win, isSelf} = hand;
  const real = held.filter((kind) => !isWild(kind));
  // what the winning tile may be in some part of the hand
  const inPart = ({kinds: all, real: own}: Part): readonly number[] => {
    if (!isWild(win)) return own.includes(win) ? [win] : [];
    const rest = own.reduce((left: readonly number[], one) => left.toSpliced(left.indexOf(one), 1), all);
    return [...new Set(rest)];
  };
  return [...kinds].flatMap((kind) =>
    taken([kind, kind], real, held.length - real.length).flatMap((pair) =>
      [...partsOf(pair.left, pair.wilds, kinds)].flatMap((parts) => {
        const places = [...parts, pair.part].flatMap((part, place) =>
          inPart(part).map((wonAs) => ({place, wonAs})),
        );
        return places.map(({place, wonAs}) => {
          const sets = parts.map(({kinds: [low, second]}, i): PlainSet => {
            const isConcealed = isSelf || i !== place;
            return {is: low === second ? 'pung' : 'chow', low, isMeld: false, isConcealed};
          });
          return {
            pair: kind,
            wonAs,
            sets: [...melds, ...sets],
            won: sets.at(place),
            all: [kind, kind, ...parts.flatMap((part) => part.kinds), ...melds.flatMap(tilesOf)],
          };
        });
      }),
    ),
  );
}

/** All ways to make seven pairs, as the kinds that the tiles stand for. */
export function wildPairs(
  {melds, held}: PlainHand,
  isWild: (kind: number) => boolean,
  kinds: ReadonlySet<number>,
): (readonly number[])[] {
  if (melds.length || held.length !== 14) return [];
  const pairs = (real: readonly number[], wilds: number): (readonly number[])[] => {
    if (!real.length && !wilds) return [[]];
    const [low] = real;
    return (low === undefined ? [...kinds] : [low]).flatMap((kind) =>
      taken([kind, kind], real, wilds)
        .filter(({part}) => low === undefined || part.real.length > 0)
        .flatMap((way) => pairs(way.left, way.wilds).map((others) => [kind, kind, ...others])),
    );
  };
  const real = held.filter((kind) => !isWild(kind));
  return pairs(real, held.length - real.length);
}

/** Whether the hand before the winning tile waited for every kind. */
export function waitsForAny(
  hand: PlainHand,
  isWild: (kind: number) => boolean,
  kinds: ReadonlySet<number>,
  isWon: (hand: PlainHand) => boolean,
): boolean {
  return heldBefore(hand).some(isWild) && [...kinds].every((win) => isWon(wonOn(hand, win)));
}

/** The kind after one: after 9 the 1, after 北 東, after 中 白. */
export function nextKind(kind: number): number {
  if (rank(kind) > 0) return rank(kind) === 9 ? kind - 8 : kind + 1;
  return kind === 30 ? 27 : kind === 33 ? 31 : kind + 1;
}

/** How many tiles are in four of a kind. */
export const fours = (kinds: readonly number[]): number =>
  count([...new Set(kinds)], (kind) => count(kinds, (one) => one === kind) === 4);
