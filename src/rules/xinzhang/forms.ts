/** Conditions of 新章 that no other rule set has in this way. */
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

/** A row that counts between two players only: a payment holds it, never a line. */
export const inPayments: Condition = addedLater;
/** 連莊, 拉莊: what the dealer is worth for each time that he has stayed. */
export const eachRepeat: Worth = {
  value: (m: M) => m.options.lianzhuangTai,
  shown: (options: XinzhangOptions) => ({eachRepeat: options.lianzhuangTai}),
};
/** How often the dealer has stayed (連莊). */
export const repeats = (m: M): number => m.position.counters;

const narrow = wait('edge', 'closed', 'pair');
const soleNarrow = soleWait('edge', 'closed', 'pair');

/** 天胡, where that is played: no tile is known to have come last. */
const isHeavenly = (m: M): boolean => m.lists('tianhu') && m.has('heavenly');

/** 邊張, 中洞, 單吊: the only tile that sets waited for, unless the form alone is agreed to be enough (XZ-A5). */
export function singleWait(m: M): number {
  if (m.shape !== 'sets' || isHeavenly(m)) return 0;
  return m.options.dutingStrict ? soleNarrow(m) : narrow(m);
}

/** Won on the replacement for a kong or a flower, with which flower wins are declared. */
export const onReplacement: Condition = whether(
  (m) => m.has('replacement') || m.has('flowerReplacement') || wonByFlowers(m.position, m),
);

/** 本花: the sets with a flower of the own seat. */
export const ownFlowerSets = (m: M): number => seatFlowers(m, m.options.flowerOrder);
/** Those of the sets that are named. */
export const ownFlowersLaidOut = (m: M, sets: number): string =>
  flowerTiles(ownFlowers(m, m.options.flowerOrder) & flowersOf(sets));

/** 花槓: the sets of flowers that are complete; both of them after a 七搶一 that was not declared, as agreed (XZ-A11). */
export const flowerKongs = (m: M): number =>
  m.options.undeclared71Huagang === 2 && isUndeclared(m) ? SEASONS | PLANTS : flowerSets(m);
/** The flowers of these sets that are laid out. */
export const setsLaidOut = (m: M, sets: number): string => flowerTiles(m.position.flowers & flowersOf(sets));

/**
 * 七搶一 is played and was not declared: seven flowers are laid out, and another player has the eighth. On a self-draw the
 * situation names who has it; with another's tile, seven flowers are taken to mean it.
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

/** 九龍飛天 of one suit, no meld; with 天胡 no tile is known to have come last (XZ-9). */
export const nineSided: Condition = hand((m) => {
  const {counts, held, melds, win} = m.position;
  if (m.shape !== 'sets' || melds.length) return false;
  const start = SUIT_STARTS[suitOf(win)];
  return m.has('heavenly') ? wasNineSided(counts, start) : isNineSided(held, start);
});
