// Written by `npm run words` from zh-Hant.ts.
import type {FlowText} from '../../../core/game/flow.js';
import {flowWords} from '../../../core/game/flow-words/zh-Hans.js';
import type {LuqiaoFlowOption} from '../flow-options.js';

export const text: FlowText<LuqiaoFlowOption> = {
  options: {
    rotations: {
      label: '圈数',
      help: '庄家轮过四次为一圈；0表示不限。',
    },
    startPoints: {...flowWords.startPoints, choices: {0: '0', 500: '500'}},
    kongNeedsTwo: {
      label: '剩一张时的杠',
      help: '开杠须剩两张（补牌与多留的一张）。',
    },
    lastDiscardCalls: flowWords.lastDiscardCalls,
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
    falseWin: flowWords.falseWin('流局，庄家不变'),
  },
};
