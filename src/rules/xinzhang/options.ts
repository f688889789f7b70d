import type {OptionSpec, OptionsOf} from '../../core/game/options.js';

/** House rules of 新章. The defaults are the page's, or the recommended reading where it is silent. */
export const options = {
  di: {type: 'choice', default: 3, choices: [3, 4], cite: 'XZ-3', provenance: 'page'},
  minTai: {type: 'number', default: 2, min: 0, max: 100, cite: 'XZ-2', provenance: 'page'},
  minTaiCountsDealer: {type: 'boolean', default: false, cite: 'XZ-A3', provenance: 'reconstructed'},
  minTaiCountsFlowers: {type: 'boolean', default: true, cite: 'XZ-A3', provenance: 'reconstructed'},
  ronFormula: {
    type: 'choice',
    default: '3x(di+tai)',
    choices: ['3x(di+tai)', 'di+3xtai', 'di+tai'],
    cite: 'XZ-A1',
    provenance: 'page',
  },
  zenjuDealer: {
    type: 'choice',
    default: 'pairwise',
    choices: ['pairwise', 'sumOfThree'],
    cite: 'XZ-A2',
    provenance: 'reconstructed',
  },
  lianzhuangTai: {type: 'number', default: 2, min: 0, max: 100, cite: 'XZ-A4', provenance: 'page'},
  dutingStrict: {type: 'boolean', default: true, cite: 'XZ-A5', provenance: 'reconstructed'},
  wuziwuhuaWithFlush: {type: 'boolean', default: true, cite: 'XZ-A7', provenance: 'reconstructed'},
  undeclared71Huagang: {
    type: 'choice',
    default: 'actualSets',
    choices: ['actualSets', 2],
    cite: 'XZ-A11',
    provenance: 'reconstructed',
  },
  openKongThenFlowerWin: {type: 'boolean', default: true, cite: 'XZ-6', provenance: 'reconstructed'},
  flowerOrder: {
    type: 'choice',
    default: '梅蘭竹菊',
    choices: ['梅蘭竹菊', '梅蘭菊竹'],
    cite: 'XZ-6',
    provenance: 'reconstructed',
  },
  multiRon: {type: 'boolean', default: false, cite: 'XZ-6', provenance: 'reconstructed'},
} as const satisfies Readonly<Record<string, OptionSpec>>;

/** The values of all options, by name. */
export type XinzhangOptions = OptionsOf<typeof options>;
