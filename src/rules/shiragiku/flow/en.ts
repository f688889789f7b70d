import type {FlowText} from '../../../core/game/flow.js';
import {flowWords} from '../../../core/game/flow-words/en.js';
import type {ShiragikuFlowOption} from '../flow-options.js';

export const text: FlowText<ShiragikuFlowOption> = {
  options: {
    noPungOfOwnDiscard: flowWords.noPungOfOwnDiscard,
    lastDiscardCalls: flowWords.lastDiscardCalls,
    startPoints: flowWords.startPoints,
    falseWin: flowWords.falseWin('Drawn, with the same dealer and repeat counters'),
  },
};
