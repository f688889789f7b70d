import type {FlowText} from '../../../core/game/flow.js';
import type {LuqiaoFlowOption} from '../flow-options.js';

export const text: FlowText<LuqiaoFlowOption> = {
  options: {
    rotations: {
      label: '圈數',
      help: '莊家輪過四次為一圈；0表示不限。',
    },
    startPoints: {
      label: '起始點數',
      help: '開始時各人的點數。',
      choices: {0: '0', 500: '500'},
    },
    kongNeedsTwo: {
      label: '剩一張時的槓',
      help: '開槓須剩兩張（補牌與多留的一張）。',
    },
    lastDiscardCalls: {
      label: '最後一張打牌可鳴',
      help: '最後一張打出的牌也可吃碰；鳴牌者打出的牌又是最後一張。',
    },
    swapCalls: {
      label: '喰替',
      help: '鳴牌後不可立即打出的牌。',
      choices: {free: '自由', sameTile: '不可打同張', bothEnds: '同張與另一端皆不可'},
    },
    discards: {
      label: '打牌的排列',
      help: '集中於桌中央，或各人分列。',
      choices: {pool: '集中', river: '各人牌河'},
    },
    falseWin: {
      label: '錯和',
      help: '宣告了不成立的和牌時：手牌作廢，或整局結束。',
      choices: {deadHand: '手牌作廢，繼續進行', endsHand: '流局，莊家與連莊不變'},
    },
  },
};
