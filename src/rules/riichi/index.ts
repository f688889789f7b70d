import type {Match} from '../../core/match.js';
import {furiten, isInRiichi} from '../../core/patterns/furiten.js';
import {hasKong} from '../../core/patterns/kongs.js';
import {hasFlag, type Position} from '../../core/position.js';
import {dealerNotEast, fault, type Fault} from '../../core/problem.js';
import type {Ruleset, Tally} from '../../core/ruleset.js';
import {sevenPairs} from '../../core/shapes/seven-pairs.js';
import {thirteenOrphans} from '../../core/shapes/thirteen-orphans.js';
import {SEATS, type Flag} from '../../core/situation.js';
import {KINDS} from '../../core/tile.js';
import {indicatedKind} from '../../core/patterns/dora.js';
import {fedYakuman} from './liability.js';
import {options, type RiichiOptions} from './options.js';
import {hasYaku, patterns, readings} from './patterns.js';
import {payments} from './payments.js';
import {payTold} from './pay.js';
import {basePoints, hanAndFuOf} from './points.js';
import {presets} from './presets.js';
import {UNPAID, paidOf, reckon, totalOf} from './reckon.js';
import {rules} from './rules.js';

function check(position: Position<RiichiOptions>): Fault | undefined {
  const {dealer, liable, seat, uraIndicators, options} = position;
  if (dealer !== 'east') return dealerNotEast(dealer);
  if (liable === seat) return fault('liable-winner', seat, 'liable');
  if (liable && options.liability && !fedYakuman(position, options).length)
    return fault('liable-unfed', liable, 'liable');
  if (uraIndicators.length && !isInRiichi(position))
    return fault('flag-conflict', 'uraIndicators', 'uraIndicators');
  const replaced = hasFlag(position, 'replacement') && !hasKong(position);
  return replaced ? fault('flag-conflict', 'replacement', 'flags') : undefined;
}

const copies = [...Array(KINDS).keys()].map(() => 4);

const NO_YAKU = fault('no-yaku');
/** No win on another player's tile in furiten (RC-20), and none without a yaku (RC-11). */
const forbids = (m: Match<RiichiOptions>, tally: Tally): Fault | undefined =>
  furiten(m) ?? (hasYaku(tally) ? undefined : NO_YAKU);

/** Wins on the first turn, before any call: they go with no riichi and no last tile. */
const FIRST: readonly Flag[] = ['riichi', 'doubleRiichi', 'ippatsu', 'replacement', 'lastTile'];

/** リーチ麻雀: riichi mahjong for four players. */
export const riichi: Ruleset<RiichiOptions> = {
  id: 'riichi',
  version: 2,
  unit: 'points',
  seats: SEATS,
  sets: 4,
  tiles: ({redTiles}) => ({copies, flowers: false, reds: redTiles, redsFixed: true}),
  doraOf: indicatedKind,
  concealedKong: 'outer',
  fields: ['round', 'counters', 'indicators', 'uraIndicators', 'liable', 'passedTiles', 'river'],
  shapes: [sevenPairs({fourAlike: false}), thirteenOrphans],
  flags: [
    {flag: 'riichi', concealed: true, not: ['doubleRiichi', 'heavenly', 'earthly', 'human']},
    {flag: 'doubleRiichi', concealed: true, not: ['heavenly', 'earthly', 'human']},
    {flag: 'ippatsu', needs: ['riichi', 'doubleRiichi'], not: ['replacement']},
    {flag: 'replacement', by: ['self'], not: ['lastTile']},
    {flag: 'lastTile', by: ['self', 'discard']},
    {flag: 'heavenly', by: ['self'], seat: 'dealer', unmelded: true, not: FIRST},
    {flag: 'earthly', by: ['self'], seat: 'other', unmelded: true, not: FIRST},
    {flag: 'human', by: ['discard'], seat: 'other', unmelded: true, not: FIRST},
    {flag: 'nagashi', by: [], not: [...FIRST, 'heavenly', 'earthly', 'human']},
  ],
  options,
  family: 'jp',
  presets,
  patterns,
  examples: async () => (await import('./examples.js')).examples,
  spellings: async () => (await import('./spellings.js')).spellings,
  frequency: async () => (await import('./frequency.js')).frequency,
  asText: async () => (await import('./as-text.js')).rulesAsText,
  basics: ['riichi', 'tsumo', 'pinfu', 'tanyao', 'haku', 'chiitoitsu', 'toitoi', 'honitsu', 'dora'],
  rules,
  flow: async () => (await import('./flow.js')).flow,
  check,
  arranging: {readings},
  winning: {anyHand: (position) => position.win < 0 && hasFlag(position, 'nagashi')},
  worth: (sums, {options: house}) => basePoints(hanAndFuOf(sums), house),
  preference: (_, {sums: {yakuman, han, fu}}) => 1e6 * yakuman + 1e3 * han + fu,
  total: (base, _, m) => ({total: totalOf(base, m), capped: false}),
  sums: ({fu, han, yakuman}, base, m) => {
    const {discarder, dealer, others} = m ? paidOf(m) : UNPAID;
    return {fu, han, yakuman, base, discarder, dealer, others};
  },
  reckon,
  forbids,
  pay: (totals, house, scored) => (scored ? payments(scored) : payTold(totals, house)),
};
