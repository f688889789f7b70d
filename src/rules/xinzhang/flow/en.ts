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
      help: 'So many tai to each of the others, without the base.',
    },
    fourKongDraw: {
      label: 'Drawn at four kongs',
      help: 'The hand is drawn after the discard that follows a fourth kong.',
    },
    fourWindDraw: {
      label: 'Drawn at four winds',
      help: 'The hand is drawn when the first four discards are one wind.',
    },
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
