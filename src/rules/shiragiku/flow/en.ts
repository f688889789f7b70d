import type {FlowText} from '../../../core/game/flow.js';
import type {ShiragikuFlowOption} from '../flow-options.js';

export const text: FlowText<ShiragikuFlowOption> = {
  options: {
    noPungOfOwnDiscard: {
      label: 'Pung of your own last discard',
      help: 'A tile of the kind you have just discarded cannot be called for a pung.',
    },
    lastDiscardCalls: {
      label: 'Calls on the last discard',
      help: 'The last discard may be called; the caller’s discard is then the last.',
    },
    startPoints: {
      label: 'Points at the start',
      help: 'What each player starts with.',
    },
    falseWin: {
      label: 'False win',
      help: 'A wrongly declared win either makes that player’s hand dead or ends play.',
      choices: {deadHand: 'The hand is dead, play goes on', endsHand: 'Drawn; same dealer, same counters'},
    },
  },
};
