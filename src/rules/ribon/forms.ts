/** Conditions that only 李凡師サンマ has. */
import type {Match} from '../../core/game/match.js';
import {hasFlag, type Position} from '../../core/game/position.js';
import {all, both} from '../../core/patterns/conditions.js';
import {bigFourWinds, dragonPungs, littleFourWinds, pairOf, pungOf} from '../../core/patterns/honors.js';
import {dragons, honor, allKinds} from '../../core/patterns/kinds.js';
import type {Condition} from '../../core/patterns/pattern-table.js';
import {allChows, atLeast, shape} from '../../core/patterns/sets.js';
import {allHonors as onlyHonors, allTerminals} from '../../core/patterns/tiles.js';
import {wait} from '../../core/patterns/waits.js';
import {concealed, flag, ron, whether} from '../../core/patterns/winning.js';
import type {Flag} from '../../core/situation/situation.js';
import {bare} from '../../core/tiles/group.js';
import {bitCount} from '../../core/tiles/kind-sets.js';
import {EAST, HONOR, isTerminal, type Kind} from '../../core/tiles/tile.js';
import type {RibonOptions} from './options.js';
import {GARI_KINDS, NORTH} from './tiles.js';

/** Holds for every win. */
export const anyWin: Condition = whether(() => true);
/** Never holds, for a row that these tiles cannot have. */
export const never: Condition = () => 0;
/** A win with counters on the table. */
export const honba: Condition = whether((m) => m.position.counters > 0);
/** A win with ガリ set aside. */
export const gari: Condition = whether((m) => m.position.gari.length > 0);
/** A win without ガリ set aside. */
export const noGari: Condition = whether((m) => m.position.gari.length === 0);
/** A win, if 人和 is agreed on. */
export const withRenhou: Condition = whether((m: Match<RibonOptions>) => m.options.renhou);

/** The kinds of 飜牌, by the owner's wind: 白發中, 東 as the round's wind, and that wind. */
const VALUED = [0, 1, 2].map((seat) => allKinds(dragons, honor(EAST), honor(EAST + seat)));
const VALUED_PUNGS = VALUED.map(pungOf);
const VALUED_PAIRS = VALUED.map(pairOf);

/** Triplets and kongs of 飜牌. */
export const valuedPungs: Condition = (m) => VALUED_PUNGS[m.seatWind - EAST](m);

/** How often 飜牌 count: once as a dragon, as the round's wind, as the owner's wind; the dealer's 東 is both. */
export const valuedTimes = (m: Match): number =>
  bitCount(dragonPungs(m)) + bitCount(m.ofKind(m.pungs, EAST)) + bitCount(m.ofKind(m.pungs, m.seatWind));

const valuedPair: Condition = (m) => VALUED_PAIRS[m.seatWind - EAST](m);

/** Four chows and a pair without 飜牌, won on a two-sided wait. */
export const pinfu: Condition = all(
  allChows,
  concealed,
  (m) => (valuedPair(m) ? 0 : m.all),
  wait('two-sided'),
);

/** At least one chow. */
export const anyChow: Condition = (m) => m.chows;

/** The groups among `of` that have a twin; each group belongs to one pair of twins only. */
function twins(m: Match, of: number): number {
  let bits = 0;
  for (let i = 0; i < m.size; i++) {
    for (let j = i + 1; j < m.size && !(bits & (1 << i)); j++) {
      const both = (1 << i) | (1 << j);
      const areFree = (of & both) === both && !(bits & both);
      if (areFree && bare(m.groups[i]) === bare(m.groups[j])) bits |= both;
    }
  }
  return bits;
}

/** Two chows alike. */
export const twoAlikeChows: Condition = (m) => atLeast(twins(m, m.chows), 2);
/** Two pairs of alike chows; four alike chows are that too. */
export const twiceTwoAlikeChows: Condition = (m) => atLeast(twins(m, m.chows), 4);
/** Four of a kind as two of the seven pairs. */
export const alikePairs: Condition = both((m) => twins(m, m.pair), shape('sevenPairs'));

/** All honors. House rules may allow 北 in seven pairs only (RB-21, RB-§6). */
export const allHonorsAsAllowed: Condition = both(onlyHonors, (m: Match<RibonOptions>) =>
  m.shape === 'sets' && holds(m, NORTH) && m.options.northInTsuuiisou === 'sevenPairs' ? 0 : m.all,
);

/** Flags that each stand for a declared riichi. */
const RIICHI: readonly Flag[] = ['riichi', 'doubleRiichi', 'openRiichi'];
/** Whether riichi of any kind was declared. */
export const isInAnyRiichi = (position: Position): boolean => RIICHI.some((flag) => hasFlag(position, flag));
/** A win after riichi of any kind. */
export const inRiichi: Condition = whether((m) => isInAnyRiichi(m.position));

/** オープンリーチへの放銃: dealing into an open riichi. House rules may except a discarder in riichi (RB-28, RB-A8). */
export const openDealIn: Condition = all(
  flag('openRiichi'),
  ron,
  whether((m: Match<RibonOptions>) => {
    const discarder = discarderThatMatters(m);
    return !discarder || !isInAnyRiichi(discarder);
  }),
);

const discarderThatMatters = (m: Match<RibonOptions>): Position | undefined => {
  const {from, others} = m.position;
  return from && !m.options.openRiichiRonYakumanIfRiichi ? others[from] : undefined;
};

/** Whether it matters if the discarder was in riichi, and the situation does not say (RB-A8). */
export const lacksDiscarder = (m: Match<RibonOptions>): boolean =>
  openDealIn(m) !== 0 && !m.options.openRiichiRonYakumanIfRiichi && !discarderThatMatters(m);

/**
 * A kind of ガリ that the hand has and may not use, -1 for none: ガリ may only be used in the yakuman made of them
 * (RB-21).
 */
export function misusedGari(m: Match): Kind {
  for (const kind of GARI_KINDS) if (holds(m, kind) && !mayUse(m, kind)) return kind;
  return -1;
}

const holds = (m: Match, kind: Kind): boolean =>
  ((kind < HONOR ? m.suited >> kind : m.honors >> (kind - HONOR)) & 1) === 1;

/** Whether the hand may use a ガリ: 北 in 字一色 and 四喜和, 1m and 9m in 清老頭, all three in 国士無双; only in the second reading. */
function mayUse(m: Match, gari: Kind): boolean {
  if (!m.reading) return false;
  if (gari === NORTH && (allHonorsAsAllowed(m) || littleFourWinds(m) || bigFourWinds(m))) return true;
  return m.shape === 'thirteenOrphans' || (isTerminal(gari) && m.shape === 'sets' && allTerminals(m) !== 0);
}
