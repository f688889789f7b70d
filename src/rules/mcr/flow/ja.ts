import type {FlowText} from '../../../core/game/flow.js';
import {flowWords} from '../../../core/game/flow-words/ja.js';
import type {McrFlowOption} from '../flow-options.js';

export const text: FlowText<McrFlowOption> = {
  options: {
    tablePoints: {
      label: '順位点',
      help: '順位に応じて4・2・1・0点です。同点なら分け合います。',
    },
    flowersMayBeDiscarded: {
      label: '花牌を捨てる',
      help: '花牌を手に残すことも、捨てることもできます。捨てた花牌は鳴けません。',
    },
    allFlowersValue: {
      label: '花牌8枚の番数',
      help: '花牌8枚で和了したときの番数です。花牌の8番は別に加わります。',
    },
    concealedKong: {
      label: '暗槓の見せ方',
      help: '暗槓の4枚のうち表にする牌を決めます。',
      choices: {middleUp: '中の2枚が表', endsUp: '端の2枚が表', hidden: '全部伏せる'},
    },
    falseWin: flowWords.falseWin('流局にして、同じ局をやり直します'),
  },
};
