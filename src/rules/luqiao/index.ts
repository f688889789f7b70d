import {bestFirst} from '../../core/arranging/wild/best-first.js';
import {hasFifth} from '../../core/patterns/fours.js';
import type {Match} from '../../core/game/match.js';
import type {Position} from '../../core/game/position.js';
import {dealerNotEast, fault, type Fault} from '../../core/situation/problem.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import {SEATS} from '../../core/situation/situation.js';
import {KINDS, WHITE, kindName, kindOf} from '../../core/tiles/tile.js';
import {estimate} from './estimate.js';
import {options, type LuqiaoOptions} from './options.js';
import {patterns} from './patterns.js';
import {payments, reckon, cappedTotal} from './payments.js';
import {pay} from './pay.js';
import {rules} from './rules.js';
import {waitsOnAnything} from './waits-on-anything.js';
import type {Sums, Tally} from '../../core/game/tally.js';

/** 胡 doubled once for each 台 (TZ-25). */
const points = (sums: Readonly<Sums>): number => sums.hu * 2 ** sums.tai;

/**
 * Finds a meld with 財神. Called sets have none (TZ-14), except kongs if agreed (TZ-A3).
 * @returns the index of such a meld, -1 for none
 */
function badMeld({hand, wild, wilds}: Position): number {
  return hand.melds.findIndex(
    ({kind, tiles}) => tiles.some((tile) => kindOf(tile) === wild) && !(kind === 'kong' && wilds?.inKongs),
  );
}

function check(position: Position): Fault | undefined {
  const {dealer, liable, seat, wild, places, others} = position;
  if (dealer !== 'east') return dealerNotEast(dealer);
  if (liable === seat) return fault('liable-winner', seat, 'liable');
  const at = badMeld(position);
  if (at >= 0) return fault('wild-in-meld', kindName(wild), undefined, places.melds[at]);
  for (const other of Object.values(others)) {
    const bad = badMeld(other);
    if (bad >= 0)
      return fault('wild-in-meld', kindName(wild), `others.${other.seat}`, other.places.melds[bad]);
  }
  return undefined;
}

/** Refuses an arrangement with five tiles of a kind, if agreed (TZ-A11). */
const admits = (m: Match): boolean => m.position.wilds?.fifths !== false || !hasFifth(m);

const WHITE_AS_WILD = fault('white-as-wild');
const WILD_SINGLE_WAIT = fault('wild-single-wait');
/** By the wild kind. */
const wildDiscard: Fault[] = [];

/** Bars a win on a discarded 白 that would stand for the indicator's kind, unless agreed otherwise (TZ-A12). */
function bars(m: Match<LuqiaoOptions>): Fault | undefined {
  const {win, wild, wilds} = m.position;
  const stands = m.ron && win === wilds?.standIn && m.winKind === wild;
  return stands && !m.options.ronOnWhiteAsCaishen ? WHITE_AS_WILD : undefined;
}

/** Refuses some wins by another player's tile; a self-draw is always allowed (TZ-20 to TZ-22). */
function forbids(m: Match<LuqiaoOptions>, {sums}: Tally): Fault | undefined {
  if (!m.ron) return undefined;
  const {win, wild, passedTotal} = m.position;
  if (win === wild) return (wildDiscard[wild] ??= fault('wild-discard', kindName(wild)));
  const worth = cappedTotal(points(sums), m.options).total;
  const more = passedTotal === undefined || worth > passedTotal;
  if ((m.options.caishenTanki === 'tsumoOnly' || !more) && waitsOnAnything(m.position))
    return WILD_SINGLE_WAIT;
  return missed(m.position, more);
}

/** Refuses a win because of one passed: on the same tile, or one not worth more, as agreed (TZ-21). */
function missed(
  {options, passedTiles, passedTotal, win}: Position<LuqiaoOptions>,
  more: boolean,
): Fault | undefined {
  switch (options.missedWin) {
    case 'sameTileBanned':
      return passedTiles.includes(win) ? fault('passed-tile', kindName(win)) : undefined;
    case 'mustScoreMore':
      return more ? undefined : fault('missed-win', String(passedTotal));
    case 'off':
      return undefined;
  }
}

const NOT_CHECKED = [fault('not-checked', 'passedTotal')];

/** Notes that the total of a win passed is unknown, where it might forbid this one (TZ-A6). */
function notes(m: Match<LuqiaoOptions>): readonly Fault[] {
  const {passedTiles, passedTotal, win, wild} = m.position;
  const isOpen = m.ron && win !== wild && passedTotal === undefined && !bars(m);
  if (!isOpen) return [];
  const {caishenTanki, missedWin} = m.options;
  const passed = missedWin === 'mustScoreMore' && passedTiles.length > 0;
  const waited = caishenTanki !== 'tsumoOnly' && waitsOnAnything(m.position);
  return passed || waited ? NOT_CHECKED : [];
}

/** 台州路橋麻將: thirteen tiles, 財神; everybody scores and everybody pays everybody. */
export const luqiao: Ruleset<LuqiaoOptions> = {
  id: 'luqiao',
  version: 1,
  page: 'https://kzpn200.blogspot.com/2015/09/blog-post_13.html',
  unit: 'hu',
  seats: SEATS,
  sets: 4,
  tiles: {copies: [...Array(KINDS).keys()].map(() => 4), flowers: false},
  // TZ-12
  concealedKong: 'three',
  fields: ['wild', 'others', 'liable', 'passedTotal', 'passedTiles'],
  flags: [
    {flag: 'replacement', by: ['self']},
    // after a self-draw these flags change nothing
    {flag: 'liveTile'},
    {flag: 'notReady'},
  ],
  options,
  settings: {limit: 'laziCap'},
  patterns,
  examples: async () => (await import('./examples.js')).examples,
  flow: async () => (await import('./flow.js')).flow,
  spellings: async () => (await import('./spellings.js')).spellings,
  frequency: async () => (await import('./frequency.js')).frequency,
  asText: async () => (await import('./as-text.js')).rulesAsText,
  basics: [
    'hudi',
    'zimo',
    'anke',
    'mingke',
    'pairDragon',
    'pairOwnWind',
    'dragonPung',
    'ownWindPung',
    'duiduihu',
    'hunyise',
    'qingyise',
  ],
  rules,
  everybodyScores: true,
  wilds: {
    of: (indicator, {wildMaxFourCopies, caishenInKong}) => {
      if (indicator < 0) return undefined;
      const standIn = indicator === WHITE ? -1 : WHITE;
      return {wild: indicator, standIn, fifths: !wildMaxFourCopies, inKongs: caishenInKong};
    },
    search: () => bestFirst(estimate),
  },
  check,
  arranging: {admits},
  worth: points,
  total: cappedTotal,
  sums: ({hu, tai}, raw) => ({hu, tai, raw}),
  reckon,
  winning: {bars},
  forbids,
  notes,
  pay: (totals, o, scored) => (scored ? payments(scored) : pay(totals, o)),
};
