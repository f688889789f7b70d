/**
 * What conditions see of a group beside its sort, its suit, how it lies and whether the winning tile is in it: of hands
 * with wild tiles only those are tried that some condition tells apart.
 */
import type {Kinds} from '../../core/patterns/kinds.js';
import {ALL_KINDS, type RankSet} from '../../core/tiles/kind-sets.js';
import {CHOW, lowestOf, typeOf, type GroupCode} from '../../core/tiles/group.js';
import {HONOR, KINDS, SUIT_STARTS, type Kind} from '../../core/tiles/tile.js';
import {isAmong, kindsOfAsked, onlyKind, type KindsAsked} from './kinds.js';

/** What a condition sees of groups. */
export interface Sight {
  /** Sets of kinds: whether a tile is one of them. */
  readonly kinds: readonly Kinds[];
  /** Chows, by the rank of their lowest tile. */
  readonly chows: RankSet;
  /** Whether each pung and each pair is told from all others. */
  readonly alike: boolean;
}

const EVERY_RANK: RankSet = 0x1ff;
/** Every group is told from all others. */
export const ALL_SEEN: Sight = {kinds: [], chows: EVERY_RANK, alike: true};
/** Nothing but sorts and suits, where the winning tile is, and how the hand was won. */
export const NONE_SEEN: Sight = {kinds: [], chows: 0, alike: false};
/** The chows that can be waited for by one side alone, too. */
export const WAITS_SEEN: Sight = {...NONE_SEEN, chows: 0b1000001};

/** Whether tiles are of some kinds; where these depend on the seat, each that may be meant. */
export const seeing = (asked: KindsAsked): Sight => ({
  ...NONE_SEEN,
  kinds: typeof asked === 'function' ? eachOf(kindsOfAsked(asked)) : [asked],
});

/** Each of some kinds by itself. */
export const seeingEach = (asked: KindsAsked): Sight => ({...NONE_SEEN, kinds: eachOf(kindsOfAsked(asked))});

const eachOf = (kinds: Kinds): readonly Kinds[] =>
  ALL_KINDS.filter((kind) => isAmong(kind, kinds)).map(onlyKind);

/** What several conditions see together. */
export const seenByAll = (sights: readonly Sight[]): Sight => ({
  kinds: [...new Set(sights.flatMap(({kinds}) => kinds))],
  chows: sights.reduce((ranks, {chows}) => ranks | chows, 0),
  alike: sights.some(({alike}) => alike),
});

/** Numbers groups so that those have the same number that are not told apart; their kinds are counted within a suit. */
export function alikeBy({kinds, chows, alike}: Sight): (code: GroupCode, honors: boolean) => number {
  const numbers = new Map<string, number>();
  const among = (kind: Kind): string => kinds.map((some) => (isAmong(kind, some) ? 1 : 0)).join('');
  const faces = [...Array(HONOR / 3).keys()].map((rank) =>
    [0, 1, 2].map((suit) => among(SUIT_STARTS[suit] + rank)).join(''),
  );
  const honorFaces = [...Array(KINDS - HONOR).keys()].map((honor) => among(HONOR + honor));
  return (code, honors) => {
    const type = typeOf(code);
    const low = lowestOf(code);
    const isChow = type === CHOW;
    const isTold = isChow ? (chows >> low) & 1 : alike;
    const seen = honors ? honorFaces : faces;
    const tiles = isChow ? [seen[low], seen[low + 1], seen[low + 2]] : [seen[low]];
    const key = [type, honors, isTold ? low : '', ...tiles].join(' ');
    let number = numbers.get(key);
    if (number === undefined) numbers.set(key, (number = numbers.size));
    return number;
  };
}
