import type {Match} from '../../core/game/match.js';
import {hasKong} from '../../core/patterns/kongs.js';
import {hasFlag, type Position} from '../../core/game/position.js';
import {fault, type Fault} from '../../core/situation/problem.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import {SEATS} from '../../core/situation/situation.js';
import {sevenPairs} from '../../core/shapes/seven-pairs.js';
import {thirteenOrphans} from '../../core/shapes/thirteen-orphans.js';
import {KINDS, kindName} from '../../core/tiles/tile.js';
import {combining} from './combine.js';
import {singleWait} from './forms.js';
import {honorsAndKnitted, knittedStraightShape} from '../../core/shapes/knitted.js';
import {MINIMUM, options, type McrOptions} from './options.js';
import {patterns} from './patterns.js';
import {pay} from './pay.js';
import {presets} from './presets.js';
import {rules} from './rules.js';
import {bitCount} from '../../core/tiles/kind-sets.js';
import type {Tally} from '../../core/game/tally.js';

const ALL_FLOWERS = 0xff;

/** Whether the eighth flower wins by itself, as agreed: without a winning tile or a complete hand (MC-11). */
const wonByFlowers = ({win, flowers, options}: Position<McrOptions>): boolean =>
  win < 0 && flowers === ALL_FLOWERS && options.allFlowersWin;

/** Whether a hand holds another tile of the winning kind, so that it was not the last of four. */
const isHeldAnywhere = ({win, held, others}: Position): boolean =>
  held[win] > 0 || Object.values(others).some((other) => other.held[win] > 0);

/** The fault of a situation that contradicts itself: its flags, or a robbed tile that cannot have been the fourth. */
function check(position: Position): Fault | undefined {
  const {held, win, by, hand} = position;
  if (win < 0) return undefined;
  if (by === 'robbing' && (held[win] || hand.melds.some(({tiles}) => tiles.includes(win)))) {
    return fault('five-of-a-kind', kindName(win));
  }
  if (hasFlag(position, 'lastOfKind') && isHeldAnywhere(position)) {
    return fault('flag-conflict', 'lastOfKind', 'flags');
  }
  if (hasFlag(position, 'replacement') && !hasKong(position)) {
    return fault('flag-conflict', 'replacement', 'flags');
  }
  return undefined;
}

const edge = singleWait('edge');
const closed = singleWait('closed');

/** Among arrangements of the same worth, prefers the wait that is named first: edge, closed, single (MC-GB). */
const preference = (m: Match): number => (edge(m) ? 2 : closed(m) ? 1 : 0);

/**
 * Whether the place of the winning tile matters: rows ask which triplet a discard completed, and how the only tile
 * waited for completed its group.
 */
const placeMatters = (m: Match): boolean =>
  (m.ron && m.holding(m.pungs & ~m.called, m.position.win) !== 0) || m.waited.length === 1;

const BELOW = fault('below-minimum', String(MINIMUM));

function forbids({position}: Match, {sums}: Tally): Fault | undefined {
  return sums.fan - bitCount(position.flowers) < MINIMUM ? BELOW : undefined;
}

/** 国標麻将: eighty-one patterns, eight points to win, only the winner is paid. */
export const mcr: Ruleset<McrOptions> = {
  id: 'mcr',
  version: 1,
  unit: 'fan',
  paidIn: 'points',
  seats: SEATS,
  sets: 4,
  tiles: {copies: [...Array(KINDS).keys()].map(() => 4), flowers: true},
  // MC-8
  concealedKong: 'outer',
  fields: ['round', 'flowers'],
  shapes: [sevenPairs({fourAlike: true}), thirteenOrphans, knittedStraightShape, honorsAndKnitted],
  flags: [
    {flag: 'replacement', by: ['self'], not: ['flowerReplacement']},
    {flag: 'flowerReplacement', by: ['self']},
    // no kong is made after the last tile of the wall, so none can be robbed (MC-7, MC-13)
    {flag: 'lastTile', by: ['self', 'discard']},
    {flag: 'lastOfKind'},
  ],
  options,
  family: 'mcr',
  presets,
  patterns,
  examples: async () => (await import('./examples.js')).examples,
  flow: async () => (await import('./flow.js')).flow,
  spellings: async () => (await import('./spellings.js')).spellings,
  frequency: async () => (await import('./frequency.js')).frequency,
  asText: async () => (await import('./as-text.js')).rulesAsText,
  basics: [
    'pengpenghu',
    'hunyise',
    'qingyise',
    'sansesantongshun',
    'hualong',
    'qinglong',
    'qidui',
    'sansesanbugao',
    'quandaiyao',
    'wumenqi',
    'jianke',
    'duanyao',
    'pinghu',
    'menqianqing',
    'zimo',
    'huapai',
  ],
  rules,
  check,
  arranging: {combine: combining(patterns), placeMatters},
  winning: {anyHand: wonByFlowers, minimum: () => MINIMUM},
  worth: ({fan}) => fan,
  preference,
  forbids,
  pay,
};
