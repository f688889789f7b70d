import type {OptionSpec, OptionsOf} from '../../core/game/options.js';

/** House rules of しらぎく. The defaults are the page's, or what its game does where the page is silent. */
export const options = {
  flowers: {type: 'boolean', default: true, cite: 'SG-1', provenance: 'page'},
  gameLength: {
    type: 'choice',
    default: 'hanchan',
    choices: ['hanchan', 'tonpu', 'ichang'],
    cite: 'SG-7',
    provenance: 'page',
  },
  multiRon: {type: 'boolean', default: false, cite: 'SG-20', provenance: 'found'},
  firstTurn: {
    type: 'choice',
    default: 'page',
    choices: ['page', 'game2020'],
    cite: 'SG-A1',
    provenance: 'page',
  },
  dasixiIncludesPengpeng: {type: 'boolean', default: false, cite: 'SG-A2', provenance: 'page'},
  dutingStrict: {type: 'boolean', default: false, cite: 'SG-A3', provenance: 'page'},
  tianhuAllowsDuting: {type: 'boolean', default: false, cite: 'SG-A4', provenance: 'reconstructed'},
  laZhuangOnTsumo: {
    type: 'choice',
    default: 'all',
    choices: ['all', 'dealerOnly'],
    cite: 'SG-A5',
    provenance: 'found',
  },
  openKongThenFlowerWin: {type: 'boolean', default: true, cite: 'SG-A6', provenance: 'found'},
  flowerOrder: {
    type: 'choice',
    default: '梅蘭菊竹',
    choices: ['梅蘭菊竹', '梅蘭竹菊'],
    cite: 'SG-A7',
    provenance: 'found',
  },
  concealedBesideSpecial: {type: 'boolean', default: false, cite: 'SG-Y1', provenance: 'found'},
  doubleWind: {type: 'choice', default: 2, choices: [2, 1], cite: 'SG-A10', provenance: 'found'},
  base: {type: 'number', default: 5, min: 0, max: 1_000_000, cite: 'SG-A9', provenance: 'page'},
  taiValue: {type: 'number', default: 1, min: 0, max: 1_000_000, cite: 'SG-A9', provenance: 'page'},
} as const satisfies Readonly<Record<string, OptionSpec>>;

/** The name of an option. */
export type ShiragikuOption = keyof typeof options;
/** The values of all options, by name. */
export type ShiragikuOptions = OptionsOf<typeof options>;
