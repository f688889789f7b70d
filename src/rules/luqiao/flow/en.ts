import type {FlowText} from '../../../core/game/flow.js';
import type {LuqiaoFlowOption} from '../flow-options.js';

export const text: FlowText<LuqiaoFlowOption> = {
  options: {
    rotations: {
      label: 'Rotations',
      help: 'A rotation ends after the deal has passed four times. With 0 the game has no set end.',
    },
    startPoints: {
      label: 'Points at the start',
      help: 'What each player starts with.',
      choices: {0: '0', 500: '500'},
    },
    kongNeedsTwo: {
      label: 'Kong near the end',
      help: 'A kong needs two tiles: its replacement tile and one more that stays undrawn.',
    },
    lastDiscardCalls: {
      label: 'Calls on the last discard',
      help: 'Players may call the last discard. The caller’s discard is then the last one.',
    },
    swapCalls: {
      label: 'Discarding what was called',
      help: 'What you may not discard right after a call.',
      choices: {
        free: 'Free',
        sameTile: 'Not the same tile',
        bothEnds: 'Neither the same tile nor the other end',
      },
    },
    discards: {
      label: 'How discards are shown',
      help: 'One pool in the middle, or a river for each player.',
      choices: {pool: 'A pool', river: 'Rivers'},
    },
    falseWin: {
      label: 'False win',
      help: 'Whether a false win only makes that player’s hand dead, or ends the hand for everybody.',
      choices: {deadHand: 'That hand is dead and play goes on', endsHand: 'Drawn, and the dealer stays'},
    },
  },
};
