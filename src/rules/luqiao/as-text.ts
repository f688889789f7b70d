import type {RulesAsText} from '../../core/game/as-text.js';

/** 路橋 as a text. */
export const rulesAsText: RulesAsText = {
  settings: {
    names: 'mcr',
    wild: 'indicator, 白 stands in',
    score: 'hu × 2^tai',
    discard: 'each',
    'self-draw': 'each',
    losers: 'half',
    implied: 'counted',
    circumstances: 'liveTile notReady',
    liable: [
      'discarder when discard & fullflush & called sets >= 3',
      'discarder when discard & flag liveTile & won dragons & (called pungs of dragons >= 2 | called pungs of dragons & concealed kongs of dragons | concealed kongs of dragons >= 2)',
      'discarder when discard & flag liveTile & flag notReady & won dragons',
    ],
    passed: 'same tile',
    'winning-needs': '!(ron & wonwild) & !(ron & waitsany)',
  },
  conditions: {
    pairOwnWind: 'pair of seatwind',
    pairDragon: 'pair of dragons',
    // TZ-A5
    hunyise: 'halfflush | only honors',
  },
  omits: ['sifenghuiqi'],
};
