/** House rules that concern play alone; the others are in `options.ts`. */
import {falseWin, lastDiscardCalls} from '../../core/game/flow-options.js';
import type {OptionSpec} from '../../core/game/options.js';

const recon = {provenance: 'reconstructed'} as const;

/** The options of play, with defaults and rule numbers. */
export const flowOptions = {
  players: {type: 'choice', default: 3, choices: [3, 4], cite: 'RB-1', provenance: 'page'},
  kanDora: {
    type: 'choice',
    default: 'atOnce',
    choices: ['atOnce', 'afterDiscardIfMelded'],
    cite: 'RB-F2',
    ...recon,
  },
  swapCalls: {type: 'choice', default: 'free', choices: ['free', 'sameTile'], cite: 'RB-F5', ...recon},
  gariAfterPung: {type: 'boolean', default: true, cite: 'RB-F6', ...recon},
  furiten: {type: 'boolean', default: true, cite: 'RB-F8', ...recon},
  riichiNeedsDraws: {type: 'choice', default: 3, choices: [3, 0], cite: 'RB-28', ...recon},
  riichiKong: {
    type: 'choice',
    default: 'sameWaits',
    choices: ['sameWaits', 'never'],
    cite: 'RB-28',
    ...recon,
  },
  robConcealed: {type: 'choice', default: 'never', choices: ['never', 'kokushi'], cite: 'RB-F12', ...recon},
  robGari: {type: 'choice', default: 'never', choices: ['never', 'kokushi'], cite: 'RB-F12', ...recon},
  lastDiscardCalls: lastDiscardCalls('FL-8'),
  falseWin: falseWin('RB-F13'),
} as const satisfies Readonly<Record<string, OptionSpec>>;

/** The name of an option of play. */
export type RibonFlowOption = keyof typeof flowOptions | 'nagashi';
