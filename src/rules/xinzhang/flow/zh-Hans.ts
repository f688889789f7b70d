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
      help: '第四个杠之后的打牌若无人和，即流局。',
    },
    fourWindDraw: {
      label: '四风连打',
      help: '开局四张打牌同为一种风牌，即流局。',
    },
    noPungOfOwnDiscard: {
      label: '碰自己刚打的牌',
      help: '不可碰自己刚打过的同种牌。',
    },
    lastDiscardCalls: {
      label: '最后一张打牌可鸣',
      help: '最后一张打出的牌也可吃碰；鸣牌者打出的牌又是最后一张。',
    },
    startPoints: {
      label: '起始点数',
      help: '开始时各人的点数。',
    },
    falseWin: {
      label: '错和',
      help: '宣告了不成立的和牌时：手牌作废，或整局结束。',
      choices: {deadHand: '手牌作废，继续进行', endsHand: '流局，庄家与连庄不变'},
    },
  },
};
