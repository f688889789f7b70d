/** How a hand of 路橋 is played (TZ-1 to TZ-F11). */
import type {Course} from '../../core/game/course.js';
import type {Flow} from '../../core/game/flow.js';
import {swapBans} from '../../core/game/swap-calls.js';
import type {Flag} from '../../core/situation/situation.js';
import {course} from './course.js';
import {flowOptions} from './flow-options.js';

/** 136 tiles minus the deal, the indicator and the fourteen that are not drawn (TZ-24). */
const FIRST_LEFT = 68;

/** How 台州路橋 is played, for the referee: the deal, calls, kongs, declarations, and the end of a hand. */
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
  left: () => FIRST_LEFT,
  // its replacement, and one more tile that is not drawn (TZ-24, TZ-F5)
  kong: {cost: 2, needs: ({kongNeedsTwo}) => (kongNeedsTwo ? 2 : 1), most: () => Infinity},
  lowerFirst: true,
  chow: true,
  calls: {
    lastDiscard: ({lastDiscardCalls}) => lastDiscardCalls === true,
    bans: (call, {swapCalls}) => swapBans(call, swapCalls),
  },
  furiten: {
    win: ({missedWin}) =>
      missedWin === 'sameTileBanned' ? 'kind' : missedWin === 'mustScoreMore' ? 'total' : undefined,
    pung: 'pung',
    lifts: ['draw', 'call', 'skipped'],
  },
  wilds: {comparesThrown: ({caishenTanki}) => caishenTanki === 'mustScoreMore'},
  flags: ({by, repl, discarded}) => {
    const flags: Flag[] = [];
    if (repl === 'kong') flags.push('replacement');
    if (by !== 'self' && discarded === 0) flags.push('liveTile');
    return flags;
  },
  settlingCites: {winners: 'TZ-19', won: 'TZ-3', lost: 'TZ-3', drawn: 'TZ-3'},
  cites: {
    'not-your-turn': 'TZ-4',
    'no-tile-left': 'TZ-24',
    'chow-from-left': 'TZ-11',
    'last-discard': 'TZ-F6',
    'wild-called': 'TZ-14',
    'passed-pung': 'TZ-16',
    'swap-call': 'TZ-F7',
    'no-discard-left': 'TZ-F7',
    'no-pung': 'TZ-F4',
    'kong-by-discard': 'TZ-F4',
    'rob-kong': 'TZ-F4',
    'no-replacement': 'TZ-F5',
    'missed-win': 'TZ-21',
    'dead-hand': 'TZ-F11',
    'true-win': 'TZ-F11',
    'tile-not-in-set': 'TZ-1',
    // of the scorer
    incomplete: 'TZ-17',
    'wild-discard': 'TZ-20',
    'wild-single-wait': 'TZ-22',
    'passed-tile': 'TZ-21',
    'white-as-wild': 'TZ-A12',
  },
};
