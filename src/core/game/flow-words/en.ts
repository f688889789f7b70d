/** The words of options that several flows share. */
import type {OptionText} from '../names.js';

/** By the name of the option; of a false win, for each rule set what ends the hand. */
export const flowWords = {
  noPungOfOwnDiscard: {
    label: 'Pung of your own last discard',
    help: 'You cannot pung a tile of the kind that you have just discarded.',
  },
  lastDiscardCalls: {
    label: 'Calls on the last discard',
    help: 'Players may call the last discard. The caller’s discard is then the last one.',
  },
  startPoints: {label: 'Points at the start', help: 'What each player starts with.'},
  /** @param endsHand what follows where a false win ends the hand */
  falseWin: (endsHand: string): OptionText => ({
    label: 'False win',
    help: 'Whether a false win only makes that player’s hand dead, or ends the hand for everybody.',
    choices: {deadHand: 'That hand is dead and play goes on', endsHand},
  }),
};
