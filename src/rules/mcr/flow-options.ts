/** House rules that concern play alone; the others are in `options.ts`. */
import {falseWin} from '../../core/game/flow-options.js';
import type {OptionSpec} from '../../core/game/options.js';

/** The options of play, with defaults and rule numbers. */
export const flowOptions = {
  flowersMayBeDiscarded: {type: 'boolean', default: false, cite: 'MC-11', provenance: 'reconstructed'},
  allFlowersValue: {
    type: 'number',
    default: 8,
    min: 0,
    max: 1000,
    cite: 'MC-11',
    provenance: 'reconstructed',
  },
  concealedKong: {
    type: 'choice',
    default: 'middleUp',
    choices: ['middleUp', 'endsUp', 'hidden'],
    cite: 'MC-8',
    provenance: 'page',
  },
  falseWin: falseWin('MC-20'),
} as const satisfies Readonly<Record<string, OptionSpec>>;

/** The name of an option of play. */
export type McrFlowOption = keyof typeof flowOptions | 'tablePoints';
