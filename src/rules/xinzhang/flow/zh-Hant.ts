import type {FlowText} from '../../../core/game/flow.js';
import {flowWords} from '../../../core/game/flow-words/zh-Hant.js';
import type {XinzhangFlowOption} from '../flow-options.js';

export const text: FlowText<XinzhangFlowOption> = {
  options: {
    gameLength: {
      label: '一將的長度',
      help: '打幾圈。',
      choices: {ichang: '一將（四圈）', hanchan: '半莊（兩圈）', tonpu: '東風（一圈）'},
    },
    falseWinPays: {
      label: '詐胡賠付',
      help: '詐胡者賠三家各幾台，不含底。',
    },
    fourKongDraw: {
      label: '四槓流局',
      help: '第四個槓之後打出的牌若無人胡，即流局。',
    },
    fourWindDraw: {
      label: '四風連打',
      help: '開局最先打出的四張是同一種風牌，即流局。',
    },
    noPungOfOwnDiscard: flowWords.noPungOfOwnDiscard,
    lastDiscardCalls: flowWords.lastDiscardCalls,
    startPoints: flowWords.startPoints,
    falseWin: flowWords.falseWin('流局，莊家與連莊不變'),
  },
};
