import type {OptionSpec, OptionsOf} from '../../core/options.js';

/** House rules of riichi mahjong. The defaults are what most Japanese players and servers agree on. */
export const options = {
  redTiles: {
    type: 'counts',
    default: {'5m': 1, '5p': 1, '5s': 1},
    max: 4,
    cite: 'RC-4',
    provenance: 'found',
  },
  openTanyao: {type: 'boolean', default: true, cite: 'RC-12', provenance: 'found'},
  doubleWindPair: {type: 'choice', default: 4, choices: [2, 4], cite: 'RC-8', provenance: 'found'},
  kiriageMangan: {type: 'boolean', default: false, cite: 'RC-10', provenance: 'found'},
  countedYakuman: {type: 'boolean', default: true, cite: 'RC-10', provenance: 'found'},
  yakumanStack: {type: 'boolean', default: true, cite: 'RC-15', provenance: 'found'},
  doubleYakuman: {type: 'boolean', default: true, cite: 'RC-15', provenance: 'found'},
  renhou: {
    type: 'choice',
    default: 'none',
    choices: ['none', 'fiveHan', 'mangan', 'yakuman'],
    cite: 'RC-14',
    provenance: 'found',
  },
  liability: {type: 'boolean', default: true, cite: 'RC-18', provenance: 'found'},
  liabilityFor: {
    type: 'choice',
    default: 'yakuman',
    choices: ['yakuman', 'hand'],
    cite: 'RC-18',
    provenance: 'found',
  },
  liabilityCounters: {
    type: 'choice',
    default: 'discarder',
    choices: ['discarder', 'liable'],
    cite: 'RC-19',
    provenance: 'found',
  },
  kongLiability: {type: 'boolean', default: false, cite: 'RC-18', provenance: 'found'},
} as const satisfies Readonly<Record<string, OptionSpec>>;

/** The values of all options, by name. */
export type RiichiOptions = OptionsOf<typeof options>;
