import type {FlowText} from '../../../core/game/flow.js';
import type {McrFlowOption} from '../flow-options.js';

export const text: FlowText<McrFlowOption> = {
  options: {
    tablePoints: {
      label: 'Table points',
      help: '4, 2, 1, 0 by rank; who is level shares.',
    },
    flowersMayBeDiscarded: {
      label: 'Flowers may be thrown',
      help: 'A flower may be kept or thrown; nobody can claim it.',
    },
    allFlowersValue: {
      label: 'Worth of all flowers',
      help: 'What all eight flowers win, the eight points of the flowers on top.',
    },
    concealedKong: {
      label: 'How a concealed kong lies',
      help: 'Which of its four tiles lie face up.',
      choices: {middleUp: 'The middle two', endsUp: 'The ends', hidden: 'None'},
    },
    falseWin: {
      label: 'False win',
      help: 'A win that is none makes its hand dead, or ends the whole hand.',
      choices: {deadHand: 'The hand is dead, play goes on', endsHand: 'Drawn; same dealer, same counters'},
    },
  },
};
