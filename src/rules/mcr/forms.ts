/** Conditions that only 国標麻将 has. */
import type {Match} from '../../core/game/match.js';
import {hasFlag, type Position} from '../../core/game/position.js';
import {all, both, either, hand, not} from '../../core/patterns/conditions.js';
import {honor, honors, allKinds, ofSuit, type Kinds} from '../../core/patterns/kinds.js';
import {pureNineGates} from '../../core/patterns/nine-gates.js';
import type {Condition, Worth} from '../../core/patterns/pattern-table.js';
import {allChows, concealedKongs, concealedPungs, meldedKongs, shape} from '../../core/patterns/sets.js';
import {fullFlush, suits} from '../../core/patterns/tiles.js';
import {soleWait} from '../../core/patterns/waits.js';
import {whether} from '../../core/patterns/winning.js';
import {isOpen, kindAt, lowestOf, sizeOf, type GroupCode} from '../../core/tiles/group.js';
import {bitCount, type HonorSet, type SuitedSet} from '../../core/tiles/kind-sets.js';
import {HONOR, KINDS, WHITE, rankOf, suitOf, type Kind} from '../../core/tiles/tile.js';
import {isKnittedStraight} from './knitted.js';
import type {McrOptions} from './options.js';

/** 推不倒: kinds that look the same upside down. */
export const reversible: Kinds = allKinds(
  ofSuit(1, 1, 2, 3, 4, 5, 8, 9),
  ofSuit(2, 2, 4, 5, 6, 8, 9),
  honor(WHITE),
);

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

/** 組合龍: 147, 258 and 369 as three groups, or among the fourteen tiles of 全不靠. */
export const knittedStraight: Condition = (m) => {
  if (m.knitted) return m.knitted;
  return m.shape === 'honorsAndKnitted' && isKnittedStraight(m.suited) ? m.within(m.all, m.suited, 0) : 0;
};

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

/** How many tiles of this kind a group has. */
function tilesIn(code: GroupCode, kind: Kind): number {
  let n = 0;
  for (let i = 0; i < sizeOf(code); i++) if (kindAt(code, i) === kind) n++;
  return n;
}

/** How many tiles of this kind are in melded sets. */
function exposedIn(melds: readonly GroupCode[], kind: Kind): number {
  let n = 0;
  for (const code of melds) if (isOpen(code)) n += tilesIn(code, kind);
  return n;
}

/** How many tiles of this kind are in melded sets: the winner's, and those of other hands that are given. */
function exposedTiles({melds, others}: Position, kind: Kind): number {
  let n = exposedIn(melds, kind);
  for (const other of Object.values(others)) n += exposedIn(other.melds, kind);
  return n;
}

/** 和絶張: the other three tiles of the kind can be seen. Either the flag says so, or they are in melded sets. */
export const lastOfKind: Condition = whether(
  ({position}) => hasFlag(position, 'lastOfKind') || exposedTiles(position, position.win) === 3,
);

const tilesOfKind = new Uint8Array(KINDS);
const fours: {suited: SuitedSet; honors: HonorSet} = {suited: 0, honors: 0};

/** The kinds of which the hand has four tiles outside kongs. The same object is returned each time. */
function foursOf(m: Match): Kinds {
  tilesOfKind.fill(0);
  fours.suited = fours.honors = 0;
  for (let at = 0; at < m.size; at++) {
    if ((m.kongs >> at) & 1) continue;
    const code = m.groups[at];
    for (let i = 0; i < sizeOf(code); i++) {
      const kind = kindAt(code, i);
      if (++tilesOfKind[kind] < 4) continue;
      if (kind < HONOR) fours.suited |= 1 << kind;
      else fours.honors |= 1 << (kind - HONOR);
    }
  }
  return fours;
}

/** 四帰一: the groups that together hold four tiles of a kind. */
export const fourOfAKind: Condition = (m) => {
  const {suited, honors} = foursOf(m);
  return suited | honors ? m.touching(m.all & ~m.kongs, suited, honors) : 0;
};

/** How many kinds the hand has four times without a kong; each counts once (MC-#64). */
export const foursCount = (m: Match): number => {
  const {suited, honors} = foursOf(m);
  return bitCount(suited) + bitCount(honors);
};

/** Whether 組合龍 took the winning tile, which also closed another wait, and that wait is not to count (MC-A12). */
const isInKnitted = hand(
  (m: Match<McrOptions>) =>
    m.knitted !== 0 && !m.options.knittedStraightWaits && m.holding(m.knitted, m.winKind) !== 0,
);

/** Only one kind was waited for, in this form; used-up kinds also count as waited for (MC-A14). */
export const singleWait = (form: 'edge' | 'closed' | 'pair'): Condition =>
  both(soleWait(form), not(isInKnitted));
