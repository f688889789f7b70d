/**
 * What the flows of sixteen-tile games share that derive from the Taiwanese association's rules. Rule numbers are
 * those of しらぎく, which has all of them.
 */
import {FLOWER} from '../tiles/tile.js';
import {bothEnds} from './swap-calls.js';
import type {Flow, Moment} from './flow.js';
import type {Flag} from '../situation/situation.js';

/** How many tiles at the end of the wall are never drawn (SG-6). */
const RESERVE = 16;
const DEALT = 4 * 16 + 1;

type Shared = Required<
  Pick<Flow, 'deal' | 'left' | 'kong' | 'laidOut' | 'chow' | 'calls' | 'furiten' | 'cites'>
>;

/** The deal, the wall, calls and what they forbid, with the rule that each refusal cites (SG-F3 to SG-19). */
export const sixteenTiles: Shared = {
  deal: {fours: 4, then: [0]},
  left: ({flowers}) => (flowers === false ? 136 : 144) - DEALT - RESERVE,
  kong: {
    cost: 1,
    needs: () => 1,
    most: () => Infinity,
    barsWin: (flower, {openKongThenFlowerWin}) => !flower || openKongThenFlowerWin === false,
  },
  laidOut: {field: 'flowers', is: (kind) => kind >= FLOWER, cost: 1, optional: () => false},
  chow: true,
  calls: {
    lastDiscard: ({lastDiscardCalls}) => lastDiscardCalls === true,
    // the same tile, and after a chow the tile at its other end (SG-14)
    bans: bothEnds,
    barsOwnDiscard: ({noPungOfOwnDiscard}) => noPungOfOwnDiscard === true,
  },
  furiten: {win: () => 'kindSelfToo', pung: 'pungAndKong', lifts: ['discard', 'addedKong']},
  cites: {
    'no-tile-left': 'SG-6',
    'flower-first': 'SG-8',
    'flower-kept': 'SG-8',
    'open-kong-replacement': 'SG-13',
    'swap-call': 'SG-14',
    'no-discard-left': 'SG-F5',
    'passed-pung': 'SG-15',
    'own-discard': 'SG-F6',
    'missed-win': 'SG-16',
    'rob-kong': 'SG-17',
    'no-replacement': 'SG-19',
    'last-discard': 'SG-F7',
    // of the scorer
    'passed-tile': 'SG-16',
  },
};

/**
 * The flags of a win on a replacement: for a kong or for a flower; for both if a flower followed a melded kong (FL
 * §6).
 */
export function replacementFlags({repl, openKong}: Moment): Flag[] {
  const flags: Flag[] = [];
  if (repl === 'kong' || (repl === 'flower' && openKong)) flags.push('replacement');
  if (repl === 'flower') flags.push('flowerReplacement');
  return flags;
}
