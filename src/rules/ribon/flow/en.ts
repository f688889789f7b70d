import type {FlowText} from '../../../core/game/flow.js';
import type {RibonFlowOption} from '../flow-options.js';

export const text: FlowText<RibonFlowOption> = {
  options: {
    nagashi: {
      label: 'Nagashi mangan',
      help: 'All of a player’s discards were terminals or honors and none was called: a win when the wall runs out.',
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
      label: 'Discarding what was called',
      help: 'What may not be discarded right after a call.',
      choices: {free: 'Free', sameTile: 'Not the same tile'},
    },
    gariAfterPung: {
      label: 'Gari after a pung',
      help: 'Gari may also be laid out on the turn of a pung.',
    },
    furiten: {
      label: 'Furiten',
      help: 'Your own discards and passed wins bar a win by discard.',
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
      help: 'The last discard may be called; the caller’s discard is then the last.',
    },
    falseWin: {
      label: 'False win',
      help: 'A wrongly declared win either makes that player’s hand dead or ends play.',
      choices: {deadHand: 'The hand is dead, play goes on', endsHand: 'Drawn; same dealer, same counters'},
    },
  },
};
