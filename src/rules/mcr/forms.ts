/** Conditions of 国標麻将 that no other rule set has in this way. */
import type {Match} from '../../core/game/match.js';
import {hasFlag, type Position} from '../../core/game/position.js';
import {both, either, hand, not} from '../../core/patterns/conditions.js';
import {honor, honors, kindsOf, ofSuit, type Kinds} from '../../core/patterns/kinds.js';
import {pureNineGates} from '../../core/patterns/nine-gates.js';
import type {Condition, Worth} from '../../core/patterns/pattern-table.js';
import {concealedKongs, concealedPungs, meldedKongs, shape} from '../../core/patterns/sets.js';
import {fullFlush} from '../../core/patterns/tiles.js';
import {soleWait} from '../../core/patterns/waits.js';
import {whether} from '../../core/patterns/winning.js';
import {isOpen, kindAt, lowestOf, sizeOf, type GroupCode} from '../../core/tiles/group.js';
import {bitCount, type HonorSet, type SuitedSet} from '../../core/tiles/kind-sets.js';
import {HONOR, KINDS, WHITE, rankOf, suitOf, type Kind} from '../../core/tiles/tile.js';
import {isKnittedStraight} from './knitted.js';
import type {McrOptions} from './options.js';

/** 推不倒: what looks the same upside down. */
export const reversible: Kinds = kindsOf(
  ofSuit(1, 1, 2, 3, 4, 5, 8, 9),
  ofSuit(2, 2, 4, 5, 6, 8, 9),
  honor(WHITE),
);

/** Seven pairs, each one rank above the one before. */
const eachPairOneUp = hand((m) => {
  for (let at = 1; at < m.size; at++)
    if (lowestOf(m.groups[at]) !== lowestOf(m.groups[at - 1]) + 1) return false;
  return true;
});

/** 連七対 */
export const sevenShiftedPairs: Condition = both(both(shape('sevenPairs'), fullFlush), eachPairOneUp);

/** 七星不靠: all seven honors among the fourteen tiles. */
export const sevenHonorsApart: Condition = both(
  shape('honorsAndKnitted'),
  hand((m) => m.honors === honors.honors),
);

/** How many of the chows begin at this rank of a suit. */
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
  return m.shape === 'sets' && pair < HONOR && rankOf(pair) === 5 ? suitOf(pair) : -1;
}

/** 123 and 789 so many times in a suit. */
const hasTerminalChows = (m: Match, suit: number, times: number): boolean =>
  chowsAt(m, suit, 1) === times && chowsAt(m, suit, 7) === times;

/** 一色双龍会: 123 and 789 twice in the suit of the pair 5. */
export const pureTerminalChows: Condition = hand((m) => {
  const suit = suitOfFives(m);
  return suit >= 0 && hasTerminalChows(m, suit, 2);
});

/** 三色双龍会: 123 and 789 in each of two suits, the pair 5 of the third. */
export const threeSuitedTerminalChows: Condition = hand((m) => {
  const third = suitOfFives(m);
  return third >= 0 && [0, 1, 2].every((suit) => suit === third || hasTerminalChows(m, suit, 1));
});

/** Every set is a chow; 組合龍 is as good as three. */
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
    m.kongs && bitCount(meldedKongs(m)) === of.melded && bitCount(concealedKongs(m)) === of.concealed
      ? m.kongs
      : 0;

/** One melded and one concealed kong, where they are agreed to be worth so much together (MC-A2). */
export const mixedKongsAs = (points: 6 | 5): Condition =>
  both(
    onlyKongs({melded: 1, concealed: 1}),
    hand((m: Match<McrOptions>) => m.options.mixedKongs === points),
  );

/** As agreed (MC-A1). */
export const twoConcealedKongs: Worth = {
  value: 8,
  sum: (m: Match<McrOptions>) => m.options.twoConcealedKongs,
};

/** Hands that nobody can hold but concealed, 九蓮宝燈 apart. */
const special = either(either(shape('sevenPairs'), shape('thirteenOrphans')), shape('honorsAndKnitted'));

/** Wins that have their own way of being concealed, where a self-draw is no 不求人 (MC-A3). */
export const selfDrawnAlone: Condition = either(
  either(concealedPungs(4), sevenShiftedPairs),
  both(
    either(special, pureNineGates),
    hand((m: Match<McrOptions>) => m.options.selfDrawSpecial === 'selfDrawn'),
  ),
);

/** How many tiles of this kind lie in one group. */
function tilesIn(code: GroupCode, kind: Kind): number {
  let n = 0;
  for (let i = 0; i < sizeOf(code); i++) if (kindAt(code, i) === kind) n++;
  return n;
}

/** How many tiles of this kind lie in a hand's exposed sets. */
function exposedIn(melds: readonly GroupCode[], kind: Kind): number {
  let n = 0;
  for (const code of melds) if (isOpen(code)) n += tilesIn(code, kind);
  return n;
}

/** How many tiles of this kind lie in exposed sets: the winner's own, and those of the other hands that are given. */
const exposedTiles = ({melds, others}: Position, kind: Kind): number =>
  Object.values(others).reduce((sum, other) => sum + exposedIn(other.melds, kind), exposedIn(melds, kind));

/** 和絶張: the other three tiles of the kind are to be seen; as the flag says, or in exposed sets. */
export const lastOfKind: Condition = whether(
  ({position}) => hasFlag(position, 'lastOfKind') || exposedTiles(position, position.win) === 3,
);

const tilesOfKind = new Uint8Array(KINDS);
const fours: {suited: SuitedSet; honors: HonorSet} = {suited: 0, honors: 0};

/** The kinds of which the hand has four tiles outside of kongs; one object serves all. */
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

/** 四帰一: the groups that hold four of a kind among them. */
export const fourOfAKind: Condition = (m) => {
  const {suited, honors} = foursOf(m);
  return suited | honors ? m.touching(m.all & ~m.kongs, suited, honors) : 0;
};

/** How often a kind is there four times without a kong: a row counts once for each (MC-#64). */
export const foursCount = (m: Match): number => {
  const {suited, honors} = foursOf(m);
  return bitCount(suited) + bitCount(honors);
};

/** 組合龍 took the tile that closed another wait too, where that is not to count (MC-A12). */
const isInKnitted = hand(
  (m: Match<McrOptions>) =>
    m.knitted !== 0 && !m.options.knittedStraightWaits && m.holding(m.knitted, m.winKind) !== 0,
);

/** Only one kind was waited for, in this way; used-up kinds are waited for too (MC-A14). */
export const singleWait = (form: 'edge' | 'closed' | 'pair'): Condition =>
  both(soleWait(form), not(isInKnitted));
