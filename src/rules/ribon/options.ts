import type {OptionSpec, OptionsOf} from '../../core/game/options.js';

/** House rules of 李凡師サンマ. `RB-A…` is a row of the page's ambiguities, `RB-§6` the author's list of differences. */
export const options = {
  redTiles: {
    type: 'counts',
    default: {'3p': 1, '3s': 1, '5p': 1, '5s': 1, P: 1},
    max: 4,
    cite: 'RB-4',
    provenance: 'reconstructed',
  },
  notenPool: {type: 'choice', default: 20, choices: [20, 40], cite: 'RB-A1', provenance: 'page'},
  banban: {type: 'number', default: 2, min: 0, max: 100, cite: 'RB-A2', provenance: 'page'},
  redDora: {
    type: 'choice',
    default: 'fixed3',
    choices: ['fixed3', 'base3PlusIndicators'],
    cite: 'RB-A3',
    provenance: 'page',
  },
  setMultiplied: {type: 'boolean', default: true, cite: 'RB-A4', provenance: 'reconstructed'},
  nogariWithYakuman: {type: 'boolean', default: true, cite: 'RB-A5', provenance: 'reconstructed'},
  yakumanStack: {type: 'boolean', default: true, cite: 'RB-A7', provenance: 'reconstructed'},
  openRiichiRonYakumanIfRiichi: {
    type: 'boolean',
    default: true,
    cite: 'RB-A8',
    provenance: 'reconstructed',
  },
  dobonPrizeOnTsumo: {type: 'boolean', default: false, cite: 'RB-A9', provenance: 'page'},
  topTie: {
    type: 'choice',
    default: 'firstDealerOrder',
    choices: ['firstDealerOrder', 'shared'],
    cite: 'RB-A12',
    provenance: 'reconstructed',
  },
  renhou: {type: 'boolean', default: false, cite: 'RB-Y', provenance: 'reconstructed'},
  junchan: {type: 'choice', default: 3, choices: [3, 5], cite: 'RB-T', provenance: 'reconstructed'},
  doraIndicators: {type: 'choice', default: 1, choices: [1, 2], cite: 'RB-§6', provenance: 'page'},
  northInTsuuiisou: {
    type: 'choice',
    default: 'always',
    choices: ['always', 'sevenPairs'],
    cite: 'RB-21',
    provenance: 'reconstructed',
  },
  gariFiveMan: {type: 'boolean', default: false, cite: 'RB-§6', provenance: 'page'},
} as const satisfies Readonly<Record<string, OptionSpec>>;

/** The values of all options, by name. */
export type RibonOptions = OptionsOf<typeof options>;
