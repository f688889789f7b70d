/** House rules that concern play alone; the others are in `options.ts`. */
import {falseWin, lastDiscardCalls} from '../../core/game/flow-options.js';
import type {OptionSpec} from '../../core/game/options.js';
import {off} from './course.js';

/** The options of play, with defaults and rule numbers. */
export const flowOptions = {
  noPungOfOwnDiscard: off('SG-F6'),
  lastDiscardCalls: lastDiscardCalls('SG-F7'),
  startPoints: {
    type: 'number',
    default: 0,
    min: 0,
    max: 1_000_000,
    cite: 'SG-F9',
    provenance: 'reconstructed',
  },
  falseWin: falseWin('XZ-F12'),
} as const satisfies Readonly<Record<string, OptionSpec>>;

/** The name of an option of play. */
export type XinzhangFlowOption =
  keyof typeof flowOptions | 'gameLength' | 'falseWinPays' | 'fourKongDraw' | 'fourWindDraw';
