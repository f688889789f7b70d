// Written by `npm run words` from zh-Hant.ts.
import type {FlowText} from '../../../core/game/flow.js';
import type {LuqiaoFlowOption} from '../flow-options.js';

export const text: FlowText<LuqiaoFlowOption> = {
  options: {
    rotations: {
      label: '圈数',
      help: '庄家轮过四次为一圈；0表示不限。',
    },
    startPoints: {
      label: '起始点数',
      help: '开始时各人的点数。',
      choices: {0: '0', 500: '500'},
    },
    kongNeedsTwo: {
      label: '剩一张时的杠',
      help: '开杠须剩两张（补牌与多留的一张）。',
    },
    lastDiscardCalls: {
      label: '最后打出的牌可吃碰',
      help: '最后打出的一张也可吃碰；吃碰的人打出的牌又成为最后一张。',
    },
    swapCalls: {
      label: '吃碰后不能打的牌',
      help: '刚吃碰完不能立即打出的牌。',
      choices: {free: '自由', sameTile: '不可打同张', bothEnds: '同张与另一端皆不可'},
    },
    discards: {
      label: '打出的牌怎么摆',
      help: '集中在桌子中央，或在各人面前分列。',
      choices: {pool: '集中', river: '各人分列'},
    },
    falseWin: {
      label: '错和',
      help: '和牌不成立时：手牌作废，或整局结束。',
      choices: {deadHand: '手牌作废，继续进行', endsHand: '流局，庄家不变'},
    },
  },
};
