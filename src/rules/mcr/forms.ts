/** Conditions that only 国標麻将 has. */
import type {Match} from '../../core/game/match.js';
import {hasFlag} from '../../core/game/position.js';
import {all, both, either, hand, not} from '../../core/patterns/conditions.js';
import {exposedTiles} from '../../core/patterns/exposed.js';
import {honors} from '../../core/patterns/kinds.js';
import {pureNineGates} from '../../core/patterns/nine-gates.js';
import type {Condition, Worth} from '../../core/patterns/pattern-table.js';
import {allChows, concealedKongs, concealedPungs, meldedKongs, shape} from '../../core/patterns/sets.js';
import {fullFlush, suits} from '../../core/patterns/tiles.js';
import {soleWait} from '../../core/patterns/waits.js';
import {whether} from '../../core/patterns/winning.js';
import {lowestOf} from '../../core/tiles/group.js';
import {bitCount} from '../../core/tiles/kind-sets.js';
import {HONOR, rankOf, suitOf} from '../../core/tiles/tile.js';
import type {McrOptions} from './options.js';

/** Seven pairs with consecutive ranks. */
const eachPairOneUp = hand((m) => {
  for (let at = 1; at < m.size; at++)
    if (lowestOf(m.groups[at]) !== lowestOf(m.groups[at - 1]) + 1) return false;
  return true;
});

/** 連七対 */
export const sevenShiftedPairs: Condition = both(both(shape('sevenPairs'), fullFlush), eachPairOneUp);

/** 七星不靠: all seven honors are among the fourteen tiles. */
export const sevenHonorsApart: Condition = both(
  shape('honorsAndKnitted'),
  hand((m) => m.honors === honors.honors),
);

/** How many chows begin at this rank of a suit. */
function chowsAt(m: Match, suit: number, rank: number): number {
  let n = 0;
  for (let at = 0; at < m.size; at++) {
    const low = lowestOf(m.groups[at]);
    if ((m.chows >> at) & 1 && suitOf(low) === suit && rankOf(low) === rank) n++;
  }
  return n;
}

/** The suit of a pair of 5; -1 for any other pair. */
function suitOfFives(m: Match): number {
  const pair = lowestOf(m.groups[m.size - 1]);
  return pair < HONOR && rankOf(pair) === 5 ? suitOf(pair) : -1;
}

/** Whether a suit has 123 and 789, each so many times. */
const hasTerminalChows = (m: Match, suit: number, times: number): boolean =>
  chowsAt(m, suit, 1) === times && chowsAt(m, suit, 7) === times;

/** 一色双龍会: 123 and 789 twice, and a pair of 5, in one suit. */
export const pureTerminalChows: Condition = all(
  fullFlush,
  allChows,
  hand((m) => {
    const suit = suitOfFives(m);
    return suit >= 0 && hasTerminalChows(m, suit, 2);
  }),
);

/** 三色双龍会: 123 and 789 in each of two suits, and a pair of 5 in the third. */
export const threeSuitedTerminalChows: Condition = all(
  suits(3),
  allChows,
  hand((m) => {
    const third = suitOfFives(m);
    return third >= 0 && [0, 1, 2].every((suit) => suit === third || hasTerminalChows(m, suit, 1));
  }),
);

/** Every set is a chow; 組合龍 counts as three. */
export const everySetAChow: Condition = both(
  either(shape('sets'), shape('knittedStraight')),
  hand((m) => (m.chows | m.knitted | m.pair) === m.all),
);

/** So many melded and so many concealed kongs, and no others. */
export const onlyKongs =
  (of: {readonly melded: number; readonly concealed: number}): Condition =>
  (m) =>
    bitCount(meldedKongs(m)) === of.melded && bitCount(concealedKongs(m)) === of.concealed ? m.kongs : 0;

/** One melded and one concealed kong, if agreed to be worth this much together (MC-A2). */
export const mixedKongsAs = (points: 6 | 5): Condition =>
  both(
    onlyKongs({melded: 1, concealed: 1}),
    hand((m: Match<McrOptions>) => m.options.mixedKongs === points),
  );

/** The value of two concealed kongs, by the house rules (MC-A1). */
export const twoConcealedKongs: Worth = {
  value: 8,
  sum: (m: Match<McrOptions>) => m.options.twoConcealedKongs,
};

/** Hands that are always concealed, apart from 九蓮宝燈. */
const special = either(either(shape('sevenPairs'), shape('thirteenOrphans')), shape('honorsAndKnitted'));

/** Wins for which a self-draw counts as 自摸 and not as 不求人, since they are concealed by themselves (MC-A3). */
export const selfDrawnAlone: Condition = either(
  either(concealedPungs(4), sevenShiftedPairs),
  both(
    either(special, pureNineGates),
    hand((m: Match<McrOptions>) => m.options.selfDrawSpecial === 'selfDrawn'),
  ),
);

/** 和絶張: the other three tiles of the kind can be seen. Either the flag says so, or they are in melded sets. */
export const lastOfKind: Condition = whether(
  ({position}) => hasFlag(position, 'lastOfKind') || exposedTiles(position, position.win) === 3,
);

/** Whether 組合龍 took the winning tile, which also closed another wait, and that wait is not to count (MC-A12). */
const isInKnitted = hand(
  (m: Match<McrOptions>) =>
    m.knitted !== 0 && !m.options.knittedStraightWaits && m.holding(m.knitted, m.winKind) !== 0,
);

/** Only one kind was waited for, in this form; used-up kinds also count as waited for (MC-A14). */
export const singleWait = (form: 'edge' | 'closed' | 'pair'): Condition =>
  both(soleWait(form), not(isInKnitted));
