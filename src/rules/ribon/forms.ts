/** What a hand of 李凡師サンマ is, beyond the words that all rule sets share. */
import type {Match} from '../../core/game/match.js';
import {hasFlag, type Position} from '../../core/game/position.js';
import {all, both} from '../../core/patterns/conditions.js';
import {bigFourWinds, dragonPungs, littleFourWinds, pungOf} from '../../core/patterns/honors.js';
import {dragons, honor, kindsOf, type Kinds} from '../../core/patterns/kinds.js';
import type {Condition} from '../../core/patterns/pattern-table.js';
import {allChows, atLeast, shape} from '../../core/patterns/sets.js';
import {allHonors as onlyHonors, allTerminals} from '../../core/patterns/tiles.js';
import {wait} from '../../core/patterns/waits.js';
import {concealed, whether} from '../../core/patterns/winning.js';
import type {Flag} from '../../core/situation/situation.js';
import {bare} from '../../core/tiles/group.js';
import {bitCount} from '../../core/tiles/kind-sets.js';
import {EAST, HONOR, isTerminal, type Kind} from '../../core/tiles/tile.js';
import type {RibonOptions} from './options.js';
import {GARI_KINDS, NORTH} from './tiles.js';

/** Every win. */
export const anyWin: Condition = whether(() => true);
/** Of a row that these tiles cannot have. */
export const never: Condition = () => 0;
/** A win with counters on the table. */
export const honba: Condition = whether((m) => m.position.counters > 0);
/** A win with ガリ laid out. */
export const gari: Condition = whether((m) => m.position.gari.length > 0);
/** A win without ガリ laid out. */
export const noGari: Condition = whether((m) => m.position.gari.length === 0);
/** A win where 人和 has been agreed on. */
export const withRenhou: Condition = whether((m: Match<RibonOptions>) => m.options.renhou);

/** 飜牌: 白發中, 東 as the round's wind, one's own wind. */
const valued = (m: Match): Kinds => VALUED[m.seatWind - EAST];
const VALUED = [0, 1, 2].map((seat) => kindsOf(dragons, honor(EAST), honor(EAST + seat)));

/** Triplets and kongs of dragons, of the east, and of the own seat's wind. */
export const valuedPungs: Condition = (m) => pungOf(valued(m))(m);

/** How often they count: once as a dragon, as the round's wind, as one's own wind; the dealer's 東 is both. */
export const valuedTimes = (m: Match): number =>
  bitCount(dragonPungs(m)) + bitCount(m.ofKind(m.pungs, EAST)) + bitCount(m.ofKind(m.pungs, m.seatWind));

const valuedPair: Condition = (m) => m.within(m.pair, valued(m).suited, valued(m).honors);

/** Four chows and a pair without 飜牌, won on a two-sided wait. */
export const pinfu: Condition = all(
  allChows,
  concealed,
  (m) => (valuedPair(m) ? 0 : m.all),
  wait('two-sided'),
);

/** A chow at least. */
export const anyChow: Condition = (m) => m.chows;

/** Those of some groups that are two alike: each is in one such pair. */
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
/** Two chows alike, twice over; four alike are that too. */
export const twiceTwoAlikeChows: Condition = (m) => atLeast(twins(m, m.chows), 4);
/** Four of a kind as two of the seven pairs. */
export const alikePairs: Condition = both((m) => twins(m, m.pair), shape('sevenPairs'));

/** 北 may be agreed to be of use in seven pairs alone (RB-21, RB-§6). */
export const allHonors: Condition = both(onlyHonors, (m: Match<RibonOptions>) =>
  m.shape === 'sets' && holds(m, NORTH) && m.options.northInTsuuiisou === 'sevenPairs' ? 0 : m.all,
);

/** Each of the three flags means a declared リーチ. */
const RIICHI: readonly Flag[] = ['riichi', 'doubleRiichi', 'openRiichi'];
/** Whether riichi has been declared, of any kind. */
export const isInRiichi = (position: Position): boolean => RIICHI.some((flag) => hasFlag(position, flag));
/** A win after riichi of any kind. */
export const inRiichi: Condition = whether((m) => isInRiichi(m.position));

/** オープンリーチへの放銃; by one who is in riichi himself it may be agreed not to be (RB-28, RB-A8). */
export const openDealIn: Condition = whether((m: Match<RibonOptions>) => {
  if (!m.has('openRiichi') || !m.ron) return false;
  const discarder = discarderThatMatters(m);
  return !discarder || !isInRiichi(discarder);
});

const discarderThatMatters = (m: Match<RibonOptions>): Position | undefined => {
  const {from, others} = m.position;
  return from && !m.options.openRiichiRonYakumanIfRiichi ? others[from] : undefined;
};

/** Whether it would matter if the discarder was in riichi, and nobody says (RB-A8). */
export const lacksDiscarder = (m: Match<RibonOptions>): boolean =>
  openDealIn(m) !== 0 && !m.options.openRiichiRonYakumanIfRiichi && !discarderThatMatters(m);

/** A ガリ tile that the hand may not use, -1 for none: each may be used in the yakuman that are made of it (RB-21). */
export function misusedGari(m: Match): Kind {
  for (const kind of GARI_KINDS) if (holds(m, kind) && !mayUse(m, kind)) return kind;
  return -1;
}

const holds = (m: Match, kind: Kind): boolean =>
  ((kind < HONOR ? m.suited >> kind : m.honors >> (kind - HONOR)) & 1) === 1;

/** 北 in 字一色 and 四喜和, 1m and 9m in 清老頭, all three in 国士無双; a hand is read as one in the second reading. */
function mayUse(m: Match, gari: Kind): boolean {
  if (!m.reading) return false;
  if (gari === NORTH && (allHonors(m) || littleFourWinds(m) || bigFourWinds(m))) return true;
  return m.shape === 'thirteenOrphans' || (isTerminal(gari) && m.shape === 'sets' && allTerminals(m) !== 0);
}
