import type {FlowText} from '../../../core/game/flow.js';
import {flowWords} from '../../../core/game/flow-words/zh-Hant.js';
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
      label: '八花的番數',
      help: '八花胡牌的番數，另加花牌8番。',
    },
    concealedKong: {
      label: '暗槓的擺法',
      help: '暗槓四張中哪些翻開。',
      choices: {middleUp: '中間兩張翻開', endsUp: '兩端翻開', hidden: '全部蓋住'},
    },
    falseWin: flowWords.falseWin('流局，該局重打'),
  },
};
