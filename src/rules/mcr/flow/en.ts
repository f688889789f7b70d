import type {FlowText} from '../../../core/game/flow.js';
import type {McrFlowOption} from '../flow-options.js';

export const text: FlowText<McrFlowOption> = {
  options: {
    tablePoints: {
      label: 'Table points',
      help: '4, 2, 1, 0 by rank; players who are level share.',
    },
    flowersMayBeDiscarded: {
      label: 'Flowers may be discarded',
      help: 'A flower may be kept or discarded; nobody can claim it.',
    },
    allFlowersValue: {
      label: 'Value of all flowers',
      help: 'What a win by all eight flowers is worth; the eight points of the flowers come on top.',
    },
    concealedKong: {
      label: 'How a concealed kong lies',
      help: 'Which of its four tiles lie face up.',
      choices: {middleUp: 'The middle two', endsUp: 'The ends', hidden: 'None'},
    },
    falseWin: {
      label: 'False win',
      help: 'A wrongly declared win either makes that player’s hand dead or ends play.',
      choices: {deadHand: 'The hand is dead, play goes on', endsHand: 'Drawn; same dealer, same counters'},
    },
  },
};
