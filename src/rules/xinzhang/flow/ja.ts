import type {FlowText} from '../../../core/game/flow.js';
import {flowWords} from '../../../core/game/flow-words/ja.js';
import type {XinzhangFlowOption} from '../flow-options.js';

export const text: FlowText<XinzhangFlowOption> = {
  options: {
    gameLength: {
      label: '対局の長さ',
      help: '何圈打つかを決めます。',
      choices: {ichang: '一荘（四圈）', hanchan: '半荘（二圈）', tonpu: '東風（一圈）'},
    },
    falseWinPays: {
      label: '錯和の支払い',
      help: '錯和した人がほかの3人に払う台数です。底は付きません。',
    },
    fourKongDraw: {
      label: '四槓算了',
      help: '4つ目の槓の後の打牌で和了がなければ流局とします。',
    },
    fourWindDraw: {
      label: '四風子連打',
      help: '最初の4枚の捨て牌が同じ風牌なら流局とします。',
    },
    noPungOfOwnDiscard: flowWords.noPungOfOwnDiscard,
    lastDiscardCalls: flowWords.lastDiscardCalls,
    startPoints: flowWords.startPoints,
    falseWin: flowWords.falseWin('流局とし、莊家も連莊の本数も変えません'),
  },
};
