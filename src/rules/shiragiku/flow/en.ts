import type {FlowText} from '../../../core/game/flow.js';
import type {ShiragikuFlowOption} from '../flow-options.js';

export const text: FlowText<ShiragikuFlowOption> = {
  options: {
    noPungOfOwnDiscard: {
      label: 'Pung of what one has just thrown',
      help: 'The kind that one has just thrown may not be punged.',
    },
    lastDiscardCalls: {
      label: 'Calls on the last discard',
      help: 'The last discard may be called; what the caller throws is the last again.',
    },
    startPoints: {
      label: 'Points at the start',
      help: 'What everybody has at first.',
    },
    falseWin: {
      label: 'False win',
      help: 'A win that is none makes its hand dead, or ends the whole hand.',
      choices: {deadHand: 'The hand is dead, play goes on', endsHand: 'Drawn; same dealer, same counters'},
    },
  },
};
