import type {FlowText} from '../../../core/game/flow.js';
import type {RibonFlowOption} from '../flow-options.js';

export const text: FlowText<RibonFlowOption> = {
  options: {
    nagashi: {
      label: 'Nagashi mangan',
      help: 'Only terminals and honors thrown, none called: a win when the wall is used up.',
    },
    players: {
      label: 'Players',
      help: 'With four, one sits out.',
      choices: {3: 'Three', 4: 'Four, one sits out'},
    },
    kanDora: {
      label: 'When the kong indicator is turned',
      help: 'The new indicator after a melded or added kong.',
      choices: {atOnce: 'At once', afterDiscardIfMelded: 'With the discard, unless concealed'},
    },
    swapCalls: {
      label: 'Throwing back what was called',
      help: 'What may not be thrown right after a call.',
      choices: {free: 'Free', sameTile: 'Not the same tile'},
    },
    gariAfterPung: {
      label: 'Gari after a pung',
      help: 'They may be laid out on the turn of a pung too.',
    },
    furiten: {
      label: 'Furiten',
      help: 'Own discards and wins let go bar a win by discard.',
    },
    riichiNeedsDraws: {
      label: 'Draws left for riichi',
      help: 'Draws that must be left when riichi is declared.',
      choices: {3: 'Three', 0: 'None'},
    },
    riichiKong: {
      label: 'Concealed kong in riichi',
      help: 'A concealed kong with the drawn tile after riichi.',
      choices: {sameWaits: 'If the waits stay the same', never: 'Never'},
    },
    robConcealed: {
      label: 'Robbing a concealed kong',
      help: 'Whether thirteen orphans may rob a concealed kong.',
      choices: {never: 'Never', kokushi: 'Thirteen orphans only'},
    },
    robGari: {
      label: 'Robbing a laid-out gari',
      help: 'Whether thirteen orphans may win on a tile laid out.',
      choices: {never: 'Never', kokushi: 'Thirteen orphans only'},
    },
    lastDiscardCalls: {
      label: 'Calls on the last discard',
      help: 'The last discard may be called; what the caller throws is the last again.',
    },
    falseWin: {
      label: 'False win',
      help: 'A win that is none makes its hand dead, or ends the whole hand.',
      choices: {deadHand: 'The hand is dead, play goes on', endsHand: 'Drawn; same dealer, same counters'},
    },
  },
};
