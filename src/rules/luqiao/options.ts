import type {OptionSpec, OptionsOf} from '../../core/game/options.js';

/** House rules of 路橋. The defaults are the page's, or the recommended reading where it is silent. */
export const options = {
  laziAt: {
    type: 'choice',
    default: 'gte100',
    choices: ['gte100', 'gt100'],
    cite: 'TZ-A1',
    provenance: 'reconstructed',
  },
  laziCap: {type: 'number', default: 100, min: 2, max: 1_000_000, cite: 'TZ-A1', provenance: 'page'},
  nonWinnerCaishenNatural: {type: 'boolean', default: false, cite: 'TZ-A2', provenance: 'page'},
  caishenInKong: {type: 'boolean', default: false, cite: 'TZ-A3', provenance: 'page'},
  qiandangWithWild: {type: 'boolean', default: true, cite: 'TZ-A4', provenance: 'reconstructed'},
  qiandangStrictSingleWait: {type: 'boolean', default: false, cite: 'TZ-A4', provenance: 'reconstructed'},
  allHonors: {
    type: 'choice',
    default: 'hunyise',
    choices: ['hunyise', 'qingyise', 'none'],
    cite: 'TZ-A5',
    provenance: 'reconstructed',
  },
  missedWin: {
    type: 'choice',
    default: 'sameTileBanned',
    choices: ['sameTileBanned', 'mustScoreMore', 'off'],
    cite: 'TZ-A6',
    provenance: 'page',
  },
  caishenTanki: {
    type: 'choice',
    default: 'tsumoOnly',
    choices: ['tsumoOnly', 'mustScoreMore'],
    cite: 'TZ-A6',
    provenance: 'page',
  },
  baoCovers: {
    type: 'choice',
    default: 'allPayments',
    choices: ['allPayments', 'winnerOnly'],
    cite: 'TZ-A7',
    provenance: 'page',
  },
  baoDragonCountsAngang: {type: 'boolean', default: true, cite: 'TZ-A8', provenance: 'reconstructed'},
  baoOnRobKong: {type: 'boolean', default: false, cite: 'TZ-A9', provenance: 'reconstructed'},
  sifenghuiqi: {
    type: 'choice',
    default: 'off',
    choices: ['off', 'daOnly', 'xiaoToo', 'xiaoOwnPair'],
    cite: 'TZ-A10',
    provenance: 'page',
  },
  sifenghuiqiTai: {type: 'number', default: 13, min: 1, max: 20, cite: 'TZ-A10', provenance: 'page'},
  sifenghuiqiNonWinnerTai: {
    type: 'choice',
    default: 13,
    choices: [13, 4],
    cite: 'TZ-A10',
    provenance: 'page',
  },
  wildMaxFourCopies: {type: 'boolean', default: false, cite: 'TZ-A11', provenance: 'reconstructed'},
  ronOnWhiteAsCaishen: {type: 'boolean', default: true, cite: 'TZ-A12', provenance: 'reconstructed'},
  roundUpToTen: {type: 'boolean', default: false, cite: 'TZ-A15', provenance: 'page'},
} as const satisfies Readonly<Record<string, OptionSpec>>;

/** The values of all options, by name. */
export type LuqiaoOptions = OptionsOf<typeof options>;
