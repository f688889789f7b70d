import {type Match} from '../../core/game/match.js';
import {hasKong, replacesOpenKong} from '../../core/patterns/kongs.js';
import {passedTile} from '../../core/patterns/passed-win.js';
import {hasFlag, type Position} from '../../core/game/position.js';
import {fault, type Fault} from '../../core/situation/problem.js';
import type {FlagSpec, Ruleset} from '../../core/game/ruleset.js';
import {SEATS, type Flag} from '../../core/situation/situation.js';
import {KINDS} from '../../core/tiles/tile.js';
import {wonByFlowers} from './flower-wins.js';
import {options, type XinzhangOptions} from './options.js';
import {patterns} from './patterns.js';
import {dealerTai, payments, sumOfRows} from './payments.js';
import {pay} from './pay.js';
import {presets} from './presets.js';
import {rules} from './rules.js';
import {sevenPairsAndTriplet} from '../../core/shapes/seven-pairs-and-triplet.js';
import {sixteenUnrelated} from '../../core/shapes/sixteen-unrelated.js';
import {bitCount} from '../../core/tiles/kind-sets.js';
import type {Tally} from '../../core/game/tally.js';

/** Flags of wins in the first go-round, or on the deal. */
const FIRST_TURN = ['heavenly', 'earthly', 'human'] as const;

const flags: readonly FlagSpec[] = [
  {flag: 'replacement', by: ['self'], not: ['readyFirst', 'readyEarly']},
  {flag: 'flowerReplacement', by: ['self']},
  // SG-19: no kong is made with the last tile, so none can be robbed
  {flag: 'lastTile', by: ['discard', 'self'], not: FIRST_TURN},
  {flag: 'heavenly', by: ['self'], seat: 'dealer', concealed: true, not: ['readyFirst', 'readyEarly']},
  {flag: 'earthly', by: ['self'], seat: 'other', concealed: true},
  {flag: 'human', by: ['discard'], seat: 'other', concealed: true},
  {flag: 'readyFirst', seat: 'other', unmelded: true, not: ['readyEarly']},
  // a concealed kong may be made before the declaration, but none after it (XZ-F2, XZ-F4)
  {flag: 'readyEarly', concealed: true},
  {flag: 'eightFlowers', by: ['self'], not: ['sevenFlowers']},
  {flag: 'sevenFlowers', by: ['self']},
];

const conflict = (flag: Flag): Fault => fault('flag-conflict', flag, 'flags');

const FROM_NEEDED = [fault('from-needed', undefined, 'from')];

/** Faults by minimum, made when first needed. */
const belowMinimum: Fault[] = [];

/** The fault of flags that contradict the tiles set aside, or the holder of the eighth flower (XZ-10, XZ-11). */
function check(position: Position): Fault | undefined {
  const {flowers, from, seat} = position;
  const has = (flag: Flag): boolean => hasFlag(position, flag);
  if (has('replacement') && !hasKong(position)) return conflict('replacement');
  if (has('flowerReplacement') && !flowers) return conflict('flowerReplacement');
  if (has('eightFlowers') && bitCount(flowers) !== 8) return conflict('eightFlowers');
  if (has('sevenFlowers')) {
    if (bitCount(flowers) !== 7) return conflict('sevenFlowers');
    if (from === seat) return fault('from-self', seat, 'from');
  }
  return undefined;
}

/** Notes that the payer is missing, where one player pays for all. */
function notes(m: Match): readonly Fault[] {
  const onePays = m.ron || (m.has('sevenFlowers') && wonByFlowers(m.position, m));
  return onePays && !m.position.from ? FROM_NEEDED : [];
}

/**
 * Refuses 槓上開花 after an open kong, a win on a tile passed, and one worth too little (XZ-2, XZ-6, XZ-A3). Wins by
 * flowers are always allowed.
 */
function forbids(m: Match<XinzhangOptions>, tally: Tally): Fault | undefined {
  const {position} = m;
  if (wonByFlowers(position, m)) return undefined;
  const {minTai, minTaiCountsDealer, minTaiCountsFlowers, openKongThenFlowerWin} = m.options;
  const flower = openKongThenFlowerWin && hasFlag(position, 'flowerReplacement');
  if (replacesOpenKong(position) && !flower) return fault('open-kong-replacement');
  const passed = passedTile(position);
  if (passed) return passed;
  if (!minTai) return undefined;
  let {tai} = tally.sums;
  if (!minTaiCountsFlowers) tai -= sumOfRows(['benhua', 'huagang'], tally);
  if (minTaiCountsDealer) tai += dealerTai(m, tally, m.ron ? position.from : undefined);
  return tai < minTai ? (belowMinimum[minTai] ??= fault('below-minimum', String(minTai))) : undefined;
}

/** 台灣新章麻將: sixteen tiles, flowers; the discarder pays for all. */
export const xinzhang: Ruleset<XinzhangOptions> = {
  id: 'xinzhang',
  version: 1,
  unit: 'tai',
  seats: SEATS,
  sets: 5,
  tiles: {copies: [...Array(KINDS).keys()].map(() => 4), flowers: true},
  // SG-12, by XZ-6: it is shown when the hand is over
  concealedKong: 'all',
  concealedKongShown: 'won',
  fields: ['round', 'dealer', 'counters', 'flowers', 'passedTiles'],
  shapes: [
    {...sevenPairsAndTriplet, row: 'baduiban'},
    {...sixteenUnrelated, row: 'shiliubuda'},
  ],
  flags,
  options,
  settings: {minimum: 'minTai'},
  family: 'tw',
  presets,
  patterns,
  examples: async () => (await import('./examples.js')).examples,
  flow: async () => (await import('./flow.js')).flow,
  spellings: async () => (await import('./spellings.js')).spellings,
  frequency: async () => (await import('./frequency.js')).frequency,
  asText: async () => (await import('./as-text.js')).rulesAsText,
  basics: [
    'zimo',
    'menqianqing',
    'sanyuanpai',
    'menfeng',
    'quanfeng',
    'duiduihu',
    'hunyise',
    'benhua',
    'huagang',
    'qingyise',
    'duting',
    'sananke',
    'xiaosanyuan',
  ],
  rules,
  check,
  winning: {anyHand: wonByFlowers, minimum: ({minTai}) => minTai},
  forbids,
  notes,
  worth: ({tai}) => tai,
  pay: (totals, o, scored) => (scored ? payments(scored) : pay(totals, o)),
};
