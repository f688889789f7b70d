/** Conditions that only 新章 has. */
import type {Match as MatchOf} from '../../core/game/match.js';
import {addedLater, hand} from '../../core/patterns/conditions.js';
import {
  PLANTS,
  SEASONS,
  flowerCount,
  flowerSets,
  flowerTiles,
  flowersOf,
  ownFlowers,
  seatFlowers,
} from '../../core/patterns/flowers.js';
import {ofSuit} from '../../core/patterns/kinds.js';
import type {Condition, Worth} from '../../core/patterns/pattern-table.js';
import {soleWait, wait} from '../../core/patterns/waits.js';
import {whether} from '../../core/patterns/winning.js';
import {SUIT_STARTS, suitOf} from '../../core/tiles/tile.js';
import {wonByFlowers} from './flower-wins.js';
import {isNineSided, wasNineSided} from './nine-sided.js';
import type {XinzhangOptions} from './options.js';

type M = MatchOf<XinzhangOptions>;

/** The condition of a row that counts between two players only: it appears in payments, never as a line. */
export const inPayments: Condition = addedLater;
/** 連莊, 拉莊: the value for each time that the dealer has stayed. */
export const eachRepeat: Worth = {
  value: (m: M) => m.options.lianzhuangTai,
  shown: (options: XinzhangOptions) => ({eachRepeat: options.lianzhuangTai}),
};
/** How often the dealer has stayed (連莊). */
export const repeats = (m: M): number => m.position.counters;

const narrow = wait('edge', 'closed', 'pair');
const soleNarrow = soleWait('edge', 'closed', 'pair');

/** Whether the win is 天胡, if that is played: it is then not known which tile came last. */
const isHeavenly = (m: M): boolean => m.has('heavenly') && m.lists('tianhu');

/** 邊張, 中洞, 單吊: the only tile that could complete the sets. House rules may let the form alone be enough (XZ-A5). */
export function singleWait(m: M): number {
  if (m.shape !== 'sets' || isHeavenly(m)) return 0;
  return m.options.dutingStrict ? soleNarrow(m) : narrow(m);
}

/** Won on the replacement for a kong or a flower; every win by flowers is one. */
export const onReplacement: Condition = whether(
  (m) => m.has('replacement') || m.has('flowerReplacement') || wonByFlowers(m.position, m),
);

/** 本花: the sets with a flower of the owner's seat. */
export const ownFlowerSets: Condition = (m: M) => seatFlowers(m, m.options.flowerOrder);
/** The flowers of the owner's seat in these sets, in notation. */
export const ownFlowersLaidOut = (m: M, sets: number): string =>
  flowerTiles(ownFlowers(m, m.options.flowerOrder) & flowersOf(sets));

/** 花槓: the complete sets of flowers; if agreed, both sets after a 七搶一 that was not declared (XZ-A11). */
export const flowerKongs: Condition = (m: M) =>
  m.options.undeclared71Huagang === 2 && isUndeclared(m) ? SEASONS | PLANTS : flowerSets(m);
/** The flowers of these sets that are set aside, in notation. */
export const setsLaidOut = (m: M, sets: number): string => flowerTiles(m.position.flowers & flowersOf(sets));

/**
 * Whether 七搶一 is played and was not declared: seven flowers are set aside, and another player has the eighth. For a
 * self-draw the situation must name that player; for another player's tile, seven flowers are enough.
 */
function isUndeclared(m: M): boolean {
  const {from, seat} = m.position;
  if (!m.lists('qiqiangyi') || m.has('sevenFlowers')) return false;
  const isKnown = m.ron || (from !== undefined && from !== seat);
  return isKnown && flowerCount(m) === 7;
}

const suitOfNumbers = [0, 1, 2].map((suit) => ofSuit(suit, 1, 2, 3, 4, 5, 6, 7, 8, 9).suited);
const guests = [
  [1, 4, 7],
  [2, 5, 8],
  [3, 6, 9],
].map((ranks) => [0, 1, 2].map((suit) => ofSuit(suit, ...ranks).suited));

/** 千客萬來: one suit is 147, one 258, one 369. */
export const guestsOfThreeSuits: Condition = hand(({suited}) =>
  guests.every((bySuit) => bySuit.some((tiles, suit) => (suited & suitOfNumbers[suit]) === tiles)),
);

/** 九龍飛天: one suit, without melds. With 天胡 it is not known which tile came last (XZ-9). */
export const nineSided: Condition = hand((m) => {
  const {counts, held, melds, win} = m.position;
  if (m.shape !== 'sets' || melds.length) return false;
  const start = SUIT_STARTS[suitOf(win)];
  return m.has('heavenly') ? wasNineSided(counts, start) : isNineSided(held, start);
});
