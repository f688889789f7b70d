import type {RulesAsText} from '../../core/game/as-text.js';

/** しらぎく as a text. */
export const rulesAsText: RulesAsText = {
  settings: {
    tiles: '144 | 136',
    discard: 'discarder 5 + tai + dealer + withdealer',
    'self-draw': 'each 5 + tai + dealer + counters',
    dealer: '1',
    passed: 'same tile',
    incomplete: '{baxian}',
    // SG-13
    'winning-needs': '!(flag replacement & !ownkong & !flag flowerReplacement & !flag eightFlowers)',
  },
  options: ['flowers'],
  conditions: {
    // SG-A3, SG-A4
    duting: 'wait edge/closed/pair & !flag heavenly',
  },
};
