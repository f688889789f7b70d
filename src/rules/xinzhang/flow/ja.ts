import type {FlowText} from '../../../core/game/flow.js';
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
    noPungOfOwnDiscard: {
      label: '自分の捨て牌と同じ牌の碰',
      help: '直前に自分が捨てた牌と同じ種類は碰できません。',
    },
    lastDiscardCalls: {
      label: '最後の打牌への吃・碰',
      help: '最後の打牌も吃・碰できます。吃・碰した人の打牌が最後になります。',
    },
    startPoints: {
      label: '持ち点',
      help: '開始時に各自が持つ点です。',
    },
    falseWin: {
      label: '錯和',
      help: '誤って和了を宣言したときに、その人だけが和了放棄になるか、局が終わるかを決めます。',
      choices: {deadHand: '和了放棄とし、局は続けます', endsHand: '流局とし、莊家も連莊の本数も変えません'},
    },
  },
};
