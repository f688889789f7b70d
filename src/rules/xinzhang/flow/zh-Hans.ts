// Written by `npm run words` from zh-Hant.ts.
import type {FlowText} from '../../../core/game/flow.js';
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
    noPungOfOwnDiscard: {
      label: '碰自己刚打的牌',
      help: '不可碰自己刚打过的同种牌。',
    },
    lastDiscardCalls: {
      label: '最后打出的牌可吃碰',
      help: '最后打出的一张也可吃碰；吃碰的人打出的牌又成为最后一张。',
    },
    startPoints: {
      label: '起始点数',
      help: '开始时各人的点数。',
    },
    falseWin: {
      label: '错和',
      help: '和牌不成立时：手牌作废，或整局结束。',
      choices: {deadHand: '手牌作废，继续进行', endsHand: '流局，庄家与连庄不变'},
    },
  },
};
