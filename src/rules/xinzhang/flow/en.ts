import type {FlowText} from '../../../core/game/flow.js';
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
      help: 'How many tai each of the others gets; the base is not paid.',
    },
    fourKongDraw: {
      label: 'Draw at four kongs',
      help: 'The hand is drawn after the discard that follows a fourth kong.',
    },
    fourWindDraw: {
      label: 'Draw at four winds',
      help: 'The hand is drawn when the first four discards are one wind.',
    },
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
