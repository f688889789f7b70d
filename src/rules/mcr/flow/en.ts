import type {FlowText} from '../../../core/game/flow.js';
import {flowWords} from '../../../core/game/flow-words/en.js';
import type {McrFlowOption} from '../flow-options.js';

export const text: FlowText<McrFlowOption> = {
  options: {
    tablePoints: {
      label: 'Table points',
      help: '4, 2, 1, 0 by rank. Players with the same rank share.',
    },
    flowersMayBeDiscarded: {
      label: 'Flowers may be discarded',
      help: 'You may keep or discard a flower. Nobody can claim a discarded flower.',
    },
    allFlowersValue: {
      label: 'Value of all flowers',
      help: 'How many fan a win with all eight flowers scores. The 8 fan of the flowers are added.',
    },
    concealedKong: {
      label: 'How a concealed kong lies',
      help: 'Which tiles of a concealed kong lie face up.',
      choices: {middleUp: 'The middle two', endsUp: 'The ends', hidden: 'None'},
    },
    falseWin: flowWords.falseWin('Drawn, and the hand is played again'),
  },
};
