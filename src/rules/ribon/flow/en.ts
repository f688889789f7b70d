import type {FlowText} from '../../../core/game/flow.js';
import {flowWords} from '../../../core/game/flow-words/en.js';
import type {RibonFlowOption} from '../flow-options.js';

export const text: FlowText<RibonFlowOption> = {
  options: {
    nagashi: {
      label: 'Nagashi mangan',
      help: 'If the wall runs out, a player wins whose discards were all terminals or honors and none was called.',
    },
    players: {
      label: 'Players',
      help: 'With four players, one sits out.',
      choices: {3: 'Three', 4: 'Four, one sits out'},
    },
    kanDora: {
      label: 'When the kong dora is turned',
      help: 'When the new indicator for a melded or added kong is turned.',
      choices: {atOnce: 'At once', afterDiscardIfMelded: 'After the discard'},
    },
    swapCalls: {
      label: 'Discarding what was called',
      help: 'What you may not discard right after a call.',
      choices: {free: 'Free', sameTile: 'Not the same tile'},
    },
    gariAfterPung: {
      label: 'Gari after a pung',
      help: 'Gari may also be set aside on the turn after a pung.',
    },
    furiten: {
      label: 'Furiten',
      help: 'If you discarded or passed a tile that your hand waits for, you cannot win by discard.',
    },
    riichiNeedsDraws: {
      label: 'Draws left for riichi',
      help: 'How many draws must be left to declare riichi.',
      choices: {3: 'Three', 0: 'None'},
    },
    riichiKong: {
      label: 'Concealed kong in riichi',
      help: 'Whether a player in riichi may declare a concealed kong with the drawn tile.',
      choices: {sameWaits: 'If the waits stay the same', never: 'Never'},
    },
    robConcealed: {
      label: 'Robbing a concealed kong',
      help: 'Whether thirteen orphans may rob a concealed kong.',
      choices: {never: 'Never', kokushi: 'Thirteen orphans only'},
    },
    robGari: {
      label: 'Robbing a gari set aside',
      help: 'Whether thirteen orphans may win on a gari that another player sets aside.',
      choices: {never: 'Never', kokushi: 'Thirteen orphans only'},
    },
    lastDiscardCalls: {
      label: 'Pung of the last discard',
      help: 'Players may pung the last discard. The caller’s discard is then the last one.',
    },
    falseWin: flowWords.falseWin('Drawn, with the same dealer and repeat counters'),
  },
};
