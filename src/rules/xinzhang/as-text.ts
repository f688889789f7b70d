import type {RulesAsText} from '../../core/game/as-text.js';

/** 新章 as a text. */
export const rulesAsText: RulesAsText = {
  settings: {
    // XZ-A1, XZ-A2
    discard: 'discarder 3 × (3 + tai + dealer + 2 × withdealer)',
    'self-draw': 'each 3 + tai + dealer + 2 × withdealer',
    dealer: '1',
    passed: 'same tile',
    incomplete: '{baxianguohai}',
    'winning-needs': '!(flag replacement & !ownkong & !flag flowerReplacement & !flag eightFlowers)',
  },
  inFormulas: ['zhuangjia', 'lianzhuang', 'lazhuang'],
  conditions: {
    // XZ-A5
    duting: 'form sets & solewait edge/closed/pair & !flag heavenly',
    quanfeng: 'form sets & pungs of roundwind',
    menfeng: 'form sets & pungs of seatwind',
    sanyuanpai: 'form sets & pungs of dragons',
    benhua: 'ownflower 梅蘭竹菊',
    gangshangkaihua: 'self & (flag replacement | flag flowerReplacement | flag eightFlowers)',
    hunquandaiyao: 'each orphans',
    chunquandaiyao: 'each terminals',
    qiankewanlai:
      'form shiliubuda & (without 235689m+134679p+124578s | without 235689m+134679s+124578p | without 235689p+134679m+124578s | without 235689p+134679s+124578m | without 235689s+134679m+124578p | without 235689s+134679p+124578m)',
    jiulongfeitian: 'form sets & fullflush & melds = 0 & waits = 9 & !purenine & !flag heavenly',
  },
  omits: ['qiqiangyi'],
};
