// Written by `npm run words` from zh-Hant.ts.
import type {FlowText} from '../../../core/game/flow.js';
import {flowWords} from '../../../core/game/flow-words/zh-Hans.js';
import type {XinzhangFlowOption} from '../flow-options.js';

export const text: FlowText<XinzhangFlowOption> = {
  options: {
    gameLength: {
      label: '一将的长度',
      help: '打几圈。',
      choices: {ichang: '一将（四圈）', hanchan: '半庄（两圈）', tonpu: '东风（一圈）'},
    },
    falseWinPays: {
      label: '错和赔付',
      help: '错和者赔三家各几台，不含底。',
    },
    fourKongDraw: {
      label: '四杠流局',
      help: '第四个杠之后打出的牌若无人和，即流局。',
    },
    fourWindDraw: {
      label: '四风连打',
      help: '开局最先打出的四张是同一种风牌，即流局。',
    },
    noPungOfOwnDiscard: flowWords.noPungOfOwnDiscard,
    lastDiscardCalls: flowWords.lastDiscardCalls,
    startPoints: flowWords.startPoints,
    falseWin: flowWords.falseWin('流局，庄家与连庄不变'),
  },
};
