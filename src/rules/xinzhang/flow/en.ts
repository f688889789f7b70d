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
    noPungOfOwnDiscard: {
      label: 'Pung of your own last discard',
      help: 'You cannot pung a tile of the kind that you have just discarded.',
    },
    lastDiscardCalls: {
      label: 'Calls on the last discard',
      help: 'Players may call the last discard. The caller’s discard is then the last one.',
    },
    startPoints: {
      label: 'Points at the start',
      help: 'What each player starts with.',
    },
    falseWin: {
      label: 'False win',
      help: 'Whether a false win only makes that player’s hand dead, or ends the hand for everybody.',
      choices: {
        deadHand: 'That hand is dead and play goes on',
        endsHand: 'Drawn, with the same dealer and repeat counters',
      },
    },
  },
};
