// Written by `npm run words` from zh-Hant.ts.
import type {FlowText} from '../../../core/game/flow.js';
import {flowWords} from '../../../core/game/flow-words/zh-Hans.js';
import type {McrFlowOption} from '../flow-options.js';

export const text: FlowText<McrFlowOption> = {
  options: {
    tablePoints: {
      label: '名次分',
      help: '依名次得4、2、1、0分，同分均分。',
    },
    flowersMayBeDiscarded: {
      label: '可打花牌',
      help: '花牌可留可打；打出的花牌不可吃碰。',
    },
    allFlowersValue: {
      label: '八花的番数',
      help: '八花和牌的番数，另加花牌8番。',
    },
    concealedKong: {
      label: '暗杠的摆法',
      help: '暗杠四张中哪些翻开。',
      choices: {middleUp: '中间两张翻开', endsUp: '两端翻开', hidden: '全部盖住'},
    },
    falseWin: flowWords.falseWin('流局，该局重打'),
  },
};
