import type {Match} from '../../core/game/match.js';
import {hasKong, replacesOpenKong} from '../../core/patterns/kongs.js';
import {passedTile} from '../../core/patterns/passed-win.js';
import {hasFlag, type Position} from '../../core/game/position.js';
import {fault, type Fault} from '../../core/situation/problem.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import {SEATS, type Flag} from '../../core/situation/situation.js';
import {bitCount} from '../../core/tiles/kind-sets.js';
import {KINDS} from '../../core/tiles/tile.js';
import {options, type ShiragikuOptions} from './options.js';
import {patterns} from './patterns.js';
import {payments} from './payments.js';
import {pay} from './pay.js';
import {rules} from './rules.js';

const ALL_FLOWERS = 0xff;
/** Flags that are impossible with a win on the first draw or discard. */
const NOT_FIRST: readonly Flag[] = ['lastTile', 'readyFirst'];

/** Whether a flag is possible, beyond what its specification says. */
const POSSIBLE: Partial<Record<Flag, (position: Position<ShiragikuOptions>) => boolean>> = {
  replacement: hasKong,
  flowerReplacement: ({flowers}) => flowers > 0,
  eightFlowers: ({flowers}) => flowers === ALL_FLOWERS,
  // 地胡 by discard is on the dealer's first one; by self-draw it exists in the later game only (SG-A1)
  earthly: (position) => {
    const {by, from, dealer} = position;
    if (by === 'self') return position.options.firstTurn === 'game2020';
    return by !== 'discard' || from === undefined || from === dealer;
  },
  // 人胡 is on a non-dealer's first draw; in the later game, on a discard that is not the dealer's (SG-A1)
  human: (position) => {
    const {by, from, seat, dealer} = position;
    if (position.options.firstTurn === 'game2020') return by !== 'self' && from !== dealer;
    return by !== 'discard' && seat !== dealer && !hasFlag(position, 'readyEarly');
  },
};

function check(position: Position<ShiragikuOptions>): Fault | undefined {
  const flags = Object.keys(POSSIBLE) as (keyof typeof POSSIBLE)[];
  const flag = flags.find((name) => hasFlag(position, name) && !POSSIBLE[name]?.(position));
  return flag && fault('flag-conflict', flag, 'flags');
}

const FROM_NEEDED = fault('from-needed', undefined, 'from');
const FOUR_KONGS = fault('four-kongs');

/**
 * Notes about what the situation leaves open, and about a win after the fourth kong, which is hardly possible
 * (SG-21).
 */
function notes({position, kongs: made, ron, self}: Match<ShiragikuOptions>): readonly Fault[] {
  const found: Fault[] = [];
  if (ron && !position.from) found.push(FROM_NEEDED);
  const kongs = bitCount(made);
  const isReplacement = kongs === 4 && self && REPLACEMENTS.some((flag) => hasFlag(position, flag));
  if (kongs >= 4 && !isReplacement) found.push(FOUR_KONGS);
  return found;
}

const REPLACEMENTS = ['replacement', 'flowerReplacement', 'eightFlowers'] as const;

/**
 * Refuses a win on the replacement of an open kong, unless a flower came between (SG-13, SG-A6), and on a tile passed
 * (SG-16).
 */
function forbids({position, shape}: Match<ShiragikuOptions>): Fault | undefined {
  const eightFlowers = hasFlag(position, 'eightFlowers');
  // an incomplete hand wins by its flowers, not by its tile (SG-27)
  if (shape === 'loose') return undefined;
  const flower = eightFlowers || hasFlag(position, 'flowerReplacement');
  if (replacesOpenKong(position) && !(flower && position.options.openKongThenFlowerWin))
    return fault('open-kong-replacement');
  return eightFlowers ? undefined : passedTile(position);
}

/** しらぎく麻雀の台湾麻将: sixteen tiles, five sets and a pair, flowers, no minimum and no limit. */
export const shiragiku: Ruleset<ShiragikuOptions> = {
  id: 'shiragiku',
  version: 1,
  page: 'https://marguerite.gingerbeardman.com/Nihongo/Games/しらぎく麻雀/台湾麻将.html',
  unit: 'tai',
  paidIn: 'points',
  seats: SEATS,
  sets: 5,
  tiles: ({flowers}) => ({copies: [...Array(KINDS).keys()].map(() => 4), flowers}),
  // SG-12, and SG-26c: the game shows it to the kong's owner
  concealedKong: 'all',
  concealedKongShown: 'owner',
  fields: ['round', 'dealer', 'counters', 'flowers', 'passedTiles'],
  flags: [
    {flag: 'replacement', by: ['self']},
    {flag: 'flowerReplacement', by: ['self']},
    // no kong is made with the last tile (SG-19), so none can be robbed
    {flag: 'lastTile', by: ['self', 'discard']},
    // flowers of the deal may have been replaced (SG-Y30)
    {flag: 'heavenly', by: ['self'], seat: 'dealer', unmelded: true, not: NOT_FIRST},
    {
      flag: 'earthly',
      by: ['self', 'discard'],
      seat: 'other',
      unmelded: true,
      not: [...NOT_FIRST, 'flowerReplacement', 'readyEarly', 'human'],
    },
    {flag: 'human', by: ['self', 'discard'], unmelded: true, not: ['flowerReplacement', 'lastTile']},
    {flag: 'readyFirst', seat: 'dealer', unmelded: true},
    {flag: 'readyEarly', seat: 'other', unmelded: true},
    {flag: 'eightFlowers', by: ['self']},
  ],
  options,
  family: 'tw',
  patterns,
  examples: async () => (await import('./examples.js')).examples,
  flow: async () => (await import('./flow.js')).flow,
  spellings: async () => (await import('./spellings.js')).spellings,
  frequency: async () => (await import('./frequency.js')).frequency,
  asText: async () => (await import('./as-text.js')).rulesAsText,
  basics: [
    'menqing',
    'mohu',
    'fanpaiDragon',
    'fanpaiSeat',
    'fanpaiRound',
    'pengpenghu',
    'hunyise',
    'seatFlower',
    'pinghu',
    'duting',
    'qingyise',
    'xiaosanyuan',
  ],
  rules,
  check,
  // 八仙過海 needs no complete hand (SG-27)
  winning: {anyHand: (position) => position.win >= 0 && hasFlag(position, 'eightFlowers')},
  worth: ({tai}) => tai,
  forbids,
  notes,
  pay: (totals, o, scored) => (scored ? payments(scored) : pay(totals, o)),
};
