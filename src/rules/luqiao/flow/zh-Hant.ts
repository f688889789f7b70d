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
      label: '最後打出的牌可吃碰',
      help: '最後打出的一張也可吃碰；吃碰的人打出的牌又成為最後一張。',
    },
    swapCalls: {
      label: '吃碰後不能打的牌',
      help: '剛吃碰完不能立即打出的牌。',
      choices: {free: '自由', sameTile: '不可打同張', bothEnds: '同張與另一端皆不可'},
    },
    discards: {
      label: '打出的牌怎麼擺',
      help: '集中在桌子中央，或在各人面前分列。',
      choices: {pool: '集中', river: '各人分列'},
    },
    falseWin: {
      label: '詐胡',
      help: '胡牌不成立時：手牌作廢，或整局結束。',
      choices: {deadHand: '手牌作廢，繼續進行', endsHand: '流局，莊家不變'},
    },
  },
};
