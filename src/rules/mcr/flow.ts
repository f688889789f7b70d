/** How a hand of 中国公式 is played (MC-1 to MC-F10). */
import type {Course} from '../../core/game/course.js';
import type {Flow, Moment} from '../../core/game/flow.js';
import type {Flag} from '../../core/situation/situation.js';
import {FLOWER} from '../../core/tiles/tile.js';
import {course} from './course.js';
import {flowOptions} from './flow-options.js';

const WALL = 144;
const DEALT = 53;
const FLOWERS = 8;
/** How many tiles of a kind everybody must have seen for the next one to be the last (MC-F7). */
const SEEN = 3;

function flags({by, repl, left, shown}: Moment): readonly Flag[] {
  const found: Flag[] = [];
  if (repl === 'kong') found.push('replacement');
  if (repl === 'flower') found.push('flowerReplacement');
  if (left === 0 && by !== 'robbing') found.push('lastTile');
  if (shown === SEEN && by !== 'robbing') found.push('lastOfKind');
  return found;
}

/** How 中国公式 is played, for the referee: the deal, calls, kongs, declarations, and the end of a hand. */
export const flow: Flow & Course = {
  ...course,
  options: {...course.options, ...flowOptions},
  texts: {
    ja: async () => (await import('./flow/ja.js')).text,
    'zh-Hant': async () => (await import('./flow/zh-Hant.js')).text,
    'zh-Hans': async () => (await import('./flow/zh-Hans.js')).text,
    en: async () => (await import('./flow/en.js')).text,
  },
  deal: {fours: 3, then: [0, 1, 2, 3, 0]},
  left: () => WALL - DEALT,
  kong: {cost: 1, needs: () => 1, most: () => Infinity},
  laidOut: {
    field: 'flowers',
    is: (kind) => kind >= FLOWER,
    cost: 1,
    optional: ({flowersMayBeDiscarded}) => flowersMayBeDiscarded === true,
    allEight: ({allFlowersWin, allFlowersValue}) =>
      allFlowersWin === true ? Number(allFlowersValue) + FLOWERS : undefined,
  },
  chow: true,
  calls: {lastDiscard: ({lastDiscardCalls}) => lastDiscardCalls === true},
  flags,
  settlingCites: {winners: 'MC-10', won: 'MC-14', lost: 'MC-14', drawn: 'MC-14'},
  cites: {
    'not-your-turn': 'MC-4',
    'no-tile-left': 'MC-13',
    'chow-from-left': 'MC-5',
    'kong-by-discard': 'MC-7',
    'no-pung': 'MC-7',
    'flower-first': 'MC-11',
    'flower-kept': 'MC-11',
    'no-replacement': 'MC-F3',
    'last-discard': 'MC-F4',
    'rob-kong': 'MC-F6',
    'dead-hand': 'MC-20',
    'true-win': 'MC-20',
    'tile-not-in-set': 'MC-1',
    // of the scorer
    incomplete: 'MC-16',
    'below-minimum': 'MC-16',
  },
};
