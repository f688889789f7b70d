import type {RulesAsText} from '../../core/game/as-text.js';

/** 国標麻将 as a text. */
export const rulesAsText: RulesAsText = {
  settings: {
    principle: 'five',
    minimum: '8 without {huapai}',
    discard: 'discarder 8 + points, others 8',
    'self-draw': 'each 8 + points',
    circumstances: 'lastOfKind',
  },
  conditions: {
    // MC-A3
    buqiuren: 'self & concealed & !sianke & !lianqidui',
  },
  // two kongs of both kinds count as 双明槓 unless agreed otherwise (MC-A2)
  omits: ['mingangang'],
};
