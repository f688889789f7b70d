import type {FlowText} from '../../../core/game/flow.js';
import {flowWords} from '../../../core/game/flow-words/zh-Hant.js';
import type {LuqiaoFlowOption} from '../flow-options.js';

export const text: FlowText<LuqiaoFlowOption> = {
  options: {
    rotations: {
      label: '圈數',
      help: '莊家輪過四次為一圈；0表示不限。',
    },
    startPoints: {...flowWords.startPoints, choices: {0: '0', 500: '500'}},
    kongNeedsTwo: {
      label: '剩一張時的槓',
      help: '開槓須剩兩張（補牌與多留的一張）。',
    },
    lastDiscardCalls: flowWords.lastDiscardCalls,
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
    falseWin: flowWords.falseWin('流局，莊家不變'),
  },
};
