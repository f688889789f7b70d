/** House rules that concern play alone; the others are in `options.ts`. */
import {falseWin, lastDiscardCalls} from '../../core/game/flow-options.js';
import type {OptionSpec} from '../../core/game/options.js';

/** The options of play, with defaults and rule numbers. */
export const flowOptions = {
  kongNeedsTwo: {type: 'boolean', default: true, cite: 'TZ-F5', provenance: 'reconstructed'},
  lastDiscardCalls: lastDiscardCalls('TZ-F6'),
  swapCalls: {
    type: 'choice',
    default: 'free',
    choices: ['free', 'sameTile', 'bothEnds'],
    cite: 'TZ-F7',
    provenance: 'reconstructed',
  },
  discards: {
    type: 'choice',
    default: 'pool',
    choices: ['pool', 'river'],
    cite: 'TZ-10',
    provenance: 'page',
  },
  falseWin: falseWin('TZ-F11'),
} as const satisfies Readonly<Record<string, OptionSpec>>;

/** The name of an option of play. */
export type LuqiaoFlowOption = keyof typeof flowOptions | 'rotations' | 'startPoints';
