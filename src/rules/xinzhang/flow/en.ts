import type {FlowText} from '../../../core/game/flow.js';
import {flowWords} from '../../../core/game/flow-words/en.js';
import type {XinzhangFlowOption} from '../flow-options.js';

export const text: FlowText<XinzhangFlowOption> = {
  options: {
    gameLength: {
      label: 'Length of a game',
      help: 'How many rounds are played.',
      choices: {ichang: 'Four rounds', hanchan: 'Two rounds', tonpu: 'One round'},
    },
    falseWinPays: {
      label: 'Paid for a false win',
      help: 'How many tai each of the others gets. The base is not paid.',
    },
    fourKongDraw: {
      label: 'Draw at four kongs',
      help: 'The hand is drawn after the discard that follows a fourth kong, unless somebody wins on it.',
    },
    fourWindDraw: {
      label: 'Draw at four winds',
      help: 'The hand is drawn if the first four discards are the same wind.',
    },
    noPungOfOwnDiscard: flowWords.noPungOfOwnDiscard,
    lastDiscardCalls: flowWords.lastDiscardCalls,
    startPoints: flowWords.startPoints,
    falseWin: flowWords.falseWin('Drawn, with the same dealer and repeat counters'),
  },
};
