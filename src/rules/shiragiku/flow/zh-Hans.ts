// Written by `npm run words` from zh-Hant.ts.
import type {FlowText} from '../../../core/game/flow.js';
import {flowWords} from '../../../core/game/flow-words/zh-Hans.js';
import type {ShiragikuFlowOption} from '../flow-options.js';

export const text: FlowText<ShiragikuFlowOption> = {
  options: {
    noPungOfOwnDiscard: flowWords.noPungOfOwnDiscard,
    lastDiscardCalls: flowWords.lastDiscardCalls,
    startPoints: flowWords.startPoints,
    falseWin: flowWords.falseWin('流局，庄家与连庄不变'),
  },
};
